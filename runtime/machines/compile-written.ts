/**
 * `#runtime/compile` in a production browser, where the build has checked and translated every
 * document (`machine-code.ts`): only the result is left to run.
 */
import type { MachineDocument } from '../model/config/machine-document.ts'
import type { WrittenMachine } from './machine-code.ts'
import type { Registry } from './registry-types.ts'
import { toMachine, type CompiledMachine } from './to-machine.ts'

export function compileMachine(document: MachineDocument, registry: Registry): CompiledMachine {
  const { config, delays } = (document as unknown as WrittenMachine).create(registry.now)
  return toMachine(config, { ...registry, delays: delays ?? {} }, document)
}
