import type { Value } from '#schemas/value-types.ts'
import { expandPointer, getAt } from '../model/documents/pointer.ts'
import { evaluate, holds } from './evaluate.ts'
import { listPointers } from './list-pointers.ts'
import type { Source } from '../model/documents/source.ts'
import type { Scope } from './scope.ts'

const nowhere: Source = { at: [], isList: false }

export function findSource(value: Value, subject: unknown, scope: Scope): Source {
  if (typeof value === 'string') return { at: [value], isList: false }
  if ('first' in value) {
    const options = value.first as Value[]
    const found = options.find((one) => evaluate(one, subject, scope) !== undefined)
    return found === undefined ? nowhere : findSource(found, subject, scope)
  }
  if ('if' in value) {
    const choice = value as { if: Value; then: Value; else?: Value }
    const chosen = holds(choice.if, subject, scope) ? choice.then : choice.else
    return chosen === undefined ? nowhere : findSource(chosen, subject, scope)
  }
  if ('concat' in value) return findJoined(value.concat as Value[], subject, scope)
  if ('each' in value) return findItems(value as EachValue, subject, scope)
  return { at: listPointers(value).slice(0, 1), isList: false }
}

/** One part alone is the source; in a list of several, each item has its own place. */
function findJoined(parts: readonly Value[], subject: unknown, scope: Scope): Source {
  const filled = parts.flatMap((part) => {
    const found = evaluate(part, subject, scope)
    return found === undefined ? [] : [{ found, source: findSource(part, subject, scope) }]
  })
  if (filled.length === 1) return filled[0]!.source
  const at = filled.flatMap(({ found, source }) => {
    if (source.isList || !Array.isArray(found)) return source.at
    return found.map((_, index) => `${source.at[0] ?? ''}/${index}`)
  })
  return { at, isList: true }
}

interface EachValue {
  each: string
  as: Value
}

function findItems({ each, as }: EachValue, subject: unknown, scope: Scope): Source {
  const at = expandPointer(subject, `${each}/*`).filter(
    (item) => evaluate(as, getAt(subject, item), scope) !== undefined,
  )
  if (typeof as === 'string') return { at: at.map((item) => item + as), isList: true }
  if (!('fields' in as)) return { at, isList: true }
  const fields = Object.entries(as.fields as Record<string, Value>)
  const names = fields.map(([name, value]) => [name, listPointers(value)[0] ?? ''])
  return { at, isList: true, names: Object.fromEntries(names) as Record<string, string> }
}
