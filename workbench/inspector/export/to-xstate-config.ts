import {
  toList,
  type ActionDocument,
  type GuardDocument,
  type InvokeDocument,
  type Json,
  type JsonObject,
  type MachineDocument,
  type OneOrMany,
  type StateDocument,
  type TransitionDocument,
} from '../../../runtime/model/config/machine-document.ts'
import { printGuard } from '../../../compiler/machines/print-guard.ts'

/**
 * Converts the document to the form that XState and its tools accept: leaves out parts that only
 * this runtime reads, and names a computed guard after its expression. Expressions inside values
 * stay data; the named values they use go into `meta`, the only place that XState has for them.
 */
export function toXStateConfig(document: MachineDocument): JsonObject {
  const { id, description, context, values } = document
  const meta = values && { values: values as unknown as JsonObject }
  return clean({ id, description, context, ...toState(document), meta })
}

function toState(state: StateDocument): JsonObject {
  const { id, description, type, history, target, initial, tags, output, states } = state
  return {
    id,
    description,
    type,
    history,
    target,
    initial,
    tags,
    entry: toActions(state.entry),
    exit: toActions(state.exit),
    invoke: state.invoke && toList(state.invoke).map(toInvoke),
    on: mapValues(state.on, toTransitions),
    always: toTransitions(state.always),
    after: mapValues(state.after, toTransitions),
    onDone: toTransitions(state.onDone),
    output,
    states: mapValues(states, toState),
  }
}

function toInvoke({ src, id, input, onDone, onError }: InvokeDocument): JsonObject {
  return { src, id, input, onDone: toTransitions(onDone), onError: toTransitions(onError) }
}

function toTransitions(transitions: OneOrMany<TransitionDocument> | undefined): Json | undefined {
  if (transitions === undefined) return undefined
  const list = toList(transitions).map(toTransition)
  return Array.isArray(transitions) ? list : list[0]
}

function toTransition(transition: TransitionDocument): JsonObject {
  const { description, target, guard, actions, reenter } = transition
  return clean({
    description,
    target,
    guard: guard && toGuard(guard),
    actions: toActions(actions),
    reenter,
  })
}

/** Keeps the params of a guard from the catalogue; XState has no name for any other. */
function toGuard(guard: GuardDocument): Json {
  if ('@expr' in guard || guard.type.startsWith('xstate.')) return printGuard(guard)
  return guard.params ? { type: guard.type, params: guard.params as JsonObject } : guard.type
}

function toActions(actions: readonly ActionDocument[] | undefined): Json | undefined {
  return actions?.map(({ type, params }) => (params ? { type, params } : { type }))
}

function mapValues<In>(
  record: Record<string, In> | undefined,
  map: (value: In) => Json | undefined,
): JsonObject | undefined {
  return (
    record && Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
  )
}

/** Removes undefined values at any depth, which JSON cannot express. */
function clean(value: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(value)) as JsonObject
}
