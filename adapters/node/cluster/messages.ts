/** What the processes of one machine tell each other (`node:cluster`). */

export type ToPrimary =
  /** It takes requests. @property told - what people are told of it */
  | { type: 'serves'; told: string }
  /** It has the content. */
  | { type: 'ready' }
  | { type: 'beat' }
  /** What it has counted, since it was asked. */
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

/** How often a process says that it is not stuck, in ms. */
export const beatMs = 5000
