import type { Expression, GuardDocument } from '../../runtime/model/config/machine-document.ts'

/** The parts of a composite guard; a plain one has none. */
export interface GuardParts {
  guards: GuardDocument[]
  guard: GuardDocument
  stateId: string
}

export function partsOf(guard: Exclude<GuardDocument, Expression>): GuardParts {
  return (guard.params ?? {}) as unknown as GuardParts
}

/** A guard as a label: `isOpen ∧ ¬context.single`. */
export function printGuard(guard: GuardDocument): string {
  if ('@expr' in guard) return guard['@expr']
  const { guards, guard: inner, stateId } = partsOf(guard)
  if (guard.type === 'xstate.and') return guards.map(printPart).join(' ∧ ')
  if (guard.type === 'xstate.or') return guards.map(printPart).join(' ∨ ')
  if (guard.type === 'xstate.not') return `¬${printPart(inner)}`
  if (guard.type === 'xstate.stateIn') return `in ${stateId}`
  const name = guard.type.replace(/^own\./, '')
  return guard.params ? `${name}(${Object.values(guard.params).map(printValue).join(', ')})` : name
}

/** A part of a composite, in brackets where precedence needs them. */
function printPart(guard: GuardDocument): string {
  const printed = printGuard(guard)
  const isOne =
    'type' in guard ? !['xstate.and', 'xstate.or'].includes(guard.type) : /^[\w.]+$/.test(printed)
  return isOne ? printed : `(${printed})`
}

function printValue(value: unknown): string {
  const source = (value as { '@expr'?: string } | null)?.['@expr']
  return source ?? JSON.stringify(value)
}
