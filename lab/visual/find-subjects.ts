/** The subjects of pictures: every mock of every slice, and a page of each kind and language. */
import { readdirSync } from 'node:fs'
import type { Subject } from './take-shots.ts'

/** @param gallery - the folder that `npx slicewright slices export` writes; `origin` serves it */
export function listMocks(gallery: string, origin: string): Subject[] {
  return readdirSync(gallery)
    .filter((file) => /^[\w-]+\.[\w-]+\.html$/.test(file))
    .sort()
    .map((file) => ({
      name: `slice ${file.replace('.html', '').replace('.', ' ')}`,
      url: `${origin}/${file}`,
    }))
}

/**
 * The first page of each route, by its address, as its sitemap names them; languages take turns.
 * @param origin - of the running site
 * @throws Error when there is no sitemap
 */
export async function listPages(origin: string): Promise<Subject[]> {
  const sheets = await readLocations(`${origin}/sitemap.xml`)
  const pages = new Map<string, Map<string, string>>()
  for (const sheet of sheets) {
    for (const address of await readLocations(origin + new URL(sheet).pathname)) {
      const path = new URL(address).pathname
      const html = await (
        await fetch(origin + path, { headers: { 'user-agent': 'Mozilla/5.0' } })
      ).text()
      const [, locale = ''] = /<html[^>]* data-locale="([^"]+)"/.exec(html) ?? []
      const [, route = ''] = /<body[^>]* data-route="([^"]+)"/.exec(html) ?? []
      const ofRoute = pages.get(route) ?? new Map<string, string>()
      if (!ofRoute.has(locale)) ofRoute.set(locale, path)
      pages.set(route, ofRoute)
    }
  }
  return [...pages].sort().map(([route, paths], index) => {
    const [locale, path] = [...paths][index % paths.size]!
    return { name: `page ${route} ${locale}`, url: origin + path }
  })
}

async function readLocations(url: string): Promise<string[]> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}: no list of pages.`)
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address!,
  )
}
