import type { Locale } from '../../../runtime/model/config/site-config.ts'
import type { Document } from '../../../runtime/model/documents/document.ts'
import type { Site } from '../../../runtime/model/site.ts'
import type { DocumentRef } from '../../../runtime/page/load/load-document.ts'
import { renderDocument } from '../../../runtime/page/pipeline.ts'
import type { RenderedPage } from '../../../runtime/page/render/render-page.ts'
import { brokenPath, toHref } from '../../../runtime/page/route/route-table.ts'

export interface InspectedPage {
  document: Document
  href: string
  locale: Locale
  rendered: RenderedPage
}

/** Undefined for a document without an address. @throws what rendering throws */
export async function drawPage(document: Document, site: Site): Promise<InspectedPage | undefined> {
  const path = site.routes.toPath(document)
  if (path === brokenPath && site.pageTypes.get(document.type)?.status !== 404) return undefined
  const href = toHref(path)
  const ref = findRef(href, document, site)
  if (!ref) return undefined
  const locale = site.config.locales.find(({ code }) => code === ref.locale)!
  return { document, href, locale, rendered: await renderDocument(ref, site) }
}

function findRef(href: string, document: Document, site: Site): DocumentRef | undefined {
  const match = site.routes.match(href)
  const pageType = site.pageTypes.get(document.type)
  return match && pageType && { ...match, pageType, path: href }
}
