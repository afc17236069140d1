import type { FormerUid } from '#runtime'
import { answerGraphQL } from './answer-graphql.ts'
import { answerSearch } from './answer-search.ts'
import { jsonAnswer, refRefused, repositoryAnswer } from './api-answers.ts'
import { createContentReader } from './content-files.ts'
import type { ContentFiles } from './content-files.ts'
import type { GoodFiles, Report } from './content-folder.ts'
import { createContentState } from './create-content-state.ts'
import type { ContentState } from './content-state.ts'
import { createFaultQueue } from './faults.ts'
import type { FaultQueue } from './faults.ts'
import { createPreviews, toPlainRef, type ContentPreviews } from './previews.ts'
import { serveAsset } from './serve-asset.ts'
import { createStateHistory } from './state-history.ts'
import { createWriteApis } from './write/answer-writes.ts'
import {
  createRepositoryWriter,
  migrationRelease,
  toReleaseRef,
} from './write/repository-writer.ts'
import type { RepositoryWriter, WriteOptions } from './write/repository-writer.ts'

export interface ContentServiceOptions {
  /** Content folders; a later one adds to and replaces what the earlier ones have. */
  folders: readonly string[]
  /** Where `asset:` addresses lead; `<origin of the request>/assets` when absent. */
  assetBase?: string
  /** How many states stay readable by their ref; when absent 20, of a large repository 3. */
  keepStates?: number
  /** Keeps good versions of files beyond this service, for one that follows it. */
  goodFiles?: GoodFiles
  /** Told of files that cannot be used; standard error when absent. */
  report?: Report
  /** Lets the last folder be written; read-only when absent. */
  writes?: WriteOptions
  /** The service's own, for what it tells others without being asked; known from requests when absent. */
  origin?: () => string
}

export interface ContentService {
  /** Rejects only as a fault asks: with ConnectionDropped, or when the request is given up. */
  handle(request: Request): Promise<Response>
  /** Name of the repository, as `repository.json` says. */
  readonly repository: string
  faults: FaultQueue
  /** Of what is not published; editors' own tools open them in a real repository. */
  previews: ContentPreviews
  /** URLs of the last 1000 requests. */
  requests: readonly string[]
  /** Documents that differ between two refs; undefined if one of them is no longer known. */
  changedIds(from: string, to: string): string[] | undefined
  /** What documents were called before. */
  formerUids(): readonly FormerUid[]
  /** Looks for changed files now. Otherwise they are noticed when a client requests the master ref. */
  reload(): void
  /** Undefined when the service is read-only. */
  writer: RepositoryWriter | undefined
}

const SCAN_INTERVAL_MS = 500
/**
 * Checking many files takes a while and blocks answers: at most one part in this many of the time is
 * spent on it.
 */
const SCAN_SHARE = 20
/** Documents of a repository whose states take much memory. */
const LARGE = 5000
const MAX_LOGGED_REQUESTS = 1000

/**
 * Prismic's Content API v2 over content folders, without network: see README.md for what it can.
 *
 * @throws ContentFolderInvalid
 */
export function createContentService(options: ContentServiceOptions): ContentService {
  const { folders, assetBase } = options
  const report = options.report ?? ((problem: string) => console.error(problem))
  const reader = createContentReader(folders, report, new Date(), options.goodFiles)
  // The first read always finds a change, or throws.
  const first = createContentState(reader.read() as ContentFiles)
  const { keepStates = first.documents.length > LARGE ? 3 : 20 } = options
  const history = createStateHistory(first, keepStates)
  const previews = createPreviews(folders, () => history.master, report)
  const faults = createFaultQueue()
  const requests: string[] = []
  const { writes, origin = () => `https://${history.master.repository.name}.prismic.io` } = options
  const writer =
    writes &&
    createRepositoryWriter({
      folders,
      options: writes,
      master: () => history.master,
      reload,
      apiUrl: () => `${origin()}/api`,
      report,
    })
  const writeApis =
    writer &&
    writes &&
    createWriteApis(writer, writes, () => history.master.repository.name, assetBase)
  let release: ContentState | undefined
  let scannedAt = performance.now()
  let scanTook = 0

  function reload(): void {
    const started = performance.now()
    scan()
    scannedAt = performance.now()
    scanTook = scannedAt - started
  }

  function scan(): void {
    if (writer?.isPublishing) return
    try {
      const files = reader.read()
      if (files) history.publish(createContentState(files))
    } catch (error) {
      report(`${(error as Error).message} The last good content is still served.`)
    }
  }

  /** Undefined when nothing is written that is not published. */
  function releaseRef(): string | undefined {
    return writer && writer.drafts.ids.length > 0
      ? toReleaseRef(writer.drafts, history.master)
      : undefined
  }

  function releaseState(ref: string): ContentState | undefined {
    if (!writer || ref !== releaseRef()) return undefined
    if (release?.ref !== ref) {
      const files = createContentReader([...folders, writer.drafts.folder], report).read()
      release = { ...createContentState(files as ContentFiles), ref }
    }
    return release
  }

  const assetsAt = ({ origin }: URL) => assetBase ?? `${origin}/assets`

  /** @param ref - what a client asks for */
  function read(url: URL, ref: string | null, answer: (state: ContentState) => Response): Response {
    const state = ref === null ? 'absent' : (releaseState(ref) ?? findState(ref))
    if (typeof state === 'object') return answer(state)
    const { status, body } = refRefused[state](history.master.ref, url.origin)
    return jsonAnswer(body, status)
  }

  function findState(given: string) {
    const known = history.find(given)
    if (known !== 'unknown') return known
    const ref = toPlainRef(given, history.master.repository.name)
    if (ref === undefined) return history.master
    const published = history.find(ref)
    return published === 'unknown' ? previews.find(ref) : published
  }

  function route({ url: href, headers }: Request): Response | Promise<Response> {
    const url = new URL(href)
    const path = url.pathname.replace(/\/$/, '')
    if (path === '/api/v2/documents/search') {
      const ref = url.searchParams.get('ref')
      return read(url, ref, (state) => answerSearch(url, state, assetsAt(url)))
    }
    if (path === '/graphql') {
      const ref = headers.get('prismic-ref')
      return read(url, ref, (state) => answerGraphQL(url, state))
    }
    if (path.startsWith('/assets/')) {
      return serveAsset(path.slice('/assets/'.length), folders)
    }
    if (writer && path.startsWith('/screenshots/')) {
      return answerScreenshot(decodeURIComponent(path.slice('/screenshots/'.length)), writer)
    }
    // Only requests for the master ref can see a change, so searches never touch the disk.
    const interval = Math.max(SCAN_INTERVAL_MS, scanTook * SCAN_SHARE)
    if (performance.now() - scannedAt >= interval) reload()
    if (path === '/api/v2') {
      const ref = releaseRef()
      const drafts = ref === undefined ? [] : [{ ...migrationRelease, ref }]
      const releases = [...previews.releases(), ...drafts]
      return jsonAnswer(repositoryAnswer(url.origin, history.master, releases))
    }
    if (path === '/api/v2/tags' || path === '/api/tags')
      return jsonAnswer(history.master.tags as string[])
    return jsonAnswer({ message: `There is nothing at ${path}` }, 404)
  }

  return {
    get repository() {
      return history.master.repository.name
    },
    faults,
    previews,
    requests,
    reload,
    writer,
    changedIds: (from, to) => history.compare(from, to),
    formerUids: () => history.master.formerUids,
    async handle(request) {
      requests.push(request.url)
      if (requests.length > MAX_LOGGED_REQUESTS) requests.shift()
      const fault = await faults.meet(request, history.master.ref)
      if (fault) return fault
      try {
        const written = await writeApis?.answer(request)
        if (written) return written
        if (request.method !== 'GET' && request.method !== 'HEAD') {
          return jsonAnswer({ message: `${request.method} is not supported` }, 405)
        }
        return await route(request)
      } catch (error) {
        if (error instanceof URIError) return jsonAnswer({ message: 'Malformed address' }, 400)
        const { message, stack } = error as Error
        report(`The content service failed at ${request.url}: ${stack}`)
        return jsonAnswer({ message }, 500)
      }
    },
  }
}

async function answerScreenshot(key: string, { screenshots }: RepositoryWriter): Promise<Response> {
  const png = await screenshots.read(key)
  if (!png) return jsonAnswer({ message: `There is no picture ${key}` }, 404)
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
}
