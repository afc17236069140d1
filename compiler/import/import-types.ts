/** Types of documents: their schemas, and for pages how they are shown. */
import type { PageType, RouteConfig, Section } from '../../schemas/config-types.ts'
import type { DocumentSchema, SliceSchema } from '../../schemas/schema-types.ts'
import type { Value } from '../../schemas/value-types.ts'
import { importFields, toTitle, type Fields, type ImportContext } from './import-fields.ts'
import type { ForeignCustomType } from './prismic-models.ts'

export function importType(type: ForeignCustomType, context: ImportContext): DocumentSchema {
  const properties: Fields = {}
  for (const [tab, models] of Object.entries(type.json)) {
    const fields = importFields(models, { ...context, at: `${context.at}` })
    for (const [name, field] of Object.entries(fields)) {
      const editor = { ...field['x-editor'], ...(tab !== 'Main' && { tab }) }
      properties[name] = Object.keys(editor).length > 0 ? { ...field, 'x-editor': editor } : field
    }
  }
  const title = type.label || toTitle(type.id)
  const tabs = Object.keys(type.json)
  const format = isPageFormat(type, properties) ? 'page' : 'custom'
  const schema: DocumentSchema = {
    $id: `document:${type.id}`,
    title,
    description: `${title}.`,
    'x-version': 1,
    'x-editor': {
      repeatable: type.repeatable === true,
      format,
      ...(tabs.join('\n') !== tabsOf(properties).join('\n') && { tabs }),
    },
    type: 'object',
    properties,
  }
  return schema
}

export function isPageFormat(type: ForeignCustomType, fields: Fields): boolean {
  return type.format === 'page' || namesOf(fields, 'slice-zone').length > 0
}

/** As the generator orders them. */
function tabsOf(fields: Fields): string[] {
  return [
    ...new Set(['Main', ...Object.values(fields).map((field) => field['x-editor']?.tab ?? 'Main')]),
  ]
}

export interface Page {
  pageType: PageType
  /** Shows the fields of the document itself, its title first. */
  header: SliceSchema
  /** Its title is the first heading of the content, and not made of what the document says otherwise. */
  hasTitle: boolean
}

/** The field of a header that has the title of the page. */
export const titleField = 'pageTitle'

export function toPage(
  { id, label }: ForeignCustomType,
  fields: Fields,
  routes: readonly RouteConfig[],
  headerType: string,
): Page {
  const titles = findTitles(fields)
  const [title] = titles
  const shown = Object.entries(fields).filter(
    ([name, { $ref }]) =>
      name !== title && !isForMachines(name) && !hidden.has($ref) && name !== titleField,
  )
  const words = label || toTitle(id)
  const candidates = [...titles, ...namesLike(fields, /^(meta|seo|og)_?title$/i, texts)].map(
    (name) => `/data/${name}`,
  )
  const named = fields['uid'] ? [...candidates, '/uid'] : candidates
  const first: Value = { first: [...named, { value: words }] }
  const header: SliceSchema = {
    $id: `slice:${headerType}`,
    title: `${words}: header`,
    description: `The title of a page of the type ${words}, and the fields that are its own.`,
    'x-version': 1,
    'x-variations': { default: 'The only variation.' },
    'x-editor': { offered: false },
    type: 'object',
    properties: {
      [titleField]: { $ref: 'field:title', title: 'Title' },
      ...Object.fromEntries(shown.map(([name, field]) => [name, withoutLimits(field)])),
    },
  }
  const bind = Object.fromEntries(shown.map(([name]): [string, Value] => [name, `/data/${name}`]))
  const zones = namesOf(fields, 'slice-zone')
  const template: Section[] = [
    { slice: headerType, bind: { [titleField]: first, ...bind } },
    ...zones.map((zone) => ({ zone: `/data/${zone}` })),
  ]
  return {
    pageType: {
      type: id,
      routes: [...routes],
      ...(id === '404' && { status: 404 as const }),
      template,
      head: toHead(fields, named),
      layout: 'plain',
    },
    header,
    hasTitle: titles.length > 0 || zones.length === 0,
  }
}

const texts = ['key-text', 'title', 'select']
const hidden = new Set(['field:uid', 'field:slice-zone'])

/** What search engines and social networks get is not shown on the page. */
function isForMachines(name: string): boolean {
  return /^(meta|seo|og|social|twitter)_/i.test(name)
}

/** Fields that may hold the title of the page, the likeliest first. */
function findTitles(fields: Fields): string[] {
  const usual = /^(page_?)?(title|name|heading|headline)$/i
  const likely = namesLike(fields, usual, ['title', 'key-text'])
  const headings = Object.entries(fields).flatMap(([name, field]) =>
    field.$ref === 'field:title' && field['x-editor']?.allow?.[0] === 'heading1' ? name : [],
  )
  return [...new Set([...likely, ...headings])].filter((name) => !isForMachines(name))
}

function namesLike(fields: Fields, pattern: RegExp, kinds: readonly string[]): string[] {
  return Object.keys(fields).filter(
    (name) => pattern.test(name) && kinds.includes(fields[name]!.$ref.replace('field:', '')),
  )
}

function toHead(fields: Fields, titles: readonly string[]): PageType['head'] {
  const pointersTo = (kinds: readonly string[], ...patterns: RegExp[]) =>
    patterns.flatMap((pattern) => namesLike(fields, pattern, kinds)).map((name) => `/data/${name}`)
  const meta = pointersTo([...texts, 'rich-text'], /^(meta|seo|og)_?title$/i)
  const title = [...new Set([...meta, ...titles])]
  const written = [...texts, 'rich-text']
  const description = pointersTo(
    written,
    /^(meta|seo|og)_?description$/i,
    /^(description|subtitle|excerpt|summary)$/i,
  )
  const image = pointersTo(
    ['image'],
    /^(meta|seo|og|social)_?image$/i,
    /^(image|thumbnail|cover|featured_image)$/i,
  )
  return {
    title,
    ...(description.length > 0 && { description }),
    ...(image.length > 0 && { image }),
  }
}

/** What the document's own schema has judged is judged once. */
function withoutLimits(field: Fields[string]): Fields[string] {
  const { 'x-kept': _, ...rest } = field
  const { tab, ...editor } = rest['x-editor'] ?? {}
  if (tab === undefined) return rest
  const { 'x-editor': __, ...plain } = rest
  return Object.keys(editor).length > 0 ? { ...plain, 'x-editor': editor } : plain
}

function namesOf(fields: Fields, kind: string): string[] {
  return Object.keys(fields).filter((name) => fields[name]!.$ref === `field:${kind}`)
}
