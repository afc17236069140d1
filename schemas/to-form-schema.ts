/** Derives the JSON Schema of a form's values from its definition. */
import type { FormCondition, FormDefinition, FormField } from './config-types.ts'

/** Most characters of a text, unless the field sets its own limit (OP32). */
export const longestText = 255

/** Fewest characters of a password (OP32). */
export const shortestPassword = 8

/**
 * Values are trimmed texts, ticks and lists of options. Empty values are absent, and so are those
 * whose condition does not hold. `parseEmail` decides whether a text is an e-mail address.
 */
export function toFormSchema(type: string, { steps }: FormDefinition): object {
  const fields = steps.flatMap((step) => step.fields)
  const required = fields.filter((field) => field.required)
  const conditions = required.flatMap(({ name, when }) => (when ? [{ name, when }] : []))
  return {
    $id: `form:${type}`,
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(fields.map((field) => [field.name, toValueSchema(field)])),
    required: required.flatMap(({ name, when }) => (when ? [] : [name])),
    ...(conditions.length > 0 && {
      allOf: conditions.map(({ name, when }) => ({
        if: toConditionSchema(when),
        then: { required: [name] },
      })),
    }),
  }
}

function toValueSchema({ kind, required, maxLength = longestText, options }: FormField): object {
  switch (kind) {
    case 'password':
      return { type: 'string', minLength: shortestPassword, maxLength }
    case 'phone':
      // E.164; its length does not depend on the field's limit.
      return { type: 'string', pattern: '^\\+[1-9][0-9]{5,14}$' }
    case 'country':
      return { type: 'string', pattern: '^[A-Z]{2}$' }
    case 'select':
    case 'radio':
      return { enum: options }
    case 'consent':
    case 'checkbox':
      if (options) return { type: 'array', uniqueItems: true, items: { enum: options } }
      return required ? { const: true } : { type: 'boolean' }
    default:
      return { type: 'string', maxLength }
  }
}

function toConditionSchema({ field, is }: FormCondition): object {
  const holds = is
    ? { anyOf: [{ enum: is }, { type: 'array', contains: { enum: is } }] }
    : { not: { const: false } }
  return { properties: { [field]: holds }, required: [field] }
}
