/**
 * The texts visitors see when they are asked for consent, as evidence: the texts of a document in
 * canonical form, and their hash. Server and function must agree, so both use this.
 */
import { hash } from 'node:crypto'

/** SHA-256, in hex. */
export function hashTexts(fields: unknown): string {
  return hashOf(toConsentTexts(fields))
}

/** The hash of texts gathered by `toConsentTexts`. */
export function hashOf(words: unknown): string {
  return hash('sha256', toCanonicalJson(words))
}

/** Fields reduced to their texts: formatting, links and empty fields change no hash. */
export function toConsentTexts(fields: unknown): unknown {
  if (typeof fields === 'string') return fields || undefined
  if (Array.isArray(fields)) {
    const words = fields.map(toConsentTexts).filter((entry) => entry !== undefined)
    return words.length > 0 ? words : undefined
  }
  if (!fields || typeof fields !== 'object') return undefined
  if (isTextNode(fields)) return fields.text || undefined
  const entries = Object.entries(fields)
    .map(([key, entry]) => [key, toConsentTexts(entry)] as const)
    .filter(([, entry]) => entry !== undefined)
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** Whether it is a node of rich text. */
function isTextNode(value: object): value is { text: string } {
  return 'text' in value && typeof value.text === 'string' && 'spans' in value
}

/**
 * JSON with one spelling: keys in order, no spaces, nothing undefined. Hashed values are written
 * so.
 */
export function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, entry: unknown) =>
    entry && typeof entry === 'object' && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  )
}
