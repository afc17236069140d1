/** A repository's documents in a store, kept up to date with the service. */
import { setImmediate } from 'node:timers/promises'
import { ContentUnavailable } from '../../model/errors/content-errors.ts'
import { siteError } from '../../model/errors/site-error.ts'
import type { ContentFeed } from '../../model/ports/content-feed.ts'
import type {
  ContentSource,
  DigestMaker,
  DocumentChange,
  Publication,
  RawDocument,
} from '../../model/ports/content-source.ts'
import type { DocumentStore, Identity } from '../../model/ports/document-store.ts'
import type { ReplicaFiller } from '../../model/ports/replica-filler.ts'
import { createDocumentWriter, toDigest } from './document-writer.ts'
import { listReferences, toAddress, withoutLinkedFields } from './document-links.ts'

export interface ReplicaOptions {
  source: Pick<ContentSource, 'byIds' | 'repository'>
  feed: ContentFeed
  store: DocumentStore
  /** ms since 1970. */
  now(): number
  /** Chooses the type to read next: those that somebody waits for come first. */
  choose(left: readonly string[]): string | undefined
  /** Awaited between types, unless somebody waits for one. */
  rest(): Promise<void>
  /** Reads everything elsewhere, so that no visitor waits for this thread. */
  filler?: ReplicaFiller | undefined
  /**
   * Documents per batch of a filling: larger batches cost less, but block other work of the thread
   * longer.
   */
  fillBatch: number
  /** Gets the types and languages in which a document was added, changed or removed. */
  onChange(identities: Iterable<Identity>): void
  /** Called once the replica is at another ref, or was found to have missed something. */
  onPublication(publication: Publication): void
}

export interface Replica {
  readonly isComplete: boolean
  /** Ref of the content it holds; undefined while it is incomplete. */
  readonly ref: string | undefined
  /** Whether it has all documents of a type; others may still be on their way. */
  hasWhole(type: string): boolean
  /** Documents expected when it is complete. */
  readonly total: number | undefined
  /**
   * Takes over changes that this or another process has written to the store.
   * @returns whether there were any
   */
  catchUp(): boolean
  /** Whether `follow` would have anything to do. */
  needs(ref: string): boolean
  /**
   * Brings it to a ref; no other process may do so meanwhile (`DocumentStore.exclusive`).
   * @throws ContentUnavailable; what was read until then is kept
   */
  follow(ref: string): Promise<void>
  /** Like `follow`, but reads everything, on this thread. */
  readEverything(ref: string): Promise<void>
  useDigests(maker: DigestMaker): void
  /** Makes digests that are missing, with pauses. */
  catchUpDigests(): Promise<void>
  /** Keeps documents read on a visitor's behalf while it is incomplete. */
  keep(documents: readonly RawDocument[]): void
}

const refFact = 'ref'
const comparedFact = 'comparedAt'
/**
 * Facts about a filling, maybe by another thread or process: a `Whole`, and a number of documents.
 */
const wholeFact = 'whole'
const totalFact = 'total'

/** Types that have been read completely at a ref. */
interface Whole {
  ref: string
  types: readonly string[]
}

/** Interval of comparisons by reading everything, and the shortest one. */
const comparisonMs = 24 * 3_600_000
const shortestComparisonMs = 600_000
/** Documents that get digests before other work has its turn. */
const digestBatch = 20
const readBatch = 100

export function createReplica({
  source,
  feed,
  store,
  now,
  choose,
  rest,
  filler,
  fillBatch,
  onChange,
  onPublication,
}: ReplicaOptions): Replica {
  /** Number of the last publication taken over; read before the ref, which may not be older. */
  let seen = store.lastPublication()
  let ref = store.getFact(refFact)
  let maker: DigestMaker | undefined
  const writer = createDocumentWriter({
    store,
    isNoted: () => ref !== undefined,
    maker: () => maker,
    onChange,
  })
  const { write, remove } = writer

  function catchUp(): boolean {
    const news = store.publicationsSince(seen)
    const first = news[0]
    if (!first) return false
    // One in between is no longer kept: its changes are not known.
    const isGap = first.number !== seen + 1
    for (const { number, from, to, changes } of news) {
      const isKnown = !isGap && from !== undefined && changes !== undefined
      if (!isKnown) onChange([])
      else if (changes.length > 0) onChange(changes.flatMap(toIdentities))
      const before = ref
      seen = number
      ref = to
      onPublication({ from: before, to, changes: isKnown ? changes : undefined })
    }
    return true
  }

  function readFact<Value>(name: string): Value | undefined {
    const text = store.getFact(name)
    return text === undefined ? undefined : (JSON.parse(text) as Value)
  }

  const age = () => now() - Number(store.getFact(comparedFact) ?? 0)

  async function follow(next: string): Promise<void> {
    if (ref === undefined) await readEverything(next)
    else {
      if (ref !== next) await (followChanges(ref, next) ?? followMoments(next))
      if (age() > comparisonMs) await readEverything(next)
    }
    const formerUids = feed.formerUids?.() ?? []
    if (formerUids.length > 0) store.write({ formerUids })
  }

  /** Undefined when the service does not know what changed. */
  function followChanges(from: string, next: string): Promise<void> | undefined {
    const ids = feed.changedIds?.(from, next)
    if (!ids) return feed.changedIds ? readEverything(next) : undefined
    return (async () => {
      const moved = await renew(ids, next)
      await renewReferrers(moved, new Set(ids), next)
      become(next)
    })()
  }

  /** Reads documents published since. Unpublished documents show in the number of documents. */
  async function followMoments(next: string): Promise<void> {
    const newest = store.newest() ?? ''
    const moment = new Date((Date.parse(newest) || 0) - 1000).toISOString()
    const moved: Identity[] = []
    const seen = new Set<string>()
    let changes = 0
    for await (const batch of feed.since(next, moment)) {
      for (const { id } of batch) seen.add(id)
      const written = await write(batch)
      changes += written.count
      moved.push(...written.moved)
    }
    const total = await feed.count(next)
    if (store.count() !== total) {
      const unseen = store.ids()
      const missing: string[] = []
      let received = 0
      for await (const ids of feed.ids(next)) {
        received += ids.length
        for (const id of ids) if (!unseen.delete(id)) missing.push(id)
      }
      refuseUnlessWhole(received, total)
      moved.push(...remove([...unseen]), ...(await renew(missing, next)))
      changes += unseen.size + missing.length
    }
    await renewReferrers(moved, seen, next)
    // A new ref without a reason: something changed that bears no date.
    if (changes === 0 && age() > shortestComparisonMs) return readEverything(next)
    become(next)
  }

  async function readEverything(next: string): Promise<void> {
    if (await filler?.fill(next)) catchUp()
    else await readHere(next)
  }

  async function readHere(next: string): Promise<void> {
    const total = await feed.count(next)
    const unseen = store.ids()
    // A failed attempt at the same ref leaves what it had read.
    const before = readFact<Whole>(wholeFact)
    const whole = new Set(before?.ref === next ? before.types : [])
    const storeWhole = () => {
      const fact: Whole = { ref: next, types: [...whole] }
      store.write({ facts: { [wholeFact]: JSON.stringify(fact) } })
    }
    store.write({ facts: { [totalFact]: String(total) } })
    storeWhole()
    // Counted separately, since ids are content, and may be wrong or repeated.
    let received = 0
    let read: RawDocument[] = []
    for await (const { documents, completes } of feed.everything(next, choose)) {
      received += documents.length
      for (const { id } of documents) unseen.delete(id)
      read.push(...documents)
      if (completes === undefined && read.length < fillBatch) continue
      await write(read, fillBatch)
      read = []
      if (completes !== undefined) {
        whole.add(completes)
        storeWhole()
      }
      await rest()
    }
    await write(read, fillBatch)
    refuseUnlessWhole(received, total)
    remove([...unseen])
    become(next, { [comparedFact]: String(now()) })
  }

  /** Stops before documents are removed on the word of a service that contradicts itself. */
  function refuseUnlessWhole(received: number, expected: number): void {
    if (received === expected && received > 0) return
    const reason = `it reported ${expected} documents but returned ${received}`
    throw siteError(ContentUnavailable, [source.repository.name, reason])
  }

  function become(next: string, facts: Record<string, string> = {}): void {
    store.write({ facts: { ...facts, [refFact]: next }, becomes: { from: ref, to: next } })
    catchUp()
  }

  /** Reads documents again and removes missing ones. @returns the ones added, removed or moved */
  async function renew(ids: readonly string[], at: string): Promise<Identity[]> {
    const moved: Identity[] = []
    for (let start = 0; start < ids.length; start += readBatch) {
      const wanted = ids.slice(start, start + readBatch)
      const documents = await source.byIds(wanted, { ref: at })
      const found = new Set(documents.map(({ id }) => id))
      moved.push(...(await write(documents)).moved)
      moved.push(...remove(wanted.filter((id) => !found.has(id))))
    }
    return moved
  }

  /**
   * Reads referrers again: links hold the address of their target; translations name each other.
   */
  async function renewReferrers(
    moved: readonly Identity[],
    known: ReadonlySet<string>,
    at: string,
  ): Promise<void> {
    if (moved.length === 0) return
    const ids = moved.map(({ id }) => id)
    const others = store.byIds(ids).flatMap(listReferences)
    const referrers = store.referrers([...ids, ...moved.map(toAddress)])
    const affected = new Set([...referrers, ...others].filter((id) => !known.has(id)))
    const present = store.identities([...affected]).map(({ id }) => id)
    await renew(present, at)
  }

  async function catchUpDigests(): Promise<void> {
    for (;;) {
      const current = maker
      if (!current) return
      const { version, types } = current
      const batch = store.withoutDigest([...types], version, digestBatch)
      if (batch.length === 0) return
      const made = new Map<string, string | null>()
      for (const raw of batch) made.set(raw.id, toDigest(raw, current).text)
      store.setDigests(made, version)
      onChange(batch)
      await setImmediate()
    }
  }

  return {
    get isComplete() {
      return ref !== undefined
    },
    get ref() {
      return ref
    },
    hasWhole: (type) =>
      ref !== undefined || readFact<Whole>(wholeFact)?.types.includes(type) === true,
    get total() {
      return readFact<number>(totalFact)
    },
    catchUp,
    needs: (next) => ref !== next || age() > comparisonMs,
    follow,
    readEverything: readHere,
    useDigests: (next) => void (maker = next),
    catchUpDigests,
    keep(documents) {
      const strange = new Set(documents.map(({ id }) => id))
      for (const { id } of store.identities([...strange])) strange.delete(id)
      const put = documents.filter(({ id }) => strange.has(id)).map(withoutLinkedFields)
      // A filling in progress writes them, too.
      if (put.length > 0) store.tryToWrite({ put: put.map((raw) => writer.toStored(raw)) })
    },
  }
}

function toIdentities({ before, after }: DocumentChange): Identity[] {
  return [...(before ? [before] : []), ...(after ? [after] : [])]
}
