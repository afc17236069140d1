import type { Fields } from '../../../model/documents/document.ts'
import { PageNotFound } from '../../../model/errors/routing-errors.ts'
import { isContentError, isSiteError } from '../../../model/errors/site-error.ts'
import type { BindContext } from '../fields/bind-section.ts'

/** Notes collected while the sections of one page are resolved. */
export interface PageNotes {
  /** ms since 1970; Infinity while only a publication changes the page. */
  validUntil: number
  /** Parameters of the query with values that no list of the page has. */
  unknownParameters: Set<string>
  /** Whether something could not be read just now. */
  isTemporary: boolean
  /** Fields by type of the single; each is loaded once. */
  shared: Map<string, Promise<Fields>>
  /** Name of the running experiment that visitors of the page are counted for. */
  experiment?: string
}

export function createPageNotes(): PageNotes {
  return {
    validUntil: Infinity,
    unknownParameters: new Set(),
    isTemporary: false,
    shared: new Map(),
  }
}

/**
 * A section that cannot be resolved is left out and reported; it never breaks the page
 * (PAGEBUILDER-04).
 * @throws SiteError PageNotFound, which concerns the page
 */
export async function orLeaveOut<Value>(
  name: string,
  notes: PageNotes,
  { site, locale }: BindContext,
  resolve: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await resolve()
  } catch (error) {
    if (isSiteError(error, PageNotFound.code)) throw error
    const data = { section: name, lang: locale.language, message: String(error) }
    if (isContentError(error)) {
      site.log.warn('SECTION_LEFT_OUT', data)
      return undefined
    }
    notes.isTemporary = true
    site.log.error('SECTION_FAILED', data)
    return undefined
  }
}
