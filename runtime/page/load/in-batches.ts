import { setImmediate } from 'node:timers/promises'

/**
 * Splits the work on a whole repository, so that requests are answered meanwhile: they wait for one
 * batch at most.
 */
export async function* inBatches<Item>(
  items: readonly Item[],
  size = 250,
): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) {
    if (start > 0) await setImmediate()
    yield items.slice(start, start + size)
  }
}
