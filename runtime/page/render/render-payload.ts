import type { Site } from '../../model/site.ts'
import { collectParts } from './frame.ts'
import type { Payload } from '../../model/payload.ts'
import { renderHead } from './render-head.ts'
import type { RenderedPage } from './render-page.ts'

/** RenderedPage -> the data for showing it in a browser without loading the document. */
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
    head: rendered.preloads + renderHead(page.head),
    html: rendered.main,
    css: rendered.mainSheets
      .filter(({ name }) => !base.has(name))
      .map(({ name, text }) => [name, text]),
    parts: collectParts(rendered.before + rendered.after),
    frame: rendered.frame,
    body: rendered.body,
  }
}
