import { escapePointer } from '#schemas/json-pointer.ts'
import {
  toList,
  type ActionDocument,
  type GuardDocument,
  type MachineDocument,
  type OneOrMany,
  type StateDocument,
  type TransitionDocument,
} from '../../runtime/model/config/machine-document.ts'
import { expressionOf } from '../../runtime/machines/expression.ts'

export interface PlacedTransition {
  transition: TransitionDocument
  at: string
  /** The key it stands under: an event type, `onDone`, `onError`, `always` or a delay. */
  key: string
}

/** Every state, the machine itself first, with its JSON pointer. */
export function* eachState(
  state: StateDocument,
  at = '',
): Generator<{ state: StateDocument; at: string }> {
  yield { state, at }
  for (const [name, child] of Object.entries(state.states ?? {})) {
    yield* eachState(child, `${at}/states/${name}`)
  }
}

export function* eachTransition(document: MachineDocument): Generator<PlacedTransition> {
  for (const { state, at } of eachState(document)) {
    for (const [event, list] of Object.entries(state.on ?? {})) {
      yield* place(list, `${at}/on/${event}`, event)
    }
    for (const [delay, list] of Object.entries(state.after ?? {})) {
      yield* place(list, `${at}/after/${delay}`, delay)
    }
    yield* place(state.always, `${at}/always`, 'always')
    yield* place(state.onDone, `${at}/onDone`, 'onDone')
    for (const [index, invoke] of toList(state.invoke).entries()) {
      const invokeAt = `${at}/invoke${Array.isArray(state.invoke) ? `/${index}` : ''}`
      yield* place(invoke.onDone, `${invokeAt}/onDone`, 'onDone')
      yield* place(invoke.onError, `${invokeAt}/onError`, 'onError')
    }
  }
}

function* place(
  list: OneOrMany<TransitionDocument> | undefined,
  at: string,
  key: string,
): Generator<PlacedTransition> {
  for (const [index, transition] of toList(list).entries()) {
    yield { transition, at: Array.isArray(list) ? `${at}/${index}` : at, key }
  }
}

export function* eachAction(
  document: MachineDocument,
): Generator<{ action: ActionDocument; at: string }> {
  const lists = Object.entries(document.actions ?? {}).map(
    ([name, list]): [ActionDocument[] | undefined, string] => [list, `/actions/${name}`],
  )
  for (const { state, at } of eachState(document)) {
    lists.push([state.entry, `${at}/entry`], [state.exit, `${at}/exit`])
  }
  for (const { transition, at } of eachTransition(document)) {
    lists.push([transition.actions, `${at}/actions`])
  }
  for (const [list, at] of lists) {
    for (const [index, action] of (list ?? []).entries()) yield { action, at: `${at}/${index}` }
  }
}

/** Every guard, those inside of composite ones included. */
export function* eachGuard(
  document: MachineDocument,
): Generator<{ guard: GuardDocument; at: string }> {
  for (const [name, { when }] of Object.entries(document.guards ?? {})) {
    yield* parts(when, `/guards/${name}/when`)
  }
  for (const { transition, at } of eachTransition(document)) {
    if (transition.guard) yield* parts(transition.guard, `${at}/guard`)
  }
}

function* parts(guard: GuardDocument, at: string): Generator<{ guard: GuardDocument; at: string }> {
  yield { guard, at }
  if (!('type' in guard) || !guard.params) return
  const { guards = [], guard: inner } = guard.params as {
    guards?: GuardDocument[]
    guard?: GuardDocument
  }
  if (inner && typeof inner === 'object') yield* parts(inner, `${at}/params/guard`)
  for (const [index, each] of guards.entries()) yield* parts(each, `${at}/params/guards/${index}`)
}

/** Every expression inside of a JSON value. */
export function* eachExpression(
  value: unknown,
  at: string,
): Generator<{ source: string; at: string }> {
  const source = expressionOf(value)
  if (source !== undefined) yield { source, at }
  else if (value && typeof value === 'object') {
    for (const [key, entry] of Object.entries(value)) {
      yield* eachExpression(entry, `${at}/${escapePointer(key)}`)
    }
  }
}
