/**
 * Keeps in the page what machines report: consent states and events. Receivers outside the page take
 * its place when the site has some; until then nothing leaves the browser.
 */
import type { MachinePorts, TrackedEvent } from '../machines/ports.ts'

export interface Recorder extends Pick<MachinePorts, 'track' | 'tagManager' | 'adsTracker'> {
  readonly entries: readonly RecordedEntry[]
}

export type RecordedEntry =
  | { kind: 'event'; event: TrackedEvent }
  | { kind: 'consent'; command: 'default' | 'update'; state: Record<string, string | number> }
  | { kind: 'ads'; granted: boolean }

/** Older entries are dropped: a page can stay open for days. */
const maxEntries = 500

/** Found by tests and developers as `globalThis[Symbol.for('slicewright.recorder')]`. */
export function createRecorder(): Recorder {
  const entries: RecordedEntry[] = []
  const record = (entry: RecordedEntry) => {
    entries.push(entry)
    if (entries.length > maxEntries) entries.shift()
  }
  const recorder: Recorder = {
    entries,
    track: (event) => record({ kind: 'event', event }),
    tagManager: { consent: (command, state) => record({ kind: 'consent', command, state }) },
    adsTracker: { consent: (granted) => record({ kind: 'ads', granted }) },
  }
  Object.assign(globalThis, { [Symbol.for('slicewright.recorder')]: recorder })
  return recorder
}
