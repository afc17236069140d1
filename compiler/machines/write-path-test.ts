import { findDeviation, replayRecording } from './replay.ts'
import type { MachineDocument } from '../../runtime/model/config/machine-document.ts'
import type { Recording } from './recording.ts'

/**
 * Source text of a test for `machines/<id>/` that replays the recording.
 *
 * @param name - the recording's, for people
 * @throws Error when the machine as declared now already takes another path
 */
export function writePathTest(
  document: MachineDocument,
  recording: Recording,
  name: string,
): string {
  const deviation = findDeviation(recording, replayRecording(document, recording))
  if (deviation) throw new Error(explain(document.id, recording, deviation))
  const { page, start, steps } = recording
  return `import { expect, it } from 'vitest'
import { replayRecording } from './index.ts'
import type { MachineDocument } from '#runtime/machines'
import document from './machine.json' with { type: 'json' }

/** Recorded with \`/__machines\` on ${JSON.stringify(page)}; written by \`npx slicewright machines record\`. */
const start = ${JSON.stringify(start, null, 2)}
const steps = ${JSON.stringify(steps, null, 2)}

it(${JSON.stringify(`goes the recorded way: ${name}`)}, () => {
  const values = replayRecording(document as MachineDocument, { start, steps })
  expect(values).toEqual(steps.map(({ value }) => value))
})
`
}

type Deviation = NonNullable<ReturnType<typeof findDeviation>>

function explain(id: string, recording: Recording, deviation: Deviation): string {
  const { step, type, recorded, now } = deviation
  const masked = JSON.stringify(recording).includes('•••')
    ? ' The recording holds masked values (•••): record again with "Show values" where guards read them.'
    : ''
  return `The machine "${id}" does not go the recorded way: after step ${step} (${type}) it was in ${recorded}, now it is in ${now}.${masked}`
}
