/** The part of JSON Schema that the schemas of configuration files use. */
export interface ConfigSchema {
  $id?: string
  $ref?: string
  $defs?: Record<string, ConfigSchema>
  title?: string
  description?: string
  examples?: unknown[]
  default?: unknown
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: ConfigSchema[]
  if?: ConfigSchema
  then?: ConfigSchema
  else?: ConfigSchema
  items?: ConfigSchema
  required?: string[]
  properties?: Record<string, ConfigSchema>
  additionalProperties?: boolean | ConfigSchema
  dependentSchemas?: Record<string, ConfigSchema>
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
}

/** What a value must keep to, beside its type; empty where there is nothing to say. */
export function describeLimits(schema: ConfigSchema): string {
  const { minimum, maximum, minItems = 0, maxItems, maxLength, pattern, format } = schema
  const limits = [
    minimum !== undefined && maximum !== undefined
      ? `${minimum} to ${maximum}`
      : minimum !== undefined
        ? `at least ${minimum}`
        : maximum !== undefined
          ? `at most ${maximum}`
          : '',
    minItems > 1 ? `at least ${minItems}` : '',
    maxItems === undefined ? '' : `at most ${maxItems}`,
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    pattern === undefined ? '' : `\`${pattern}\``,
    format ?? '',
  ]
  return limits.filter(Boolean).join(', ')
}

/** Alternatives that a schema gives, as `anyOf` or as conditions. */
export function listForms(schema: ConfigSchema): ConfigSchema[] {
  if (schema.anyOf?.some((form) => form.type ?? form.$ref ?? form.enum)) return schema.anyOf
  if (!schema.then || !schema.else) return [schema]
  return [schema.then, schema.else].flatMap(listForms)
}

/** Whether it is worth a table of its own. */
export const hasKeys = (schema: ConfigSchema): boolean =>
  schema.properties !== undefined ||
  schema.dependentSchemas !== undefined ||
  listForms(schema).length > 2

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
