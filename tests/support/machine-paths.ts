/**
 * Paths through a machine: sequences of events that together take every one of its transitions.
 * They are found by exploring the declaration, and run against actors, here and in the browser.
 */
import {
  enqueueActions,
  getInitialSnapshot,
  getNextSnapshot,
  type AnyMachineSnapshot,
} from 'xstate'
import type { Implementations, MachineDocument } from '#runtime/machines'
import type { MachineCatalogue } from '#compiler/read/machine-catalogue.ts'
import { compileMachine, createRegistry } from '#runtime/machines'
import { createInertRegistry } from '../../runtime/machines/server-system.ts'
import { eachTransition } from '../../compiler/machines/walk-document.ts'
import type { StepEvent } from './hold-machine.ts'
import { eventsFor, toKey, withMarks } from './machine-conformance.ts'
import { createMemoryPorts, settle } from './machine-ports.ts'
import { runHeld, toVisible, type MachinePath, type Visible } from './run-held.ts'

/** The result of a step, and the transitions it takes, as JSON pointers. */
export interface Step {
  snapshot: AnyMachineSnapshot
  takes: string[]
}

export interface MachineModel {
  document: MachineDocument
  catalogue: MachineCatalogue
  own: Implementations
  /** JSON pointers of all transitions. */
  transitions: string[]
  start(input: object): Step
  next(snapshot: AnyMachineSnapshot, event: StepEvent): Step
  /** Possible events in this state. */
  events(snapshot: AnyMachineSnapshot): StepEvent[]
}

/**
 * Enough for a path through any machine here; a transition that needs more is reported as missed.
 */
const stepLimit = 20_000

/**
 * The machine as a function of state and event, without effects.
 * @param examples - payloads in place of those of the document, by event type
 * @param time - the time on its clock, in ms since 1970; 0 unless set
 */
export function createModel(
  document: MachineDocument,
  catalogue: MachineCatalogue,
  own: Implementations = {},
  examples: Readonly<Record<string, readonly object[]>> = {},
  time = 0,
): MachineModel {
  let takes: string[] = []
  let input: object | undefined
  const mark = enqueueActions(({ event }, { at }: { at: string }) => {
    // XState creates an actor for each step, whose start is not part of the machine.
    const isStart = event.type === 'xstate.init'
    if (!isStart || (event as { input?: unknown }).input === input) takes.push(at)
  })
  const registry = createInertRegistry([own, { actions: { '@mark': mark } }], () => time)
  const machine = compileMachine(withMarks(document), registry)
  /**
   * XState starts an actor for each step. This one starts in the step's state, so that no initial
   * state is computed for it.
   */
  const startingFrom = (snapshot: AnyMachineSnapshot): typeof machine =>
    Object.create(machine, { getInitialSnapshot: { value: () => snapshot } })
  const transitions = [...eachTransition(document)].map(({ at }) => at)
  const known = new Set(transitions)
  const asked = withExamples(document, examples)
  const places = new Map<string, Place>()
  /** The same object for the same state, so that its known steps are reused. */
  const toPlace = (snapshot: AnyMachineSnapshot): Place => {
    const key = toExactKey(snapshot)
    let place = places.get(key)
    if (!place) places.set(key, (place = { snapshot, next: new Map() }))
    return place
  }
  const step = (given: object, take: () => unknown): Step => {
    takes = []
    input = given
    const { snapshot } = toPlace(take() as AnyMachineSnapshot)
    return { snapshot, takes: takes.filter((at) => known.has(at)) }
  }
  return {
    document,
    catalogue,
    own,
    transitions,
    start: (given) => step(given, () => getInitialSnapshot(machine, given)),
    next(given, event) {
      const { snapshot, next } = toPlace(given)
      const key = JSON.stringify(event)
      let taken = next.get(key)
      if (!taken)
        next.set(
          key,
          (taken = step({}, () => getNextSnapshot(startingFrom(snapshot), snapshot, event))),
        )
      return taken
    },
    events(given) {
      const place = toPlace(given)
      place.events ??= eventsFor(place.snapshot, asked, catalogue).flatMap((event) =>
        toLive(event, place.snapshot),
      )
      return place.events
    },
  }
}

/** A state of a model with its known steps: a search reaches the same states again and again. */
interface Place {
  snapshot: AnyMachineSnapshot
  events?: StepEvent[]
  next: Map<string, Step>
}

const exactKeys = new WeakMap<AnyMachineSnapshot, string>()

/** A key of everything that later steps depend on. */
function toExactKey(snapshot: AnyMachineSnapshot): string {
  let key = exactKeys.get(snapshot)
  if (key === undefined) {
    const { status, value, context, historyValue, children } = snapshot
    const history = Object.entries(historyValue).map(([at, nodes]) => [
      at,
      nodes.map(({ id }) => id),
    ])
    key = JSON.stringify([status, value, context, history, Object.keys(children)])
    exactKeys.set(snapshot, key)
  }
  return key
}

function withExamples(
  document: MachineDocument,
  examples: Readonly<Record<string, readonly object[]>>,
): MachineDocument {
  const events = Object.entries(document.schemas?.events ?? {}).map(([type, schema]) => [
    type,
    examples[type] ? { ...schema, examples: examples[type] } : schema,
  ])
  return {
    ...document,
    schemas: { ...document.schemas, events: Object.fromEntries(events) },
  }
}

/** Turns the end of a sample actor into that of the first one the machine has spawned, if any. */
function toLive(event: StepEvent, { children }: AnyMachineSnapshot): StepEvent[] {
  if (event['actorId'] !== 'sample') return [event]
  return Object.keys(children)
    .slice(0, 1)
    .map((actorId) => ({ ...event, actorId, type: event.type.replace('sample', actorId) }))
}

/** Walks from a state to the nearest transition still missed, until none is in reach. */
export function findWalk(
  model: MachineModel,
  from: AnyMachineSnapshot,
  missed: Set<string>,
): StepEvent[] {
  const walk: StepEvent[] = []
  let snapshot = from
  for (;;) {
    const route = findRoute(model, snapshot, missed)
    if (!route) return walk
    for (const event of route) {
      const step = model.next(snapshot, event)
      snapshot = step.snapshot
      for (const at of step.takes) missed.delete(at)
      walk.push(event)
    }
  }
}

/**
 * Breadth first, so the shortest; among equals the first in the order of the document.
 * @param limit - maximum number of steps, for callers that know their target is near or unreachable
 */
export function findRoute(
  model: MachineModel,
  from: AnyMachineSnapshot,
  missed: ReadonlySet<string>,
  limit = stepLimit,
): StepEvent[] | undefined {
  if (missed.size === 0) return undefined
  const seen = new Set([toKey(from)])
  let places: { snapshot: AnyMachineSnapshot; route: StepEvent[] }[] = [
    { snapshot: from, route: [] },
  ]
  for (let steps = 0; places.length > 0;) {
    const reached: typeof places = []
    for (const { snapshot, route } of places) {
      if (snapshot.status !== 'active') continue
      for (const event of model.events(snapshot)) {
        if (++steps > limit) return undefined
        const next = model.next(snapshot, event)
        const longer = [...route, event]
        if (next.takes.some((at) => missed.has(at))) return longer
        const key = toKey(next.snapshot)
        if (seen.has(key)) continue
        seen.add(key)
        reached.push({ snapshot: next.snapshot, route: longer })
      }
    }
    places = reached
  }
  return undefined
}

/** Few paths that take every transition; each takes one that no other takes. */
export function findPaths(model: MachineModel): MachinePath[] {
  const missed = new Set(model.transitions)
  const paths: (MachinePath & { takes: Set<string> })[] = []
  for (const input of model.document.meta?.tests?.inputs ?? [{}]) {
    // A walk that ends in a final state leaves transitions for other walks.
    for (let before = -1; before !== missed.size;) {
      before = missed.size
      const { snapshot, takes } = model.start(input)
      for (const at of takes) missed.delete(at)
      const events = findWalk(model, snapshot, missed)
      if (missed.size < before)
        paths.push({ input, events, takes: new Set(takesOf(model, { input, events })) })
    }
  }
  // Later paths may take the transitions of earlier ones again.
  for (const path of paths.slice()) {
    const others = paths.filter((other) => other !== path)
    const isNeeded = [...path.takes].some((at) => !others.some(({ takes }) => takes.has(at)))
    if (!isNeeded) paths.splice(paths.indexOf(path), 1)
  }
  return paths.map(({ input, events }) => ({ input, events }))
}

/** Every transition the path takes, as often as it takes it. */
export function takesOf(model: MachineModel, { input, events }: MachinePath): string[] {
  const { snapshot, takes } = model.start(input)
  return [...takes, ...takesAfter(model, snapshot, events)]
}

export function takesAfter(
  model: MachineModel,
  from: AnyMachineSnapshot,
  events: readonly StepEvent[],
): string[] {
  let snapshot = from
  return events.flatMap((event) => {
    const step = model.next(snapshot, event)
    snapshot = step.snapshot
    return step.takes
  })
}

/** The visible state that the model predicts after each step, the first one included. */
export function predict(model: MachineModel, { input, events }: MachinePath): Visible[] {
  let { snapshot } = model.start(input)
  const next = (event: StepEvent) => {
    snapshot = model.next(snapshot, event).snapshot
    return toVisible(snapshot)
  }
  return [toVisible(snapshot), ...events.map(next)]
}

/**
 * Runs a path with an actor and its effects on ports in memory. Its actors end, and its timers run
 * out, where the path says so.
 *
 * @returns the visible state after each step, the first one included
 * @throws when an event of the path cannot happen
 */
export async function runPath(
  { document, catalogue, own, transitions }: MachineModel,
  path: MachinePath,
): Promise<{ shown: Visible[]; takes: string[] }> {
  const takes: string[] = []
  const marked = { '@mark': (_: unknown, { at }: { at: string }) => void takes.push(at) }
  // Stand-ins for the page's actors; all actors are held.
  const actors = Object.fromEntries(Object.keys(catalogue.actors).map((name) => [name, {}]))
  const provided = Object.entries(catalogue.actions).filter(([, { providedBy }]) => providedBy)
  const actions = Object.fromEntries(provided.map(([name]) => [name, () => {}]))
  const registry = createRegistry(createMemoryPorts(), { actors, actions }, own, {
    actions: marked,
  })
  const shown = await runHeld(compileMachine(withMarks(document), registry), path, settle)
  const known = new Set(transitions)
  return { shown, takes: takes.filter((at) => known.has(at)) }
}
