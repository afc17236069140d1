/**
 * Reacts to publications: outdated answers are purged at once, and rendered again, the most
 * requested first, before anyone asks.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { toReason } from '../../model/errors/to-reason.ts'
import type { Publication } from '../../model/ports/content-source.ts'
import type { ContentPurge, PurgedEntry, RenderCache } from '../../model/ports/render-cache.ts'
import { traced } from '../../model/ports/tracer.ts'
import type { Site } from '../../model/site.ts'
import { findAddress, isOfResource } from '../cache/entry-key.ts'
import type { Handler } from '../serve/create-handler.ts'
import { createTagFinder } from './find-changed-tags.ts'
import { listChanges, type PublishReceipt, type RenderedAnswer } from './publish-receipt.ts'

export interface PublisherOptions {
  site: Site
  cache: RenderCache
  handler: Handler
  /** Called for each publication when it is live. */
  onReceipt?: (receipt: PublishReceipt) => Promise<void> | void
  /** Pauses before the content service is asked again, in ms. */
  retries?: readonly number[]
}

export interface Publisher {
  /**
   * Asks the content service for publications, now and again until it answers. Calls during one run
   * are answered by one more. @param ref - the ref expected, as a webhook names it
   */
  follow(ref?: string): Promise<void>
  close(): void
}

/** Answers rendered again without being requested; all others are rendered when somebody asks. */
const mostRendered = 200

/** Most document ids in a span. */
const mostTraced = 50

/** Milliseconds; after them the replica keeps asking by itself. */
const defaultRetries = [250, 500, 1000, 2000, 4000, 8000]

export function createPublisher({
  site,
  cache,
  handler,
  onReceipt = () => {},
  retries = defaultRetries,
}: PublisherOptions): Publisher {
  const { content, log } = site
  const findTags = createTagFinder(site)
  let isWanted = false
  let expected: string | undefined
  let running: Promise<void> | undefined
  let last: Promise<void> = Promise.resolve()
  const closing = new AbortController()

  function tell(purge: ContentPurge): PurgedEntry[] {
    site.publications?.tell(purge)
    return cache.purge(purge)
  }

  function purgeAll(message: string, from: string | undefined, to: string): PurgedEntry[] {
    log.warn('ALL_PAGES_PURGED', { message, from, to })
    return tell(findTags({ from, to, changes: undefined }))
  }

  function purge(publication: Publication): PurgedEntry[] {
    const { from, to, changes } = publication
    if (!changes) {
      return purgeAll(
        'The published changes are not known, so every page is rendered again.',
        from,
        to,
      )
    }
    try {
      return tell(findTags(publication))
    } catch (error) {
      return purgeAll(`The published changes cannot be determined: ${toReason(error)}`, from, to)
    }
  }

  function publish(publication: Publication): void {
    const started = performance.now()
    const at = new Date(site.now()).toISOString()
    const purged = purge(publication)
    const purgedMs = performance.now() - started
    const { from, to, changes } = publication
    log.info('PUBLISHED', {
      from,
      to,
      documents: changes?.length,
      purged: purged.length,
      ms: Math.round(purgedMs),
    })
    const receipt = { at, from: from ?? null, to, ...listChanges(changes), purgedMs }
    const facts = {
      'content.ref': to,
      'document.ids': changes
        ?.slice(0, mostTraced)
        .map(({ before, after }) => (after ?? before)!.id),
      'answers.purged': purged.length,
    }
    last = traced(site, 'publish', facts, () => complete(last, receipt, purged, started))
  }

  /** Waits for earlier receipts, so that they are in order. */
  async function complete(
    previous: Promise<void>,
    receipt: Omit<PublishReceipt, 'affected' | 'rendered' | 'liveMs'>,
    purged: readonly PurgedEntry[],
    started: number,
  ): Promise<void> {
    await previous
    try {
      const rendered = await renderAgain(purged)
      const affected = [...new Set(purged.flatMap(({ key }) => findAddress(key) ?? []))]
      await onReceipt({ ...receipt, affected, rendered, liveMs: performance.now() - started })
    } catch (error) {
      log.error('PUBLISH_FAILED', { to: receipt.to, message: toReason(error) })
    }
  }

  async function renderAgain(purged: readonly PurgedEntry[]): Promise<RenderedAnswer[]> {
    const rendered: RenderedAnswer[] = []
    const most = purged.slice(0, mostRendered).toSorted(byKind)
    // A page may have been kept in several variants: the default one is rendered.
    for (const address of new Set(most.flatMap(({ key }) => findAddress(key) ?? []))) {
      if (closing.signal.aborted) break
      const started = performance.now()
      const response = await handler(toRequest(address))
      const etag = response.headers.get('etag')
      const ms = performance.now() - started
      rendered.push({ address, status: response.status, ...(etag ? { etag } : {}), ms })
    }
    return rendered
  }

  /** Like a first visit by a browser; not compressed, so that validators can be compared. */
  function toRequest(address: string): Request {
    const origin = site.baseUrl ?? 'http://localhost'
    const headers = { 'user-agent': 'Mozilla/5.0 (publisher)', 'sec-fetch-site': 'same-origin' }
    return new Request(origin + address, { headers })
  }

  async function run(): Promise<void> {
    const pauses = [...retries]
    const before = await content.ref()
    while (isWanted && !closing.signal.aborted) {
      isWanted = false
      if (!content.refresh) {
        const ref = await content.ref()
        purgeAll('Without a replica, the published changes are not known.', undefined, ref)
        return
      }
      const answers = await content.refresh()
      const ref = await content.ref()
      if (answers && (expected === undefined || ref === expected || ref !== before)) continue
      const pause = pauses.shift()
      if (pause === undefined) {
        log.info('PUBLICATION_NOT_SEEN', {
          message: 'The content service does not show the publication yet; the site keeps asking.',
          expected,
        })
        return
      }
      await wait(pause, undefined, { ref: false })
      isWanted = true
    }
  }

  const stop = content.onPublication?.(publish)
  return {
    follow(ref) {
      isWanted = true
      expected = ref
      running ??= run()
        .catch((error: unknown) => log.error('PUBLISH_FAILED', { message: toReason(error) }))
        .finally(() => void (running = undefined))
      return running.then(() => last)
    },
    close() {
      closing.abort()
      stop?.()
    },
  }
}

/** Feeds and sitemaps come last: they read whole types, and no reader waits for them. */
function byKind(a: PurgedEntry, b: PurgedEntry): number {
  return Number(isOfResource(a.key)) - Number(isOfResource(b.key))
}
