/**
 * Records of machines' behaviour: for paths through a machine, the visible state and the actions of
 * each step. Records are committed, so that a machine is compared with its last reviewed behaviour,
 * not with itself.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate'
import { compileMachine, createRegistry, type Implementations } from '#runtime/machines'
import type { MachineDocument } from '#runtime/machines'
import type { MachineCatalogue } from '#compiler/read/machine-catalogue.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import type { StepEvent } from './hold-machine.ts'
import { createMemoryPorts } from './machine-ports.ts'

export interface RecordedPath {
  input: object
  /** The initial visible state. */
  start: Shown
  steps: RecordedStep[]
}

export interface RecordedStep {
  /** Milliseconds that pass before it. */
  wait?: number
  event: StepEvent
  /** Changes of the visible state, and the actions taken. */
  shown: Shown
}

/** Only what changed in the step. */
export interface Shown {
  status?: string
  value?: unknown
  tags?: string[]
  context?: Record<string, unknown>
  output?: unknown
  /** Names and params of actions, in order. */
  done?: unknown[]
}

/** The point where a machine deviated from its record. */
export interface Divergence {
  input: object
  /** Events up to the one after which it differed. */
  events: StepEvent[]
  recorded: Shown
  shown: Shown | string
}

/** A machine as a function of state, event and time, with the actions each step would take. */
export interface RecordableMachine {
  /** Types of the events it has transitions for; those that end with `*` match several. */
  types: readonly string[]
  start(input: object): RecordableState
  next(from: RecordableState, event: StepEvent, wait?: number): RecordableState
}

export interface RecordableState {
  snapshot: AnyMachineSnapshot
  shown: Shown
  /** Milliseconds since the start. */
  time: number
}

const toFile = (id: string) => join(repositoryRoot, 'tests/fixtures/machine-records', `${id}.json`)

/** The record of a machine; none for one that was never recorded. */
export function readRecord(id: string): RecordedPath[] {
  const file = toFile(id)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RecordedPath[]) : []
}

/** Writes a line for each step, so that a diff shows single steps. */
export function writeRecord(id: string, record: readonly RecordedPath[]): void {
  const paths = record.map(({ input, start, steps }) => {
    const lines = steps.map((step) => `\n    ${JSON.stringify(step)}`).join(',')
    return `{\n  "input": ${JSON.stringify(input)},\n  "start": ${JSON.stringify(start)},\n  "steps": [${lines}]\n}`
  })
  mkdirSync(dirname(toFile(id)), { recursive: true })
  writeFileSync(toFile(id), `[${paths.join(', ')}]\n`)
}

/**
 * @param compile - compiles the machine; the interpreter of documents when absent
 * @throws SiteError MachineInvalid
 */
export function createRecordable(
  document: MachineDocument,
  catalogue: MachineCatalogue,
  own: Implementations,
  compile = compileMachine,
): RecordableMachine {
  const ports = createMemoryPorts()
  const actors = Object.fromEntries(Object.keys(catalogue.actors).map((name) => [name, {}]))
  const provided = Object.entries(catalogue.actions).filter(([, { providedBy }]) => providedBy)
  const actions = Object.fromEntries(provided.map(([name]) => [name, () => {}]))
  // No other machine runs here: events sent to others are recorded like any other action.
  const told = { actions: { send: () => {} } }
  const machine = compile(document, createRegistry(ports, { actors, actions }, own, told))
  const see = (taken: unknown, before: AnyMachineSnapshot | undefined): RecordableState => {
    const [snapshot, done] = taken as [AnyMachineSnapshot, unknown[]]
    return { snapshot, shown: toShown(snapshot, before, done), time: ports.clock.now() }
  }
  const setTime = (time: number) => ports.clock.advance(time - ports.clock.now())
  return {
    types: machine.events,
    start(input) {
      setTime(0)
      return see(initialTransition(machine, input as never), undefined)
    },
    next({ snapshot, time }, event, wait = 0) {
      setTime(time + wait)
      return see(transition(machine, snapshot as never, toLive(event) as never), snapshot)
    },
  }
}

/** Errors are kept by their message. */
export function toLive(event: StepEvent): StepEvent {
  return typeof event['error'] === 'string' ? { ...event, error: new Error(event['error']) } : event
}

/** The first step in which a machine deviates from its record. */
export function findDivergence(
  machine: RecordableMachine,
  paths: readonly RecordedPath[],
): Divergence | undefined {
  for (const path of paths) {
    const divergence = follow(machine, path)
    if (divergence) return divergence
  }
  return undefined
}

function follow(machine: RecordableMachine, path: RecordedPath): Divergence | undefined {
  const { input, start, steps } = path
  let place: RecordableState | undefined
  const differs = (recorded: Shown, index: number, go: () => RecordableState) => {
    const events = steps.slice(0, index).map(({ event }) => event)
    try {
      place = go()
    } catch (error) {
      return { input, events, recorded, shown: (error as Error).message }
    }
    const { shown } = place
    const isSame = JSON.stringify(shown) === JSON.stringify(recorded)
    return isSame ? undefined : { input, events, recorded, shown }
  }
  const atStart = differs(start, 0, () => machine.start(input))
  if (atStart) return atStart
  for (const [index, { event, wait, shown }] of steps.entries()) {
    const divergence = differs(shown, index + 1, () => machine.next(place!, event, wait))
    if (divergence) return divergence
  }
  return undefined
}

function toShown(
  { status, value, tags, context, output }: AnyMachineSnapshot,
  before: AnyMachineSnapshot | undefined,
  done: readonly unknown[],
): Shown {
  const changed = <Value>(now: Value, then: Value | undefined) =>
    before && JSON.stringify(now) === JSON.stringify(then) ? undefined : now
  const shown = {
    status: status === (before?.status ?? 'active') ? undefined : status,
    value: changed(value, before?.value),
    tags: changed([...tags].toSorted(), before && [...before.tags].toSorted()),
    context: toChanges(context as Record<string, unknown>, before?.context),
    output,
    done: done.length > 0 ? done.map(toDone) : undefined,
  }
  return JSON.parse(JSON.stringify(shown)) as Shown
}

/** Changed fields of the context; a removed one is null. */
function toChanges(
  now: Record<string, unknown>,
  before: Record<string, unknown> | undefined,
): Record<string, unknown> | undefined {
  const fields = Object.keys({ ...before, ...now }).filter(
    (field) => !before || JSON.stringify(now[field]) !== JSON.stringify(before[field]),
  )
  if (before && fields.length === 0) return undefined
  return Object.fromEntries(fields.map((field) => [field, now[field] ?? null]))
}

/** An action by name and params; an actor by its id, an error by its message. */
function toDone(action: unknown): unknown {
  const { type, params } = action as { type: string; params?: unknown }
  return params === undefined ? [type] : [type, toPlain(params)]
}

function toPlain(value: unknown): unknown {
  if (!value || typeof value !== 'object') return typeof value === 'function' ? undefined : value
  if (Array.isArray(value)) return value.map(toPlain)
  if (value instanceof Error) return value.message
  if ('sessionId' in value && 'id' in value) return `actor ${String(value.id)}`
  if (value instanceof Map) return [...value]
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, toPlain(entry)]))
}
