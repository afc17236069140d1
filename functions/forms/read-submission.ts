import { findConsentCookie, readCookie, type Site } from '#runtime'
import { isObject } from '#schemas/is-object.ts'

/** A form as it was sent, before its definition is known. */
export interface Submission {
  /** Id of the section. */
  slice: string
  /** Id of the form's document. */
  document: string
  /** Path of the page. */
  page: string
  /** UUID of this submission; only script can create one. */
  id?: string
  /** Milliseconds it took to fill in; unknown without script. */
  elapsed?: number
  /** Whether the field that people cannot see was filled in. */
  isTrapped: boolean
  /** Where the visitor came from, as far as they consented. */
  attribution?: Record<string, string>
  /** Whether they consented, but the page sent nothing. */
  isUnattributed: boolean
  /** Everything that was sent under the name of a field. */
  find(name: string): readonly unknown[]
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const id = /^[\w.$:-]{1,120}$/
const path = /^\/(?!\/)[^?#\\\s]{0,500}$/

const keys = new Set([
  'attribution',
  'document',
  'elapsed',
  'page',
  'slice',
  'submission',
  'trap',
  'values',
])

/** Reads what a page's script sends; returns its first fault as a sentence. */
export function readSubmission(
  body: unknown,
  headers: Headers,
  site: Consented,
): { submission: Submission } | { problem: string } {
  if (!isObject(body)) return { problem: 'The body must be an object.' }
  const stranger = Object.keys(body).find((key) => !keys.has(key))
  if (stranger !== undefined) return { problem: `"${stranger}" is not part of a submission.` }
  const { slice, document, page, submission, elapsed, trap, values, attribution = {} } = body
  if (!matches(slice, id)) return { problem: '"slice" must be the id of a section.' }
  if (!matches(document, id)) return { problem: '"document" must be the id of a document.' }
  if (!matches(page, path)) return { problem: '"page" must be a path.' }
  if (!matches(submission, uuid)) return { problem: '"submission" must be a UUID.' }
  if (typeof elapsed !== 'number' || !(elapsed >= 0))
    return { problem: '"elapsed" must be a number of milliseconds.' }
  if (typeof trap !== 'string') return { problem: '"trap" must be a text.' }
  if (!isObject(values)) return { problem: '"values" must be an object.' }
  if (!isObject(attribution) || !isAttribution(attribution))
    return {
      problem:
        '"attribution" must hold at most 30 short texts, called by their record: initial_utm_source, mostRecent_utm_source.',
    }
  const consents = readConsents(headers, site)
  const known = keepAllowed(attribution, consents, site)
  const isKept = Object.keys(known).length > 0
  return {
    submission: {
      slice,
      document,
      page,
      id: submission,
      elapsed,
      isTrapped: trap !== '',
      ...(isKept && { attribution: known }),
      isUnattributed:
        !isKept && consents['analytics'] === true && site.traffic?.storage !== undefined,
      find: (name) => (Object.hasOwn(values, name) ? [values[name]].flat() : []),
    },
  }
}

/** Reads a form as browsers send it; undefined when it is not one of the site's. */
export function readSubmissionForm(body: URLSearchParams, page: string): Submission | undefined {
  const slice = body.get('_form')
  const document = body.get('_document')
  const submission = body.get('_submission')
  if (!matches(slice, id) || !matches(document, id)) return undefined
  return {
    slice,
    document,
    page,
    ...(matches(submission, uuid) && { id: submission }),
    isTrapped: Boolean(body.get('_trap')),
    isUnattributed: false,
    find: (name) => body.getAll(name),
  }
}

type Consented = Pick<Site, 'behaviours' | 'machines' | 'traffic'>

/**
 * Drops what the visitor has not consented to, whoever sent it: ids of ad clicks need a consent of
 * their own.
 */
function keepAllowed(
  attribution: Readonly<Record<string, string>>,
  consents: Readonly<Record<string, unknown>>,
  { traffic }: Consented,
): Record<string, string> {
  if (consents['analytics'] !== true) return {}
  const clicks = new Set((traffic?.parameters?.click ?? []).map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(attribution).filter(
      ([key]) => consents['ad'] === true || !clicks.has(key.slice(key.indexOf('_') + 1)),
    ),
  )
}

function readConsents(
  headers: Headers,
  site: Pick<Site, 'behaviours' | 'machines'>,
): Record<string, unknown> {
  const name = findConsentCookie(site)
  if (name === undefined) return {}
  try {
    const consents: unknown = JSON.parse(readCookie(headers.get('cookie'), name) ?? 'null')
    return isObject(consents) ? consents : {}
  } catch {
    return {}
  }
}

/** Whether a record has the form that the machine `traffic-source` gives it. */
function isAttribution(record: Record<string, unknown>): record is Record<string, string> {
  const entries = Object.entries(record)
  return (
    entries.length <= 30 &&
    entries.every(
      ([key, value]) =>
        /^(initial|mostRecent)_[A-Za-z]\w{0,59}$/.test(key) &&
        typeof value === 'string' &&
        value.length <= 500,
    )
  )
}

function matches(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}
