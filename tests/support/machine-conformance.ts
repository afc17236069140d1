import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { enqueueActions, getNextTransitions, type AnyMachineSnapshot } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import type { MachineDocument, StateDocument, TransitionDocument } from '#runtime/machines'
import type { MachineCatalogue } from '#compiler/read/machine-catalogue.ts'
import { findMachineFolders } from '#compiler/read/roots.ts'
import { checkMachine } from '../../compiler/check/machines/check-machine.ts'
import type { MachineProblem } from '../../compiler/check/machines/machine-problem.ts'
import { compileMachine } from '../../runtime/machines/compile.ts'
import { toList, type OneOrMany } from '../../runtime/model/config/machine-document.ts'
import type { Implementations } from '../../runtime/machines/registry.ts'
import { createInertRegistry } from '../../runtime/machines/server-system.ts'
import { eachState, eachTransition } from '../../compiler/machines/walk-document.ts'

export interface MachineConformance {
  problems: MachineProblem[]
  /** Distinct states of the whole machine that were explored, context included. */
  snapshots: number
  states: Coverage
  transitions: Coverage
}

export interface Coverage {
  total: number
  /** JSON pointers of states and transitions that no path reached. */
  missed: string[]
}

type Event = { type: string; [key: string]: unknown }

/** Beyond this a machine counts as unbounded: its context takes too many values. */
const stepLimit = 30_000

/** The documents of all roots by folder. */
export function readMachineDocuments(roots: readonly string[]): Map<string, MachineDocument> {
  return new Map(
    findMachineFolders(roots).map(({ path }) => [
      path,
      JSON.parse(readFileSync(join(path, 'machine.json'), 'utf8')) as MachineDocument,
    ]),
  )
}

/**
 * Checks a document and then drives it through everything it can do: each possible event in each
 * reachable state, with the examples of its schemas as payloads. Nothing outside is touched.
 */
export function checkConformance(
  document: MachineDocument,
  catalogue: MachineCatalogue,
  implementations: readonly Implementations[] = [],
): MachineConformance {
  const states = [...eachState(document)].filter(({ state }) => state.type !== 'history')
  const transitions = [...eachTransition(document)]
  const problems = checkMachine(document, catalogue, implementations)
  const seen = new Set<string>()
  let snapshots = 0
  if (problems.length === 0) {
    for (const input of document.meta?.tests?.inputs ?? [{}]) {
      const explored = explore(document, catalogue, implementations, input, seen)
      problems.push(...explored.problems)
      snapshots += explored.snapshots
    }
    problems.push(...findMissed(states, 'reachable', 'no path leads here', seen))
    problems.push(...findMissed(transitions, 'exercised', 'no path takes this transition', seen))
  }
  const missed = (places: { at: string }[]) =>
    places.filter(({ at }) => !seen.has(at)).map(({ at }) => at)
  return {
    problems,
    snapshots,
    states: { total: states.length, missed: missed(states) },
    transitions: { total: transitions.length, missed: missed(transitions) },
  }
}

function findMissed(places: { at: string }[], rule: string, message: string, seen: Set<string>) {
  return places.filter(({ at }) => !seen.has(at)).map(({ at }) => ({ rule, at, message }))
}

function explore(
  document: MachineDocument,
  catalogue: MachineCatalogue,
  implementations: readonly Implementations[],
  input: object,
  seen: Set<string>,
): { problems: MachineProblem[]; snapshots: number } {
  const mark = enqueueActions((_, { at }: { at: string }) => void seen.add(at))
  const registry = createInertRegistry([...implementations, { actions: { '@mark': mark } }])
  const machine = compileMachine(withMarks(document), registry)
  const check = createValidator(document)
  const problems = new Map<string, MachineProblem>()
  const note = (rule: string, at: string, message: string) =>
    problems.set(`${rule} ${at} ${message}`, { rule, at, message })
  for (const message of check('/schemas/input', input))
    note('examples', '/meta/tests/inputs', message)
  for (const [type, schema] of Object.entries(document.schemas?.events ?? {})) {
    for (const example of toExamples(schema)) {
      const at = `/schemas/events/${type}`
      for (const message of check(at, example)) note('examples', at, message)
    }
  }
  try {
    const adjacency = getAdjacencyMap(machine, {
      input,
      events: ((snapshot: AnyMachineSnapshot) => eventsFor(snapshot, document, catalogue)) as never,
      serializeState: ((snapshot: AnyMachineSnapshot) => toKey(snapshot)) as never,
      serializeEvent: ((event: unknown) => JSON.stringify(event)) as never,
      limit: stepLimit,
    })
    const reached = Object.values(adjacency).map(({ state }) => state as AnyMachineSnapshot)
    for (const { status, error, context } of reached) {
      if (status === 'error') note('total', '', String((error as Error)?.message ?? error))
      for (const message of check('/schemas/context', context)) note('context', '', message)
    }
    return { problems: [...problems.values()], snapshots: reached.length }
  } catch (error) {
    const { message } = error as Error
    const isEndless = message.includes('limit exceeded')
    note(isEndless ? 'bounded' : 'total', '', isEndless ? `more than ${stepLimit} steps` : message)
    return { problems: [...problems.values()], snapshots: 0 }
  }
}

/** Possible events for the machine in this state: declared events, ends of actors, timers. */
export function eventsFor(
  snapshot: AnyMachineSnapshot,
  document: MachineDocument,
  catalogue: MachineCatalogue,
): Event[] {
  const declared = document.schemas?.events ?? {}
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))
  return [...types].flatMap((type): Event[] => {
    if (type.startsWith('xstate.done.actor.')) return outputsOf(type, snapshot, document, catalogue)
    if (type.startsWith('xstate.error.actor.'))
      return [{ ...toActorEvent(type), error: new Error('sample') }]
    if (type.startsWith('xstate.')) return [{ type }]
    return Object.entries(declared)
      .filter(([name]) => matches(type, name))
      .flatMap(([name, schema]) =>
        toExamples(schema).map((example) => ({ ...example, type: name })),
      )
  })
}

function outputsOf(
  type: string,
  snapshot: AnyMachineSnapshot,
  document: MachineDocument,
  catalogue: MachineCatalogue,
): Event[] {
  const event = toActorEvent(type)
  const invoked = snapshot._nodes
    .flatMap((node) => node.invoke)
    .find(({ id }) => id === event.actorId)
  const src = typeof invoked?.src === 'string' ? invoked.src : ''
  const examples = document.meta?.tests?.outputs?.[src] ??
    catalogue.actors[src]?.output?.examples ?? [undefined]
  return examples.map((output) => ({ ...event, output }))
}

/** An actor that ended; for a wildcard, one with an id of its own. */
function toActorEvent(type: string) {
  const actorId = type.split('.').slice(3).join('.').replace('*', 'sample')
  return { type: type.replace('*', 'sample'), actorId }
}

function matches(type: string, name: string): boolean {
  if (type === '*') return true
  return type.endsWith('.*') ? name.startsWith(type.slice(0, -1)) : type === name
}

function toExamples(schema: { examples?: unknown }): object[] {
  return (schema.examples as object[] | undefined) ?? [{}]
}

/** A key that merges similar states, so that counters and logs do not make machines endless. */
export function toKey({ value, context, status }: AnyMachineSnapshot): string {
  return JSON.stringify({ status, value, context }, (_, entry) => {
    if (typeof entry === 'number') return Math.max(-7, Math.min(7, entry))
    return Array.isArray(entry) && entry.length > 2 ? [...entry.slice(0, 2), '…'] : entry
  })
}

/** Checks a value against a schema of the document; one that is not there accepts everything. */
function createValidator(document: MachineDocument) {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true })
  const { input, context, events = {} } = document.schemas ?? {}
  const schemas = new Map<string, ValidateFunction>()
  const add = (at: string, schema: object | undefined) =>
    schema && schemas.set(at, ajv.compile(schema))
  add('/schemas/input', input)
  add('/schemas/context', context)
  for (const [type, schema] of Object.entries(events)) add(`/schemas/events/${type}`, schema)
  return (at: string, value: unknown): string[] => {
    const validate = schemas.get(at)
    if (!validate || validate(value)) return []
    return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message} (${at})`)
  }
}

/** The same machine, in which every state entered and every transition taken leaves a mark. */
export function withMarks(document: MachineDocument): MachineDocument {
  return { ...document, ...markState(document, '') }
}

function markState(state: StateDocument, at: string): StateDocument {
  const mark = (place: string) => ({ type: '@mark', params: { at: place } })
  const markAll = <List extends OneOrMany<TransitionDocument> | undefined>(
    list: List,
    place: string,
  ): List => {
    const one = (transition: TransitionDocument, where: string): TransitionDocument => ({
      ...transition,
      actions: [mark(where), ...(transition.actions ?? [])],
    })
    if (Array.isArray(list))
      return list.map((each, index) => one(each, `${place}/${index}`)) as List
    return (list && one(list as TransitionDocument, place)) as List
  }
  const markMap = (map: StateDocument['on'], place: string) =>
    map &&
    Object.fromEntries(
      Object.entries(map).map(([key, list]) => [key, markAll(list, `${place}/${key}`)]),
    )
  const { invoke, states } = state
  const marked = {
    ...state,
    ...(state.type !== 'history' && { entry: [mark(at), ...(state.entry ?? [])] }),
    on: markMap(state.on, `${at}/on`),
    after: markMap(state.after, `${at}/after`),
    always: markAll(state.always, `${at}/always`),
    onDone: markAll(state.onDone, `${at}/onDone`),
    invoke: toList(invoke).map((each, index) => {
      const place = `${at}/invoke${Array.isArray(invoke) ? `/${index}` : ''}`
      return {
        ...each,
        ...(each.onDone && { onDone: markAll(each.onDone, `${place}/onDone`)! }),
        ...(each.onError && { onError: markAll(each.onError, `${place}/onError`)! }),
      }
    }),
    states:
      states &&
      Object.fromEntries(
        Object.entries(states).map(([name, child]) => [
          name,
          markState(child, `${at}/states/${name}`),
        ]),
      ),
  }
  return marked as StateDocument
}
