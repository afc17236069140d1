import { useEffect, useMemo, useState } from 'react'
import { findDeviation, replayRecording } from '../../../compiler/machines/replay.ts'
import type { Recording } from '../../../compiler/machines/recording.ts'
import type { MachineDocument } from '../../../runtime/model/config/machine-document.ts'
import type { ActorView, LogEntry } from '../live/messages.ts'
import type { ConnectedPage, ConnectedPages } from './connected-pages.ts'

export interface Recorder {
  isRunning: boolean
  /** Whether the page has gone, so that nothing more is added. */
  isCut: boolean
  recording: Recording | undefined
  /** Step that the drawing shows; 0 is before the first, undefined the present. */
  moment: number | undefined
  show(moment: number | undefined): void
  start(actor: ActorView, page: ConnectedPage): void
  stop(): void
  open(recording: Recording): void
}

/** Manages the recording of one actor, or one read from a file. */
export function useRecorder({ current, subscribe }: ConnectedPages): Recorder {
  const [stored] = useState(readStored)
  const [begun, begin] = useState(stored.begun)
  const [kept, keep] = useState(stored.kept)
  const [moment, show] = useState<number>()
  const running = useMemo(() => begun && toRecording(begun), [begun])
  // Pages keep only the newest entries, and none once they have gone.
  useEffect(
    () => subscribe(() => begin((before) => before && addEntries(before, current()))),
    [current, subscribe],
  )
  // Vite reloads the inspector whenever a declaration is saved.
  useEffect(() => store({ begun, kept }), [begun, kept])
  return {
    isRunning: begun !== undefined,
    isCut: begun !== undefined && !current().some(({ id }) => id === begun.page.id),
    recording: running ?? kept,
    moment,
    show,
    start(actor, page) {
      begin(beginRecording(actor, page))
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

const storageKey = 'slicewright.recording'

interface Stored {
  begun?: Begun | undefined
  kept?: Recording | undefined
}

/** Stores it; without space, it lasts until the inspector is reloaded. */
function store(recorded: Stored): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(recorded))
  } catch {
    sessionStorage.removeItem(storageKey)
  }
}

/** Reads the stored recording; invalid JSON was altered, and counts as nothing. */
function readStored(): Stored {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey)!) ?? {}) as Stored
  } catch {
    return {}
  }
}

interface Begun {
  actor: ActorView
  page: { id: string; path: string }
  /** Number of the last entry that is not recorded. */
  after: number
  entries: readonly LogEntry[]
}

export function beginRecording(actor: ActorView, page: ConnectedPage): Begun {
  const {
    id,
    page: { path },
    log,
  } = page
  return { actor, page: { id, path }, after: log.at(-1)?.number ?? 0, entries: [] }
}

export function addEntries(begun: Begun, pages: readonly ConnectedPage[]): Begun {
  const { actor, after, entries } = begun
  const { log = [] } = pages.find(({ id }) => id === begun.page.id) ?? {}
  const added = log.filter((entry) => entry.actor === actor.id && entry.number > after)
  const [first] = added
  if (!first) return begun
  // Entries come again when values are shown or hidden.
  const before = entries.filter(({ number }) => number < first.number)
  return { ...begun, entries: [...before, ...added] }
}

export function toRecording({ actor, page, entries }: Begun): Recording {
  const { machine, value, context } = actor
  const steps = entries.map(({ time, event, value: reached }) => ({ time, event, value: reached }))
  return { machine, page: page.path, start: { value, context }, steps }
}

/** Describes whether the current declaration of the machine follows the recording. */
export function describeReplay(document: MachineDocument, recording: Recording): string {
  const { steps } = recording
  const deviation = findDeviation(recording, replayRecording(document, recording))
  if (!deviation) return `All ${steps.length} steps went as recorded.`
  const { step, type, recorded, now } = deviation
  return `Step ${step} (${type}) led to ${recorded}; now it leads to ${now}.`
}

/** The state value after a step. */
export function valueAt({ start, steps }: Recording, moment: number): unknown {
  return moment ? steps[moment - 1]?.value : start.value
}
