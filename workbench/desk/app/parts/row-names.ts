/**
 * Names of list items, which have no ids: a row needs a name that stays while it is changed and
 * moved.
 */
const names = new WeakMap<object, string>()

export function nameOf(item: object): string {
  let name = names.get(item)
  if (name === undefined) names.set(item, (name = crypto.randomUUID()))
  return name
}

/** @returns `after`, with the name of `before` */
export function keepName<Item extends object>(before: object, after: Item): Item {
  names.set(after, nameOf(before))
  return after
}
