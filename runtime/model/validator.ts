/** A compiled JSON Schema, as Ajv makes it. */
export interface Validator {
  (value: unknown): boolean
  errors?: ValidationError[] | null
}

export interface ValidationError {
  instancePath: string
  keyword: string
  /** Where the rule is in the schema. */
  schemaPath?: string
  message?: string
  params: Record<string, unknown>
}
