import { isObject } from '#schemas/is-object.ts'
import type { ApiDocument } from './content-state.ts'
import type { ContentState } from './content-state.ts'
import type { Json } from './parse-json.ts'

/** Keys whose values are addresses, names and codes rather than text of the page. */
const NOT_TEXT = new Set(
  'id url type link_type slice_type slice_label variation version lang slug key kind edit spans tags'
    .split(' ')
    .concat('dimensions', 'embed_url', 'html', 'provider_url', 'thumbnail_url', 'target'),
)

/** The words of a value, lower-case and without accents. */
export function toWords(value: Json | undefined): Set<string> {
  const texts: string[] = []
  collectTexts(value, texts)
  const plain = texts.join(' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return new Set(plain.match(/[\p{L}\p{N}]+/gu))
}

function collectTexts(value: Json | undefined, texts: string[]): void {
  if (typeof value === 'string') texts.push(value)
  else if (Array.isArray(value)) for (const item of value) collectTexts(item, texts)
  else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      if (!NOT_TEXT.has(key)) collectTexts(item, texts)
    }
  }
}

const wordsPerState = new WeakMap<ContentState, Map<string, Set<string>>>()

/** The words of every document by id, counted at the first search of a state. */
function wordsOf(state: ContentState): Map<string, Set<string>> {
  let words = wordsPerState.get(state)
  if (!words) {
    words = new Map(
      state.documents.map((document) => {
        const { uid, data } = state.complete(document)
        return [document.id, toWords([uid ?? '', data])]
      }),
    )
    wordsPerState.set(state, words)
  }
  return words
}

export function hasWords(document: ApiDocument, words: Set<string>, state: ContentState): boolean {
  return wordsOf(state).get(document.id)?.isSupersetOf(words) ?? false
}

/**
 * How many words each document shares with the given one, counting only words that occur in at most
 * `maxDocuments` documents. Documents that share none are absent.
 */
export function scoreSimilar(
  id: string,
  maxDocuments: number,
  state: ContentState,
): Map<string, number> {
  const words = wordsOf(state)
  const scores = new Map<string, number>()
  for (const word of words.get(id) ?? []) {
    const holders = [...words].flatMap(([other, theirs]) => (theirs.has(word) ? other : []))
    if (holders.length > maxDocuments) continue
    for (const other of holders) {
      if (other !== id) scores.set(other, (scores.get(other) ?? 0) + 1)
    }
  }
  return scores
}
