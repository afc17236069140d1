/** Where that is which a path led to once: for paths that have no page. */
import { findLocale } from '../../model/config/site-config.ts'
import { isUid } from '../../model/documents/uid.ts'
import type { RawDocument } from '../../model/ports/content-source.ts'
import type { RouteMatch } from '../../model/routes.ts'
import type { Site } from '../../model/site.ts'
import { withoutReads } from '../load/reads.ts'
import { findDocument } from '../load/find-document.ts'
import { guessPath } from '../route/normalize-path.ts'
import { toHref } from '../route/route-table.ts'
import { findRule, type DocumentRedirect } from './compile-redirects.ts'
import { readRedirects } from './read-redirects.ts'

export interface Moved {
  location: string
  status: 301 | 302
  /** Of an editor; undefined for a document that has another uid now. */
  rule?: DocumentRedirect
}

/** A document by a uid it had before, as a content source may give it. */
export interface FormerDocument {
  match: RouteMatch
  raw: RawDocument
}

/**
 * An editor's redirect comes before former uids, which nobody decided on.
 * @param former - found already
 * @returns `unknown` when it cannot be told just now: the answer may be another one in a moment
 * @throws ContentUnavailable
 */
export async function findMoved(
  path: string,
  site: Site,
  former?: FormerDocument,
): Promise<Moved | 'none' | 'unknown'> {
  const rule = findRule(await readRedirects(site), path)
  if (rule) return { location: rule.location, status: rule.status, rule }
  const found = former ?? (await findFormer(path, site))
  if (found === 'none') return findMeant(path, site)
  if (found === 'unknown') return found
  const { raw, match } = found
  const paths = site.routes.toPaths(raw, match.routeName).map(toHref)
  const location = paths.find((one) => one !== path)
  return location === undefined || raw.isBroken ? 'none' : { location, status: 301 }
}

/** The page of a path that was typed in capitals, or copied with the punctuation behind it. */
async function findMeant(path: string, site: Site): Promise<Moved | 'none'> {
  const guess = guessPath(path)
  const found = guess === undefined ? undefined : await findDocument(guess, site)
  if (!found || !('raw' in found)) return 'none'
  const [location] = site.routes.toPaths(found.raw, found.match.routeName).map(toHref)
  return location === undefined || location === path ? 'none' : { location, status: 301 }
}

async function findFormer(
  path: string,
  { content, routes, config }: Site,
): Promise<FormerDocument | 'none' | 'unknown'> {
  let isUnknown = false
  for (const match of routes.matchAll(path)) {
    const { uid, pageType, locale } = match
    if (uid === undefined || !isUid(uid)) continue
    const { language: lang } = findLocale(config, locale)!
    const query = { lang, links: routes.linkFields }
    const raw = await withoutReads(() => content.byFormerUid?.(pageType.type, uid, query))
    if (typeof raw === 'object') return { match, raw }
    isUnknown ||= raw === 'unknown'
  }
  return isUnknown ? 'unknown' : 'none'
}
