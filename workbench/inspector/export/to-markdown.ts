/** Renders a machine's page, for the documentation and `reports/machines`. */
import type {
  JsonObject,
  JsonSchema,
  MachineDocument,
} from '../../../runtime/model/config/machine-document.ts'
import {
  describeMachine,
  type EventWords,
  type StateWords,
  type ValueWords,
} from './describe-machine.ts'
import { toMermaid } from './to-mermaid.ts'
import { toProse } from './to-prose.ts'

const generatedBy = 'Generated from machines/ by `npx slicewright machines export`. Do not edit.'

/** @param uses - phrases that say where it runs: `on every page` */
export function toMarkdown(document: MachineDocument, uses: readonly string[]): string {
  const { id, description = '', schemas = {}, persist, stores = [] } = document
  const { values, guards, states, events } = describeMachine(document)
  const kept = persist
    ? `Stores ${persist.fields.map(quote).join(', ')} in ${places[persist.storage]} ${quote(persist.key)}.`
    : ''
  const keptBesides = stores.map(
    ({ in: place, name, match }) =>
      `Keeps something in ${places[place]} ${quote(match === 'prefix' ? `${name}…` : name)}.`,
  )
  const parts = [
    `<!-- ${generatedBy} -->`,
    `# ${id}`,
    description,
    [`Runs ${uses.join(', ') || 'nowhere yet'}.`, kept, ...keptBesides].filter(Boolean).join(' '),
    `\`\`\`mermaid\n${toMermaid(document)}\`\`\``,
    `## In words\n\n${toProse(document)}`,
    toStates(states),
    toTransitions(states),
    toSection('Events', ['Event', 'Fields', 'Meaning'], events, toEventRow),
    toSection('Guards', ['Guard', 'Is', 'Meaning'], guards, toValueRow),
    toSection('Values', ['Value', 'Is', 'Meaning'], values, toValueRow),
    toFieldTable('Input', schemas.input),
    toFieldTable('Context', schemas.context),
    toEmitted(schemas.emitted),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** Renders the list of all machines. */
export function toMarkdownIndex(
  machines: readonly { document: MachineDocument; uses: readonly string[] }[],
): string {
  const rows = machines.map(({ document: { id, description = '' }, uses }) => [
    `[${id}](${id}.md)`,
    description,
    uses.join(', '),
  ])
  return `<!-- ${generatedBy} -->

# Machines

Every behaviour of the site, drawn from its declaration in \`machines/\`. To see them run, open \`/__machines\` while \`npm run dev\` runs; to see them all drawn, \`npx slicewright machines export\` and open \`reports/machines/index.html\`.

${toTable(['Machine', 'What it is for', 'Runs'], rows)}
`
}

const places = {
  cookie: 'the cookie',
  local: 'local storage as',
  session: 'session storage as',
} as const

/** The machine itself is already described above, so it is listed only if it has actions. */
function toStates(states: readonly StateWords[]): string {
  const described = states.filter(({ path, entry, runs, exit }) =>
    path ? true : entry.length + runs.length + exit.length > 0,
  )
  return toSection('States', ['State', 'Meaning', 'Does'], described, toRow)
}

function toRow({ path, kind, description, tags, entry, runs, exit }: StateWords): string[] {
  const notes = [
    kind === 'atomic' || kind === 'compound' ? '' : kind,
    ...tags.map((tag) => quote(`#${tag}`)),
  ]
  const does = [
    ...entry.map((action) => `entry: ${quote(action)}`),
    ...runs.map((actor) => `runs ${quote(actor)}`),
    ...exit.map((action) => `exit: ${quote(action)}`),
  ]
  const name = [quote(path || 'the machine'), ...notes.filter(Boolean)].join(' ')
  return [name, description, does.join('<br>')]
}

function toTransitions(states: readonly StateWords[]): string {
  const rows = states.flatMap(({ path, transitions }) =>
    transitions.map(({ text, target, description }) => [
      quote(path || 'the machine'),
      quote(text),
      target === undefined ? 'stays' : quote(target || 'the machine'),
      description,
    ]),
  )
  if (!rows.length) return ''
  const head = ['From', 'When [only if] / doing', 'To', 'Note']
  return `## Transitions\n\n${toTable(head, rows)}`
}

function toValueRow({ name, expression, description }: ValueWords): string[] {
  return [quote(name), quote(expression), description]
}

function toEventRow({ type, description, fields }: EventWords): string[] {
  return [quote(type), listFields(fields), description]
}

function toEmitted(emitted: Record<string, JsonSchema> = {}): string {
  return toSection('Emits', ['Event', 'Fields'], Object.entries(emitted), ([type, schema]) => [
    quote(type),
    listFields(schema),
  ])
}

function toFieldTable(title: string, schema: JsonSchema | undefined): string {
  return toSection(
    title,
    ['Field', 'Type', 'Meaning'],
    Object.entries((schema?.['properties'] ?? {}) as Record<string, JsonObject>),
    ([name, field]) => [quote(name), toType(field), String(field['description'] ?? '')],
  )
}

function listFields(schema: JsonSchema): string {
  const required = (schema['required'] ?? []) as string[]
  return Object.entries((schema['properties'] ?? {}) as Record<string, JsonObject>)
    .map(
      ([name, field]) => `${quote(required.includes(name) ? name : `${name}?`)} ${toType(field)}`,
    )
    .join(', ')
}

function toType({ type, enum: values, const: constant, items }: JsonObject): string {
  if (Array.isArray(values)) return values.map((value) => quote(JSON.stringify(value))).join(' or ')
  if (constant !== undefined) return quote(JSON.stringify(constant))
  if (type === 'array') return `list${items ? ` of ${toType(items as JsonObject)}` : ''}`
  return Array.isArray(type) ? type.join(' or ') : String(type ?? 'anything')
}

function toSection<Item>(
  title: string,
  head: readonly string[],
  items: readonly Item[],
  toCells: (item: Item) => string[],
): string {
  return items.length ? `## ${title}\n\n${toTable(head, items.map(toCells))}` : ''
}

function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const toLine = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [toLine(head), toLine(head.map(() => '---')), ...rows.map(toLine)].join('\n')
}

function quote(text: string): string {
  return `\`${text}\``
}
