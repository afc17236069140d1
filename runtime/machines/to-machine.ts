import { createMachine, type AnyStateMachine } from 'xstate'
import type { MachineDocument } from '../model/config/machine-document.ts'
import type { Registry } from './registry-types.ts'

export type CompiledMachine = AnyStateMachine & { document: MachineDocument }

/** XState never ends an `always` cycle by itself: it would hang the tab. */
const maxIterations = 100

/** @throws Error when a target does not exist. */
export function toMachine(
  config: object,
  implementations: Partial<Registry>,
  document: MachineDocument,
): CompiledMachine {
  const limited = { ...config, options: { maxIterations } }
  const machine: unknown = createMachine(limited as never, implementations as never)
  return Object.assign(machine as AnyStateMachine, { document })
}
