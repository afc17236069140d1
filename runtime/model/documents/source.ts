/** Where an editor can correct a value; no pointer when no field of the subject has a part in it. */
export interface Source {
  at: readonly string[]
  /** The value is a list made of these, item by item; else it stands at the first. */
  isList: boolean
  /** For computed items: the source of each field in the original item. */
  names?: Readonly<Record<string, string>>
}
