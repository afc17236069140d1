/** A page that answers a form which was sent from it. Nothing of it is kept. */
import { renderRoute, toHtml } from '../../page/pipeline.ts'
import { toContentSecurityPolicy } from '../../page/render/render-document.ts'
import { renderSlice } from '../../page/render/render-slice.tsx'
import type { SentForm } from '../../model/slice/resolved-form.ts'
import type { Site } from '../../model/site.ts'
import { securityHeaders } from './security-headers.ts'

export interface FormAnswerPage {
  html: string
  headers: Record<string, string>
  /** HTML of the section that the form stands in; undefined when the page has none of this id. */
  section: string | undefined
  /** Of the page, for its head. */
  title: string
}

/**
 * Undefined when the path leads to no page.
 * @throws SiteError ContentUnavailable, and anything unforeseen
 */
export async function renderAnswer(
  path: string,
  sent: SentForm,
  site: Site,
): Promise<FormAnswerPage | undefined> {
  const result = await renderRoute(path, new URLSearchParams(), site, { sent })
  if (result.kind !== 'page') return undefined
  const { rendered } = result
  const { page } = rendered
  const slice = page.sections.find(({ id, form }) => id === sent.slice && form?.answer)
  const module = slice && (await site.slices.load(slice.type))
  return {
    html: toHtml(rendered, site),
    headers: {
      ...securityHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': toContentSecurityPolicy(rendered, site),
      'content-language': page.locale.iso,
    },
    title: page.head.title,
    section: module && renderSlice(slice!, module, page, site).html,
  }
}
