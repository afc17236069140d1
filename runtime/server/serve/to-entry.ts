import { hash } from 'node:crypto'
import type { CacheEntry } from '../../model/ports/render-cache.ts'

export interface EntryFacts {
  status?: number
  headers: Record<string, string>
  tags?: Iterable<string>
  contentRef?: string
  freshSeconds: number
  validUntil?: number | undefined
  experiment?: string | undefined
}

const encoder = new TextEncoder()

export function toEntry(text: string, facts: EntryFacts): CacheEntry {
  const body = encoder.encode(text)
  return {
    status: facts.status ?? 200,
    headers: facts.headers,
    body,
    variants: new Map(),
    etag: hash('sha1', body, 'base64url').slice(0, 20),
    tags: [...(facts.tags ?? [])],
    contentRef: facts.contentRef ?? '',
    freshSeconds: facts.freshSeconds,
    ...(facts.experiment === undefined ? {} : { experiment: facts.experiment }),
    ...(facts.validUntil === undefined ? {} : { validUntil: facts.validUntil }),
  }
}
