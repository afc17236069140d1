import { isObject } from '../../schemas/is-object.ts'
import type { SiteFiles } from '../read/load-site.ts'
import type { FieldSchema, FieldsSchema } from '../../schemas/schema-types.ts'

/**
 * The site with only the valid parts of malformed files, for checking other files against them: names
 * stay known, so that one mistake is not reported again wherever it is mentioned.
 */
export function keepSoundParts(
  site: SiteFiles,
  isWellFormed: (file: string) => boolean,
): SiteFiles {
  const { schemas } = site
  const mend = <T extends { path: string; schema: FieldsSchema }>(sources: Map<string, T>) =>
    new Map(
      [...sources].map(([name, source]) => {
        if (isWellFormed(source.path)) return [name, source] as const
        const { anyOf: _, ...rest } = source.schema
        const schema = { ...rest, ...toSoundFields(source.schema), 'x-variations': {} }
        return [name, { ...source, schema }] as const
      }),
    )
  return {
    ...site,
    schemas: { ...schemas, documents: mend(schemas.documents), slices: mend(schemas.slices) },
    site: site.site && isWellFormed(site.site.path) ? site.site : undefined,
  }
}

/** A malformed field keeps its name, with a kind that is never checked. */
function toSoundFields(schema: FieldsSchema): FieldsSchema {
  const { required, properties } = schema as { required?: unknown; properties?: unknown }
  return {
    required: Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [],
    properties: Object.fromEntries(
      Object.entries(isObject(properties) ? properties : {}).map(
        ([name, field]: [string, unknown]) => [
          name,
          isObject(field) && typeof field['$ref'] === 'string'
            ? toSoundField({ title: name, ...field, $ref: field['$ref'] })
            : { $ref: '', title: name },
        ],
      ),
    ),
  }
}

function toSoundField({ items, ...field }: FieldSchema): FieldSchema {
  const sound = { ...field, 'x-editor': {} }
  if (!Array.isArray(field.enum)) delete sound.enum
  return isObject(items) ? { ...sound, items: toSoundFields(items) } : sound
}
