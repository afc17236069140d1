/** Messages between the processes of one machine (`node:cluster`). */

export type ToPrimary =
  /** It accepts requests. @property told - the text for people */
  | { type: 'serves'; told: string }
  /** It has the content. */
  | { type: 'ready' }
  | { type: 'beat' }
  /** Its metrics, in answer to a request. */
  | { type: 'metrics'; snapshot: unknown }
  | Announcement

export type ToWorker =
  | { type: 'leave' }
  | { type: 'ask-metrics' }
  /** Whether processes end again and again. */
  | { type: 'failing'; areFailing: boolean }
  | Announcement

/** Something was published: the content is at this ref. */
export interface Announcement {
  type: 'published'
  ref: string
}

/** Milliseconds between two heartbeats of a process. */
export const beatMs = 5000
