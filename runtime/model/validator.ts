/** A compiled JSON Schema, as Ajv makes it. */
export interface Validator {
  (value: unknown): boolean
  errors?: ValidationError[] | null
}

export interface ValidationError {
  instancePath: string
  keyword: string
  /** The rule's place in the schema. */
  schemaPath?: string
  message?: string
  params: Record<string, unknown>
}
