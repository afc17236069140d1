/**
 * Formats a state value in one line: `choice.running · modal.closed`. A machine without states
 * `runs`.
 */
export function toLeaves(value: unknown): string {
  return listLeaves(value).join(' · ') || 'runs'
}

/** Paths of the innermost states. */
export function listLeaves(value: unknown, path = ''): string[] {
  const join = (name: string) => (path ? `${path}.${name}` : name)
  if (typeof value === 'string') return [join(value)]
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  if (!entries.length) return path ? [path] : []
  return entries.flatMap(([name, inner]) => listLeaves(inner, join(name)))
}
