/** A query -> ids, best first: the words typed before those perhaps meant. Runs in browsers. */
import type MiniSearch from 'minisearch'
import type { Query, SearchResult } from 'minisearch'
import { places, type SearchEntry, type StoredHit } from './index-options.ts'
import { isCompounding, toWords } from './words.ts'

export type FoundHit = SearchResult & StoredHit

export interface Searched {
  index: MiniSearch<SearchEntry>
  /** Every word of the index. */
  words: ReadonlySet<string>
  locale: string
}

/** With fewer hits, a search goes on less strictly. */
const enough = 3

/** Empty for a query without words. */
export function findHits(query: string, searched: Searched): FoundHit[] {
  const words = [...new Set(toWords(query, searched.locale))]
  const hits = new Map<unknown, FoundHit>()
  for (const attempt of strictestFirst) {
    if (words.length === 0 || hits.size >= enough) break
    for (const hit of attempt(words, searched)) {
      if (!hits.has(hit.id)) hits.set(hit.id, hit as FoundHit)
    }
  }
  return [...hits.values()]
}

type Attempt = (words: readonly string[], searched: Searched) => SearchResult[]

const strictestFirst: readonly Attempt[] = [
  (words, searched) => runQuery(words, 'AND', 0, searched),
  (words, searched) => runQuery(words, 'AND', 1, searched),
  (words, searched) => runQuery(words, 'AND', 2, searched),
  (words, searched) => (words.length > 1 ? runQuery(words, 'OR', 1, searched) : []),
]

/** @param errors - number of letters that may differ in a long word */
function runQuery(
  words: readonly string[],
  combineWith: 'AND' | 'OR',
  errors: 0 | 1 | 2,
  searched: Searched,
): SearchResult[] {
  const queries = words.map((word) => toQuery(word, errors, searched))
  return searched.index.search(
    { combineWith, queries },
    {
      boost: places,
      boostDocument: (_, __, stored) => (stored as StoredHit | undefined)?.weight ?? 1,
    },
  )
}

function toQuery(word: string, errors: 0 | 1 | 2, searched: Searched): Query {
  const allowed = Math.min(errors, mostErrors(word))
  const plain: Query = { queries: [word], prefix: true, ...(allowed > 0 ? { fuzzy: allowed } : {}) }
  const inside = isCompounding(searched.locale) ? findCompounds(word, searched.words) : []
  const parts = searched.words.has(word) ? undefined : splitWord(word, searched.words)
  // An ending of two letters or more is out of reach of errors: "tuoli", "tuoleja".
  const stem = allowed > 1 ? word.slice(0, -2) : undefined
  const apart = { boostTerm: () => 0.4 }
  return {
    combineWith: 'OR',
    queries: [
      plain,
      ...(stem ? [{ ...apart, prefix: true, queries: [stem] }] : []),
      ...(inside.length > 0 ? [{ ...apart, combineWith: 'OR' as const, queries: inside }] : []),
      ...(parts ? [{ ...apart, combineWith: 'AND' as const, prefix: true, queries: parts }] : []),
    ],
  }
}

/** The shorter a word, the more others are one letter away. */
function mostErrors({ length }: string): number {
  return length < 4 ? 0 : length < 6 ? 1 : 2
}

const shortestPart = 4

/** Words that contain this one after another: "plattform" is in "lernplattformen". */
function findCompounds(word: string, words: ReadonlySet<string>): string[] {
  if (word.length < shortestPart) return []
  return [...words].filter((one) => one.length > word.length + 2 && one.indexOf(word, 3) > 0)
}

/** The two words it is made of, if the index knows them: "coursebuilder", "Lernerfolgsmessung". */
function splitWord(word: string, words: ReadonlySet<string>): [string, string] | undefined {
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const tail = word.slice(at)
    if (!words.has(tail)) continue
    const head = word.slice(0, at)
    const bare = head.replace(/(?:s|n|en|es|er)$/, '')
    const found = [head, bare].find((one) => one.length >= shortestPart && isBegun(one, words))
    if (found !== undefined) return [found, tail]
  }
  return undefined
}

function isBegun(beginning: string, words: ReadonlySet<string>): boolean {
  return words.has(beginning) || [...words].some((word) => word.startsWith(beginning))
}
