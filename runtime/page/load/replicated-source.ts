/**
 * A content source that answers from a replica. The service is used for changes, in the background, for
 * previews, and for everything while the replica is incomplete. If it does not answer, the replica
 * does.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { hasToBeWhole, leftOfPageBudget, tellGap } from './page-budget.ts'
import { DocumentMissing } from '../../model/errors/content-errors.ts'
import { isContentError, siteError } from '../../model/errors/site-error.ts'
import { toReason } from '../../model/errors/to-reason.ts'
import type { ContentFeed } from '../../model/ports/content-feed.ts'
import type {
  ContentHealth,
  ContentQuery,
  ContentSource,
  DigestMaker,
  DocumentDigest,
  Publication,
  RawDocument,
} from '../../model/ports/content-source.ts'
import type { DocumentStore, Identity } from '../../model/ports/document-store.ts'
import type { ReplicaFiller } from '../../model/ports/replica-filler.ts'
import type { Logger } from '../../model/ports/logger.ts'
import { createFormerUids } from './former-uids.ts'
import { markFilling, withoutMark } from './filling-mark.ts'
import { createKeptDocuments } from './kept-documents.ts'
import { createLinkTargets } from './link-targets.ts'
import { createListings } from './listings.ts'
import { createReplica } from './replica.ts'
import { createVisitorsFirst } from './visitors-first.ts'

export interface ReplicatedSourceOptions {
  source: ContentSource & { feed: ContentFeed }
  store: DocumentStore
  log: Logger
  now?: () => number
  /** Interval at which the service's ref is read. */
  checkEveryMs?: number
  /** If absent, everything is read on this thread. */
  filler?: ReplicaFiller | undefined
  /** Whether another thread answers visitors, so that nothing here has to make room for them. */
  isFillerItself?: boolean
}

export interface ReplicatedSource extends ContentSource {
  health(): ContentHealth
  onPublication(listen: (publication: Publication) => void): () => void
  refresh(): Promise<boolean>
  digests(type: string, lang: string): Promise<readonly DocumentDigest[]>
  useDigests(maker: DigestMaker): void
  /** Asks the service now; callers at the same time share one run. Never rejects. */
  sync(): Promise<void>
  /** Follows the service until `close`. */
  start(): void
  /** Does a filler's work; see `ReplicaFiller`. */
  fill: ReplicaFiller['fill']
  want: ReplicaFiller['want']
  close(): void
}

/** Longest wait of a list for a replica that is being filled; then it shows what is there. */
const listTimeoutMs = 700
/** The same for complete answers, such as a sitemap. */
const wholeTimeoutMs = 3000
/** Part of a page's budget reserved for everything else it does. */
const spareMs = 300
/** Documents per batch while everything is read: beside visitors, and without any. */
const fillBatch = 20
const bulkBatch = 500

export function createReplicatedSource({
  source: service,
  store,
  log,
  now = Date.now,
  checkEveryMs = 1000,
  filler,
  isFillerItself = false,
}: ReplicatedSourceOptions): ReplicatedSource {
  const source = withoutMark(service)
  const listings = createListings(store)
  /** Types that lists wait for, with the number of lists. */
  const wanted = new Map<string, number>()
  const visitors = createVisitorsFirst()
  const targets = createLinkTargets(store)
  const documents = createKeptDocuments(store, targets)
  const listeners = new Set<(publication: Publication) => void>()
  const replica = createReplica({
    source,
    feed: source.feed,
    store,
    now,
    choose: (left) => left.find((type) => wanted.has(type)),
    rest: async () => (wanted.size > 0 || isFillerItself ? undefined : visitors.rest()),
    filler,
    fillBatch: isFillerItself ? bulkBatch : fillBatch,
    onChange: forget,
    onPublication: (publication) => {
      for (const listen of listeners) listen(publication)
    },
  })
  const formerUids = createFormerUids({
    source,
    store,
    log,
    isAnswering: () => isAnswering !== false,
    now,
  })
  let version = ''
  /** Undefined until the service was first asked. */
  let isAnswering: boolean | undefined
  let hasAnswered = false
  let flight: Promise<void> | undefined
  /** Digests being made. */
  let catching: Promise<void> | undefined
  let seenRef: string | undefined
  /**
   * What the service had reported when another process went on from there: that process has seen a
   * newer ref, so until the service reports another one it is behind, and would lead all back.
   */
  let overtaken: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  /** Without any identity everything may have changed. */
  function forget(identities: Iterable<Identity>): void {
    let isKnown = false
    for (const identity of identities) {
      isKnown = true
      targets.forget(identity.id)
      documents.forget(identity)
      listings.forget(identity)
    }
    if (isKnown) return
    targets.clear()
    documents.clear()
    listings.clear()
  }

  async function run(isFresh = false): Promise<void> {
    try {
      const before = replica.ref
      catchUpWithOthers()
      seenRef = await source.ref({ isFresh })
      // While the replica is filled the service's answers count; a failure below says otherwise.
      isAnswering ??= true
      if (isAhead(seenRef) && replica.needs(seenRef)) await follow(seenRef, isFresh)
      if (replica.ref !== before) {
        const { place } = store
        log.info('REPLICA_COMPLETE', { ref: replica.ref, documents: store.count(), place })
      }
      if (isAnswering === false)
        log.info('CONTENT_LIVE', { message: 'The content service answers again.' })
      isAnswering = true
      hasAnswered = true
    } catch (error) {
      if (isClosed) return
      if (isAnswering !== false) {
        log.warn('CONTENT_STALE', {
          message: `The content service does not answer; ${
            store.count() > 0
              ? 'the site serves its last good content.'
              : 'there is no earlier content, so pages cannot be shown until it does.'
          }`,
          reason: toReason(error),
        })
      }
      isAnswering = false
    }
    await catchUp()
  }

  /** Follows unless another process does: then its changes are taken over with the next run. */
  async function follow(seen: string, isFresh: boolean): Promise<void> {
    await store.exclusive(async () => {
      const hasNews = catchUpWithOthers()
      // Refs are kept for seconds: another process may have seen a newer one.
      seenRef = isFresh && !hasNews ? seen : await source.ref({ isFresh: true })
      if (isAhead(seenRef)) await replica.follow(seenRef)
    })
    replica.catchUp()
  }

  /** @returns whether another process has written */
  function catchUpWithOthers(): boolean {
    const hasNews = replica.catchUp()
    if (hasNews) overtaken = seenRef
    return hasNews
  }

  function isAhead(ref: string): boolean {
    if (ref === overtaken && ref !== replica.ref) return false
    overtaken = undefined
    return true
  }

  function catchUp(): Promise<void> {
    catching ??= replica
      .catchUpDigests()
      .catch((error: unknown) => {
        if (!isClosed) log.error('REPLICA_FAILED', { message: toReason(error) })
      })
      .finally(() => void (catching = undefined))
    return catching
  }

  function sync(): Promise<void> {
    flight ??= run().finally(() => void (flight = undefined))
    return flight
  }

  /** Waits for a run in progress first: it may have seen an older ref. */
  async function refresh(): Promise<boolean> {
    await flight
    flight ??= run(true).finally(() => void (flight = undefined))
    await flight
    return isAnswering === true
  }

  function schedule(): void {
    if (isClosed) return
    timer = setTimeout(() => void sync().then(schedule), checkEveryMs)
    timer.unref()
  }

  /** Whether the replica knows the answer to a query. */
  const isKept = ({ ref }: Partial<ContentQuery>) =>
    replica.isComplete && (ref === undefined || ref === replica.ref)

  function readAll(type: string, lang: string, links?: readonly string[]): RawDocument[] {
    return store.all(type, lang).map((raw) => documents.fill(raw, links))
  }

  function findKept(type: string, query: ContentQuery, uid?: string): RawDocument | undefined {
    if (uid !== undefined) return documents.find(type, query.lang, uid, query.links)
    // Another object for each ref: what is resolved of the frame is kept as long as its document.
    const raw = store.find(type, query.lang)
    return raw && documents.fill(raw, query.links)
  }

  function findOne(type: string, query: ContentQuery, uid?: string): RawDocument {
    const raw = findKept(type, query, uid)
    if (raw) return raw
    const { lang } = query
    throw siteError(DocumentMissing, uid === undefined ? [type, lang] : [type, lang, uid])
  }

  /** Asks the service while the replica is incomplete; without an answer, reads what is there. */
  async function readWithFallback(
    query: ContentQuery,
    read: () => Promise<RawDocument>,
    find: () => RawDocument | undefined,
  ): Promise<RawDocument> {
    try {
      const raw = await visitors.serve(read)
      if (query.ref === undefined) replica.keep([raw])
      return raw
    } catch (error) {
      const kept = isContentError(error) || query.ref !== undefined ? undefined : find()
      if (!kept) throw error
      tellGap()
      return kept
    }
  }

  /** Waits a moment for a type; after that, what is there has to do. */
  async function waitFor(type: string, isReady = () => true): Promise<void> {
    const isThere = () => replica.hasWhole(type) && isReady()
    if (isThere()) return
    const most = hasToBeWhole() ? wholeTimeoutMs : listTimeoutMs
    const end = performance.now() + Math.min(most, leftOfPageBudget() - spareMs)
    wanted.set(type, (wanted.get(type) ?? 0) + 1)
    filler?.want([...wanted.keys()])
    while (!isThere() && isFilling() && performance.now() < end) await wait(20)
    const others = wanted.get(type)! - 1
    if (others > 0) wanted.set(type, others)
    else wanted.delete(type)
    filler?.want([...wanted.keys()])
    if (!isThere()) tellGap()
  }

  const isFilling = () => catching !== undefined || (flight !== undefined && isAnswering !== false)

  const replicated: ReplicatedSource = {
    repository: source.repository,
    async ref() {
      if (replica.ref !== undefined) return replica.ref
      try {
        return markFilling(await source.ref())
      } catch (error) {
        if (store.count() === 0) throw error
        return 'incomplete'
      }
    },
    async single(type, query) {
      if (isKept(query)) return findOne(type, query)
      return readWithFallback(
        query,
        () => source.single(type, query),
        () => findKept(type, query),
      )
    },
    async byUid(type, uid, query) {
      if (isKept(query)) return findOne(type, query, uid)
      return readWithFallback(
        query,
        () => source.byUid(type, uid, query),
        () => findKept(type, query, uid),
      )
    },
    async byFormerUid(type, uid, query) {
      const kept = store.findFormer(type, query.lang, uid)
      const found =
        kept ??
        // Who reads it from the service has been told already: by `byUid`.
        (isKept(query) ? await formerUids.find(type, uid, query.lang, replica.ref!) : 'none')
      return typeof found === 'string' ? found : documents.fill(found, query.links)
    },
    formerUids: () => store.formerUids(),
    async byIds(ids, query = {}) {
      const read = () => {
        const byId = new Map(documents.byIds(ids, query.links).map((raw) => [raw.id, raw]))
        return ids.flatMap((id) => {
          const raw = byId.get(id)
          return raw && [undefined, '*', raw.lang].includes(query.lang) ? [raw] : []
        })
      }
      if (isKept(query)) return read()
      try {
        return await visitors.serve(() => source.byIds(ids, query))
      } catch (error) {
        if (query.ref !== undefined || isContentError(error)) throw error
        tellGap()
        return read()
      }
    },
    async all(type, query) {
      const { orderings, lang, links, ref } = query
      const isOwn = ref === undefined || isKept(query)
      if (isOwn && !orderings?.length) {
        await waitFor(type)
        if (replica.hasWhole(type) || isFilling()) return readAll(type, lang, links)
      }
      try {
        // Ordered by the service only: the engine orders its lists itself.
        return await visitors.serve(() => source.all(type, query))
      } catch (error) {
        if (!isOwn || isContentError(error) || store.count() === 0) throw error
        tellGap()
        return readAll(type, lang, links)
      }
    },
    async digests(type, lang) {
      await waitFor(type, () => catching === undefined)
      return listings.list(type, lang, version, replica.hasWhole(type))
    },
    useDigests(maker) {
      ;({ version } = maker)
      replica.useDigests(maker)
      listings.clear()
      // The thread or process that fills the replica makes them.
      if (replica.isComplete) void catchUp()
    },
    health() {
      const { isComplete } = replica
      const count = store.count()
      const total = isComplete ? count : replica.total
      return {
        content: isAnswering ? 'live' : hasAnswered ? 'stale' : 'snapshot',
        contentRef: replica.ref ?? seenRef ?? null,
        replica: {
          place: store.place,
          isComplete,
          documents: count,
          ...(total === undefined ? {} : { total }),
        },
      }
    },
    sync,
    refresh,
    onPublication(listen) {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    start: () => void sync().then(schedule),
    async fill(ref) {
      await replica.readEverything(ref)
      await replica.catchUpDigests()
      return true
    },
    want(types) {
      wanted.clear()
      for (const type of types) wanted.set(type, 1)
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      store.close()
    },
  }
  return replicated
}
