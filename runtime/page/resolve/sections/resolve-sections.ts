import type { Fields } from '../../../model/documents/document.ts'
import { isContentError } from '../../../model/errors/site-error.ts'
import { chooseSections, type ChosenSection, type PageSubject } from './choose-sections.ts'
import { loadShared } from './load-shared.ts'
import { orLeaveOut, type PageNotes } from './page-notes.ts'
import { resolveSlice, type ResolvedSlice } from './resolve-slice.ts'

/**
 * The sections of a page, ready for their components. What cannot be resolved is left out and told.
 * @throws SiteError PageNotFound when the page of a list does not exist
 */
export async function resolveSections(subject: PageSubject): Promise<ResolvedSlice[]> {
  const { notes, ref } = subject
  const chosen = await chooseSections(ref.pageType.template, subject)
  const sections = await Promise.all(
    chosen.map((section) => {
      const resolve = () => resolveSection(section, notes)
      return orLeaveOut(section.slice.type, notes, section.context, resolve)
    }),
  )
  return sections.filter((section) => section !== undefined)
}

async function resolveSection(
  { slice, document, context, list }: ChosenSection,
  notes: PageNotes,
): Promise<ResolvedSlice | undefined> {
  const type = context.site.kinds.slices[slice.type]!.shared
  const shared = type === undefined ? undefined : await loadOnce(type, slice.at, context, notes)
  if (type !== undefined && !shared) return undefined
  const section = resolveSlice(slice, document, context)
  return section && { ...section, ...(list ? { list } : {}), ...(shared ? { shared } : {}) }
}

/** Undefined after reporting that an editor has not written the document. */
async function loadOnce(
  type: string,
  at: string,
  context: ChosenSection['context'],
  notes: PageNotes,
): Promise<Fields | undefined> {
  let content = notes.shared.get(type)
  if (!content) notes.shared.set(type, (content = loadShared(type, context)))
  try {
    return await content
  } catch (error) {
    if (!isContentError(error)) throw error
    context.report.missingContent(
      at,
      `The section shows the document "${type}", which is not available in this language: ${error.message}`,
      'Publish the document, or remove the section.',
    )
    return undefined
  }
}
