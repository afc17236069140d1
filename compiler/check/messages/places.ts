/** The names of the `{{names}}` that a text fills in, each once. */
export function listPlaces(text: string): string[] {
  return [
    ...new Set(
      [...text.matchAll(/\{\{\s*-?\s*([^{},]+?)\s*(?:,[^{}]*)?\}\}/g)].map(([, name]) => name!),
    ),
  ]
}
