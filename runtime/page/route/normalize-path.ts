/** Where a request is sent before it is routed: to the one spelling of its path (ROUTE-41, OP01, OP04). */
import { spellPath, toPathKey } from '#schemas/spell-address.ts'
import type { SiteConfig } from '../../model/config/site-config.ts'

export interface PathRedirect {
  location: string
  status: 301
}

/**
 * Brings a path to its one spelling: letters and escapes as addresses have them, one slash between
 * segments and none at the end, without what pasting brings along, without `index.html` and without
 * the prefix of the default locale. The location cannot leave the host; the query is kept.
 * Undefined when the path is spelt right.
 */
export function findPathRedirect(
  url: Pick<URL, 'pathname' | 'search'>,
  config: SiteConfig,
): PathRedirect | undefined {
  const prefix = `/${config.defaultLocale}`
  let path = url.pathname.includes('%') ? spellPath(url.pathname.replace(pasted, '')) : url.pathname
  for (let before = ''; before !== path;) {
    before = path
    path = withoutPrefix(path.replace(/[/\\]+/g, '/').replace(ends, ''), prefix) || '/'
  }
  return path === url.pathname ? undefined : { location: path + url.search, status: 301 }
}

/** The name of a file that servers leave out, and slashes. */
const ends = /(?:(?<=\/)index\.html?)?\/*$/i

function withoutPrefix(path: string, prefix: string): string {
  return path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
}

/** Escaped: characters that nobody sees, and blanks at the end. */
const pasted = /(?:%e2%80%8b|%e2%81%a0|%ef%bb%bf|%c2%ad)+|(?:%20|%c2%a0|%e2%80%8[c-f]){1,20}$/gi

/** What mail programs and texts leave at the end of an address. */
const punctuation = /(?:[.,;:!?'")\]}>*]|%(?:22|3e|5d|7d|e2%80%9[9d]|c2%bb|e2%80%a6)){1,20}$/i

/**
 * A path that may have been meant by one that leads nowhere: in lower case, without punctuation at its end.
 * Undefined where there is no other.
 */
export function guessPath(path: string): string | undefined {
  const bare = path.replace(punctuation, '').replace(/\/+$/, '')
  const guess = bare && spellPath(toPathKey(bare).toLowerCase())
  return guess === path || guess === '' ? undefined : guess
}
