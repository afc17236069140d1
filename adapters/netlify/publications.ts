/**
 * Purges Netlify's CDN after a publication: by tags, in one call, and once more when no function
 * can still be rendering the old state. Only ids are known here, not the previous state of a
 * document.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { ContentSource, Logger } from '#runtime'
import { toReason } from '#runtime/errors'
import { allTags, tagsOfPublished } from './cache-tags.ts'

/**
 * Not called with an empty list, which purges nothing. @throws Error with the status of the answer
 */
export type Purge = (tags: readonly string[]) => Promise<void>

export interface PublicationsOptions {
  content: ContentSource
  log: Logger
  purge?: Purge
  /** Milliseconds until the content service must show what it reported. */
  patienceMs?: number
  /** Milliseconds in which functions may still answer with the old state. */
  settleMs?: number
}

export interface Publications {
  /**
   * Never rejects. @param documents - ids of published documents; without it everything is purged
   */
  follow(ref?: string, documents?: readonly string[]): Promise<void>
}

/** With more documents everything is purged. */
const mostDocuments = 100
const pauseMs = 500

/** Permitted only inside a deployed function. */
const purgeNetlify: Purge = async (tags) => {
  // Sites on other hosts do without the package.
  const { purgeCache } = await import('@netlify/functions')
  return purgeCache({ tags: [...tags] })
}

export function createPublications({
  content,
  log,
  purge = purgeNetlify,
  patienceMs = 15_000,
  // Refs are cached for 5 seconds, and a page may take 3 to render.
  settleMs = 9000,
}: PublicationsOptions): Publications {
  /** Waits until the service shows the ref; false if it never does. */
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
    // It is unknown which lists a withdrawn document was in.
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
