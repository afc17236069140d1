import { isObject } from '#schemas/is-object.ts'
/**
 * The events and states of an actor on a page: saved as a file by `/__machines`, and kept as a
 * test.
 */

export interface Recording {
  machine: string
  /** Path of the page it was recorded on. */
  page: string
  /** The actor's state when the recording began. */
  start: { value: unknown; context: unknown }
  steps: RecordedStep[]
}

export interface RecordedStep {
  /** Milliseconds since the epoch. */
  time: number
  event: { type: string; [field: string]: unknown }
  /** XState's state value after the event. */
  value: unknown
}

/** @throws Error that says what is missing where */
export function parseRecording(text: string): Recording {
  const found = parse(text)
  const expect = (holds: boolean, at: string, what: string) => {
    if (!holds) throw new Error(`This is not a recording of /__machines: ${at} must be ${what}.`)
  }
  expect(typeof found?.machine === 'string', '/machine', "a machine's name")
  expect(typeof found?.page === 'string', '/page', 'the path of a page')
  expect(isObject(found?.start) && 'value' in found!.start!, '/start', 'a value and a context')
  expect(Array.isArray(found?.steps), '/steps', 'a list')
  for (const [index, step] of (found!.steps as Partial<RecordedStep>[]).entries()) {
    const at = `/steps/${index}`
    expect(typeof step?.event?.type === 'string', `${at}/event/type`, "an event's name")
    expect(typeof step?.time === 'number', `${at}/time`, 'a number of milliseconds')
    expect(step?.value !== undefined, `${at}/value`, 'a state')
  }
  return found as Recording
}

function parse(text: string): Partial<Recording> | null {
  try {
    return JSON.parse(text) as Partial<Recording> | null
  } catch (cause) {
    throw new Error('This is not a recording of /__machines: it is not JSON.', { cause })
  }
}
