import { and, not, or, stateIn } from 'xstate'
import { MachineInvalid, type DocumentProblem } from '../model/errors/machine-errors.ts'
import { siteError } from '../model/errors/site-error.ts'
import type { MachineDocument } from '../model/config/machine-document.ts'
import { evaluate } from './expression.ts'
import type { Scope } from './rare/expression-tree.ts'
import type { Registry } from './registry-types.ts'
import { toMachine, type CompiledMachine } from './to-machine.ts'
import { translate, type Target } from './translate.ts'

/**
 * Makes a machine that XState can run from a document read at run time: by the server, by a test,
 * by the browser of a developer. A production browser gets what the build has translated and, with
 * it, `compile-written.ts`: package.json chooses by condition what `#runtime/compile` is.
 *
 * @throws SiteError MachineInvalid, listing every problem with its JSON pointer.
 */
export function compileMachine(document: MachineDocument, registry: Registry): CompiledMachine {
  const { config, delays, problems } = translate(document, registry, toTarget(document, registry))
  const refuse = () => siteError(MachineInvalid, [document.id, problems])
  if (problems.length) throw refuse()
  try {
    return toMachine(config, { ...registry, delays }, document)
  } catch (error) {
    problems.push({ at: '', message: (error as Error).message })
    throw refuse()
  }
}

/** The faults in the names and expressions of a document. */
export function findProblems(document: MachineDocument, registry: Registry): DocumentProblem[] {
  return translate(document, registry, toTarget(document, registry)).problems
}

/** The arguments with which XState calls a dynamic value. */
type Arguments = Pick<Scope, 'context' | 'event'>

function toTarget({ values }: MachineDocument, { now }: Registry): Target {
  const toScope = ({ context, event }: Arguments): Scope => ({ context, event, now, values })
  return {
    value: (value) => (args: Arguments) => evaluate(value, toScope(args)),
    context:
      (value) =>
      ({ input }: Scope) =>
        evaluate(value, { input, values }),
    delay: (duration) => (args: Arguments) =>
      Math.max(0, Number(evaluate(duration, toScope(args))) || 0),
    condition: (guard) => (args: Arguments) => !!evaluate(guard, toScope(args)),
    and: (guards) => and(guards as never),
    or: (guards) => or(guards as never),
    not: (guard) => not(guard as never),
    stateIn: (stateId) => stateIn(stateId),
  }
}
