/**
 * Fields of linked documents are trusted no more than a document's own: before use they are validated
 * by the schema of their type, wherever the link is. So a pointer through a link finds only valid
 * values.
 */
import type { Fields, Slice } from '../../model/documents/document.ts'
import type { FieldKinds, Kind } from '../../model/documents/kinds.ts'
import { kindsOfVariation } from '../../model/documents/kinds-of-variation.ts'
import { own } from '../../model/documents/own.ts'
import { createIssueReporter, type ValidationSite } from './issue-reporter.ts'
import { findRefusal, prune } from './prune.ts'
import { removeEmpties } from './remove-empties.ts'

/** A menu reads its submenus, those read the pages they link to, and those their category. */
const maxDepth = 3

/** `fields` are valid; changed parts are copied. */
export function validateLinked(
  fields: Fields,
  kinds: FieldKinds,
  site: ValidationSite,
  depth = 0,
): Fields {
  let copy: Fields | undefined
  for (const name in fields) {
    const value = fields[name]
    // Most fields are texts.
    if (typeof value !== 'object' || value === null) continue
    const kind = kinds[name]
    const valid = kind === undefined ? value : validateField(value, kind, site, depth)
    if (valid !== value) (copy ??= { ...fields })[name] = valid
  }
  return copy ?? fields
}

function validateField(value: object, kind: Kind, site: ValidationSite, depth: number): unknown {
  if (typeof kind === 'object')
    return mapChanged(value as Fields[], (item) => validateLinked(item, kind.group, site, depth))
  switch (kind) {
    case 'link':
    case 'content-relationship':
      return validateLink(value, site, depth)
    case 'links':
      return mapChanged(value as object[], (link) => validateLink(link, site, depth))
    case 'cta':
      return mapChanged(value as Fields[], (cta) => validateLinked(cta, ctaLink, site, depth))
    case 'rich-text':
    case 'title':
      return mapChanged(value as RichTextNode[], (node) => validateNode(node, site, depth))
    case 'table':
      return validateTable(value as Table, site, depth)
    case 'slice-zone':
      return mapChanged(value as Slice[], (slice) => {
        const known = own(site.kinds.slices, slice.type)
        const fields = known ? kindsOfVariation(known, slice.variation).fields : {}
        return withChanged(slice, 'fields', validateLinked(slice.fields, fields, site, depth))
      })
    default:
      return value
  }
}

const ctaLink: FieldKinds = { link: 'link' }

interface RichTextNode {
  spans?: { data?: object }[]
  linkTo?: object
}

function validateNode(node: RichTextNode, site: ValidationSite, depth: number): RichTextNode {
  const { spans, linkTo } = node
  const linked = linkTo ? withChanged(node, 'linkTo', validateLink(linkTo, site, depth)) : node
  if (!spans || spans.length === 0) return linked
  const valid = mapChanged(spans, (span) =>
    span.data ? withChanged(span, 'data', validateLink(span.data, site, depth)) : span,
  )
  return withChanged(linked, 'spans', valid)
}

interface Table {
  head?: Rows | null
  body: Rows
}

interface Rows {
  rows: { cells: { content: RichTextNode[] }[] }[]
}

function validateTable(table: Table, site: ValidationSite, depth: number): Table {
  const validate = (part: Rows): Rows =>
    withChanged(
      part,
      'rows',
      mapChanged(part.rows, (row) =>
        withChanged(
          row,
          'cells',
          mapChanged(row.cells, (cell) =>
            withChanged(
              cell,
              'content',
              mapChanged(cell.content, (node) => validateNode(node, site, depth)),
            ),
          ),
        ),
      ),
    )
  const body = withChanged(table, 'body', validate(table.body))
  return table.head ? withChanged(body, 'head', validate(table.head)) : body
}

interface DocumentLink {
  link_type?: string
  id?: string
  type?: string
  lang?: string
  data?: object
}

function validateLink(link: DocumentLink, site: ValidationSite, depth: number): DocumentLink {
  const { link_type: linkType, data } = link
  if (linkType !== 'Document' || !data) return link
  return withChanged(link, 'data', validateOnce(data, link, site, depth))
}

/** By the object as it was read: links to one document may share it, and pages their links. */
const known = new WeakMap<object, Validated>()

interface Validated {
  validators: ValidationSite['validators']
  depth: number
  fields: Fields
}

function validateOnce(
  data: object,
  link: DocumentLink,
  site: ValidationSite,
  depth: number,
): Fields {
  const { validators } = site
  const kept = known.get(data)
  if (kept?.validators === validators && kept.depth <= depth) return kept.fields
  const fields = validateFields(data, link, site, depth)
  known.set(data, { validators, depth, fields })
  return fields
}

/**
 * Only some fields of a linked document are loaded. Invalid ones are dropped, and reported for that
 * document itself.
 */
function validateFields(
  data: object,
  { id = '', type = '', lang = '' }: DocumentLink,
  site: ValidationSite,
  depth: number,
): Fields {
  const kinds = own(site.kinds.documents, type)?.fields
  const validate = own(site.validators.documents, type)
  if (!kinds || !validate || depth >= maxDepth) return {}
  const fields = removeEmpties(data, kinds)
  const removals = prune(fields, validate, { isPartial: true })
  const report = createIssueReporter({ id, type, lang }, site)
  for (const removal of removals) report.invalidField(`/data${removal.path}`, removal)
  if (findRefusal(removals)) return {}
  // Sections of a linked document are not content of the document that links to it.
  for (const name in fields) if (kinds[name] === 'slice-zone') delete fields[name]
  keepAddress(fields, data, type, site)
  return validateLinked(fields, kinds, site, depth + 1)
}

/**
 * Keeps fields that addresses are made of as the editor wrote them: without a category that does
 * not exist, the link would lead to the page of another one.
 */
function keepAddress(fields: Fields, data: object, type: string, { routes }: ValidationSite): void {
  for (const name of routes.linkFields) {
    const field = name.startsWith(`${type}.`) ? name.slice(type.length + 1) : ''
    const value = (data as Fields)[field]
    if (typeof value === 'string' && value !== '') fields[field] ??= value
  }
}

/** Returns the list itself if no item changes. */
function mapChanged<Item>(items: Item[], change: (item: Item) => Item): Item[] {
  let copy: Item[] | undefined
  for (const [index, item] of items.entries()) {
    const changed = change(item)
    if (changed !== item) (copy ??= [...items])[index] = changed
  }
  return copy ?? items
}

function withChanged<Owner extends object, Key extends keyof Owner>(
  owner: Owner,
  key: Key,
  value: Owner[Key] | undefined,
): Owner {
  return owner[key] === value ? owner : { ...owner, [key]: value }
}
