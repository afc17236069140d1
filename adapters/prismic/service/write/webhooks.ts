/** Tells other programs of what is published, in the shape and with the patience of Prismic. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ContentState } from '../content-state.ts'

export interface Webhook {
  url: string
  /** Sent along, so that the receiver knows whom it hears. */
  secret?: string
}

/** https://prismic.io/docs/webhooks */
export interface ApiUpdate {
  type: 'api-update'
  masterRef: string
  domain: string
  apiUrl: string
  secret: string | null
  releases: { addition?: Release[]; update?: Release[]; deletion?: Release[] }
  masks: { addition?: { id: string; label: string }[] }
  tags: { addition?: { id: string }[]; deletion?: { id: string }[] }
  /** Ids of those that were published, changed or taken away. */
  documents: string[]
  experiments: Record<string, never>
}

interface Release {
  id: string
  ref: string
  label: string
  documents: string[]
}

export interface PublishedChange {
  before: ContentState
  after: ContentState
  documents: string[]
  apiUrl: string
  /** What was published is a release no longer; nothing was, when documents were taken away. */
  release?: Release
}

const attempts = 5
const timeoutMs = 10_000

export function toApiUpdate(
  { before, after, documents, apiUrl, release }: PublishedChange,
  secret: string | null,
): ApiUpdate {
  const added = after.tags.filter((tag) => !before.tags.includes(tag))
  const gone = before.tags.filter((tag) => !after.tags.includes(tag))
  return {
    type: 'api-update',
    masterRef: after.ref,
    domain: after.repository.name,
    apiUrl,
    secret,
    releases: release ? { deletion: [release] } : {},
    masks: {},
    tags: {
      ...(added.length > 0 ? { addition: added.map((id) => ({ id })) } : {}),
      ...(gone.length > 0 ? { deletion: gone.map((id) => ({ id })) } : {}),
    },
    documents,
    experiments: {},
  }
}

/**
 * @param pauseMs - before the second attempt, doubled with each; Prismic waits ten minutes
 * @param report - told of a receiver that answered no attempt with a 2xx status
 */
export function createWebhooks(
  hooks: readonly Webhook[],
  report: (problem: string) => void,
  pauseMs = 1000,
) {
  const closed = new AbortController()
  const open = new Set<Promise<void>>()

  async function send(url: string, body: ApiUpdate): Promise<void> {
    let reason = ''
    for (let attempt = 0; attempt < attempts && !closed.signal.aborted; attempt += 1) {
      if (attempt > 0) await sleep(pauseMs * 2 ** (attempt - 1), undefined, closed)
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: AbortSignal.any([closed.signal, AbortSignal.timeout(timeoutMs)]),
        })
        if (answer.ok) return
        reason = `it answered with status ${answer.status}`
      } catch (error) {
        reason = (error as Error).message
      }
    }
    report(`The webhook ${url} was not told of ${body.masterRef}: ${reason}.`)
  }

  return {
    /** Returns at once. */
    tell(change: PublishedChange): void {
      for (const { url, secret = null } of hooks) {
        const sending = send(url, toApiUpdate(change, secret)).catch(() => {})
        open.add(sending)
        void sending.then(() => open.delete(sending))
      }
    },
    /** Gives up what is not delivered. */
    async close(): Promise<void> {
      closed.abort()
      await Promise.all(open)
    },
  }
}
