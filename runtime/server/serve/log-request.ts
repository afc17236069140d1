import type { Logger } from '../../model/ports/logger.ts'

/** What is logged about a request: nothing about the visitor. */
export interface AnsweredRequest {
  method: string
  path: string
  status: number
  /** Until the answer was there to be sent. */
  ms: number
  /** Of the body as it was sent; unknown for streams. */
  bytes?: number
  /** The answer was kept from before. */
  cache?: 'hit'
}

/** Longer paths are never pages. */
const pathLength = 300

/** One line a request, at the level `info`. The query is not part of it: it may name a person. */
export function logRequest(
  log: Logger,
  { method, path, status, ms, ...more }: AnsweredRequest,
): void {
  log.info('REQUEST', {
    method,
    path: path.length > pathLength ? `${path.slice(0, pathLength)}...` : path,
    status,
    ms: Math.round(ms * 10) / 10,
    ...more,
  })
}
