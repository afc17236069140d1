/** The reference pages of the docs: what editors can fill in, and how documents become pages. */
import {
  type PageType,
  type ParentParameter,
  type Query,
  type RelatedParameter,
  type Section,
  type SectionConditions,
  type SiteConfig,
} from '../../schemas/config-types.ts'
import { describeCondition, describeValue } from '../read/describe-value.ts'
import { localize } from '../../runtime/model/i18n/localize.ts'
import { generatedBy } from './generated-by.ts'
import { usualBudget } from './slice-budgets.ts'
import type { Schemas } from '../read/load-schemas.ts'
import type { SiteFiles } from '../read/load-site.ts'
import {
  joinAlternatives,
  listAlternatives,
  listVariations,
  toDocumentFields,
  toSliceFields,
  type Field,
} from '../read/to-fields.ts'
import type { SliceBudget, SliceSchema, Wiring } from '../../schemas/schema-types.ts'

/** Text of `docs/reference/documents.md`. */
export function generateDocumentReference(schemas: Schemas): string {
  const sections = [...schemas.documents].map(([type, { schema }]) => {
    const { repeatable, format = 'custom' } = schema['x-editor']
    const count = repeatable ? 'Any number per language.' : 'One per language.'
    const use = format === 'page' ? 'Has a page of its own.' : 'Used by pages; has none of its own.'
    return [
      `## ${schema.title}`,
      `\`${type}\`, version ${schema['x-version']}. ${schema.description} ${count} ${use}`,
      toFieldTable(toDocumentFields(schema, schemas)),
      ...(schema['x-linked']
        ? [`Pages that link to it also load: ${schema['x-linked'].map(quote).join(', ')}.`]
        : []),
    ].join('\n\n')
  })
  return toPage(
    'Document types',
    'What documents may hold. Empty fields count as absent.',
    sections,
  )
}

/** Text of `docs/reference/slices.md`. */
export function generateSliceReference(schemas: Schemas): string {
  const sections = [...schemas.slices].map(([type, { schema, wiring, hydration }]) => {
    const variations = listVariations(schema)
    const behaviour =
      wiring.machine === undefined
        ? 'Ships no script.'
        : `Machine \`${wiring.machine}\`${wiring.binding ? ', bound to its markup' : ''}, hydrated on \`${hydration}\`.`
    const frame = wiring.frame ? ' Part of the page frame; editors do not place it.' : ''
    const content = describeContent(wiring)
    return [
      `## ${schema.title}`,
      `\`${type}\`, version ${schema['x-version']}. ${schema.description} ${behaviour}${frame}${content}`,
      variations
        .map(({ id, title, description, properties }) => {
          const own = Object.keys(properties ?? {}).map(quote)
          const words = description || title || ''
          return `- \`${id}\`: ${words}${own.length > 0 ? ` Its own: ${own.join(', ')}.` : ''}`
        })
        .join('\n'),
      ...toAlternatives(schema),
      toFieldTable(toSliceFields(schema, schemas)),
      ...(wiring.budget ? [`Its own budget: ${describeBudget(wiring.budget)}.`] : []),
    ].join('\n\n')
  })
  const introduction = `The sections pages are made of, their variations and fields. Unless said otherwise, a slice may have ${describeBudget(usualBudget)}, in bytes after gzip.`
  return toPage('Slices', introduction, sections)
}

function describeBudget({ script, style, html }: SliceBudget): string {
  const parts = Object.entries({ script, style, HTML: html }).flatMap(([name, bytes]) =>
    bytes === undefined ? [] : [`${bytes.toLocaleString('en')} of ${name}`],
  )
  return joinWords(parts)
}

function joinWords(words: readonly string[]): string {
  const [last = '', ...rest] = words.toReversed()
  return rest.length === 0 ? last : `${rest.toReversed().join(', ')} and ${last}`
}

function toAlternatives(schema: SliceSchema): string[] {
  const names = listAlternatives(schema)
  return names.length === 0 ? [] : [`One of them is required: ${joinAlternatives(names, '`')}.`]
}

function describeContent({ shared, expand, list }: Wiring): string {
  const sentences = [
    shared === undefined ? '' : ` Shows the single document \`${shared}\`.`,
    expand ? ' Is replaced by the sections of the document it links to.' : '',
    list ? ' Lists documents.' : '',
  ]
  return sentences.join('')
}

/** Text of `docs/reference/page-types.md`. */
export function generatePageTypeReference({ pageTypes, schemas, site }: SiteFiles): string {
  const sections = [...pageTypes].map(([type, { value }]) => {
    const title = schemas.documents.get(type)?.schema.title ?? type
    return [
      `## ${title}`,
      `\`${type}\`. Layout \`${value.layout}\`.${toNotes(value)}${value.card ? ' In lists as a card.' : ''}`,
      site ? toRouteTable(value, site.value) : '',
      toList('Sections, in order:', value.template.map(describeSection)),
      value.links
        ? toList(
            'Fields loaded from linked documents:',
            value.links.map((link) => `\`${link}\``),
          )
        : '',
    ]
      .filter(Boolean)
      .join('\n\n')
  })
  return toPage('Page types', 'How documents become pages: addresses, sections, frame.', sections)
}

export function toPage(title: string, introduction: string, sections: readonly string[]): string {
  return `${[`<!-- ${generatedBy} -->`, `# ${title}`, introduction, ...sections].join('\n\n')}\n`
}

export function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const toRow = (cells: readonly string[]) => `| ${cells.map(escapeCell).join(' | ')} |`
  return [toRow(head), toRow(head.map(() => '---')), ...rows.map(toRow)].join('\n')
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

/** Text as it is, without what Markdown would take for a tag or for emphasis; code stays code. */
export function escapeText(text: string): string {
  const escape = (part: string) => part.replaceAll(/[<*]/g, '\\$&')
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? escape(part) : part))
    .join('`')
}

/** The anchor of a heading, as GitHub makes it. */
export function toAnchor(title: string): string {
  const plain = title.toLowerCase().replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
  return plain.replaceAll(' ', '-')
}

function toList(title: string, items: readonly string[]): string {
  return `${title}\n\n${items.map((item) => `- ${item}`).join('\n')}`
}

function toFieldTable(fields: readonly Field[]): string {
  if (fields.length === 0) return 'No fields.'
  const head = ['Label', 'Field', 'Kind', 'Required', 'Limits', 'For editors']
  return toTable(
    head,
    fields.flatMap((field) => toFieldRows(field, '')),
  )
}

/** The fields of a group follow it; those of a call to action are the same everywhere. */
function toFieldRows(field: Field, prefix: string): string[][] {
  const name = `${prefix}${field.name}`
  const row = [
    field.title,
    `\`${name}\``,
    field.kind,
    field.required ? 'yes' : '',
    describeLimits(field),
    field.description ?? '',
  ]
  const inner = field.kind === 'group' ? (field.fields ?? []) : []
  return [row, ...inner.flatMap((item) => toFieldRows(item, `${name}[].`))]
}

function describeLimits({ schema, editor }: Field): string {
  const { maxLength, minItems, maxItems, minimum, maximum, pattern } = schema
  const limits = [
    schema.enum?.map((value) => `\`${value}\``).join(', '),
    maxLength === undefined ? undefined : `at most ${maxLength} characters`,
    describeRange(minItems, maxItems, ' items'),
    describeRange(minimum, maximum, ''),
    pattern === undefined ? undefined : `\`${pattern}\``,
    editor.allow && `only ${editor.allow.join(', ')}`,
    editor.types && `a ${editor.types.join(' or ')}`,
    editor.constraint &&
      `${editor.constraint.width ?? 'any'} x ${editor.constraint.height ?? 'any'} px`,
  ]
  return limits.filter(Boolean).join('; ')
}

function describeRange(
  from: number | undefined,
  to: number | undefined,
  unit: string,
): string | undefined {
  if (from === undefined && to === undefined) return undefined
  if (from === to) return `exactly ${from}${unit}`
  if (to === undefined) return `at least ${from}${unit}`
  return from === undefined ? `at most ${to}${unit}` : `${from} to ${to}${unit}`
}

function toNotes({ status, navbar = {}, footer, cacheSeconds }: PageType): string {
  const notes = [
    status === undefined ? undefined : `Answers with status ${status}.`,
    navbar.contentColor && `Navigation bar: ${quote(navbar.contentColor)}.`,
    navbar.menu && `Menu: ${navbar.menu}.`,
    footer?.theme && `Footer: ${footer.theme}.`,
    cacheSeconds === undefined ? undefined : `Fresh for ${cacheSeconds} s.`,
  ]
  return notes
    .filter(Boolean)
    .map((note) => ` ${note}`)
    .join('')
}

function toRouteTable({ routes }: PageType, { locales, defaultLocale }: SiteConfig): string {
  const head = ['Route', ...locales.map((locale) => locale.name)]
  const rows = routes.map((route) => [
    route.name,
    ...locales.map(({ code }) => {
      const path = localize(route.path, code, locales)
      return path === undefined
        ? ''
        : `\`${joinPath(code === defaultLocale ? '' : `/${code}`, path)}\``
    }),
  ])
  const parameters = routes.flatMap((route) =>
    Object.entries(route.parameters ?? {}).flatMap(([name, parameter]) =>
      'parent' in parameter || 'related' in parameter
        ? [[`{${name}}: uid of ${describeUid(parameter)}`, ...locales.map(() => '')]]
        : Object.entries(parameter.segments).map(([value, text]) => [
            `{${name}}: ${quote(parameter.field)} = ${value}`,
            ...locales.map(({ code }) => `\`${localize(text, code, locales) ?? ''}\``),
          ]),
    ),
  )
  return toTable(head, [...rows, ...parameters])
}

function describeUid(parameter: ParentParameter | RelatedParameter): string {
  if ('parent' in parameter) return `the ${parameter.parent.type} that lists it`
  return `the document at ${quote(parameter.related)}`
}

function joinPath(prefix: string, path: string): string {
  return path === '/' ? prefix || '/' : prefix + path
}

function describeSection(section: Section): string {
  if ('zone' in section) return `the slice zone ${quote(section.zone)}`
  const conditions = describeConditions(section)
  if ('shared' in section) return `slice ${quote(section.shared)}${conditions}: shared content`
  const sources = Object.entries(section.bind ?? {}).map(
    ([name, value]) => `${name} from ${describeValue(value)}`,
  )
  const list = 'query' in section ? [describeQuery(section.query)] : []
  return `slice ${quote(section.slice)}${conditions}: ${[...list, ...sources].join(', ')}`
}

function describeConditions({ when }: SectionConditions): string {
  return when === undefined ? '' : ` when ${describeCondition(when)}`
}

function describeQuery({ name, types = [], in: chosen, facets = [], ...rest }: Query): string {
  const source = chosen === undefined ? types.map(quote).join(', ') : describeSource(chosen)
  const which = rest.neighbours ? 'the neighbours in ' : ''
  const parameters = [
    ...facets.map(({ parameter }) => parameter),
    ...(rest.search === undefined ? [] : [rest.search]),
    ...(rest.pageSize === undefined ? [] : ['page']),
  ]
  const words = parameters.length === 0 ? '' : ` by ${parameters.map(quote).join(', ')}`
  return `the list ${quote(name)} of ${which}${source}${words}`
}

function describeSource(source: NonNullable<Query['in']>): string {
  if (typeof source === 'string') return `what ${quote(source)} lists`
  if ('parameter' in source) return `what the parent {${source.parameter}} lists`
  return `the part ${quote(source.tree)} of its tree`
}

function quote(text: string): string {
  return `\`${text}\``
}
