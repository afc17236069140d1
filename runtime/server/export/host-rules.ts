/** Rules for a host of an export, in no particular configuration language. */
import { encodeSource } from '#schemas/spell-address.ts'
import { localePrefix, type SiteConfig } from '../../model/config/site-config.ts'
import { listTagsOfLocales } from '../../model/i18n/find-locale.ts'
import { createRouteRules } from '../../page/route/route-rules.ts'
import { securityHeaders } from '../serve/security-headers.ts'

export interface HostFilesOptions {
  config: SiteConfig
  /** Those of the route rules if absent. */
  redirects?: readonly HostRedirect[]
  /** Origin that answers the functions; without it they do not work. */
  functions?: string | undefined
  /** Path below which pictures are. */
  pictures: string
  /** Path of the content's files. */
  media: string
}

export interface HostRedirect {
  /** Percent-encoded, without a trailing slash. */
  source: string
  location: string
  status: number
}

export function listRedirects({ config, redirects }: HostFilesOptions): readonly HostRedirect[] {
  return redirects ?? listRouteRedirects(config)
}

/** The redirects of the route rules. */
export function listRouteRedirects(config: SiteConfig): HostRedirect[] {
  const rules = createRouteRules(config)
  return (config.routeRules ?? []).flatMap(({ path }) => {
    const source = encodeSource(path, config.defaultLocale)
    const redirect = rules.findRedirect(source)
    return redirect ? { source, ...redirect } : []
  })
}

/** Each page has the rest of its policy in its head; this part only counts in a header. */
export const pageHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'content-security-policy': "frame-ancestors 'self'",
}

/** Cache lifetimes of files below a path; pages, and all else, are requested again each time. */
export function listLifetimes({
  pictures,
  media,
}: HostFilesOptions): [path: string, life: string][] {
  return [
    ['/assets/', 'public, max-age=31536000, immutable'],
    [pictures, 'public, max-age=86400, stale-while-revalidate=604800'],
    [`${media}/`, 'public, max-age=3600'],
    ['/builds/', 'no-store'],
  ]
}

export const pageLifetime = 'public, max-age=0, must-revalidate'

/** Paths that search engines may find but not list, as a regular expression. */
export const unlisted = '(^/_(search|i18n)/|/_payload\\.json$)'

export interface HostLanguage {
  /** What browsers call it, in lower case: also all that begins with it, unless another fits more of it. */
  tags: string[]
  /** Prefix of its pages' paths; empty for the main language. */
  prefix: string
}

export function listLanguages({ config }: HostFilesOptions): HostLanguage[] {
  const tags = listTagsOfLocales(config)
  return config.locales.flatMap(({ code }) => {
    const own = tags.filter(([, of]) => of === code).map(([tag]) => tag)
    return own.length > 0 ? { tags: own, prefix: localePrefix(config, code) } : []
  })
}

/** The first language of `Accept-Language` that the site has, as its only group. */
export function toLanguagePattern(languages: readonly HostLanguage[]): string {
  const tags = languages.flatMap((language) => language.tags)
  const longestFirst = tags.toSorted((a, b) => b.length - a.length)
  return `^(?:.*?[, ])?(${longestFirst.join('|')})(?:[-,; ]|$)`
}

/** Matches the cookies of a visitor who has chosen a language. */
export function toCookiePattern({ config }: HostFilesOptions): string | undefined {
  return config.localeCookie && `(^|; *)${config.localeCookie.name}=`
}

/** Headers that the answer of `/` depends on. */
export const homeVary = 'Accept-Language, Cookie, Sec-Fetch-Site'

/** Bytes of a report as it is sent: base64, with its envelope. */
export const mostSent = 6 * 1024 * 1024

/** Splits a redirect's target, which may have a query, and a fragment after it. */
export function splitFragment(location: string): { address: string; fragment: string } {
  const [, address = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(location) ?? []
  return { address, fragment }
}

/** A regular expression that matches the text. */
export const escapePattern = (text: string): string =>
  text.replaceAll(/[.+*?()[\]{}|^$\\]/g, '\\$&')
