import type { Field } from '#compiler/read/to-fields.ts'
import type { DeskExperiment, JsonObject } from '../../desk-types.ts'

/**
 * Fields of a section in which its experiment and variant are chosen of those declared for the type of
 * document. Without any they are left out, but for a value that stands there already.
 */
export function fitExperiments(
  fields: readonly Field[],
  values: JsonObject,
  experiments: readonly DeskExperiment[],
): Field[] {
  const names = new Set(fields.map(({ name }) => name))
  if (!names.has('experiment') || !names.has('variant')) return [...fields]
  const chosen = experiments.find(({ name }) => name === values['experiment'])
  return fields.flatMap((field) => {
    const isExperiment = field.name === 'experiment'
    if (!isExperiment && field.name !== 'variant') return [field]
    const options: Record<string, string> = isExperiment
      ? Object.fromEntries(experiments.map(({ name, title }) => [name, title]))
      : (chosen?.variants ?? {})
    const hasValue = Boolean(values[field.name])
    if (Object.keys(options).length === 0) return hasValue ? [field] : []
    const schema = { ...field.schema, enum: Object.keys(options) }
    return [{ ...field, kind: 'select', schema, editor: { ...field.editor, options } }]
  })
}
