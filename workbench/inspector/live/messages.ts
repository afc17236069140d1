/**
 * Messages between inspected pages and `/__machines`, over a BroadcastChannel: it reaches tabs and
 * frames of the same origin alike, needs no opener, and survives reloads of either side.
 */
export const channelName = 'slicewright.inspector'

export type FromPage =
  | { kind: 'page'; from: string; page: PageView }
  | { kind: 'actors'; from: string; actors: ActorView[] }
  | { kind: 'log'; from: string; entries: LogEntry[] }
  /** Whether the actor would accept each probed event now. */
  | { kind: 'answer'; from: string; actor: string; accepted: boolean[] }
  | { kind: 'closed'; from: string }

export type ToPage =
  /** Requests everything. */
  | { kind: 'hello' }
  /** Asks whether the page is still there. */
  | { kind: 'ping' }
  | { kind: 'send'; to: string; actor: string; event: { type: string } }
  | { kind: 'probe'; to: string; actor: string; events: { type: string }[] }
  | { kind: 'show-values'; to: string; isOn: boolean }

export interface PageView {
  path: string
  title: string
  /** Whether it is embedded in the inspector. */
  isFrame: boolean
  isShowingValues: boolean
}

export interface ActorView {
  id: string
  machine: string
  status: string
  /** XState's state value. */
  value: unknown
  /** Ids of all active states, parents included. */
  active: string[]
  tags: string[]
  context: unknown
  /** Types of events that transitions of the active states wait for. */
  awaited: string[]
  /** Actors it has invoked or spawned. */
  children: { id: string; status: string }[]
  /** Keys (`joinKey`) of its last transitions. */
  taken: string[]
  error?: string
}

export interface LogEntry {
  /** Sequence number within its page, from 1. */
  number: number
  /** Milliseconds since the epoch. */
  time: number
  actor: string
  /** Id of the sender, if it is an actor. */
  source?: string
  event: { type: string }
  value: unknown
  /** Changed fields of the context, with their new values. */
  changed: Record<string, unknown>
  /** Types of the effects that ran; assignments are in `changed`. */
  actions: string[]
  taken: string[]
}
