// Generated from schemas/ and site-config/ by `npm run generate`. Do not edit.
export interface Validate {
  (value: unknown): boolean
  /** Of the last call, all of them; null when it was valid. */
  errors?: ValidationError[] | null
}

export interface ValidationError {
  /** JSON Pointer into the value. */
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
}

/** What every document has, whatever its type. */
export declare const envelope: Validate
/** `data` of a document by its type; what is empty must have been removed. */
export declare const documents: Readonly<Record<string, Validate>>
/** Fields of a slice by its type; what is empty must have been removed. */
export declare const slices: Readonly<Record<string, Validate>>
