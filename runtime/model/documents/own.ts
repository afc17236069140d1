/** An entry by a name from the content: inherited ones such as `constructor` are not found. */
export function own<Value>(
  entries: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined
}
