/**
 * Generates every variant of a machine document with one fault, to measure the tests of machines
 * (`npm run machines:mutate -w lab`).
 */
import {
  toList,
  type GuardDocument,
  type MachineDocument,
  type StateDocument,
} from '../../runtime/model/config/machine-document.ts'
import {
  eachAction,
  eachGuard,
  eachState,
  eachTransition,
} from '../../compiler/machines/walk-document.ts'
import { removeAt, renameAt, replaceAt, swapWithNext } from './edit-document.ts'
import { mutateValues } from './mutate-values.ts'

export const mutationKinds = [
  'guard dropped',
  'guard inverted',
  'target swapped',
  'transition dropped',
  'action dropped',
  'actions reordered',
  'actor dropped',
  'delay changed',
  'constant changed',
  'assignment changed',
  'guard changed',
] as const

export type MutationKind = (typeof mutationKinds)[number]

export interface Mutation {
  kind: MutationKind
  /** JSON pointer to the difference in the document. */
  at: string
  /** The new content there, for people. */
  change: string
  document: MachineDocument
}

/** Mutations in the order of the document; test data of guards and values is left alone. */
export function* eachMutation(document: MachineDocument): Generator<Mutation> {
  yield* mutateTransitions(document)
  yield* mutateGuards(document)
  yield* mutateActions(document)
  yield* mutateStates(document)
  yield* mutateDelays(document)
  yield* mutateConstants(document)
}

function* mutateTransitions(document: MachineDocument): Generator<Mutation> {
  for (const { transition, at } of eachTransition(document)) {
    yield { kind: 'transition dropped', at, change: 'none', document: removeAt(document, at) }
    const place = `${at}/target`
    const other = transition.target && findOtherTarget(document, at, transition.target)
    if (other)
      yield {
        kind: 'target swapped',
        at: place,
        change: `${transition.target} → ${other}`,
        document: replaceAt(document, place, other),
      }
    if (!transition.guard) continue
    const guard = `${at}/guard`
    yield { kind: 'guard dropped', at: guard, change: 'none', document: removeAt(document, guard) }
    yield {
      kind: 'guard inverted',
      at: guard,
      change: 'not',
      document: replaceAt(document, guard, invert(transition.guard)),
    }
  }
}

function invert(guard: GuardDocument): GuardDocument {
  return { type: 'xstate.not', params: { guard } }
}

/** The next state beside the target, in the same notation. */
function findOtherTarget(document: MachineDocument, at: string, target: string) {
  const place = at.slice(0, Math.max(0, at.search(/\/(on|after|always|onDone|invoke)(\/|$)/)))
  const states = [...eachState(document)]
  if (target.startsWith('#')) {
    const ids = states.flatMap(({ state: { id } }) => (id && id !== document.id ? [`#${id}`] : []))
    return nextOf(ids, target)
  }
  const holder = target.startsWith('.') ? place : place.replace(/\/states\/[^/]+$/, '')
  const names = Object.keys(states.find((one) => one.at === holder)?.state.states ?? {})
  const [prefix, name] = target.startsWith('.') ? ['.', target.slice(1)] : ['', target]
  const other = nextOf(names, name)
  return other && prefix + other
}

function nextOf(names: readonly string[], name: string): string | undefined {
  const index = names.indexOf(name)
  return index >= 0 && names.length > 1 ? names[(index + 1) % names.length] : undefined
}

function* mutateGuards(document: MachineDocument): Generator<Mutation> {
  for (const { guard, at } of eachGuard(document)) {
    for (const { at: place, change, document: mutant } of mutateValues(document, guard, at))
      yield { kind: 'guard changed', at: place, change, document: mutant }
  }
}

function* mutateActions(document: MachineDocument): Generator<Mutation> {
  const actions = [...eachAction(document)]
  for (const [index, { action, at }] of actions.entries()) {
    yield { kind: 'action dropped', at, change: 'none', document: removeAt(document, at) }
    const next = actions[index + 1]
    const list = at.slice(0, at.lastIndexOf('/'))
    if (next?.at.startsWith(`${list}/`) && showsOrder(action, next.action))
      yield {
        kind: 'actions reordered',
        at,
        change: `${next.action.type} before ${action.type}`,
        document: swapWithNext(document, at),
      }
    const kind = action.type === 'assign' ? 'assignment changed' : 'constant changed'
    for (const mutated of mutateValues(document, action.params, `${at}/params`))
      yield { kind, ...mutated }
  }
}

/** Whether the order of the two is observable. */
function showsOrder(...[one, other]: { type: string; params?: object }[]): boolean {
  const isAssign = ({ type }: { type: string }) => type === 'assign'
  if (!isAssign(one!) && !isAssign(other!)) return JSON.stringify(one) !== JSON.stringify(other)
  const reader = isAssign(one!) ? other! : one!
  const assigned = Object.keys((isAssign(one!) ? one! : other!).params ?? {})
  const text = JSON.stringify(reader.params ?? {})
  return assigned.some(
    (field) => text.includes(`context.${field}`) || field in (reader.params ?? {}),
  )
}

function* mutateStates(document: MachineDocument): Generator<Mutation> {
  for (const { state, at } of eachState(document)) {
    yield* mutateInitial(document, state, at)
    for (const index of toList(state.invoke).keys()) {
      const place = `${at}/invoke${Array.isArray(state.invoke) ? `/${index}` : ''}`
      yield {
        kind: 'actor dropped',
        at: place,
        change: 'none',
        document: removeAt(document, place),
      }
      const { input } = toList(state.invoke)[index]!
      for (const mutated of mutateValues(document, input, `${place}/input`))
        yield { kind: 'constant changed', ...mutated }
    }
    for (const mutated of mutateValues(document, state.output, `${at}/output`))
      yield { kind: 'constant changed', ...mutated }
  }
}

function* mutateInitial(
  document: MachineDocument,
  { initial, states }: StateDocument,
  at: string,
): Generator<Mutation> {
  const other = initial && nextOf(Object.keys(states ?? {}), initial)
  const place = `${at}/initial`
  if (other)
    yield {
      kind: 'target swapped',
      at: place,
      change: `${initial} → ${other}`,
      document: replaceAt(document, place, other),
    }
}

function* mutateDelays(document: MachineDocument): Generator<Mutation> {
  for (const { state, at } of eachState(document)) {
    for (const delay of Object.keys(state.after ?? {}).filter((key) => /^\d+$/.test(key))) {
      const longer = String(Number(delay) + 1)
      const place = `${at}/after/${delay}`
      const mutant = renameAt(document, place, longer)
      yield { kind: 'delay changed', at: place, change: `${delay} → ${longer}`, document: mutant }
    }
  }
  for (const [name, { duration }] of Object.entries(document.delays ?? {})) {
    for (const mutated of mutateValues(document, duration, `/delays/${name}/duration`))
      yield { kind: 'delay changed', ...mutated }
  }
}

function* mutateConstants(document: MachineDocument): Generator<Mutation> {
  const { context, values = {} } = document
  for (const mutated of mutateValues(document, context, '/context'))
    yield { kind: 'assignment changed', ...mutated }
  for (const [name, value] of Object.entries(values)) {
    for (const mutated of mutateValues(document, { '@expr': value['@expr'] }, `/values/${name}`))
      yield { kind: 'constant changed', ...mutated }
  }
}
