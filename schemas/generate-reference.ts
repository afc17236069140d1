/** The reference pages of the docs: what editors can fill in, and how documents become pages. */
import {
  localize,
  type Binding,
  type PageType,
  type Section,
  type SiteConfig,
} from './config-types.ts'
import { generatedBy } from './generated-by.ts'
import type { Schemas } from './load-schemas.ts'
import type { SiteFiles } from './load-site.ts'
import { toDocumentFields, toFields, type Field } from './to-fields.ts'

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
  const sections = [...schemas.slices].map(([type, { schema, wiring }]) => {
    const variations = Object.entries(schema['x-variations'])
    const behaviour =
      wiring.machine === undefined
        ? 'Ships no script.'
        : `Machine \`${wiring.machine}\`, hydrated on \`${wiring.hydrate ?? 'visible'}\`.`
    const frame = wiring.frame ? ' Part of the page frame; editors do not place it.' : ''
    return [
      `## ${schema.title}`,
      `\`${type}\`, version ${schema['x-version']}. ${schema.description} ${behaviour}${frame}`,
      variations.map(([name, use]) => `- \`${name}\`: ${use}`).join('\n'),
      toFieldTable(toFields(schema, schemas)),
    ].join('\n\n')
  })
  return toPage('Slices', 'The sections pages are made of, their variations and fields.', sections)
}

/** Text of `docs/reference/page-types.md`. */
export function generatePageTypeReference({ pageTypes, schemas, site }: SiteFiles): string {
  const sections = [...pageTypes].map(([type, { value }]) => {
    const title = schemas.documents.get(type)?.schema.title ?? type
    return [
      `## ${title}`,
      `\`${type}\`. Layout \`${value.layout}\`.${toNotes(value)}`,
      site ? toRouteTable(value, site.value) : '',
      toList('Sections, in order:', value.template.map(describeSection)),
      value.links
        ? toList(
            'Linked fields that come along:',
            value.links.map((link) => `\`${link}\``),
          )
        : '',
    ]
      .filter(Boolean)
      .join('\n\n')
  })
  return toPage('Page types', 'How documents become pages: addresses, sections, frame.', sections)
}

function toPage(title: string, introduction: string, sections: readonly string[]): string {
  return `${[`<!-- ${generatedBy} -->`, `# ${title}`, introduction, ...sections].join('\n\n')}\n`
}

function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const toRow = (cells: readonly string[]) => `| ${cells.map(escapeCell).join(' | ')} |`
  return [toRow(head), toRow(head.map(() => '---')), ...rows.map(toRow)].join('\n')
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
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
      const path = localize(route.path, code)
      return path === undefined
        ? ''
        : `\`${joinPath(code === defaultLocale ? '' : `/${code}`, path)}\``
    }),
  ])
  const parameters = routes.flatMap((route) =>
    Object.entries(route.parameters ?? {}).flatMap(([name, { field, segments }]) =>
      Object.entries(segments).map(([value, text]) => [
        `{${name}}: ${quote(field)} = ${value}`,
        ...locales.map(({ code }) => `\`${localize(text, code) ?? ''}\``),
      ]),
    ),
  )
  return toTable(head, [...rows, ...parameters])
}

function joinPath(prefix: string, path: string): string {
  return path === '/' ? prefix || '/' : prefix + path
}

function describeSection(section: Section): string {
  if ('zone' in section) return `the slice zone ${quote(section.zone)}`
  const { slice, when, unless, bind } = section
  const conditions = [
    when && ` when ${quote(when)} is filled`,
    unless && ` unless ${quote(unless)}`,
  ]
  const sources = Object.entries(bind).map(
    ([name, binding]) => `${name} from ${describeBinding(binding)}`,
  )
  return `slice \`${slice}\`${conditions.filter(Boolean).join('')}: ${sources.join(', ')}`
}

function describeBinding(binding: Binding): string {
  if (typeof binding === 'string') return quote(binding)
  if ('value' in binding) return `the value ${quote(JSON.stringify(binding.value))}`
  if ('first' in binding) return `the first filled of ${binding.first.map(quote).join(', ')}`
  if ('concat' in binding) return binding.concat.map(quote).join(' and ')
  return `${quote(binding.from)} as a ${binding.format}`
}

function quote(text: string): string {
  return `\`${text}\``
}
