/**
 * Requests content that a page will need before its document is known, so that the requests of one
 * page run side by side: texts, frame, shared content and lists do not depend on the document.
 */
import { findLocale, type LocaleCode } from '../../model/config/site-config.ts'
import type { PageType } from '../../model/config/page-type.ts'
import type { Site } from '../../model/site.ts'
import { linksOfDocument } from './linked-fields.ts'
import { withoutReads } from './reads.ts'

/**
 * The site's content source keeps the answers and failures, for callers that need and note them
 * later.
 */
export function readAhead(pageType: PageType, locale: LocaleCode, site: Site): void {
  const lang = findLocale(site.config, locale)!.language
  const read = (type: string, links?: readonly string[]) =>
    withoutReads(() => site.content.single(type, links ? { lang, links } : { lang })).catch(
      () => {},
    )
  const { uiTexts, sharingImage } = site.config
  for (const type of [uiTexts, sharingImage]) if (type !== undefined) void read(type)
  for (const type of listShared(pageType, site)) void read(type, linksOfDocument(type, site))
}

/** Types of the single documents in the frame and the template of a page type. */
function listShared({ layout, template }: PageType, site: Site): Set<string> {
  const types = new Set<string>()
  const { before = [], after = [] } = site.layouts.get(layout) ?? {}
  for (const { single } of [...before, ...after]) types.add(single)
  for (const section of template) {
    if (!('shared' in section)) continue
    const type = site.kinds.slices[section.shared]?.shared
    if (type !== undefined) types.add(type)
  }
  return types
}
