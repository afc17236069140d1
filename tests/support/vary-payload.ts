/** Payloads near those of a document: the constants in its guards, and values next to them. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { MachineDocument } from '#runtime/machines'
import { eachExpression } from '../../compiler/machines/walk-document.ts'

export interface PayloadVaryer {
  /** Varies a payload, reproducibly by seed; the result always satisfies the schema. */
  vary<Value>(payload: Value, schema?: object): Value
  /** Milliseconds that may make a difference. */
  wait(): number
}

type Literal = string | number | boolean | null

/** Number of attempts to get a payload that the schema accepts. */
const tries = 6
/** Numbers above this are not limits of text lengths. */
const longestText = 1000

export function createPayloadVaryer(
  document: MachineDocument,
  random: () => number,
): PayloadVaryer {
  const ajv = new Ajv2020({ strict: true, strictRequired: false })
  const literals = findLiterals(document)
  const numbers = literals.filter((one) => typeof one === 'number')
  const choose = <One>(from: readonly One[]): One => from[Math.floor(random() * from.length)]!
  const lengths = numbers.filter((one) => Number.isInteger(one) && one <= longestText)
  const readsClock = JSON.stringify(document).includes('now()')

  const other = (value: unknown): unknown => {
    if (typeof value === 'boolean') return !value
    const kin = literals.filter((one) => value === null || typeof one === typeof value)
    if (typeof value === 'number') return choose([...kin, value - 1, value + 1, null])
    return choose([...kin, '', null, 'x'.repeat(choose(lengths) + choose([0, 1]))])
  }
  const change = (value: unknown): unknown => {
    if (Array.isArray(value) && value.length > 0) {
      const index = Math.floor(random() * value.length)
      return random() < 0.2 ? value.slice(0, index) : value.with(index, change(value[index]))
    }
    const keys = value && typeof value === 'object' ? Object.keys(value) : []
    if (keys.length === 0) return other(value)
    const { [choose(keys)]: _, ...rest } = value as Record<string, unknown>
    const key = keys.find((one) => !(one in rest))!
    const kept = (value as Record<string, unknown>)[key]
    return random() < 0.1 ? rest : { ...(value as object), [key]: change(kept) }
  }
  return {
    vary(payload, schema) {
      if (random() < 0.4) return payload
      const isFine = schema ? ajv.compile(schema) : () => true
      for (let tried = 0; tried < tries; tried++) {
        const varied = change(random() < 0.3 ? change(payload) : payload)
        if (isFine(varied)) return varied as typeof payload
      }
      return payload
    },
    wait: () =>
      readsClock && random() < 0.4 ? Math.max(0, choose(numbers) + choose([-1, 0, 1])) : 0,
  }
}

/** Every constant that the expressions of the document name. */
function findLiterals(document: MachineDocument): Literal[] {
  const found = new Set<Literal>([0, 1])
  for (const { source } of eachExpression(document, '')) {
    for (const [, text] of source.matchAll(/'((?:[^'\\]|\\.)*)'/g)) found.add(text!)
    for (const [digits] of source.matchAll(/\b\d+(?:\.\d+)?\b/g)) found.add(Number(digits))
  }
  return [...found]
}
