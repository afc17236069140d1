/**
 * A machine whose surroundings stand still: its actors do nothing until they are told how to end,
 * its timers run when they are named. What it does by itself is real.
 *
 * The same in Node and in a page: `createHolder` is also sent to browsers as text, so it uses
 * nothing outside of itself.
 */

/** The parts of a compiled XState machine that are held; typed here since pages have no imports. */
export interface HoldableMachine {
  implementations: { actors: Record<string, unknown>; actions: Record<string, unknown> }
  getInitialSnapshot(scope: Scope, input: unknown): unknown
  transition(snapshot: unknown, event: StepEvent, scope: Scope): unknown
}

interface Scope {
  self: HeldActor
  system: { scheduler: Scheduler; _relay(source: unknown, target: unknown, event: object): void }
}

interface Scheduler {
  schedule(source: HeldActor, target: unknown, event: object, delay: number, id?: string): void
  cancel(source: HeldActor, id: string): void
}

interface HeldActor {
  id: string
  send(event: object): void
  getSnapshot(): { status: string; children: Record<string, HeldActor | undefined> }
}

export interface StepEvent {
  type: string
  [key: string]: unknown
}

export interface HoldOptions {
  /** Actors that run normally, for gestures that only they receive. */
  keep?: readonly string[]
  /** Actions that are left out, such as leaving the page. */
  mute?: readonly string[]
}

/** One actor of the held machine. */
export interface HeldRun {
  actor: HeldActor
  /** The input it was started with. */
  input: unknown
  /** Every event it got from outside, in order. */
  heard: StepEvent[]
  /** Makes the event happen: an actor ends, a timer fires, or somebody sends it. */
  happen(event: StepEvent): void
}

export interface Holder {
  /** All actors of the held machine, oldest first. */
  runs: HeldRun[]
  hold<Machine>(machine: Machine, options?: HoldOptions): Machine
}

export function createHolder(): Holder {
  const runs: HeldRun[] = []
  const schedulers = new WeakSet<Scheduler>()
  const timers = new WeakMap<object, Map<string, { event: StepEvent; run: () => void }>>()

  /** Logic of an actor that ends when it is told to. */
  const held = {
    getInitialSnapshot: (_: unknown, input: unknown) => ({
      status: 'active',
      output: undefined,
      error: undefined,
      input,
    }),
    transition(snapshot: object, { type, output, error }: StepEvent) {
      if (type === 'held.done') return { ...snapshot, status: 'done', output }
      return type === 'held.error' ? { ...snapshot, status: 'error', error } : snapshot
    },
    getPersistedSnapshot: (snapshot: unknown) => snapshot,
  }

  const holdTimers = (system: Scope['system']) => {
    const { scheduler } = system
    if (schedulers.has(scheduler)) return
    schedulers.add(scheduler)
    const { schedule, cancel } = scheduler
    scheduler.schedule = (source, target, event, delay, id = '') => {
      const own = timers.get(source)
      if (!own) return schedule(source, target, event, delay, id)
      const run = () => {
        own.delete(id)
        system._relay(source, target, event)
      }
      own.set(id, { event: event as StepEvent, run })
    }
    scheduler.cancel = (source, id) => {
      timers.get(source)?.delete(id)
      cancel(source, id)
    }
  }

  const happen = (actor: HeldActor, event: StepEvent) => {
    const [, kind, , ...id] = event.type.split('.')
    if (!event.type.startsWith('xstate.')) actor.send(event)
    else if (kind === 'after' || kind === 'timer') {
      const waiting = [...(timers.get(actor)?.values() ?? [])]
      const timer = waiting.find((one) => one.event.type === event.type)
      if (!timer) throw new Error(`No timer runs for ${event.type}.`)
      timer.run()
    } else {
      const child = actor.getSnapshot().children[id.join('.')]
      if (!child) throw new Error(`No actor runs for ${event.type}.`)
      child.send({ type: `held.${kind}`, output: event['output'], error: event['error'] })
    }
  }

  const hold = (machine: HoldableMachine, { keep = [], mute = [] }: HoldOptions) => {
    const { implementations, getInitialSnapshot, transition } = machine
    const actors = Object.entries(implementations.actors).map(([name, logic]) => [
      name,
      keep.includes(name) ? logic : held,
    ])
    const nothing = Object.fromEntries(mute.map((name) => [name, () => {}]))
    machine.implementations = {
      ...implementations,
      actors: Object.fromEntries(actors),
      actions: { ...implementations.actions, ...nothing },
    }
    machine.getInitialSnapshot = (scope, input) => {
      timers.set(scope.self, new Map())
      holdTimers(scope.system)
      const { self: actor } = scope
      runs.push({ actor, input, heard: [], happen: (event) => happen(actor, event) })
      return getInitialSnapshot.call(machine, scope, input)
    }
    machine.transition = (snapshot, event, scope) => {
      runs.find(({ actor }) => actor === scope.self)?.heard.push(event)
      return transition.call(machine, snapshot, event, scope)
    }
  }

  return {
    runs,
    hold(machine, options = {}) {
      hold(machine as HoldableMachine, options)
      return machine
    },
  }
}
