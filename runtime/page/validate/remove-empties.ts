/**
 * The content service writes an empty field as null, `''`, `[]`, `{}` or a link without a target. Here
 * they become absent, so that `required` in a schema means "filled". Fields that are not in the schema
 * are dropped without an error.
 */
import { isObject } from '#schemas/is-object.ts'
import type { FieldKinds, Kind } from '../../model/documents/kinds.ts'
import type { Fields } from '../../model/documents/document.ts'

export function removeEmpties(data: unknown, kinds: FieldKinds): Fields {
  const filled: Fields = {}
  if (!isObject(data)) return filled
  for (const name in kinds) {
    const value = clean(data[name], kinds[name]!)
    if (value !== undefined) filled[name] = value
  }
  return filled
}

function clean(value: unknown, kind: Kind): unknown {
  if (isEmpty(value)) return undefined
  if (typeof kind === 'object') return cleanGroup(value, kind.group)
  if (kind === 'cta') return cleanGroup(value, ctaKinds)
  if (kind === 'links') return cleanLinks(value)
  if (kind === 'title' || kind === 'rich-text') return hasText(value) ? value : undefined
  if (kind === 'key-text') return typeof value === 'string' && !value.trim() ? undefined : value
  return value
}

const ctaKinds: FieldKinds = {
  type: 'select',
  label: 'key-text',
  link: 'link',
  colorClass: 'select',
  icon: 'select',
  small: 'boolean',
  disabled: 'boolean',
  sectionId: 'key-text',
}

function cleanGroup(value: unknown, kinds: FieldKinds): unknown {
  if (!Array.isArray(value)) return value
  const items = value.map((item: unknown) => (isObject(item) ? removeEmpties(item, kinds) : item))
  const filled = items.filter((item) => !isObject(item) || Object.keys(item).length > 0)
  return filled.length > 0 ? filled : undefined
}

function cleanLinks(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  const filled = value.filter((link: unknown) => !isEmpty(link))
  return filled.length > 0 ? filled : undefined
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  if (!isObject(value)) return false
  return isEmptyLink(value) || Object.keys(value).length === 0
}

/** Whether no target was chosen: the editor then leaves a link type or a text alone (LINK-02). */
function isEmptyLink({ link_type, id, uid, url }: Record<string, unknown>): boolean {
  if (link_type === 'Any') return true
  return typeof link_type === 'string' && id === undefined && !uid && !url
}

/** Whether it is not empty: blank paragraphs only are. Other values are for the schema to judge. */
function hasText(value: unknown): boolean {
  if (!Array.isArray(value)) return true
  return value.some(
    (node: unknown) =>
      !isObject(node) || typeof node['text'] !== 'string' || node['text'].trim() !== '',
  )
}
