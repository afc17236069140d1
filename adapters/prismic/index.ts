/// <reference lib="es2024.string" />
import {
  createClient,
  filter,
  getRepositoryEndpoint,
  isRepositoryName,
  NotFoundError,
} from '@prismicio/client'
import type { BuildQueryURLArgs, PrismicDocument } from '@prismicio/client'
import { DocumentMissing, PreviewExpired, RepositoryNameInvalid } from '#runtime/errors'
import { siteError } from '#runtime/errors'
import type { ContentFeed, ContentQuery, ContentSource, RawDocument } from '#runtime'
import { completeLinks } from './complete-links.ts'
import { createContentFeed } from './content-feed.ts'
import { createEditorUrl } from './editor-url.ts'
import type { Fetch, Sleep } from '../shared/http/index.ts'
import { guardFetch } from './guard-fetch.ts'
import { toDocument } from './to-document.ts'
import { isTypeWithoutDocuments, toSiteError } from './to-site-error.ts'

export interface PrismicOptions {
  /** The name, not an address. */
  repository: string
  /** Prismic's own address of the repository when absent. */
  endpoint?: string
  accessToken?: string
  /** With {repository}, {id}, and {slice} where the editor can open one. */
  editorUrl?: string
  fetch?: Fetch
  /** Waits out rate limits and the pauses between batches. */
  sleep?: Sleep
  timeoutMs?: number
  /** Refuses a ref that is gone (PreviewExpired), in place of reading what is published. */
  isStrict?: boolean
  /** Brings stored content to the version of its schema; never throws. */
  migrate?(document: RawDocument): RawDocument
  /** Only for a service that can list changes; for others, documents published since are read. */
  changedIds?: ContentFeed['changedIds']
  /** Only for a service that can list them; others are asked for one when a visitor comes by it. */
  formerUids?: ContentFeed['formerUids']
}

export interface PrismicSource extends ContentSource {
  feed: ContentFeed
  /** Refs of the releases, at most 5 seconds old. @throws ContentUnavailable */
  releases(): Promise<string[]>
}

type Parameters = Partial<BuildQueryURLArgs>

const PAGE_SIZE = 100
const REF_MS = 5000
const PAUSE_MS = 500
const TIMEOUT_MS = 10_000

/**
 * Content from a Prismic repository, or from anything else that speaks its Content API v2.
 *
 * @throws RepositoryNameInvalid
 */
export function createPrismicSource(options: PrismicOptions): PrismicSource {
  const { repository, accessToken, editorUrl, timeoutMs = TIMEOUT_MS } = options
  const { fetch = globalThis.fetch, sleep = pause, migrate = (document) => document } = options
  if (!isRepositoryName(repository)) throw siteError(RepositoryNameInvalid, [repository])

  const endpoint = options.endpoint ?? getRepositoryEndpoint(repository)
  const guarded = guardFetch({ endpoint, fetch, sleep, timeoutMs })
  const guardedFetch = options.isStrict ? refuseGoneRefs(guarded) : guarded
  function connect() {
    const options = {
      documentAPIEndpoint: endpoint,
      ...(accessToken !== undefined && { accessToken }),
      fetch: guardedFetch,
    }
    const made = createClient(repository, options)
    // Previews are requested with `query.ref`; a cookie must not decide for the whole process.
    made.disableAutoPreviews()
    return made
  }
  const client = connect()
  /** Asked for the ref alone: a client keeps it for 5 seconds, a new one has none. */
  let refClient = client
  let renewedAt = performance.now()

  const convert = (document: PrismicDocument) => migrate(toDocument(document))
  function clientOfRefs() {
    // By a clock that nobody sets: a client would keep the ref for a day when that of the machine is put back.
    if (performance.now() - renewedAt > REF_MS) {
      refClient = connect()
      renewedAt = performance.now()
    }
    return refClient
  }
  const masterRef = async () => (await clientOfRefs().getMasterRef()).ref
  async function newestRef(): Promise<string> {
    const fresh = connect()
    const { ref } = await fresh.getMasterRef()
    refClient = fresh
    renewedAt = performance.now()
    return ref
  }

  /** Every request of one read asks for the same ref, so they never mix two states of content. */
  async function toParameters(query: Partial<ContentQuery>): Promise<Parameters> {
    return {
      ref: query.ref ?? (await masterRef()),
      lang: query.lang ?? '*',
      ...(query.links?.length && { fetchLinks: [...query.links] }),
    }
  }

  async function readByIds(ids: readonly string[], parameters: Parameters) {
    const documents: PrismicDocument[] = []
    const distinct = [...new Set(ids)]
    for (let start = 0; start < distinct.length; start += PAGE_SIZE) {
      if (start > 0) await sleep(PAUSE_MS)
      const batch = distinct.slice(start, start + PAGE_SIZE)
      const answer = await client.getByIDs(batch, { ...parameters, pageSize: PAGE_SIZE })
      documents.push(...answer.results)
    }
    return documents
  }

  async function guard<Answer>(read: () => Promise<Answer>): Promise<Answer> {
    try {
      return await read()
    } catch (error) {
      throw toSiteError(error, endpoint)
    }
  }

  /** One read: what `find` gives, its linked fields complete, with errors of ours. */
  async function read(
    query: Partial<ContentQuery>,
    find: (parameters: Parameters) => Promise<PrismicDocument[]>,
  ) {
    return guard(async () => {
      const parameters = await toParameters(query)
      const documents = await find(parameters)
      const anywhere = { ...parameters, lang: '*' }
      await completeLinks(documents, query.links ?? [], (ids) => readByIds(ids, anywhere))
      return documents.map(convert)
    })
  }

  /** The first document `find` gives. @throws DocumentMissing */
  async function readOne(
    type: string,
    uid: string | undefined,
    query: ContentQuery,
    find: (parameters: Parameters) => Promise<PrismicDocument>,
  ) {
    const [document] = await read(query, async (parameters) => {
      try {
        return [await find(parameters)]
      } catch (error) {
        if (!isNothingFound(error) && !isTypeWithoutDocuments(error, type)) throw error
        return []
      }
    })
    if (document) return document
    throw siteError(
      DocumentMissing,
      uid === undefined ? [type, query.lang] : [type, query.lang, uid],
    )
  }

  return {
    repository: {
      name: repository,
      editorUrl: createEditorUrl(repository, editorUrl),
    },
    feed: createContentFeed({
      client,
      toDocument: convert,
      guard,
      ...(options.changedIds ? { changedIds: options.changedIds } : {}),
      ...(options.formerUids ? { formerUids: options.formerUids } : {}),
    }),
    releases: () => guard(async () => (await clientOfRefs().getReleases()).map(({ ref }) => ref)),
    ref: ({ isFresh } = {}) => guard(isFresh ? newestRef : masterRef),
    single: (type, query) =>
      readOne(type, undefined, query, (parameters) => client.getSingle(type, parameters)),
    async byUid(type, uid, query) {
      // From a visitor's address: no uid holds these, and the client does not escape a backslash.
      if (/["\\]/.test(uid)) throw siteError(DocumentMissing, [type, query.lang, uid])
      return readOne(type, uid, query, (parameters) => {
        const spellings = [...new Set([uid, uid.normalize('NFD')])]
        if (spellings.length === 1) return client.getByUID(type, uid, parameters)
        return client.getFirst({
          ...parameters,
          filters: [filter.at('document.type', type), filter.any(`my.${type}.uid`, spellings)],
        })
      })
    },
    async byIds(ids, query = {}) {
      if (ids.length === 0) return []
      const documents = await read(query, (parameters) => readByIds(ids, parameters))
      const byId = new Map(documents.map((document) => [document.id, document]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },
    all: (type, { orderings, ...query }) =>
      read(query, async (parameters) => {
        try {
          return await client.dangerouslyGetAll({
            ...parameters,
            filters: [filter.at('document.type', type)],
            ...(orderings?.length && { orderings: [...orderings] }),
            pageSize: PAGE_SIZE,
          })
        } catch (error) {
          if (isTypeWithoutDocuments(error, type)) return []
          throw error
        }
      }),
  }
}

/** The client would go on with the master ref that such an answer names. */
function refuseGoneRefs(fetch: Fetch): Fetch {
  return async (url, init) => {
    const response = await fetch(url, init)
    const isGone = response.status === 404 || response.status === 410
    if (isGone && new URL(url).searchParams.has('ref')) throw siteError(PreviewExpired, [])
    return response
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** The client's own error of an empty answer; a 404 of the service has the service's message. */
function isNothingFound(error: unknown): boolean {
  return error instanceof NotFoundError && error.message === 'No documents were returned'
}

export { allowPictureHost, createPrismicImages } from './image-source.ts'
