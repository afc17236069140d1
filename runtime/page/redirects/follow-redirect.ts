/** Where a redirect leads in the end, so that nobody is sent on twice. */
import { addQuery } from '#schemas/spell-address.ts'
import type { SiteConfig } from '../../model/config/site-config.ts'
import type { Site } from '../../model/site.ts'
import { findDocument } from '../load/find-document.ts'
import { withoutReads } from '../load/reads.ts'
import { findPathRedirect } from '../route/normalize-path.ts'
import { createRouteRules, type RouteRedirect, type RouteRules } from '../route/route-rules.ts'
import { toHref } from '../route/route-table.ts'
import { findRule } from './compile-redirects.ts'
import { findMoved } from './find-moved.ts'
import { readRedirects } from './read-redirects.ts'

export interface Destination extends RouteRedirect {
  /** `there`: a page, or what is no page anyway, such as a file or another site. `unknown`: that cannot be told just now. */
  end: 'there' | 'nowhere' | 'unknown'
}

/** Longer ways are mistakes. */
const mostSteps = 10
const permanent = new Set([301, 308])
const anyOrigin = 'http://site.invalid'

/**
 * @param from - path that is redirected
 * @returns undefined for a way that comes back to where it was
 * @throws ContentUnavailable
 */
export async function followRedirect(
  from: string,
  first: RouteRedirect,
  site: Site,
): Promise<Destination | undefined> {
  const rules = rulesOf(site.config)
  const seen = new Set([from])
  let { location, status } = first
  for (let step = 0; step < mostSteps; step++) {
    const url = new URL(location, anyOrigin)
    if (url.origin !== anyOrigin) return { location, status, end: 'there' }
    const next = await withoutReads(() => findStep(url, site, rules))
    if (typeof next === 'string') return { location, status, end: next }
    if (seen.has(url.pathname)) return undefined
    seen.add(url.pathname)
    location = addQuery(next.location, url.search)
    if (!location.includes('#')) location += url.hash
    if (permanent.has(status) && !permanent.has(next.status)) ({ status } = next)
  }
  return undefined
}

async function findStep(
  { pathname: path }: URL,
  site: Site,
  rules: RouteRules,
): Promise<RouteRedirect | Destination['end']> {
  const spelling = findPathRedirect({ pathname: path, search: '' }, site.config)
  if (spelling) return spelling
  const rule = rules.findRedirect(path)
  if (rule) return rule
  // A file, unless an editor says that it is none any more.
  if (/\.[^/]*$/.test(path)) return findRule(await readRedirects(site), path) ?? 'there'
  const found = await findDocument(path, site)
  if ('raw' in found) {
    const paths = site.routes.toPaths(found.raw, found.match.routeName).map(toHref)
    if (paths.includes(path)) return 'there'
    return paths[0] === undefined ? 'nowhere' : { location: paths[0], status: 301 }
  }
  const moved = await findMoved(path, site, found.former)
  return moved === 'none' ? 'nowhere' : moved
}

const compiled = new WeakMap<SiteConfig, RouteRules>()

function rulesOf(config: SiteConfig): RouteRules {
  let rules = compiled.get(config)
  if (!rules) compiled.set(config, (rules = createRouteRules(config)))
  return rules
}
