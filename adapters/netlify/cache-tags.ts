/**
 * What an answer was made of, as cache tags of Netlify's CDN, which takes 1,024 characters of them. Ids
 * are hashed to four characters: when two share one, a page too many is rendered again.
 */
import { hash } from 'node:crypto'
import type { RawDocument } from '#runtime'

const longestHeader = 1024
const length = 4
/** Of 36^4. */
const possible = 1_679_616

/** Of every answer. */
const all = 'all'
/** Of an answer made of so much that its tags do not fit: every publication purges it. */
const much = 'much'

/** @param reads - as `runtime/page/load/reads.ts` has them */
export function toCacheTags(reads: Iterable<string>): string[] {
  const tags = new Set([...reads].flatMap(tagsOfRead).map(toTag))
  const fits = [all, ...tags].join().length <= longestHeader
  return fits ? [all, ...tags] : [all, much]
}

/** Everything. */
export const allTags: readonly string[] = [all]

/** @param documents - that were published, as they are now */
export function tagsOfPublished(documents: readonly RawDocument[]): string[] {
  const changed = documents.flatMap(({ id, type, lang, uid, alternate_languages: others }) => [
    id,
    `${type}:${lang}`,
    `uid:${type}:${lang}:${uid}`,
    `pages:${lang}`,
    // Their pages link to this one.
    ...others.map((other) => other.id),
  ])
  return [much, ...new Set(changed.map(toTag))]
}

const ofDocuments: ReadonlySet<string | undefined> = new Set(['document', 'link', 'card', 'page'])

/** Without what was before, a change cannot be held against a list: its type and language stand for it. */
function tagsOfRead(read: string): string[] {
  const [kind, first = '', lang = ''] = read.split(':', 3)
  if (kind === 'uid' || kind === 'pages') return [read]
  if (ofDocuments.has(kind)) return [first]
  return first.split(',').map((type) => `${type}:${lang}`)
}

function toTag(name: string): string {
  const number = Number.parseInt(hash('sha1', name).slice(0, 12), 16) % possible
  return number.toString(36).padStart(length, '0')
}
