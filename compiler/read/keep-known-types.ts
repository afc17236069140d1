import { isObject } from '../../schemas/is-object.ts'
import type { EditorHints, FieldSchema } from '../../schemas/schema-types.ts'

/**
 * Removes unknown document types from fields, including fields in groups. A field left without a
 * target type may link to every type.
 */
export function keepKnownTypes(
  fields: Readonly<Record<string, FieldSchema>> | undefined,
  isKnown: (type: string) => boolean,
): void {
  for (const field of Object.values(isObject(fields) ? fields : {})) {
    const hints = field['x-editor']
    if (hints) field['x-editor'] = withKnown(hints, isKnown)
    keepKnownTypes(field.items?.properties, isKnown)
  }
}

function withKnown({ types, links, ...hints }: EditorHints, isKnown: (type: string) => boolean) {
  const knownTypes = types?.filter(isKnown) ?? []
  const knownLinks = links?.filter((link) => isKnown(link.split('.')[0]!)) ?? []
  return {
    ...hints,
    ...(knownTypes.length > 0 && { types: knownTypes }),
    ...(knownLinks.length > 0 && { links: knownLinks }),
  }
}
