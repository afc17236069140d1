import type { Value } from '#schemas/value-types.ts'

/**
 * Every pointer a value reads, those into the page's document too; those of an item, through its
 * group.
 */
export function listPointers(value: Value, base = ''): string[] {
  if (typeof value === 'string') return [base + value]
  if ('value' in value) return []
  if ('document' in value) return [String(value.document)]
  if ('each' in value) {
    const { each, as } = value as { each: string; as: Value }
    return [...listPointers(each, base), ...listPointers(as, `${base}${each}/*`)]
  }
  const own = 'by' in value ? [base + String(value.by)] : []
  return [...own, ...listParts(value).flatMap((part) => listPointers(part, base))]
}

/** The values within an operation; names of facts, messages and the like are none. */
function listParts(value: object): Value[] {
  return Object.entries(value).flatMap(([word, part]: [string, unknown]) => {
    if (maps.has(word)) return Object.values(part as Record<string, Value>)
    if (lists.has(word)) return part as Value[]
    const isValue = '@type' in value ? !word.startsWith('@') : parts.has(word)
    return isValue ? [part as Value] : []
  })
}

const lists = new Set(['first', 'concat', 'join', 'all', 'any'])
const maps = new Set(['fields', 'cases', 'values'])
const parts = new Set(
  'if then else plural of from to duration zone count not field is until'.split(' '),
)
