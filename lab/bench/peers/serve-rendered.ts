/**
 * `serve-rendered.ts SIDE COUNT`, with a channel to its parent: renders a page for every request,
 * with the content in memory and nothing kept, and reports its CPU when asked. `blank` sends text
 * of a page's size.
 */
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RawDocument, Site } from '../../../runtime/index.ts'
import { importBuilt, openBuilt } from '../built-site.ts'
import { astroVariables, folders, ourVariables } from './folders.ts'
import { renderFloor } from './floor/render-floor.ts'
import { readPages } from './pages/peer-page.ts'

const [, , side = '', count = ''] = process.argv

const sides: Record<string, () => Promise<RequestListener>> = {
  ours: openOurs,
  floor: async () => toListener(openFloor()),
  astro: openAstro,
  blank: async () => {
    const [page] = readPages(folders.content(Number(count))).keys()
    const html = openFloor()(page!)
    return toListener(() => html)
  },
}

const listener = await sides[side]!()
const server = createServer(listener).listen(0, () => {
  if (process.connected) process.send?.({ port: (server.address() as AddressInfo).port })
})
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: (user + system) / 1000 })
})
process.on('disconnect', () => process.exit())

function toListener(render: (path: string) => string | Promise<string>): RequestListener {
  return async (request, response) => {
    try {
      const html = await render(request.url!)
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(html)
    } catch (error) {
      console.error(error)
      response.writeHead(500).end()
    }
  }
}

async function openOurs(): Promise<RequestListener> {
  const variables = ourVariables(Number(count))
  Object.assign(process.env, variables)
  const api = await importBuilt()
  const { site: opened } = await openBuilt(api, variables, true)
  const site: Site = { ...opened, fragments: undefined }
  const documents = new Map<string, RawDocument>()
  for (const path of readPages(folders.content(Number(count))).keys()) {
    const { uid, locale, pageType } = site.routes.match(path)!
    const lang = site.config.locales.find(({ code }) => code === locale)!.language
    const query = { lang, links: site.routes.linkFields }
    documents.set(path, await site.content.byUid(pageType.type, uid!, query))
  }
  return toListener(async (path) => {
    const ref = { ...site.routes.match(path)!, path }
    return api.toHtml(await api.renderRawDocument(documents.get(path)!, ref, site), site)
  })
}

function openFloor(): (path: string) => string {
  const pages = readPages(folders.content(Number(count)))
  const css = readFileSync(folders.sheet, 'utf8')
  return (path) => renderFloor(pages.get(path)!, css)
}

async function openAstro(): Promise<RequestListener> {
  Object.assign(process.env, astroVariables(Number(count), folders.astroServer, 'server'))
  const entry = pathToFileURL(join(folders.astroServer, 'server/entry.mjs')).href
  const { handler } = (await import(entry)) as { handler: RequestListener }
  return handler
}
