/**
 * One class for all errors, of three kinds that are never mixed:
 * - `content`: the content is wrong; the page survives and the editor is told,
 * - `wiring`: our own files disagree; the build fails,
 * - `outage`: something is down; it becomes a status at the edge and keeps its `cause`.
 */
export type ErrorKind = 'content' | 'wiring' | 'outage'

/** An entry of the catalogue. Its export name is permanent: people search for it. */
export interface ErrorEntry<Args extends unknown[] = never[]> {
  code: string
  kind: ErrorKind
  title: string
  /** The fault in full sentences, with the actual values. */
  message: (...args: Args) => string
  /** The remedy. */
  hint: string
}

export class SiteError extends Error {
  readonly code: string
  readonly kind: ErrorKind
  readonly hint: string
  /** The place: `document-id#/data/body/3/primary/title`, or `file.json#/states/open`. */
  readonly at: string | undefined

  constructor(
    entry: Pick<ErrorEntry, 'code' | 'kind' | 'hint'>,
    message: string,
    options: { at?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'SiteError'
    this.code = entry.code
    this.kind = entry.kind
    this.hint = entry.hint
    this.at = options.at
  }

  /** One paragraph for a terminal or a log: fault, place, remedy. */
  get text(): string {
    return `${this.code}${this.at ? ` at ${this.at}` : ''}: ${this.message} ${this.hint}`.trim()
  }
}

/** Makes the error of a catalogue entry: `throw siteError(UnknownSlice, ['hero', names], { at })`. */
export function siteError<Args extends unknown[]>(
  entry: ErrorEntry<Args>,
  args: Args,
  options: { at?: string; cause?: unknown } = {},
): SiteError {
  return new SiteError(entry, entry.message(...args), options)
}

/**
 * Whether the content itself is the reason: trying again gives the same, until something is
 * published.
 */
export function isContentError(error: unknown): error is SiteError {
  return error instanceof SiteError && error.kind === 'content'
}

export function isSiteError(error: unknown, code?: string): error is SiteError {
  return error instanceof SiteError && (code === undefined || error.code === code)
}
