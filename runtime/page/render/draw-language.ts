import { isFromRightToLeft } from '../../model/config/writing-direction.ts'

/** Attributes by language: asking `Intl` takes longer than the rest of a document's head. */
const known = new Map<string, string>()

/** The attributes of a document in that language; `dir` only where lines go from right to left. */
export function drawLanguage(iso: string): string {
  const drawn = known.get(iso) ?? `lang="${iso}"${isFromRightToLeft(iso) ? ' dir="rtl"' : ''}`
  known.set(iso, drawn)
  return drawn
}
