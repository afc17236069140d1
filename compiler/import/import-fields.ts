/** Fields of a foreign model -> fields of our schemas. What has no counterpart is noted; `keep-models.ts` keeps it. */
import type { EditorHints, FieldSchema } from '../../schemas/schema-types.ts'
import { isName, type ForeignField, type ForeignFields } from './prismic-models.ts'

export interface ImportContext {
  /** One sentence for everything that could not be carried over whole. */
  note(sentence: string): void
  /** Where the field stands, for notes. */
  at: string
  /** Types of documents there are. */
  types: ReadonlyMap<string, ForeignFields>
  /** Types of slices there are. */
  slices: ReadonlySet<string>
}

export type Fields = Record<string, FieldSchema>

export function importFields(models: Readonly<ForeignFields>, context: ImportContext): Fields {
  const fields: Fields = {}
  for (const [name, model] of Object.entries(models)) {
    const at = `${context.at}.${name}`
    if (!isName(name)) {
      context.note(
        `${at} is not shown: a field's name is made of letters, digits, hyphens and underscores here. Its model is kept.`,
      )
      continue
    }
    const field = importField(name, model, { ...context, at })
    if (field) fields[name] = field
  }
  return fields
}

type Config = Readonly<Record<string, unknown>>

function importField(
  name: string,
  { type, fieldset, config = {} }: ForeignField,
  context: ImportContext,
): FieldSchema | undefined {
  const kind = kindOf(type, name, config)
  if (kind === undefined) {
    context.note(
      `${context.at} is not shown: there is no kind of field for "${type}". Its model is kept.`,
    )
    return undefined
  }
  const title = textOf(config['label']) ?? (kind === 'slice-zone' ? textOf(fieldset) : undefined)
  const field: FieldSchema = { $ref: `field:${kind}`, title: title ?? toTitle(name) }
  Object.assign(field, limitsOf(kind, config))
  const editor = { ...editorHints(kind, config), ...relationsOf(kind, config, context) }
  if (Object.keys(editor).length > 0) field['x-editor'] = editor
  if (kind === 'group') {
    const inner = (config['fields'] ?? {}) as ForeignFields
    field.items = { type: 'object', properties: importFields(inner, context) }
    if (config['repeat'] === false) field.maxItems = 1
  }
  return field
}

const kinds: Record<string, string> = {
  Boolean: 'boolean',
  Choice: 'slice-zone',
  Color: 'color',
  Date: 'date',
  Embed: 'embed',
  GeoPoint: 'geo-point',
  Group: 'group',
  Image: 'image',
  IntegrationFields: 'integration',
  LegacySlices: 'slice-zone',
  Number: 'number',
  Select: 'select',
  Slices: 'slice-zone',
  Table: 'table',
  Text: 'key-text',
  Timestamp: 'timestamp',
  UID: 'uid',
}

function kindOf(type: string, name: string, config: Config): string | undefined {
  // The service has one uid a document, beside its fields; what else is called one is a text.
  if (type === 'UID') return name === 'uid' ? 'uid' : 'key-text'
  if (type === 'StructuredText') return isTitle(config) ? 'title' : 'rich-text'
  if (type !== 'Link') return Object.hasOwn(kinds, type) ? kinds[type] : undefined
  if (config['repeat'] === true) return 'links'
  if (config['select'] === 'media') return 'media-link'
  return config['select'] === 'document' ? 'content-relationship' : 'link'
}

/** One block that may only be a heading. */
function isTitle({ single, multi }: Config): boolean {
  if (typeof single !== 'string' || multi !== undefined) return false
  const blocks = toNodes(single).filter((node) =>
    /^(heading\d|paragraph|preformatted|list-item|o-list-item|image|embed)$/.test(node),
  )
  return blocks.length > 0 && blocks.every((node) => node.startsWith('heading'))
}

function toNodes(text: string): string[] {
  return text.split(',').map((node) => node.trim())
}

function limitsOf(kind: string, config: Config): Partial<FieldSchema> {
  if (kind === 'select') {
    const { options } = config
    const values = Array.isArray(options) ? options.map(String) : []
    return { enum: [...new Set(values)] }
  }
  if (kind === 'rich-text') return typeof config['single'] === 'string' ? { maxItems: 1 } : {}
  if (kind !== 'number') return {}
  const { min, max, step } = config
  // A step counts from the minimum, and its fractions are not exact.
  const isPlain =
    Number.isInteger(step) && Number(step) > 0 && Number(min ?? 0) % Number(step) === 0
  return {
    ...(typeof min === 'number' && { minimum: min }),
    ...(typeof max === 'number' && { maximum: max }),
    ...(isPlain && { multipleOf: Number(step) }),
  }
}

function editorHints(kind: string, config: Config): EditorHints {
  const { placeholder, default_value: preset, catalog, select, variants } = config
  const isLink = kind === 'link' || kind === 'links'
  const isPreset = kind === 'boolean' ? preset === true : kind === 'select' && textOf(preset)
  const hasPlaceholder = textOf(placeholder) !== undefined && !withoutPlaceholder.has(kind)
  return {
    ...(hasPlaceholder && { placeholder: String(placeholder) }),
    ...allowedNodes(kind, config),
    ...(kind === 'image' && pictureSizes(config)),
    ...(isPreset && { default: preset as string | boolean }),
    ...(kind === 'integration' && textOf(catalog) && { catalog: String(catalog) }),
    ...(isLink && isSelect(select) && { select }),
    ...(isLink && isTexts(variants) && { variants: [...variants] }),
  }
}

/** Whose models say nothing of it. */
const withoutPlaceholder = new Set([
  'boolean',
  'geo-point',
  'image',
  'table',
  'group',
  'slice-zone',
])

function isSelect(select: unknown): select is 'web' | 'media' | 'document' {
  return select === 'web' || select === 'media' || select === 'document'
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function allowedNodes(kind: string, { single, multi }: Config): EditorHints {
  if (kind !== 'title' && kind !== 'rich-text') return {}
  const allow = single ?? multi
  return typeof allow === 'string' ? { allow: toNodes(allow) } : {}
}

function pictureSizes({ constraint, thumbnails }: Config): EditorHints {
  const { width, height } = (constraint ?? {}) as Record<string, unknown>
  const hasSize = typeof width === 'number' || typeof height === 'number'
  const isPlain = [width, height].every((side) => side === undefined || typeof side === 'number')
  const crops = Array.isArray(thumbnails)
    ? (thumbnails as NonNullable<EditorHints['thumbnails']>)
    : []
  return {
    ...(hasSize && isPlain && { constraint: constraint as { width?: number; height?: number } }),
    ...(crops.length > 0 && { thumbnails: crops }),
  }
}

/** What relationships lead to, and what zones offer, as far as it is there. */
function relationsOf(kind: string, config: Config, context: ImportContext): EditorHints {
  if (kind === 'slice-zone') {
    const choices = Object.entries((config['choices'] ?? {}) as ForeignFields)
    const shared = choices.flatMap(([name, { type }]) => (type === 'SharedSlice' ? name : []))
    for (const name of shared.filter((name) => !context.slices.has(name)))
      context.note(
        `${context.at} offers the slice "${name}", which no library of the project has: pages go without it.`,
      )
    return { choices: shared.filter((name) => context.slices.has(name)) }
  }
  const isRelation = kind === 'content-relationship' || config['select'] === 'document'
  const targets = config['customtypes']
  if (!isRelation || !Array.isArray(targets)) return {}
  const known = targets.map(toTarget).filter(({ id }) => {
    const isKnown = context.types.has(id)
    if (!isKnown)
      context.note(
        `${context.at} leads to documents of the type "${id}", which the project does not have.`,
      )
    return isKnown
  })
  const links = known.flatMap(({ id, fields }) =>
    fields.flatMap((field) => (context.types.get(id)?.[field] ? `${id}.${field}` : [])),
  )
  const isLoaded = kind === 'content-relationship' && links.length > 0
  return {
    ...(known.length > 0 && { types: known.map(({ id }) => id) }),
    ...(isLoaded && { links: [...new Set(links)] }),
  }
}

/** The fields of the target that it brings along; what is nested deeper is loaded with its field. */
function toTarget(target: unknown): { id: string; fields: string[] } {
  if (typeof target === 'string') return { id: target, fields: [] }
  const { id, fields } = (target ?? {}) as { id?: unknown; fields?: unknown }
  const names = (Array.isArray(fields) ? fields : []).map((field: unknown) =>
    typeof field === 'string' ? field : String((field as { id?: unknown } | null)?.id ?? ''),
  )
  return { id: String(id ?? ''), fields: names }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** `meta_title` becomes `Meta title`. */
export function toTitle(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
