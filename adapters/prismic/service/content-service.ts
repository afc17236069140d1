import {
  jsonAnswer,
  queryRefused,
  refAbsent,
  refExpired,
  refNotFound,
  repositoryAnswer,
} from './api-answers.ts'
import { createContentReader } from './content-files.ts'
import type { ContentFiles } from './content-files.ts'
import type { Report } from './content-folder.ts'
import { createContentState } from './create-content-state.ts'
import type { ContentState } from './content-state.ts'
import { createFaultQueue } from './faults.ts'
import type { FaultQueue } from './faults.ts'
import { QueryError } from './parse-predicates.ts'
import { searchDocuments } from './search-documents.ts'
import { serveAsset } from './serve-asset.ts'
import { createStateHistory } from './state-history.ts'

export interface ContentServiceOptions {
  /** Content folders; a later one adds to and replaces what the earlier ones have. */
  folders: readonly string[]
  /** Where `asset:` addresses lead; `<origin of the request>/assets` when absent. */
  assetBase?: string
  /** How many states stay readable by their ref; when absent 20, of a large repository 3. */
  keepStates?: number
  /** Told of files that cannot be used; standard error when absent. */
  report?: Report
}

export interface ContentService {
  /** Rejects only as a fault asks: with ConnectionDropped, or when the request is given up. */
  handle(request: Request): Promise<Response>
  /** Name of the repository, as `repository.json` says. */
  readonly repository: string
  faults: FaultQueue
  /** URLs of the last 1000 requests. */
  requests: readonly string[]
  /** Documents that differ between two refs; undefined if one of them is no longer known. */
  changedIds(from: string, to: string): string[] | undefined
  /** Looks for changed files now. Otherwise they are noticed when a client requests the master ref. */
  reload(): void
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
  const reader = createContentReader(folders, report)
  // The first read always finds a change, or throws.
  const first = createContentState(reader.read() as ContentFiles)
  const { keepStates = first.documents.length > LARGE ? 3 : 20 } = options
  const history = createStateHistory(first, keepStates)
  const faults = createFaultQueue()
  const requests: string[] = []
  let scannedAt = performance.now()
  let scanTook = 0

  function reload(): void {
    const started = performance.now()
    scan()
    scannedAt = performance.now()
    scanTook = scannedAt - started
  }

  function scan(): void {
    try {
      const files = reader.read()
      if (files) history.publish(createContentState(files))
    } catch (error) {
      report(`${(error as Error).message} The last good content is still served.`)
    }
  }

  function search(url: URL): Response {
    if (url.searchParams.has('graphQuery')) {
      const message = 'graphQuery is not supported by the embedded content service. Use fetchLinks.'
      return jsonAnswer({ type: 'api_validation_error', message }, 400)
    }
    const ref = url.searchParams.get('ref')
    const state = ref === null ? 'absent' : history.find(ref)
    if (typeof state === 'object') return answerSearch(url, state)
    const refuse = { absent: refAbsent, expired: refExpired, unknown: refNotFound }[state]
    const { status, body } = refuse(history.master.ref)
    return jsonAnswer(body, status)
  }

  /** A state never changes, so neither does its answer to a URL. */
  function answerSearch(url: URL, state: ContentState): Response {
    let body = state.answers.get(url.href)
    if (body === undefined) {
      try {
        body = JSON.stringify(searchDocuments(url, state))
      } catch (error) {
        if (!(error instanceof QueryError)) throw error
        const refused = queryRefused(error)
        return jsonAnswer(refused.body, refused.status)
      }
      // Inside a JSON text quotes are escaped, so this is always a property and its value.
      const base = assetBase ?? `${url.origin}/assets`
      body = body.replaceAll('"url":"asset:', () => `"url":"${base}/`)
      state.answers.set(url.href, body)
    }
    return jsonAnswer(body)
  }

  function route(url: URL): Response | Promise<Response> {
    const path = url.pathname.replace(/\/$/, '')
    if (path === '/api/v2/documents/search') return search(url)
    if (path.startsWith('/assets/')) {
      return serveAsset(decodeURIComponent(path.slice('/assets/'.length)), folders)
    }
    // Only requests for the master ref can see a change, so searches never touch the disk.
    const interval = Math.max(SCAN_INTERVAL_MS, scanTook * SCAN_SHARE)
    if (performance.now() - scannedAt >= interval) reload()
    if (path === '/api/v2') return jsonAnswer(repositoryAnswer(url.origin, history.master))
    if (path === '/api/tags') return jsonAnswer(history.master.tags as string[])
    return jsonAnswer({ message: `There is nothing at ${path}` }, 404)
  }

  return {
    get repository() {
      return history.master.repository.name
    },
    faults,
    requests,
    reload,
    changedIds: (from, to) => history.compare(from, to),
    async handle(request) {
      requests.push(request.url)
      if (requests.length > MAX_LOGGED_REQUESTS) requests.shift()
      const fault = await faults.meet(request, history.master.ref)
      if (fault) return fault
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return jsonAnswer({ message: `${request.method} is not supported` }, 405)
      }
      try {
        return await route(new URL(request.url))
      } catch (error) {
        if (error instanceof URIError) return jsonAnswer({ message: 'Malformed address' }, 400)
        const { message, stack } = error as Error
        report(`The content service failed at ${request.url}: ${stack}`)
        return jsonAnswer({ message }, 500)
      }
    },
  }
}
