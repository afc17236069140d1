import type { Expression, GuardDocument } from '../../runtime/model/config/machine-document.ts'

/** What a composite guard is made of; of another one nothing is there. */
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

/** A part of a composite, in brackets where it would read wrongly without. */
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
