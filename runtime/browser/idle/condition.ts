/** The part of a machine's snapshot that markup can be bound to. */
export interface BoundState {
  context: unknown
  hasTag(tag: string): boolean
}

/**
 * Whether a condition of `data-follow` or `data-expanded` holds: `<tag>`, `context.<path>` (not
 * empty) or `context.<path>=<text>` (of a list, one of its values), each negated by a leading `!`.
 */
export function holds(condition: string, state: BoundState): boolean {
  if (condition.startsWith('!')) return !holds(condition.slice(1), state)
  if (!condition.startsWith('context.')) return state.hasTag(condition)
  const at = condition.indexOf('=')
  if (at < 0) return Boolean(readPath(condition, state))
  return [readPath(condition.slice(0, at), state)]
    .flat()
    .some((value) => toText(value) === condition.slice(at + 1))
}

/** The value at `context.<path>`; undefined when a step is missing. */
export function readPath(path: string, state: Pick<BoundState, 'context'>): unknown {
  const [root, ...keys] = path.split('.')
  return root === 'context'
    ? keys.reduce<unknown>(
        (value, key) =>
          value && Object.hasOwn(Object(value), key)
            ? (value as Record<string, unknown>)[key]
            : undefined,
        state.context,
      )
    : undefined
}

export function toText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

/** `<actor> <rest>` of a binding attribute; the rest may hold spaces. */
export function splitBinding(binding: string): [actor: string, rest: string] {
  const at = binding.indexOf(' ')
  return at < 0 ? [binding, ''] : [binding.slice(0, at), binding.slice(at + 1).trim()]
}
