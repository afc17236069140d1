import { actions, actors, effects } from '#runtime/generic-implementations'
import { ActionFailed, ActorUnknown } from '../model/errors/machine-errors.ts'
import { siteError } from '../model/errors/site-error.ts'
import type { Effect } from './generic-effects.ts'
import type { MachineRegistry } from './registry-types.ts'
import type { MachinePorts } from '../model/ports/machine-ports.ts'

/** Implementations beside the generic ones: a machine's own, or those a caller provides. */
export type Implementations = Partial<
  Record<'actions' | 'guards' | 'actors', Record<string, unknown>>
>

/** The names machine documents can use, bound to one set of ports. */
export function createRegistry(
  ports: MachinePorts,
  ...extras: readonly Implementations[]
): MachineRegistry {
  const registry: MachineRegistry = {
    ports,
    now: ports.clock.now,
    sendElsewhere: (to, event) => reportUnknownActor(ports, to, event),
    actions: {},
    actors: {},
    guards: {},
    delays: {},
  }
  addGeneric(registry, { actions, effects, actors })
  for (const extra of extras) extendRegistry(registry, extra)
  return registry
}

/** Implementations not bound to ports yet, as in `generic-implementations.ts`. */
export interface GenericImplementations {
  actions: Record<string, (registry: MachineRegistry) => unknown>
  effects: Record<string, Effect>
  actors: Record<string, (ports: MachinePorts) => unknown>
}

export function addGeneric(
  registry: MachineRegistry,
  { actions, effects, actors }: GenericImplementations,
): void {
  const { ports } = registry
  for (const [name, create] of Object.entries(actions)) registry.actions[name] = create(registry)
  for (const [name, run] of Object.entries(effects)) {
    registry.actions[name] = toAction(name, run, ports)
  }
  for (const [name, create] of Object.entries(actors)) registry.actors[name] = create(ports)
}

/** Replaces names that are taken. */
export function extendRegistry(
  registry: MachineRegistry,
  { actions, actors, guards }: Implementations,
): void {
  Object.assign(registry.actions, actions)
  Object.assign(registry.actors, actors)
  Object.assign(registry.guards, guards)
}

/** Reports an event without a receiver: a wrong id must not stop its sender. */
export function reportUnknownActor(ports: MachinePorts, to: string, event: { type: string }) {
  const error = siteError(ActorUnknown, [to, event.type])
  ports.log('error', error.code, error)
}

/** A failing effect is reported; its machine goes on. */
function toAction(name: string, run: Effect, ports: MachinePorts) {
  return ({ context }: { context: Record<string, unknown> }, params: unknown) => {
    try {
      run(ports, params ?? {}, context)
    } catch (cause) {
      const error = siteError(ActionFailed, [name, (cause as Error).message], { cause })
      ports.log('error', error.code, error)
    }
  }
}
