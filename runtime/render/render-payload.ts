import type { Site } from '../site.ts'
import type { Payload } from './payload.ts'
import { renderHead } from './render-head.ts'
import type { RenderedPage } from './render-page.ts'

/** RenderedPage -> what the browser needs to show it in the frame it has. */
export function toPayload(rendered: RenderedPage, site: Site, contentRef: string): Payload {
  const { page } = rendered
  const base = new Set(site.assets.baseSheets.map((sheet) => sheet.name))
  return {
    buildId: site.assets.buildId,
    contentRef,
    locale: page.locale.code,
    path: page.ref.path,
    routeName: page.ref.routeName,
    title: page.head.title,
    head: renderHead(page.head, rendered.preloads),
    html: rendered.main,
    css: rendered.sheets
      .filter(({ name }) => !base.has(name))
      .map(({ name, text }) => [name, text]),
    parts: collectParts(rendered.before + rendered.after),
    frame: rendered.frame,
    body: rendered.body,
  }
}

const partPattern = /<sw-part data-part="([^"]+)">([^]*?)<\/sw-part>/g

/** Parts of the frame that differ from page to page; they do not nest. */
function collectParts(html: string): Record<string, string> {
  return Object.fromEntries([...html.matchAll(partPattern)].map(([, name, part]) => [name!, part!]))
}
