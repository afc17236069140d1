import { toKeys } from '#schemas/json-pointer.ts'

/** The value a JSON Pointer (RFC 6901) leads to, or undefined. Only own properties are followed. */
export function getAt(value: unknown, pointer: string): unknown {
  let current = value
  for (const key of toKeys(pointer)) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) {
      return undefined
    }
    current = (current as Record<string, unknown>)[key]
  }
  return current
}

/** The first filled value of one or several pointers. */
export function firstAt(value: unknown, pointers: string | readonly string[] | undefined): unknown {
  for (const pointer of typeof pointers === 'string' ? [pointers] : (pointers ?? [])) {
    const found = getAt(value, pointer)
    if (found !== undefined && found !== null && found !== '') return found
  }
  return undefined
}

/** Whether an optional condition holds: the field is filled and not `false`. */
export function isFilledAt(value: unknown, pointer: string): boolean {
  const found = getAt(value, pointer)
  return found !== undefined && found !== null && found !== false && found !== ''
}

/** All non-empty values a pointer leads to; the key `*` stands for every item of a list. */
export function getAllAt(value: unknown, pointer: string): unknown[] {
  const [before = '', ...after] = pointer.split('/*')
  const found = before === '' ? value : getAt(value, before)
  if (after.length === 0)
    return found === undefined || found === null || found === '' ? [] : [found]
  const rest = after.join('/*')
  return Array.isArray(found) ? found.flatMap((item) => getAllAt(item, rest)) : []
}

/** Expands a pointer with `*`: one pointer for each item. */
export function expandPointer(value: unknown, pointer: string): string[] {
  const star = pointer.indexOf('/*')
  if (star < 0) return [pointer]
  const list = getAt(value, pointer.slice(0, star))
  const rest = pointer.slice(star + '/*'.length)
  if (!Array.isArray(list)) return []
  return list.flatMap((_, index) =>
    expandPointer(value, `${pointer.slice(0, star)}/${index}${rest}`),
  )
}
