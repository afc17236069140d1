/**
 * What inspected pages and `/__machines` tell each other, over a BroadcastChannel: it reaches tabs and
 * frames of the same origin alike, needs no opener, and survives reloads of either side.
 */
export const channelName = 'slicewright.inspector'

export type FromPage =
  | { kind: 'page'; from: string; page: PageView }
  | { kind: 'actors'; from: string; actors: ActorView[] }
  | { kind: 'log'; from: string; entries: LogEntry[] }
  /** Which of the probed events the actor would take now. */
  | { kind: 'answer'; from: string; actor: string; accepted: boolean[] }
  | { kind: 'closed'; from: string }

export type ToPage =
  /** Everything, please. */
  | { kind: 'hello' }
  /** Are you still there? */
  | { kind: 'ping' }
  | { kind: 'send'; to: string; actor: string; event: { type: string } }
  | { kind: 'probe'; to: string; actor: string; events: { type: string }[] }
  | { kind: 'show-values'; to: string; isOn: boolean }

export interface PageView {
  path: string
  title: string
  /** Embedded in the inspector. */
  isFrame: boolean
  isShowingValues: boolean
}

export interface ActorView {
  id: string
  machine: string
  status: string
  /** XState's state value. */
  value: unknown
  /** Ids of all states it is in, those with children included. */
  active: string[]
  tags: string[]
  context: unknown
  /** Types of events that some transition of the active states waits for. */
  awaited: string[]
  /** What it has invoked or spawned. */
  children: { id: string; status: string }[]
  /** Keys (`joinKey`) of the transitions it took last. */
  taken: string[]
  error?: string
}

export interface LogEntry {
  /** Counts up from 1 within its page. */
  number: number
  /** Milliseconds since the epoch. */
  time: number
  actor: string
  /** Id of who sent it, where that is an actor. */
  source?: string
  event: { type: string }
  value: unknown
  /** Fields of the context that changed, with what they are now. */
  changed: Record<string, unknown>
  /** Types of the effects that ran; what assigns shows in `changed`. */
  actions: string[]
  taken: string[]
}
