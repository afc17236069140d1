/**
 * Reads and writes the repository for the desk: through the unmodified client, over the Content,
 * Migration and Asset APIs, so that the desk sends what Prismic would receive.
 */
import {
  createMigration,
  createWriteClient,
  InvalidDataError,
  PrismicError,
  type PrismicDocument,
  type WriteClient,
} from '@prismicio/client'
import type { DeskAccess, Migrate } from './desk-access.ts'
import type {
  DeskAsset,
  DeskDocument,
  DeskLanguage,
  DocumentChange,
  DocumentSummary,
  JsonObject,
  NewDocument,
} from './desk-types.ts'
import { DeskRefusal } from './desk-refusal.ts'
import { toVersion } from './document-version.ts'
import { linkAssets } from './link-assets.ts'
import { listStoredAssets, toDeskAsset, type ApiAsset } from './stored-assets.ts'
import { summarize } from './summarize.ts'
import { toTitle } from './to-title.ts'

export interface ContentRepository {
  describe(): Promise<{ name: string; languages: DeskLanguage[] }>
  /** The ref with drafts, else the published one. */
  ref(): Promise<string>
  /** All documents in all languages, with drafts. */
  list(): Promise<DocumentSummary[]>
  /** Migrates content of earlier versions to the current one. */
  migrate: Migrate
  /**
   * Reads a document, or its draft, in the current version of its schema. @throws DeskRefusal 404
   */
  read(id: string): Promise<DeskDocument>
  /** Documents as the API returns them, in any order; missing ones are left out. */
  readAll(ids: readonly string[]): Promise<PrismicDocument[]>
  /**
   * @param base - version of the document that the change is based on
   * @throws DeskRefusal 409 when it has another version by now; refusals of the API
   */
  save(id: string, base: string, change: DocumentChange): Promise<DeskDocument>
  /** @throws DeskRefusal for refusals of the API */
  create(document: NewDocument): Promise<DeskDocument>
  /** Publishes all unpublished changes. @returns the number of documents */
  publish(): Promise<number>
  listAssets(keyword: string): Promise<DeskAsset[]>
  /** @throws DeskRefusal for refusals of the API */
  upload(file: File, alt: string): Promise<DeskAsset>
}

const pageSize = 100

export interface RepositoryOptions {
  migrate?: Migrate
  /** The address of a document's page. */
  toPath?: (document: PrismicDocument) => string | undefined
  /** Milliseconds until the service must answer. */
  timeoutMs?: number
}

export function createContentRepository(
  access: DeskAccess,
  { migrate = (document) => document, toPath, timeoutMs = 15_000 }: RepositoryOptions = {},
): ContentRepository {
  const { repository, url, token, paths, mediaPath } = access
  const lists = new Map<string, Promise<PrismicDocument[]>>()

  /** Creates a new client each time, since clients cache the ref for seconds. */
  function open(): WriteClient {
    return createWriteClient(repository, {
      writeToken: token,
      documentAPIEndpoint: `${url}/api/v2`,
      migrationAPIEndpoint: `${url}${paths.migration}`,
      assetAPIEndpoint: `${url}${paths.assets}`,
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
    })
  }

  async function findRef(client = open()): Promise<string> {
    const [release] = await client.getReleases()
    return release?.ref ?? (await client.getMasterRef()).ref
  }

  /** All documents at a ref, from a few parallel requests. Caches the last few refs. */
  function listAt(ref: string, client: WriteClient): Promise<PrismicDocument[]> {
    let list = lists.get(ref)
    if (!list) {
      list = readPages(ref, client)
      list.catch(() => lists.delete(ref))
      lists.set(ref, list)
      for (const old of [...lists.keys()].slice(0, -3)) lists.delete(old)
    }
    return list
  }

  async function readPages(ref: string, client: WriteClient): Promise<PrismicDocument[]> {
    const read = (page: number) => client.get({ ref, lang: '*', page, pageSize })
    const first = await read(1)
    const others = Array.from({ length: Math.max(first.total_pages - 1, 0) }, (_, at) =>
      read(at + 2),
    )
    return [first, ...(await Promise.all(others))].flatMap(({ results }) => results)
  }

  async function readAll(ids: readonly string[]): Promise<PrismicDocument[]> {
    const wanted = [...new Set(ids)]
    if (wanted.length === 0) return []
    const client = open()
    const ref = await findRef(client)
    const found: PrismicDocument[] = []
    for (let start = 0; start < wanted.length; start += pageSize) {
      const some = wanted.slice(start, start + pageSize)
      const { results } = await client.getByIDs(some, { ref, lang: '*', pageSize })
      found.push(...results)
    }
    return found
  }

  async function read(id: string): Promise<DeskDocument> {
    const [document] = await readAll([id])
    if (document) return migrate(toDeskDocument(document))
    throw new DeskRefusal(404, { error: `There is no document ${id}.` })
  }

  let last: Promise<unknown> = Promise.resolve()
  /** Runs writes one after the other, so that each sees the result of the one before. */
  function inTurn<Value>(write: () => Promise<Value>): Promise<Value> {
    const turn = last.then(write).catch((error: unknown) => {
      throw toRefusal(error)
    })
    last = turn.catch(() => {})
    return turn
  }

  const listAssets = (keyword: string) =>
    listStoredAssets(access, keyword, AbortSignal.timeout(timeoutMs))

  /** Adds asset ids to pictures and files, which documents written by hand lack. */
  async function toSent(data: JsonObject): Promise<JsonObject> {
    const assets = await listAssets('')
    return linkAssets(data, new Map(assets.map((asset) => [asset.url, asset.id])))
  }

  return {
    async describe() {
      const { languages } = await open().getRepository()
      return { name: repository, languages: languages.map(({ id, name }) => ({ id, name })) }
    },
    ref: () => findRef(),
    async list() {
      const client = open()
      const master = (await client.getMasterRef()).ref
      const ref = await findRef(client)
      const [published, current] = await Promise.all([listAt(master, client), listAt(ref, client)])
      const versions = new Map(published.map((one) => [one.id, toVersion(one)]))
      return current.map((document) => ({
        id: document.id,
        uid: document.uid,
        type: document.type,
        lang: document.lang,
        title: toTitle(document),
        path: toPath?.(document),
        ...summarize(document.data),
        published: versions.has(document.id) ? document.last_publication_date : null,
        isDraft: ref !== master && versions.get(document.id) !== toVersion(document),
        alternates: document.alternate_languages.map(({ id, lang }) => ({ id, lang })),
      }))
    },
    migrate,
    read,
    readAll,
    save: (id, base, { uid, tags, data, title }) =>
      inTurn(async () => {
        const current = await read(id)
        const { type, lang } = current
        const sent = { id, type, lang, uid, tags, data: await toSent(data) }
        if (current.version !== base) {
          // The change was saved before, but its answer was lost.
          if (current.version === toVersion(sent)) return current
          throw new DeskRefusal(409, { error: 'The document was changed meanwhile.', current })
        }
        const migration = createMigration()
        migration.updateDocument(sent as never, title)
        await open().migrate(migration)
        return read(id)
      }),
    create: ({ type, lang, uid, title, data, translates }) =>
      inTurn(async () => {
        const migration = createMigration()
        const sent = { type, lang, uid, tags: [], data: await toSent(data) }
        const [original] = translates === undefined ? [] : await readAll([translates])
        const created = migration.createDocument(
          sent as never,
          title,
          original ? { masterLanguageDocument: original as never } : {},
        )
        await open().migrate(migration)
        return read(created.document.id!)
      }),
    publish: () =>
      inTurn(async () => {
        const { totalItems } = await open().publishMigrationRelease()
        return totalItems ?? 0
      }),
    listAssets,
    upload: (file, alt) =>
      inTurn(async () => {
        const migration = createMigration()
        const made = migration.createAsset(file, file.name, alt === '' ? {} : { alt })
        await open().migrate(migration)
        return toDeskAsset(made.asset as unknown as ApiAsset, mediaPath)
      }),
  }
}

function toDeskDocument(document: PrismicDocument): DeskDocument {
  const { id, uid, type, lang, tags, data, alternate_languages, last_publication_date } = document
  return {
    id,
    uid,
    type,
    lang,
    tags,
    data: data as JsonObject,
    alternates: alternate_languages.map(({ id, lang }) => ({ id, lang })),
    published: last_publication_date,
    version: toVersion(document),
  }
}

interface ApiRefusal {
  message?: string
  error?: string
  details?: { property: string; error: string }[]
}

/** Converts an error, with the API's message where there is one. */
export function toRefusal(error: unknown): unknown {
  if (error instanceof PrismicError) {
    const { message, error: text, details } = (error.response ?? {}) as ApiRefusal
    return new DeskRefusal(error instanceof InvalidDataError ? 422 : 502, {
      error: message ?? text ?? error.message,
      details,
    })
  }
  // Errors of `fetch` when there is no answer, or none in time.
  const { name, message } = error as Error
  if (name !== 'TimeoutError' && message !== 'fetch failed') return error
  const reason = name === 'TimeoutError' ? 'has not answered in time' : 'does not answer'
  return new DeskRefusal(503, {
    error: `The content service ${reason}. Your work is kept in this browser: save it again.`,
  })
}
