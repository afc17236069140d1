import type { Field } from '#compiler/read/to-fields.ts'
import type { DeskSite } from '../../desk-types.ts'

/** A value of a choice in words: those of the schema, a type's title, or the value's own. */
export function nameOption(
  value: string,
  { editor }: Field,
  site: Pick<DeskSite, 'types'>,
): string {
  const said = editor.options?.[value] ?? site.types.find(({ type }) => type === value)?.title
  if (said !== undefined) return said
  // Names of places, codes of currencies.
  if (!/^[a-z]/.test(value) || /[^\w-]/.test(value)) return value
  const words = value
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
