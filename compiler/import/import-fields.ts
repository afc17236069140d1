/** Fields of a foreign model -> fields of our schemas. What has no counterpart is noted, never lost silently. */
import type { FieldSchema } from '../../schemas/schema-types.ts'
import type { ForeignField } from './prismic-models.ts'

export interface ImportContext {
  /** One sentence for everything that could not be carried over whole. */
  note(sentence: string): void
  /** Where the field stands, for notes. */
  at: string
}

export type Fields = Record<string, FieldSchema>

const namePattern = /^[a-zA-Z][a-zA-Z0-9_]*$/

export function importFields(
  models: Readonly<Record<string, ForeignField>>,
  context: ImportContext,
): Fields {
  const fields: Fields = {}
  for (const [name, model] of Object.entries(models)) {
    const at = `${context.at}.${name}`
    if (!namePattern.test(name)) {
      context.note(`${at} is left out: field names are letters, digits and underscores here.`)
      continue
    }
    const field = importField(name, model, { ...context, at })
    if (field) fields[name] = field
  }
  return fields
}

function importField(
  name: string,
  { type, fieldset, config = {} }: ForeignField,
  context: ImportContext,
): FieldSchema | undefined {
  const kind = kindOf(type, config)
  if (kind === undefined) {
    context.note(`${context.at} is left out: there is no field kind for "${type}".`)
    return undefined
  }
  const label =
    typeof config['label'] === 'string' && config['label'] ? config['label'] : toTitle(name)
  const field: FieldSchema = { $ref: `field:${kind}`, title: fieldset || label }
  if (kind === 'select') field.enum = config['options'] as string[]
  const editor = editorHints(kind, config)
  if (Object.keys(editor).length > 0) field['x-editor'] = editor
  if (kind === 'group') {
    field.items = {
      type: 'object',
      properties: importFields((config['fields'] ?? {}) as Record<string, ForeignField>, context),
    }
    if (config['repeat'] === false) field.maxItems = 1
  }
  return field
}

const kinds: Record<string, string> = {
  Boolean: 'boolean',
  Color: 'color',
  Date: 'date',
  Embed: 'embed',
  GeoPoint: 'geo-point',
  Group: 'group',
  Image: 'image',
  IntegrationFields: 'integration',
  Number: 'number',
  Select: 'select',
  Slices: 'slice-zone',
  Table: 'table',
  Text: 'key-text',
  Timestamp: 'timestamp',
  UID: 'uid',
}

function kindOf(type: string, config: Record<string, unknown>): string | undefined {
  if (type === 'StructuredText') return isTitle(config) ? 'title' : 'rich-text'
  if (type !== 'Link') return kinds[type]
  if (config['select'] === 'media') return 'media-link'
  if (config['select'] === 'document') return 'content-relationship'
  return config['repeat'] === true ? 'links' : 'link'
}

/** One block that may only be a heading. */
function isTitle({ single }: Record<string, unknown>): boolean {
  if (typeof single !== 'string') return false
  const blocks = single
    .split(',')
    .filter((node) => /^(heading\d|paragraph|preformatted)$/.test(node))
  return blocks.length > 0 && blocks.every((node) => node.startsWith('heading'))
}

function editorHints(
  kind: string,
  { placeholder, single, multi, customtypes }: Record<string, unknown>,
): NonNullable<FieldSchema['x-editor']> {
  const allow = single ?? multi
  const types = ((customtypes ?? []) as (string | { id: string })[]).map((target) =>
    typeof target === 'string' ? target : target.id,
  )
  return {
    ...(typeof placeholder === 'string' && placeholder ? { placeholder } : {}),
    ...(typeof allow === 'string' ? { allow: allow.split(',') } : {}),
    ...(kind === 'content-relationship' && types.length > 0 ? { types } : {}),
  }
}

/** `meta_title` becomes `Meta title`. */
export function toTitle(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
