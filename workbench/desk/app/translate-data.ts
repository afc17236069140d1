import type { DocumentSummary, Json, JsonObject } from '../desk-types.ts'

/** Copies the value, with links to translations of their targets where there are any. */
export function translateData(
  data: JsonObject,
  lang: string,
  documents: readonly DocumentSummary[],
): JsonObject {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const translate = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(translate)
    if (typeof value !== 'object' || value === null) return value
    const copy = Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, translate(inner)]),
    )
    if (copy['link_type'] !== 'Document') return copy
    const target = byId.get(String(copy['id']))?.alternates.find((one) => one.lang === lang)
    const twin = target && byId.get(target.id)
    if (!twin) return copy
    const { uid: _, ...rest } = copy
    return { ...rest, id: twin.id, lang, ...(twin.uid === null ? {} : { uid: twin.uid }) }
  }
  return translate(data) as JsonObject
}
