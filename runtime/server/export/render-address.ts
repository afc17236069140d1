/** Address -> the files that answer it, by the same steps and the same functions as the server's answers. */
import { navigatesInPlace } from './navigates-in-place.ts'
import type { Site } from '../../model/site.ts'
import { localeOf } from '../../page/load/find-document.ts'
import { recordReads } from '../../page/load/reads.ts'
import { renderRoute, toHtml, toPayload } from '../../page/pipeline.ts'
import { toContentSecurityPolicy } from '../../page/render/render-document.ts'
import type { RenderedPage } from '../../page/render/render-page.ts'
import { readListAddress, toListAddress } from '../../page/route/list-address.ts'
import { readParameters, toSearch } from '../../page/route/query-parameters.ts'
import { createResources } from '../feeds/find-resource.ts'
import { answerService } from '../serve/answer-service.ts'
import { renderNotFound } from '../serve/render-not-found.ts'
import { renderResource } from '../serve/resource-entries.ts'
import { toPlainPage } from '../serve/plain-page.ts'
import type { Address } from './list-addresses.ts'
import { insertPolicy } from './insert-policy.ts'

export interface RenderedAnswer {
  /** Paths in the folder and their content. */
  files: readonly (readonly [path: string, text: string])[]
  tags: ReadonlySet<string>
  validUntil?: number | undefined
  leadsTo: readonly Address[]
  /** Whether something could not be read just now. */
  isTemporary: boolean
}

/** Origin of a site without a base URL; no host has it (RFC 2606). */
const noOrigin = 'http://site.invalid'

/** @returns a function that renders one; it throws ContentUnavailable, and anything unforeseen */
export function createRenderer(site: Site): (address: Address) => Promise<RenderedAnswer> {
  const findResource = createResources(site)
  const hasPayloads = navigatesInPlace(site)

  async function renderPage(path: string, query: URLSearchParams): Promise<RenderedAnswer> {
    const { result, reads: tags } = await recordReads(() => renderRoute(path, query, site))
    if (result.kind !== 'page' || result.status !== 200) {
      return { files: [], tags, leadsTo: [], isTemporary: false }
    }
    const { rendered } = result
    const { page } = rendered
    const place = toListAddress(path, page.ref.parameters ?? {}, site)
    if (isTooLong(place)) {
      site.log.warn('PATH_TOO_LONG', { path: decodeURIComponent(place) })
      return { files: [], tags, leadsTo: [], isTemporary: page.isTemporary }
    }
    const payload = hasPayloads ? JSON.stringify(toPayload(rendered, site, '')) : undefined
    return {
      files: [
        [toFile(place, '.html'), toDocument(rendered)],
        ...(payload === undefined ? [] : [[toFile(place, '/_payload.json'), payload] as const]),
      ],
      tags,
      validUntil: page.validUntil,
      leadsTo: findListStates(rendered, path),
      isTemporary: page.isTemporary,
    }
  }

  function toDocument(rendered: RenderedPage): string {
    return insertPolicy(toHtml(rendered, site), toContentSecurityPolicy(rendered, site))
  }

  async function renderMissing(path: string): Promise<RenderedAnswer> {
    const locale = localeOf(path, site)
    const { result, reads: tags } = await recordReads(() => renderNotFound(locale, undefined, site))
    const text = result
      ? toDocument(result)
      : toPlainPage({ locale, path: '', message: 'page.notFound' }, site)
    return {
      files: [[toFile(path, '.html'), text]],
      tags,
      leadsTo: [],
      isTemporary: result?.page.isTemporary ?? false,
    }
  }

  async function renderFound(path: string): Promise<RenderedAnswer> {
    const resource = findResource(path)
    const { result: rendered, reads: tags } = await recordReads(
      async () => resource && (await renderResource(resource, site, noOrigin)),
    )
    // A sitemap or feed with an origin that does not exist helps nobody.
    const isUseful = rendered && !rendered.text.includes(noOrigin)
    const files = isUseful ? [[toFile(path), rendered.text] as const] : []
    return { files, tags, validUntil: rendered?.validUntil, leadsTo: [], isTemporary: false }
  }

  async function renderService(path: string): Promise<RenderedAnswer> {
    const request = new Request(noOrigin + path)
    const { result, reads: tags } = await recordReads(async () => {
      const response = await answerService(path, request, undefined, site, Response)
      return response!.text()
    })
    return { files: [[toFile(path), result]], tags, leadsTo: [], isTemporary: false }
  }

  return (address) => {
    const [kind, place = ''] = address.split(' ', 2)
    if (kind === 'missing') return renderMissing(place)
    if (kind === 'resource') return renderFound(place)
    if (kind === 'service') return renderService(place)
    const [path = '', search = ''] = place.split('?', 2)
    return renderPage(path, new URLSearchParams(search))
  }
}

/** The targets of links within the lists of a page. */
function findListStates({ page }: RenderedPage, path: string): Address[] {
  const hrefs = page.sections.flatMap(({ list }) =>
    list
      ? [
          ...list.pageHrefs,
          ...list.facets.flatMap(({ options, clearHref }) => [
            ...options.flatMap(({ count, href }) => (count > 0 ? href : [])),
            ...(clearHref === undefined ? [] : [clearHref]),
          ]),
        ]
      : [],
  )
  const searches = hrefs.flatMap((href) => {
    const parameters = readListAddress(href, path)
    if (!parameters || !isPlain(href)) return []
    return toSearch(readParameters(page.ref.pageType, new URLSearchParams(parameters)))
  })
  return [...new Set(searches)].filter(Boolean).map((search): Address => `page ${path}${search}`)
}

/** Whether all names of a path are safe: some have a meaning for file systems. */
function isPlain(path: string): boolean {
  const names = decodeURIComponent(path).split('/').slice(1)
  return names.every((name) => name !== '' && !name.startsWith('.'))
}

/** Whether file systems refuse a name of it: they allow 255 bytes, which are 83 letters of some scripts with `.html`. */
function isTooLong(path: string): boolean {
  const names = toFile(path, '.html').split('/')
  return names.some((name) => Buffer.byteLength(name) > 255)
}

/** `/blog` -> `blog.html`: hosts serve it without a trailing slash, which no address has. */
function toFile(path: string, ending = ''): string {
  const name = decodeURIComponent(path).slice(1)
  if (name === '') return ending === '.html' ? 'index.html' : ending.slice(1)
  return name + ending
}
