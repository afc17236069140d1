import * as xstate from 'xstate'
import type { MachineDocument } from '#runtime/machines'
import { compileMachine as compileWritten } from '../../runtime/machines/compile-written.ts'
import type { Registry } from '../../runtime/machines/registry-types.ts'
import type { CompiledMachine } from '../../runtime/machines/to-machine.ts'
import { groups } from '../../runtime/machines/expression-groups.ts'
import * as operations from '../../runtime/machines/expressions/expression-operations.ts'
import { writeMachine } from '../../runtime/machines/machine-code.ts'

/** The machine of the code, as a browser that has nothing else of the document. */
export function runWritten(document: MachineDocument, registry: Registry): CompiledMachine {
  const { code } = writeMachine(document, registry)
  const modules = { operations, xstate, ...groups }
  const written = new Function(...Object.keys(modules), `return ${code}`)
  return compileWritten(written(...Object.values(modules)), registry)
}
