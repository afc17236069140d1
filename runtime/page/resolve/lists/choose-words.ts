import type { SearchEntry } from '../../../search/index-options.ts'
import type { ReadEntry } from './read-entry.ts'

/**
 * Words of bodies that fit into an index, all documents together: it is a file that visitors wait
 * for. With thousands of documents each keeps the few that distinguish it from the others.
 */
const room = 40_000

/** Minimum for each, however many documents there are. */
const leastEach = 8

/**
 * Gives every entry its body: each word once, ordered by how frequent it is here and how rare
 * elsewhere.
 */
export function chooseWords(entries: readonly ReadEntry[]): SearchEntry[] {
  const documentsWith = new Map<string, number>()
  for (const { words } of entries) {
    for (const word of words.keys()) documentsWith.set(word, (documentsWith.get(word) ?? 0) + 1)
  }
  const each = Math.max(leastEach, Math.floor(room / entries.length))
  const valueOf = ([word, count]: [string, number]) =>
    (1 + Math.log(count)) * Math.log(1 + entries.length / documentsWith.get(word)!)
  return entries.map(({ entry, words }) => {
    const sorted = [...words].sort((a, b) => valueOf(b) - valueOf(a))
    const chosen = sorted.slice(0, each).map(([word]) => word)
    return { ...entry, body: chosen.join(' ') }
  })
}
