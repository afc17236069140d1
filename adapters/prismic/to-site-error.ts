import {
  ForbiddenError,
  ParsingError,
  PreviewTokenExpiredError,
  PrismicError,
  RefExpiredError,
  RefNotFoundError,
  RepositoryNotFoundError,
} from '@prismicio/client'
import { ContentQueryRefused, ContentUnavailable, PreviewExpired } from '#runtime/errors'
import { isSiteError, siteError } from '#runtime/errors'
import type { SiteError } from '#runtime'

/** Every way the client fails as one of our errors, with the client's as its cause. */
export function toSiteError(error: unknown, endpoint: string): SiteError {
  if (isSiteError(error)) return error
  const cause = error instanceof PrismicError ? withoutToken(error) : error
  if (error instanceof PreviewTokenExpiredError) return siteError(PreviewExpired, [], { cause })
  if (error instanceof ParsingError) {
    return siteError(ContentQueryRefused, [endpoint, error.message], { cause })
  }
  return siteError(ContentUnavailable, [endpoint, toReason(error)], { cause })
}

function toReason(error: unknown): string {
  if (error instanceof RefNotFoundError || error instanceof RefExpiredError) {
    return 'it knows none of the requested refs'
  }
  if (error instanceof ForbiddenError) return `it refused access (${error.message})`
  if (error instanceof RepositoryNotFoundError) return 'there is no such repository'
  if (error instanceof SyntaxError) return 'its answer is not JSON'
  if (!(error instanceof Error)) return String(error)
  // The reason of a failed fetch is in its cause; a refused connection has a code and no message.
  const { cause } = error as { cause?: Error & { code?: string } }
  const detail = cause?.message || cause?.code
  return detail ? `${error.message} (${detail})` : error.message
}

/** The client keeps the address of the request, which carries the access token. */
function withoutToken(error: PrismicError<unknown>): PrismicError<unknown> {
  if (error.url) error.url = error.url.replace(/([?&]access_token=)[^&]*/, '$1hidden')
  return error
}

/**
 * The API has no type until one of its documents is published, and answers a query for it like
 * one with a misspelt field.
 */
export function isTypeWithoutDocuments(error: unknown, type: string): boolean {
  return error instanceof ParsingError && error.message.includes(`unexpected field 'my.${type}.`)
}
