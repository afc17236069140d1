import { createHash } from 'node:crypto'

/** The same UUID for the same text, on every machine. Version 8: custom content (RFC 9562, 5.8). */
export function deriveUuid(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  return hash.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (_, a: string, b: string, c: string, d: string, e: string) => `${a}-${b}-8${c}-8${d}-${e}`,
  )
}
