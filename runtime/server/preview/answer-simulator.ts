import { findLocale } from '../../model/config/site-config.ts'
import type { ContentIssue } from '../../model/errors/content-issue.ts'
import type { Previews } from '../../model/ports/previews.ts'
import type { Site } from '../../model/site.ts'
import { toHtml, toPayload } from '../../page/pipeline.ts'
import { toContentSecurityPolicy } from '../../page/render/render-document.ts'
import { isSameSecret } from '../serve/is-same-secret.ts'
import { json, type ResponseClass } from '../serve/respond.ts'
import { decoratePage, previewHeaders } from './decorate-page.ts'
import { areSlices, renderSlices } from './simulator.ts'

const maxBytes = 1_000_000

/**
 * Answers GET with the page that the content service's page builder shows in a frame, POST with the
 * slices that it sends, as a payload. `?lang=` is one of the site's locales.
 *
 * @param secret - without one, all requests outside of development get undefined
 */
export function createSimulator(
  site: Site,
  previews: Previews,
  secret: string | undefined,
  ResponseOf: ResponseClass,
): (url: URL, request: Request) => Promise<Response | undefined> {
  const mayUse = (given: string | null) =>
    secret === undefined ? site.assets.isDevelopment === true : isSameSecret(given ?? '', secret)

  async function draw(slices: readonly unknown[], url: URL) {
    const issues: ContentIssue[] = []
    const { defaultLocale } = site.config
    const wanted = url.searchParams.get('lang') ?? defaultLocale
    const locale = findLocale(site.config, wanted)?.code ?? defaultLocale
    const at: Site = { ...site, fragments: undefined, report: (issue) => void issues.push(issue) }
    const { rendered, document, site: drawnBy } = await renderSlices(slices, locale, at)
    const documents = new Map([[document.id, document]])
    return decoratePage(
      rendered,
      { site: drawnBy, issues, documents },
      // The page builder finds sections by their elements, and islands have no box.
      { mark: previews.mark, wrap: (html) => `<div>${html}</div>` },
    )
  }

  async function showPage(url: URL): Promise<Response> {
    const drawn = await draw([], url)
    const main =
      '<div class="slice-simulator"><div class="slice-simulator--root"><div data-slice-zone></div></div></div>'
    const headers = {
      ...previewHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': toContentSecurityPolicy(drawn, site, {
        ancestors: previews.frames,
      }),
    }
    return new ResponseOf(toHtml({ ...drawn, main }, site), { status: 200, headers })
  }

  async function showSlices(url: URL, request: Request): Promise<Response> {
    const cacheControl = 'private, no-store'
    if (!(Number(request.headers.get('content-length') ?? NaN) <= maxBytes)) {
      const message = `The request needs a body of at most ${maxBytes} bytes and a content-length header.`
      const error = { code: 'BodyTooLarge', message }
      return json({ error }, ResponseOf, { status: 413, cacheControl })
    }
    const slices = parse(new URLSearchParams(await request.text()).get('slices'))
    if (!areSlices(slices)) {
      const message = '"slices" must be a list of slices as the Content API has them, in JSON.'
      const error = { code: 'SlicesInvalid', message }
      return json({ error }, ResponseOf, { status: 400, cacheControl })
    }
    const payload = toPayload(await draw(slices, url), site, 'slice-simulator')
    const headers = { ...previewHeaders, 'content-type': 'application/json; charset=utf-8' }
    return new ResponseOf(JSON.stringify(payload), { status: 200, headers })
  }

  return async (url, request) => {
    if (!mayUse(url.searchParams.get('secret'))) return undefined
    return request.method === 'POST' ? showSlices(url, request) : showPage(url)
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
