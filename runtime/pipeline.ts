/**
 * The server half of a page's life, in one screen. Each step needs only the value before it, and each
 * value has its own type, so no step can be skipped:
 *
 *   RawDocument -> Document -> ResolvedPage -> RenderedPage -> HTML document or payload
 */
import { loadDocument, type DocumentRef } from './content/load-document.ts'
import { isSiteError, siteError } from './errors/site-error.ts'
import { PageNotFound } from './errors/catalog/routing.ts'
import type { RawDocument } from './ports/content-source.ts'
import { renderPage, type RenderedPage } from './render/render-page.ts'
import { resolvePage } from './resolve/resolve-page.ts'
import type { Site } from './site.ts'
import { validateDocument } from './validate/validate-document.ts'

/** @throws SiteError PageNotFound (fatal 404), ContentUnavailable */
export async function renderDocument(ref: DocumentRef, site: Site): Promise<RenderedPage> {
  const raw = await loadDocument(ref, site)
  return renderRawDocument(raw, ref, site)
}

/** The same from a document already at hand: a preview, an export, a benchmark. */
export async function renderRawDocument(
  raw: RawDocument,
  ref: DocumentRef,
  site: Site,
  options: { layout?: string } = {},
): Promise<RenderedPage> {
  try {
    const document = validateDocument(raw, site)
    await site.routes.prepare(site.content)
    const page = await resolvePage(document, ref, site, options)
    return await renderPage(page, site)
  } catch (error) {
    if (!isSiteError(error, 'InvalidDocument')) throw error
    throw siteError(PageNotFound, [ref.path], { cause: error })
  }
}
