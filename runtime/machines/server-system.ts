import { fromCallback } from 'xstate'
import catalogue from '#schemas/machine-implementations.json' with { type: 'json' }
import { compileMachine } from './compile.ts'
import type { MachineDocument, MachineInput } from '../model/config/machine-document.ts'
import { toInitialView, type MachineView } from '../model/machine-view.ts'
import type { MachinePorts } from '../model/ports/machine-ports.ts'
import { createRegistry, type Implementations } from './registry.ts'
import { createSystem, type SystemOptions } from './system.ts'
import type { SharedSystem } from './shared-system.ts'
import type { CompiledMachine } from './to-machine.ts'

/**
 * The machines on the server: created for rendering, never started. They hold no visitor's data, so
 * one system serves all requests.
 *
 * @param implementations - those of individual machines; their guards may decide the first state.
 */
export function createServerSystem({
  documents,
  behaviours,
  implementations = [],
}: Pick<SystemOptions, 'documents' | 'behaviours'> & {
  implementations?: readonly Implementations[]
}): SharedSystem {
  const registry = createInertRegistry(implementations)
  return { ...createSystem({ documents, behaviours, registry }), toInput: (_, input = {}) => input }
}

const machines = new WeakMap<MachineDocument, CompiledMachine>()

/**
 * The state in which a machine is rendered. Actions and actors that only its own code implements do nothing here.
 *
 * @throws SiteError MachineInvalid
 */
export function initialSnapshot(
  document: MachineDocument,
  input: MachineInput = {},
  implementations: readonly Implementations[] = [],
): MachineView {
  let machine = machines.get(document)
  if (!machine) {
    const own = toInertNames(document)
    machine = compileMachine(document, createInertRegistry([own, ...implementations]))
    machines.set(document, machine)
  }
  return toInitialView(machine, input)
}

/** Every possible name of an action or actor, beside those of the catalogue. */
function toInertNames({
  states,
  entry,
  exit,
  on,
  invoke,
  always,
  after,
  ...rest
}: MachineDocument) {
  const known = createInertRegistry([])
  const actions: Record<string, unknown> = {}
  const actors: Record<string, unknown> = {}
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { type, src } = value as { type?: unknown; src?: unknown }
    if (typeof type === 'string' && !(type in known.actions)) actions[type] = () => {}
    if (typeof src === 'string' && !(src in known.actors)) actors[src] = inert
    Object.values(value).forEach(visit)
  }
  visit([states, entry, exit, on, invoke, always, after, rest.actions])
  for (const name in rest.actions) delete actions[name]
  return { actions, actors }
}

const inert = fromCallback(() => {})

/**
 * A registry with every name of the catalogue, without effects: for actors that are never started.
 * @param now - the clock of expressions
 */
export function createInertRegistry(
  implementations: readonly Implementations[],
  now = unreachable.clock.now,
) {
  const actors = Object.fromEntries(Object.keys(catalogue.actors).map((name) => [name, inert]))
  const actions = Object.fromEntries(
    Object.entries(catalogue.actions).flatMap(([name, entry]) =>
      'providedBy' in entry ? [[name, () => {}]] : [],
    ),
  )
  return createRegistry(
    { ...unreachable, clock: { ...unreachable.clock, now } },
    { actors, actions },
    ...implementations,
  )
}

/** Throws when a server logs here: it sent an event to an actor it can never have. */
const unreachable = {
  clock: { now: () => 0 },
  log: (_level: string, _code: string, error: unknown) => {
    throw error
  },
} as unknown as MachinePorts
