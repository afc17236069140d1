/**
 * The place where an editor can correct a value; no pointer when no field of the subject
 * contributes to it.
 */
export interface Source {
  at: readonly string[]
  /** Whether the value is a list made of these, item by item; else it comes from the first. */
  isList: boolean
  /** For computed items: the source of each field in the original item. */
  names?: Readonly<Record<string, string>>
}
