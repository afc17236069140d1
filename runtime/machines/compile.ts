import { and, createMachine, not, or, stateIn, type AnyStateMachine } from 'xstate'
import { MachineInvalid } from '../errors/catalog/machines.ts'
import { siteError } from '../errors/site-error.ts'
import {
  toList,
  type ActionDocument,
  type GuardDocument,
  type InvokeDocument,
  type MachineDocument,
  type OneOrMany,
  type StateDocument,
  type TransitionDocument,
} from './document.ts'
import { evaluate, expressionOf, parseExpression, type Scope } from './expression.ts'

/** Names a document may use. What stands behind them is XState's: actions, guards, actor logic. */
export interface Registry {
  actions: Record<string, unknown>
  guards: Record<string, unknown>
  actors: Record<string, unknown>
  delays: Record<string, unknown>
  now: () => number
}

export type CompiledMachine = AnyStateMachine & { document: MachineDocument }

/** What XState calls a dynamic value with. */
type Arguments = Pick<Scope, 'context' | 'event'>

/** XState never ends an `always` cycle by itself: it would hang the tab. */
const maxIterations = 100

/**
 * XState ignores an unknown action, fires an unknown delay at once and fails late on an unknown
 * guard or actor; so every name and expression is looked up here, before the machine exists.
 * Misspelt keys and unknown context fields are found at build, by `checkMachine`.
 *
 * @throws SiteError MachineInvalid, listing every problem with its JSON pointer.
 */
export function compileMachine(document: MachineDocument, registry: Registry): CompiledMachine {
  const { config, implementations, problems } = translate(document, registry)
  const refuse = () => siteError(MachineInvalid, [document.id, problems])
  if (problems.length) throw refuse()
  try {
    const machine: unknown = createMachine(config as never, implementations as never)
    return Object.assign(machine as AnyStateMachine, { document })
  } catch (error) {
    problems.push((error as Error).message)
    throw refuse()
  }
}

/** The document in XState's terms, and what is wrong with it. */
export function translate(document: MachineDocument, registry: Registry) {
  const problems: string[] = []
  const { $schema, schemas, context, actions: macros = {}, persist, version, ...root } = document
  const { guards: ownGuards = {}, delays: ownDelays = {}, ...rootState } = root
  const guards = { ...registry.guards }
  const delays = { ...registry.delays }

  const toScope = ({ context, event }: Arguments): Scope => ({ context, event, now: registry.now })
  const known = (kind: string, names: object, name: string, at: string) => {
    if (!Object.hasOwn(names, name)) problems.push(`${at}: unknown ${kind} "${name}"`)
  }

  /** Whether the value holds an expression; each one is parsed, its faults are noted. */
  const checkValue = (value: unknown, at: string, roots = 'context event'): boolean => {
    const source = expressionOf(value)
    if (source === undefined) {
      if (!value || typeof value !== 'object') return false
      return Object.entries(value)
        .map(([key, entry]) => checkValue(entry, `${at}/${key}`, roots))
        .some(Boolean)
    }
    try {
      const { reads, readsClock } = parseExpression(source)
      for (const path of reads) {
        if (roots.includes(path.split('.')[0]!)) continue
        problems.push(`${at}: "${path}" cannot be read here, only ${roots.replace(' ', ' and ')}`)
      }
      // The server and the browser must agree on the first context, or hydration fails.
      if (readsClock && roots === 'input') problems.push(`${at}: now() cannot be used in context`)
    } catch (error) {
      problems.push(`${at}: ${(error as Error).message}`)
    }
    return true
  }
  const toValue = (value: unknown, at: string): unknown =>
    checkValue(value, at) ? (args: Arguments) => evaluate(value, toScope(args)) : value

  const toActions = (list: ActionDocument[] = [], at: string, inside = ''): unknown[] =>
    list.flatMap((action, index): unknown[] => {
      const { type, params } = action
      const place = `${at}/${index}`
      if (Object.hasOwn(macros, type)) {
        if (!inside.includes(`${type} `)) {
          return toActions(macros[type], `/actions/${type}`, `${inside}${type} `)
        }
        problems.push(`${place}: "${type}" contains itself`)
        return []
      }
      known('action', registry.actions, type, place)
      const compiled = params ? { type, params: toValue(params, `${place}/params`) } : action
      const changed = type === 'assign' ? Object.keys(params ?? {}) : []
      return persist?.fields.some((field) => changed.some((path) => path.split('.')[0] === field))
        ? [compiled, { type: 'persist', params: persist }]
        : [compiled]
    })

  const toGuard = (guard: GuardDocument, at: string): unknown => {
    if ('@expr' in guard) {
      checkValue(guard, at)
      return (args: Arguments) => !!evaluate(guard, toScope(args))
    }
    const { type } = guard
    const params = (guard.params ?? {}) as { guards: GuardDocument[]; guard: GuardDocument }
    const several = () =>
      params.guards.map((each, index) => toGuard(each, `${at}/params/guards/${index}`)) as never[]
    if (type === 'xstate.and') return and(several())
    if (type === 'xstate.or') return or(several())
    if (type === 'xstate.not') return not(toGuard(params.guard, `${at}/params/guard`) as never)
    if (type === 'xstate.stateIn')
      return stateIn((params as { stateId?: string }).stateId as string)
    known('guard', { ...guards, ...ownGuards }, type, at)
    return { type, params: toValue(params, `${at}/params`) }
  }

  const toTransition = (transition: TransitionDocument, at: string) => ({
    ...transition,
    ...(transition.guard && { guard: toGuard(transition.guard, `${at}/guard`) }),
    actions: toActions(transition.actions, `${at}/actions`),
  })
  const toTransitions = (transitions: OneOrMany<TransitionDocument> | undefined, at: string) =>
    Array.isArray(transitions)
      ? transitions.map((each, index) => toTransition(each, `${at}/${index}`))
      : transitions && toTransition(transitions, at)
  const toTransitionMap = (
    map: Record<string, OneOrMany<TransitionDocument>> | undefined,
    at: string,
  ) => mapValues(map, (transitions, key) => toTransitions(transitions, `${at}/${key}`))

  const toInvoke = (invoke: InvokeDocument, at: string) => {
    known('actor', registry.actors, invoke.src, at)
    return {
      ...invoke,
      input: toValue(invoke.input, `${at}/input`),
      onDone: toTransitions(invoke.onDone, `${at}/onDone`),
      onError: toTransitions(invoke.onError, `${at}/onError`),
    }
  }

  const toState = (state: StateDocument, at: string): object => {
    for (const delay in state.after) {
      if (!/^\d+$/.test(delay)) {
        known('delay', { ...delays, ...ownDelays }, delay, `${at}/after`)
      }
    }
    return {
      ...state,
      entry: toActions(state.entry, `${at}/entry`),
      exit: toActions(state.exit, `${at}/exit`),
      invoke: toList(state.invoke).map((invoke, index) =>
        toInvoke(invoke, `${at}/invoke${Array.isArray(state.invoke) ? `/${index}` : ''}`),
      ),
      on: toTransitionMap(state.on, `${at}/on`),
      always: toTransitions(state.always, `${at}/always`),
      after: toTransitionMap(state.after, `${at}/after`),
      onDone: toTransitions(state.onDone, `${at}/onDone`),
      output: toValue(state.output, `${at}/output`),
      states: mapValues(state.states, (child, key) => toState(child, `${at}/states/${key}`)),
    }
  }

  for (const name in macros) toActions(macros[name], `/actions/${name}`, `${name} `)
  for (const [name, { when }] of Object.entries(ownGuards)) {
    guards[name] = and([toGuard(when, `/guards/${name}/when`) as never])
  }
  for (const [name, { duration }] of Object.entries(ownDelays)) {
    checkValue(duration, `/delays/${name}/duration`)
    delays[name] = (args: Arguments) => Math.max(0, Number(evaluate(duration, toScope(args))) || 0)
  }
  checkValue(context, '/context', 'input')

  const config = {
    ...toState(rootState, ''),
    context: ({ input }: Scope) => evaluate(context ?? {}, { input }),
    options: { maxIterations },
  }
  const { actions, actors } = registry
  return {
    config,
    implementations: { actions, actors, guards, delays },
    problems: [...new Set(problems)],
  }
}

function mapValues<In, Out>(
  record: Record<string, In> | undefined,
  map: (value: In, key: string) => Out,
): Record<string, Out> | undefined {
  return (
    record &&
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
  )
}
