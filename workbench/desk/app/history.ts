/** The history of a document's states while it is edited. */
import type { DocumentChange } from '../desk-types.ts'

export type Draft = Omit<DocumentChange, 'title'>

export interface History {
  past: readonly Draft[]
  now: Draft
  future: readonly Draft[]
  /** Place of the last change: typing in one place is one step. */
  place: string | undefined
  /** Milliseconds. */
  at: number
}

export type HistoryEvent =
  | { type: 'change'; draft: Draft; place: string; at: number }
  | { type: 'undo' | 'redo' }
  | { type: 'replace'; draft: Draft }

const longest = 200
/** Pause after which a change is a new step. */
const pauseMs = 1500

export function startHistory(draft: Draft): History {
  return { past: [], now: draft, future: [], place: undefined, at: 0 }
}

export function reduceHistory(history: History, event: HistoryEvent): History {
  const { past, now, future } = history
  switch (event.type) {
    case 'change': {
      const isSameStep = history.place === event.place && event.at - history.at < pauseMs
      return {
        past: isSameStep ? past : [...past, now].slice(-longest),
        now: event.draft,
        future: [],
        place: event.place,
        at: event.at,
      }
    }
    case 'undo': {
      const before = past.at(-1)
      if (!before) return history
      return { ...startHistory(before), past: past.slice(0, -1), future: [now, ...future] }
    }
    case 'redo': {
      const [next, ...later] = future
      return next ? { ...startHistory(next), past: [...past, now], future: later } : history
    }
    default:
      return startHistory(event.draft)
  }
}
