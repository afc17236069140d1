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
 * The machines on the server: created for rendering, never started. It contains no data of a visitor,
 * so one serves all requests.
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

/** The state in which a machine is rendered. @throws SiteError MachineInvalid */
export function initialSnapshot(
  document: MachineDocument,
  input: MachineInput = {},
  implementations: readonly Implementations[] = [],
): MachineView {
  let machine = machines.get(document)
  if (!machine) {
    machine = compileMachine(document, createInertRegistry(implementations))
    machines.set(document, machine)
  }
  return toInitialView(machine, input)
}

/**
 * Every name of the catalogue, reaching nothing: for actors that are never started.
 * @param now - what expressions read of the clock
 */
export function createInertRegistry(
  implementations: readonly Implementations[],
  now = unreachable.clock.now,
) {
  const inert = fromCallback(() => {})
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

/** A server that logs here sent an event to an actor it can never have. */
const unreachable = {
  clock: { now: () => 0 },
  log: (_level: string, _code: string, error: unknown) => {
    throw error
  },
} as unknown as MachinePorts
