/**
 * Converts an answer's reads to cache tags of Netlify's CDN, which accepts 1,024 characters of
 * them. Ids are hashed to four characters: when two collide, a page is rendered again needlessly.
 */
import { hash } from 'node:crypto'
import type { RawDocument } from '#runtime'

const longestHeader = 1024
const length = 4
/** Number of tags: 36^4. */
const possible = 1_679_616

/** The tag of every answer. */
const all = 'all'
/** The tag of an answer with too many tags to fit: every publication purges it. */
const much = 'much'

/** @param reads - in the form of `runtime/page/load/reads.ts` */
export function toCacheTags(reads: Iterable<string>): string[] {
  const tags = new Set([...reads].flatMap(tagsOfRead).map(toTag))
  const fits = [all, ...tags].join().length <= longestHeader
  return fits ? [all, ...tags] : [all, much]
}

/** Purges everything. */
export const allTags: readonly string[] = [all]

/** @param documents - published ones, in their current version */
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

/**
 * Lists are tagged by type and language: without the previous document, changes cannot be matched
 * exactly.
 */
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
