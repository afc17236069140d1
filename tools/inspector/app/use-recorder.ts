import { useMemo, useState } from 'react'
import { findDeviation, replayRecording } from '../../machines/replay.ts'
import type { Recording } from '../../machines/recording.ts'
import type { MachineDocument } from '../../../runtime/model/config/machine-document.ts'
import type { ActorView, LogEntry } from '../live/messages.ts'

export interface Recorder {
  isRunning: boolean
  recording: Recording | undefined
  /** Step that the drawing shows; 0 is before the first, undefined the present. */
  moment: number | undefined
  show(moment: number | undefined): void
  start(actor: ActorView, page: string, after: number): void
  stop(): void
  open(recording: Recording): void
}

/** What was recorded of one actor, or read from a file. */
export function useRecorder(log: readonly LogEntry[]): Recorder {
  const [begun, begin] = useState<Begun>()
  const [kept, keep] = useState<Recording>()
  const [moment, show] = useState<number>()
  const running = useMemo(() => begun && toRecording(begun, log), [begun, log])
  return {
    isRunning: begun !== undefined,
    recording: running ?? kept,
    moment,
    show,
    start(actor, page, after) {
      begin({ actor, page, after })
      show(undefined)
    },
    stop() {
      keep(running)
      begin(undefined)
    },
    open(recording) {
      begin(undefined)
      keep(recording)
      show(0)
    },
  }
}

interface Begun {
  actor: ActorView
  page: string
  /** Number of the last entry that is not recorded. */
  after: number
}

function toRecording({ actor, page, after }: Begun, log: readonly LogEntry[]): Recording {
  const { machine, value, context } = actor
  const steps = log
    .filter((entry) => entry.actor === actor.id && entry.number > after)
    .map(({ time, event, value: reached }) => ({ time, event, value: reached }))
  return { machine, page, start: { value, context }, steps }
}

/** In words, whether the machine as it is declared now goes the recorded way. */
export function describeReplay(document: MachineDocument, recording: Recording): string {
  const { steps } = recording
  const deviation = findDeviation(recording, replayRecording(document, recording))
  if (!deviation) return `All ${steps.length} steps went as recorded.`
  const { step, type, recorded, now } = deviation
  return `Step ${step} (${type}) led to ${recorded}; now it leads to ${now}.`
}

/** State value after a step. */
export function valueAt({ start, steps }: Recording, moment: number): unknown {
  return moment ? steps[moment - 1]?.value : start.value
}
