/**
 * Actions every machine may use that change the machine itself or reach other actors;
 * `schemas/machine-implementations.json` describes them. Each stands alone, so that a browser gets
 * those its documents name. Effects outside of the machines are in `generic-effects.ts`.
 */
import {
  assign as assignTo,
  cancel as cancelSend,
  emit as emitEvent,
  enqueueActions,
  raise as raiseEvent,
  sendTo,
  stopChild,
  type AnyActorRef,
  type EventObject,
} from 'xstate'
import type { MachineRegistry } from './registry-types.ts'

/** XState hands an implementation its resolved params, whose shape `checkMachine` has checked. */
// oxlint-disable-next-line typescript/no-explicit-any -- the shape is a JSON Schema, not a type
type Params = any

export const assign = () =>
  assignTo(({ context }, params: Params) =>
    Object.entries(params).reduce(
      (changed, [path, value]) => setAt(changed, path.split('.'), value) as object,
      context as object,
    ),
  )

export const raise = () =>
  raiseEvent((_, params: Params) => params.event, { delay: (_, params: Params) => params.delay })

/** Replaces `raise` with an id: XState needs that id before there are params. */
export const raiseNamed = () =>
  enqueueActions(({ enqueue }, { event, ...options }: Params) => enqueue.raise(event, options))

export const cancel = () => cancelSend((_, params: Params) => params.id)

export const emit = () => emitEvent((_, params: Params) => params.event)

export const send = (registry: MachineRegistry) =>
  sendTo(
    ({ system }, { to }: Params) => system.get(to) ?? elsewhere(registry, to),
    (_, { event }: Params) => event,
  )

/** Stands in for an actor that does not run, so that XState can send to it. */
function elsewhere({ sendElsewhere }: MachineRegistry, to: string): AnyActorRef {
  return { _send: (event: EventObject) => sendElsewhere(to, event) } as unknown as AnyActorRef
}

/** Done within `assign`, since `spawnChild` knows no params. */
export const spawn = () =>
  assignTo(({ spawn: start }, { src, id, input }: Params) => {
    start(src, { id, input })
    return {}
  })

export const stop = () => stopChild((_, params: Params) => params.id)

function setAt(value: unknown, [key, ...rest]: string[], to: unknown): unknown {
  if (key === undefined) return to
  const inner = (value as Record<string, unknown> | undefined)?.[key]
  return { ...(value as object), [key]: setAt(inner, rest, to) }
}
