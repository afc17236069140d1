/** The named values of a document (`values`), as far as expressions read through them. */
import type { MachineDocument } from '../model/config/machine-document.ts'
import { parseExpression, type CompiledExpression } from './expression.ts'

type Values = MachineDocument['values']

export interface Read {
  /** The path down to the first key: `context.queue`. `now()` for the clock. */
  path: string
  /** The named value that reads it; undefined for the expression itself. */
  by: string | undefined
}

/**
 * Lists what an expression reads, directly and through the named values it uses. Unknown or invalid
 * values read nothing: they are reported separately.
 * @throws SiteError ExpressionInvalid for the expression
 */
export function listReads(source: string, values: Values = {}): Read[] {
  const reads: Read[] = []
  const seen = new Set<string>()
  const add = ({ reads: paths, readsClock, values: used }: CompiledExpression, by?: string) => {
    for (const path of paths) reads.push({ path, by })
    if (readsClock) reads.push({ path: 'now()', by })
    for (const name of used) {
      const inner = seen.has(name) ? undefined : parseValue(name, values)
      seen.add(name)
      if (inner) add(inner, name)
    }
  }
  add(parseExpression(source))
  return reads
}

/** Whether a named value uses itself, directly or through others. */
export function containsItself(name: string, values: Values = {}): boolean {
  const seen = new Set<string>()
  const reaches = (from: string): boolean =>
    [...(parseValue(from, values)?.values ?? [])].some((next) => {
      if (next === name) return true
      if (seen.has(next)) return false
      seen.add(next)
      return reaches(next)
    })
  return reaches(name)
}

function parseValue(name: string, values: NonNullable<Values>): CompiledExpression | undefined {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  try {
    return value && parseExpression(value['@expr'])
  } catch {
    return undefined
  }
}
