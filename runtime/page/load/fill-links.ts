/**
 * Loads fields of linked documents as the content service does: all requested fields of the
 * documents linked here and of those they link to; on the next level only the service's default,
 * plain values. It ends there, so documents may refer to each other.
 */
import { isDocumentLink } from './document-links.ts'

/** Reads `data` of documents by id; missing ones are absent. */
type ReadData = (ids: readonly string[]) => ReadonlyMap<string, Record<string, unknown>>

const wholeLevels = 2

/**
 * @param fields - named as `type.field`
 * @returns a copy of the parts that differ
 */
export function fillLinks(data: unknown, fields: readonly string[], read: ReadData): unknown {
  const wanted = new Map<string, string[]>()
  for (const field of fields) {
    const [type = '', name = ''] = field.split('.', 2)
    const names = wanted.get(type)
    if (names) names.push(name)
    else wanted.set(type, [name])
  }
  return wanted.size === 0 ? data : fillLevel(data, wanted, read, 1)
}

function fillLevel(
  data: unknown,
  wanted: ReadonlyMap<string, readonly string[]>,
  read: ReadData,
  level: number,
): unknown {
  const types = new Map<string, string>()
  findLinks(data, wanted, types)
  if (types.size === 0) return data
  const found = read([...types.keys()])
  const filled = new Map<string, Record<string, unknown>>()
  for (const [id, type] of types) {
    const target = found.get(id)
    if (!target) continue
    const values = pick(target, wanted.get(type)!, level > wholeLevels)
    filled.set(
      id,
      (level > wholeLevels ? values : fillLevel(values, wanted, read, level + 1)) as typeof values,
    )
  }
  return copy(data, filled)
}

function findLinks(
  value: unknown,
  wanted: ReadonlyMap<string, unknown>,
  types: Map<string, string>,
): void {
  if (Array.isArray(value)) for (const item of value) findLinks(item, wanted, types)
  else if (typeof value === 'object' && value !== null) {
    if (isDocumentLink(value)) {
      if (value.isBroken !== true && wanted.has(value.type)) types.set(value.id, value.type)
    } else for (const item of Object.values(value)) findLinks(item, wanted, types)
  }
}

function pick(
  data: Record<string, unknown>,
  names: readonly string[],
  isPlain: boolean,
): Record<string, unknown> {
  const values = names.map((name) => [name, isPlain ? toPlain(data[name]) : data[name]] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** Keeps texts, numbers, dates, pictures, relationships and the first block of rich text. */
function toPlain(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number') return value
  if (Array.isArray(value)) {
    const [block] = value as { type?: unknown; text?: unknown }[]
    return typeof block?.type === 'string' && 'text' in block ? [block] : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  return isDocumentLink(value) || ('url' in value && 'dimensions' in value) ? value : undefined
}

function copy(value: unknown, filled: ReadonlyMap<string, Record<string, unknown>>): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => copy(item, filled))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (typeof value !== 'object' || value === null) return value
  if (isDocumentLink(value)) {
    const data = value.isBroken === true ? undefined : filled.get(value.id)
    return data && Object.keys(data).length > 0 ? { ...value, data } : value
  }
  let isSame = true
  const entries = Object.entries(value).map(([key, item]) => {
    const next = copy(item, filled)
    isSame &&= next === item
    return [key, next] as const
  })
  return isSame ? value : Object.fromEntries(entries)
}
