/** An entry by a name that content chose: `constructor` is none of ours. */
export function own<Value>(
  entries: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined
}
