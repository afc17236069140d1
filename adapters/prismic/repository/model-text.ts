/** Models as texts, the same for models that editors cannot tell apart. */
import { isObject } from '#schemas/is-object.ts'
import type { Json } from '../service/index.ts'

/** Maps of fields keep their order, which editors see; that of all else means nothing. */
type Order = 'tabs' | 'fields' | undefined

export function toText(value: Json | undefined, order?: Order): string {
  if (Array.isArray(value)) return `[${value.map((item) => toText(item)).join()}]`
  if (!isObject(value)) return JSON.stringify(value ?? null)
  const names = Object.keys(value)
  const parts = (order ? names : names.sort()).map(
    (name) => `${name}:${toText(value[name], orderOf(name, order))}`,
  )
  return `{${parts.join()}}`
}

function orderOf(name: string, parent: Order): Order {
  if (parent) return parent === 'tabs' ? 'fields' : undefined
  if (name === 'json') return 'tabs'
  return ['primary', 'items', 'fields'].includes(name) ? 'fields' : undefined
}
