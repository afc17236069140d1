/** Plain text of a key text, a number or rich text. Undefined when there is none. */
export function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value || undefined
  if (typeof value === 'number') return String(value)
  if (!Array.isArray(value)) return undefined
  const text = (value as ({ text?: unknown } | null)[])
    .flatMap((node) => (typeof node?.text === 'string' ? node.text : []))
    .join(' ')
    .trim()
  return text || undefined
}
