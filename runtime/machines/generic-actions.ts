import { assign, cancel, emit, enqueueActions } from 'xstate'
import { ActionFailed, ActorUnknown } from '../errors/catalog/machines.ts'
import { siteError } from '../errors/site-error.ts'
import type { MachinePorts } from './ports.ts'
import { writeStored } from './stored-state.ts'

/** XState hands an implementation its resolved params, whose shape `checkMachine` has checked. */
// oxlint-disable-next-line typescript/no-explicit-any -- the shape is a JSON Schema, not a type
type Params = any
type SendElsewhere = (to: string, event: { type: string }) => void

/** Actions every machine may use; `schemas/machine-implementations.json` describes them. */
export function createGenericActions(ports: MachinePorts, sendElsewhere: SendElsewhere) {
  return {
    assign: assign(({ context }, params: Params) =>
      Object.entries(params).reduce(
        (changed, [path, value]) => setAt(changed, path.split('.'), value) as object,
        context as object,
      ),
    ),
    raise: enqueueActions(({ enqueue }, { event, ...options }: Params) =>
      enqueue.raise(event, options),
    ),
    cancel: cancel((_, params: Params) => params.id),
    emit: emit((_, params: Params) => params.event),
    send: enqueueActions(({ enqueue, system }, { to, event }: Params) => {
      const actor = system.get(to)
      if (actor) enqueue.sendTo(actor, event)
      else enqueue(() => sendElsewhere(to, event))
    }),
    spawn: enqueueActions(({ enqueue }, { src, id, input }: Params) =>
      enqueue.spawnChild(src, { id, input }),
    ),
    stop: enqueueActions(({ enqueue }, { id }: Params) => enqueue.stopChild(id)),
    ...createEffects(ports),
  }
}

type Effect = (params: Params, context: Record<string, unknown>) => void

/** A failing effect, such as a write to a full storage, is reported; its machine goes on. */
function createEffects(ports: MachinePorts) {
  const { cookies, storage, dom } = ports
  const effects: Record<string, Effect> = {
    log: ({ level, code, data }) => ports.log(level, code, data),
    track: ({ name, properties = {} }) => ports.track({ name, properties }),
    persist: (params, context) => writeStored(params, context, ports),
    setCookie: ({ name, value, ...attributes }) => cookies.set(name, toText(value), attributes),
    removeCookie: ({ name }) => cookies.remove(name),
    'storage.set': (params) => area(params).setItem(params.key, toText(params.value)),
    'storage.remove': (params) => area(params).removeItem(params.key),
    navigate: ({ url, replace }) => dom.navigate(url, { replace }),
    focus: ({ selector }) => dom.focus(selector),
    rememberFocus: ({ as }) => dom.rememberFocus(as),
    restoreFocus: ({ as }) => dom.restoreFocus(as),
    scrollLock: () => dom.lockScroll(true),
    scrollUnlock: () => dom.lockScroll(false),
    setAttribute: ({ selector, name, value }) => dom.setAttribute(selector, name, value),
    'tagManager.consent': ({ command, state }) => ports.tagManager?.consent(command, state),
    'adsTracker.consent': ({ granted }) => ports.adsTracker?.consent(granted),
  }
  const area = (params: Params) => storage[params.storage as 'local' | 'session']
  const guarded = (name: string, effect: Effect) => (args: { context: never }, params: Params) => {
    try {
      effect(params ?? {}, args.context)
    } catch (cause) {
      const error = siteError(ActionFailed, [name, (cause as Error).message], { cause })
      ports.log('error', error.code, error)
    }
  }
  return Object.fromEntries(
    Object.entries(effects).map(([name, effect]) => [name, guarded(name, effect)]),
  )
}

/** Reports an event that nobody can receive: a wrong id must not take its sender down. */
export function reportUnknownActor(ports: MachinePorts, to: string, event: { type: string }) {
  const error = siteError(ActorUnknown, [to, event.type])
  ports.log('error', error.code, error)
}

function setAt(value: unknown, [key, ...rest]: string[], to: unknown): unknown {
  if (key === undefined) return to
  const inner = (value as Record<string, unknown> | undefined)?.[key]
  return { ...(value as object), [key]: setAt(inner, rest, to) }
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
