/** Finds the topics of mails that the preference center offers. */
import { isSiteError, validateDocument, type RawDocument, type Site } from '#runtime'
import { isObject } from '#schemas/is-object.ts'

/** Keys of the topics in any language. @throws SiteError ContentUnavailable */
export async function findTopics(site: Site): Promise<ReadonlySet<string>> {
  const center = [...site.pageTypes.values()].find(({ personal }) => personal === 'mailPreferences')
  if (!center) return new Set()
  const found = await Promise.all(
    site.config.locales.map(({ language: lang }) =>
      site.content.single(center.type, { lang }).catch(skipMissing),
    ),
  )
  return new Set(
    found.flatMap((document) => (document ? listKeys(validateDocument(document, site).data) : [])),
  )
}

/** Pages may be missing in some languages; other errors are thrown again. */
function skipMissing(error: unknown): RawDocument | undefined {
  if (isSiteError(error, 'DocumentMissing')) return undefined
  throw error
}

/** Keys of topics in the document itself or in its sections. */
function listKeys(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listKeys)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'topics' && Array.isArray(part) ? part.flatMap(toKey) : listKeys(part),
  )
}

function toKey(topic: unknown): string[] {
  return isObject(topic) && typeof topic['key'] === 'string' ? [topic['key']] : []
}
