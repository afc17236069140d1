import {
  toList,
  type ActionDocument,
  type Expression,
  type GuardDocument,
  type InvokeDocument,
  type MachineDocument,
  type OneOrMany,
  type StateDocument,
  type TransitionDocument,
} from '../model/config/machine-document.ts'
import { escapePointer } from '#schemas/json-pointer.ts'
import type { DocumentProblem } from '../model/errors/machine-errors.ts'
import { expressionOf, parseExpression } from './expression.ts'
import { containsItself, listReads } from './named-values.ts'
import type { Registry } from './registry-types.ts'

/**
 * The form that computed parts of a document take: functions, where the machine is about to run
 * (`compile.ts`); code, where the build writes it for a browser (`machine-code.ts`).
 */
export interface Target {
  /** A value that holds an expression, at any depth. */
  value(value: unknown): unknown
  /** The initial context. */
  context(value: unknown): unknown
  delay(duration: unknown): unknown
  condition(expression: Expression): unknown
  and(guards: unknown[]): unknown
  or(guards: unknown[]): unknown
  not(guard: unknown): unknown
  stateIn(stateId: string): unknown
}

/**
 * The document in XState's terms, the names of the registry it uses, and its faults. XState ignores
 * an unknown action, fires an unknown delay at once and fails late on an unknown guard or actor; so
 * every name and expression is looked up here. Misspelt keys and unknown context fields are found
 * at build, by `checkMachine`.
 */
export function translate(document: MachineDocument, registry: Registry, target: Target) {
  const problems: DocumentProblem[] = []
  /** A place may be reached several times. */
  const report = (at: string, message: string) => {
    if (problems.some((known) => known.at === at && known.message === message)) return
    problems.push({ at, message })
  }
  const names = { action: new Set<string>(), guard: new Set<string>(), actor: new Set<string>() }
  const { $schema, schemas, stores, version, needsComponent, ...used } = document
  const { context, actions: macros = {}, persist, ...root } = used
  const { values = {}, guards: ownGuards = {}, delays: ownDelays = {}, ...rootState } = root
  const delays = { ...registry.delays }

  const expect = (kind: string, known: object, name: string, at: string) => {
    if (!Object.hasOwn(known, name)) report(at, `unknown ${kind} "${name}"`)
  }
  const use = (kind: keyof typeof names, name: string, at: string) => {
    expect(kind, registry[`${kind}s`], name, at)
    names[kind].add(name)
  }

  /** @throws SiteError ExpressionInvalid */
  const checkExpression = (source: string, at: string, roots: string) => {
    for (const name of parseExpression(source).values) {
      expect('value', values, name, at)
    }
    for (const { path, by } of listReads(source, values)) {
      const what = path === 'now()' ? path : `"${path}"`
      const shown = by === undefined ? what : `${what}, which "values.${by}" reads,`
      if (path !== 'now()') {
        if (roots.includes(path.split('.')[0]!)) continue
        report(at, `${shown} cannot be read here, only ${roots.replace(' ', ' and ')}`)
        // The server and the browser must agree on the initial context, or hydration fails.
      } else if (roots === 'input') report(at, `${shown} cannot be used in context`)
    }
  }

  /** Whether the value holds an expression; each one is parsed and its faults are reported. */
  const checkValue = (value: unknown, at: string, roots = 'context event'): boolean => {
    const source = expressionOf(value)
    if (source === undefined) {
      if (!value || typeof value !== 'object') return false
      return Object.entries(value)
        .map(([key, entry]) => checkValue(entry, `${at}/${escapePointer(key)}`, roots))
        .some(Boolean)
    }
    try {
      checkExpression(source, at, roots)
    } catch (error) {
      report(at, (error as Error).message)
    }
    return true
  }
  const toValue = (value: unknown, at: string): unknown =>
    checkValue(value, at) ? target.value(value) : value

  const toActions = (list: ActionDocument[] | undefined, at: string, inside = '') =>
    list?.flatMap((action, index): unknown[] => {
      const { type, params } = action
      const place = `${at}/${index}`
      if (Object.hasOwn(macros, type)) {
        if (!inside.includes(`${type} `)) {
          return toActions(macros[type], `/actions/${type}`, `${inside}${type} `) ?? []
        }
        report(place, `"${type}" contains itself`)
        return []
      }
      const implementation = type === 'raise' && params?.['id'] !== undefined ? 'raiseNamed' : type
      use('action', implementation, place)
      if (type === 'spawn') useSpawned(params?.['src'], `${place}/params/src`)
      const translated = {
        type: implementation,
        ...(params && { params: toValue(params, `${place}/params`) }),
      }
      const changed = type === 'assign' ? Object.keys(params ?? {}) : []
      if (!persist?.fields.some((field) => changed.some((path) => path.split('.')[0] === field))) {
        return [translated]
      }
      use('action', 'persist', '/persist')
      return [translated, { type: 'persist', params: persist }]
    })
  const useSpawned = (src: unknown, at: string) => {
    const spawned = typeof src === 'string' ? [src] : Object.keys(registry.actors)
    for (const name of spawned) use('actor', name, at)
  }

  const toGuard = (guard: GuardDocument, at: string, inside = ''): unknown => {
    if ('@expr' in guard) {
      checkValue(guard, at)
      return target.condition(guard)
    }
    const { type } = guard
    const params = (guard.params ?? {}) as { guards: GuardDocument[]; guard: GuardDocument }
    const several = () =>
      params.guards.map((each, index) => toGuard(each, `${at}/params/guards/${index}`, inside))
    if (type === 'xstate.and') return target.and(several())
    if (type === 'xstate.or') return target.or(several())
    if (type === 'xstate.not') {
      return target.not(toGuard(params.guard, `${at}/params/guard`, inside))
    }
    if (type === 'xstate.stateIn') return target.stateIn((params as { stateId?: string }).stateId!)
    if (Object.hasOwn(ownGuards, type)) {
      if (!inside.includes(`${type} `)) {
        return toGuard(ownGuards[type]!.when, `/guards/${type}/when`, `${inside}${type} `)
      }
      report(at, `"${type}" contains itself`)
      return undefined
    }
    use('guard', type, at)
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
    use('actor', invoke.src, at)
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
        expect('delay', { ...delays, ...ownDelays }, delay, `${at}/after`)
      }
    }
    return {
      ...state,
      entry: toActions(state.entry, `${at}/entry`),
      exit: toActions(state.exit, `${at}/exit`),
      invoke:
        state.invoke &&
        toList(state.invoke).map((invoke, index) =>
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
    toGuard(when, `/guards/${name}/when`, `${name} `)
  }
  for (const [name, { duration }] of Object.entries(ownDelays)) {
    checkValue(duration, `/delays/${name}/duration`)
    delays[name] = target.delay(duration)
  }
  checkValue(context, '/context', 'input')
  for (const [name, value] of Object.entries(values)) {
    // The roots each may read depend on where it is used, and are checked there.
    checkValue(value, `/values/${name}`, 'context event input')
    if (containsItself(name, values)) report(`/values/${name}`, `"${name}" contains itself`)
  }

  const config = {
    ...toState(rootState, ''),
    context: target.context(context ?? {}),
  }
  return { config, delays, names, problems }
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
