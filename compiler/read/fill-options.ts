/** Selects and relationships that offer what the site has: its forms, or the types of its lists. */
import { isObject } from '../../schemas/is-object.ts'
import type { FieldSchema } from '../../schemas/schema-types.ts'
import type { JsonReader } from './read-json.ts'
import { findFiles, repositoryRoot } from './roots.ts'

export interface Options {
  /** Names of the site's forms. */
  forms: readonly string[]
  pageTypes: ReadonlySet<string>
  /** Those of the site's own folders that have a card. */
  ownListed: readonly string[]
}

export function readOptions(roots: readonly string[], reader: JsonReader): Options {
  const listIn = (folders: readonly string[], folder: string) =>
    findFiles(folders, `site-config/${folder}`, '.json')
  const own = listIn(
    roots.filter((root) => root !== repositoryRoot),
    'page-types',
  )
  return {
    forms: listIn(roots, 'forms').map(({ name }) => name),
    pageTypes: new Set(listIn(roots, 'page-types').map(({ name }) => name)),
    ownListed: own
      .filter(({ path }) => isObject(reader.readIfPresent<{ card?: unknown }>(path)?.card))
      .map(({ name }) => name),
  }
}

/** Includes fields in groups. Where the site has nothing to offer, they stay as they are. */
export function fillOptions(
  fields: Readonly<Record<string, FieldSchema>> | undefined,
  options: Options,
): void {
  for (const field of Object.values(isObject(fields) ? fields : {})) {
    if (!isObject(field)) continue
    const { forms } = options
    if (field['x-options'] === 'forms' && forms.length > 0) field.enum = [...forms]
    if (field['x-options'] === 'listed') fillListed(field, options)
    fillOptions(field.items?.properties, options)
  }
}

/** The types that the schema names and the site has, then those of the site's own folders; else all. */
function fillListed(field: FieldSchema, { pageTypes, ownListed }: Options): void {
  const { types: linked, ...hints } = field['x-editor'] ?? {}
  const named = (field.enum ?? linked ?? []).filter((type) => pageTypes.has(type))
  const listed = new Set([...named, ...ownListed])
  const types = [...(listed.size > 0 ? listed : pageTypes)]
  if (types.length === 0) return
  if (field.enum) field.enum = types
  else field['x-editor'] = { ...hints, types }
}
