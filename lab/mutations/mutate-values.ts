import { escapePointer } from '../../schemas/json-pointer.ts'
import { expressionOf } from '../../runtime/machines/expression.ts'
import type { MachineDocument } from '../../runtime/model/config/machine-document.ts'
import { replaceAt } from './edit-document.ts'
import { mutateExpression } from './mutate-expression.ts'

interface MutatedValue {
  at: string
  change: string
  document: MachineDocument
}

/** For each constant inside of a value, and each place of its expressions, the document with another. */
export function* mutateValues(
  document: MachineDocument,
  value: unknown,
  at: string,
): Generator<MutatedValue> {
  const source = expressionOf(value)
  if (source !== undefined) {
    const place = `${at}/@expr`
    for (const fault of mutateExpression(source))
      yield { at: place, change: fault, document: replaceAt(document, place, fault) }
  } else if (value && typeof value === 'object') {
    for (const [key, entry] of Object.entries(value)) {
      // Names of states and guards are checked by other means.
      if (key === 'stateId' || key === 'guard' || key === 'guards') continue
      yield* mutateValues(document, entry, `${at}/${escapePointer(key)}`)
    }
  } else if (value !== undefined) {
    const fault = toOther(value)
    const change = `${JSON.stringify(value)} → ${JSON.stringify(fault)}`
    yield { at, change, document: replaceAt(document, at, fault) }
  }
}

function toOther(value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  return typeof value === 'string' ? `${value}~` : 0
}
