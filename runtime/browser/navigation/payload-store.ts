import { hasTexts } from '#runtime/error-texts'
import { browserEntry } from '../../model/errors/browser-entry.ts'
import { siteError } from '../../model/errors/site-error.ts'
import type { Payload } from '../../model/payload.ts'
import { toPayloadPath } from './page-links.ts'

export const PayloadUnusable = browserEntry(
  'PayloadUnusable',
  'outage',
  hasTexts && {
    title: 'Payload unusable',
    message: (path: string, reason: string) =>
      `${path} cannot be shown without a document load: ${reason}.`,
    hint: 'The browser loads the document instead.',
  },
)

/** Facts of the document in the browser; a payload must fit them. */
export interface DocumentFacts {
  buildId: string
  locale: string
}

export interface PayloadStore {
  /**
   * The payload of a page, fetched once for all who ask. A signal ends the request only for the
   * caller who started it.
   *
   * @returns null for a page of another build or language, and a path without a payload, such as a
   *   redirect: the browser loads a document
   * @throws SiteError PayloadUnusable for any other answer
   */
  load(
    url: URL,
    options?: { signal?: AbortSignal | undefined; priority?: RequestPriority | undefined },
  ): Promise<Payload | null>
  has(url: URL): boolean
  clear(): void
}

export interface PayloadStoreOptions {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  now: () => number
  document: () => DocumentFacts
}

const keptAtMost = 40
const keptFor = 5 * 60_000

export function createPayloadStore({ fetch, now, document }: PayloadStoreOptions): PayloadStore {
  const kept = new Map<string, { since: number; payload: Promise<Payload | null> }>()

  const find = (path: string) => {
    const entry = kept.get(path)
    return entry && now() - entry.since < keptFor ? entry : undefined
  }
  const fetchOnce = (path: string, init: RequestInit) => {
    const payload = request(path, init)
    const forget = () => {
      if (kept.get(path)?.payload === payload) kept.delete(path)
    }
    const settled = new AbortController()
    // At once: another request in the same moment must not share one that is being aborted.
    init.signal?.addEventListener('abort', forget, { signal: settled.signal })
    payload.catch(forget).finally(() => settled.abort())
    kept.delete(path)
    kept.set(path, { since: now(), payload })
    if (kept.size > keptAtMost) kept.delete(kept.keys().next().value as string)
    return payload
  }

  return {
    async load(url, { signal, priority = 'high' } = {}) {
      const path = toPayloadPath(url)
      const payload =
        find(path)?.payload ?? fetchOnce(path, { ...(signal && { signal }), priority })
      return checkFits(await payload, path, document())
    },
    has: (url) => find(toPayloadPath(url)) !== undefined,
    clear: () => kept.clear(),
  }

  async function request(path: string, init: RequestInit): Promise<Payload | null> {
    // The document load will find where a redirect leads: it may be another host.
    const response = await fetch(path, {
      ...init,
      headers: { accept: 'application/json' },
      redirect: 'manual',
    })
    if (response.type === 'opaqueredirect' || response.status === 404) return null
    if (!response.ok) throw refuse(path, `the answer was ${response.status}`)
    const type = response.headers.get('content-type') ?? 'nothing'
    if (!type.includes('json')) throw refuse(path, `the answer was ${type}`)
    return (await response.json()) as Payload
  }
}

function checkFits(
  payload: Payload | null,
  path: string,
  { buildId, locale }: DocumentFacts,
): Payload | null {
  if (!payload) return null
  if (typeof payload.html !== 'string') throw refuse(path, 'it contains no page')
  return payload.buildId === buildId && payload.locale === locale ? payload : null
}

function refuse(path: string, reason: string) {
  return siteError(PayloadUnusable, [path, reason])
}
