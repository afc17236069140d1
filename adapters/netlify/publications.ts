/**
 * What a publication purges from Netlify's CDN: by tags, in one call, and once more when no function can
 * be rendering the state of before. Nothing is known here but ids: what a document was before is not.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { purgeCache } from '@netlify/functions'
import type { ContentSource, Logger } from '#runtime'
import { toReason } from '#runtime/errors'
import { allTags, tagsOfPublished } from './cache-tags.ts'

/** Never with an empty list, which purges nothing. @throws Error with the status of the answer */
export type Purge = (tags: readonly string[]) => Promise<void>

export interface PublicationsOptions {
  content: ContentSource
  log: Logger
  purge?: Purge
  /** How long the content service may take to show what it told of, in ms. */
  patienceMs?: number
  /** How long functions may go on answering with the state of before, in ms. */
  settleMs?: number
}

export interface Publications {
  /** Never rejects. @param documents - ids of what was published; everything is purged without */
  follow(ref?: string, documents?: readonly string[]): Promise<void>
}

/** More have their tags purged all at once. */
const mostDocuments = 100
const pauseMs = 500

/** Only inside a deployed function has it the right to. */
const purgeNetlify: Purge = (tags) => purgeCache({ tags: [...tags] })

export function createPublications({
  content,
  log,
  purge = purgeNetlify,
  patienceMs = 15_000,
  // Refs are kept for 5 seconds, and a page may be rendered for 3.
  settleMs = 9000,
}: PublicationsOptions): Publications {
  /** Whether the service shows it by now. */
  async function isShown(ref: string | undefined): Promise<boolean> {
    const until = Date.now() + patienceMs
    for (;;) {
      const shown = await content.ref({ isFresh: true }).catch(() => undefined)
      if (shown !== undefined && (ref === undefined || shown === ref)) return true
      if (Date.now() >= until) return false
      await wait(pauseMs)
    }
  }

  async function findTags(documents: readonly string[] | undefined): Promise<readonly string[]> {
    if (!documents || documents.length > mostDocuments) return allTags
    const found = await content.byIds(documents, { lang: '*' })
    // Of one that is withdrawn nobody can say any more which lists it was in.
    if (found.length < new Set(documents).size) return allTags
    return tagsOfPublished(found)
  }

  async function purgeOrLog(tags: readonly string[]): Promise<void> {
    await purge(tags).catch((error: unknown) =>
      log.error('PURGE_FAILED', { tags: tags.length, message: toReason(error) }),
    )
  }

  return {
    async follow(ref, documents) {
      const isSeen = await isShown(ref)
      if (!isSeen) log.warn('PUBLICATION_NOT_SEEN', { expected: ref })
      const tags = isSeen ? await findTags(documents).catch(() => allTags) : allTags
      log.info('PUBLISHED', { to: ref, documents: documents?.length, tags: tags.length })
      await purgeOrLog(tags)
      await wait(settleMs)
      await purgeOrLog(tags)
    },
  }
}
