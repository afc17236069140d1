/** Every redirect that a static host can answer: of site.json, of editors, and of uids that documents had before. */
import { encodeSource, spellPath, toPathKey } from '#schemas/spell-address.ts'
import type { Site } from '../../model/site.ts'
import { prepareRoutes } from '../../page/load/find-document.ts'
import { inBatches } from '../../page/load/in-batches.ts'
import { followRedirect } from '../../page/redirects/follow-redirect.ts'
import { readRedirects } from '../../page/redirects/read-redirects.ts'
import type { RouteRedirect } from '../../page/route/route-rules.ts'
import { toHref } from '../../page/route/route-table.ts'
import { listRouteRedirects, type HostRedirect } from './host-rules.ts'

/** Hosts read all of them with each request, or at each start. */
const mostFormer = 10_000
const batchSize = 100

/**
 * Each leads to where it ends. Sorted, so that the same content gives the same files.
 * @param pages - paths of all pages: what has one needs no redirect
 * @throws ContentUnavailable
 */
export async function listSiteRedirects(
  site: Site,
  pages: ReadonlySet<string>,
): Promise<HostRedirect[]> {
  const found = new Map<string, HostRedirect>()
  const add = async (source: string, first: RouteRedirect, isSure: boolean) => {
    const key = toPathKey(source)
    if (found.has(key)) return
    const end = await followRedirect(source, first, site)
    if (!isSure && end?.end !== 'there') return
    const { location, status } = end ?? first
    found.set(key, { source, location: withoutSigns(location), status })
  }
  for (const { source, ...first } of listRouteRedirects(site.config)) await add(source, first, true)
  const ruled = [...found.values()]
  for (const { source, ...first } of (await readRedirects(site)).rules.values()) {
    // Hosts take a part that begins with a colon for a placeholder.
    const encoded = encodeSource(source, site.config.defaultLocale).replaceAll(':', '%3A')
    if (!pages.has(encoded)) await add(encoded, first, false)
  }
  for (const [source, location] of await listFormerPaths(site, pages)) {
    if (!pages.has(source)) await add(source, { location, status: 301 }, false)
  }
  const others = [...found.values()].slice(ruled.length)
  return [...ruled, ...others.toSorted((a, b) => (a.source < b.source ? -1 : 1))]
}

/** Encodes signs that an address may hold and that mean something in configurations of hosts: an editor chose them. */
function withoutSigns(location: string): string {
  return location.replaceAll(/[{}\\|^`]/g, encodeURIComponent)
}

/** Of documents with another uid, and of what stands below them. */
async function listFormerPaths(
  site: Site,
  pages: ReadonlySet<string>,
): Promise<[source: string, location: string][]> {
  const former = Map.groupBy(
    (site.content.formerUids?.() ?? []).slice(0, mostFormer),
    ({ id }) => id,
  )
  if (former.size === 0) return []
  await prepareRoutes(site)
  const below = listBelow(pages)
  const paths: [string, string][] = []
  for await (const ids of inBatches([...former.keys()], batchSize)) {
    const links = site.routes.linkFields
    for (const raw of await site.content.byIds(ids, { lang: '*', links })) {
      const routes = site.pageTypes.get(raw.type)?.routes ?? []
      for (const path of routes.flatMap(({ name }) => site.routes.toPaths(raw, name).map(toHref))) {
        for (const { uid } of former.get(raw.id) ?? []) {
          const before = replaceUid(path, raw.uid, uid)
          if (before === undefined) continue
          paths.push([before, path])
          for (const page of below.get(path) ?? []) {
            paths.push([before + page.slice(path.length), page])
          }
        }
      }
    }
  }
  return paths
}

/** The last part that is the uid; undefined where the path has none. */
function replaceUid(path: string, uid: string | null, former: string): string | undefined {
  const parts = path.split('/')
  const at = uid === null ? -1 : parts.lastIndexOf(spellPath(uid))
  return at < 1 ? undefined : parts.with(at, spellPath(former)).join('/')
}

function listBelow(pages: ReadonlySet<string>): Map<string, string[]> {
  const below = new Map<string, string[]>()
  for (const page of pages) {
    for (let end = page.lastIndexOf('/'); end > 0; end = page.lastIndexOf('/', end - 1)) {
      const above = page.slice(0, end)
      const others = below.get(above)
      if (others) others.push(page)
      else below.set(above, [page])
    }
  }
  return below
}
