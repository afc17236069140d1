/** What a host of an export is told, whatever the language of its configuration. */
import { encodeSource } from '#schemas/spell-address.ts'
import { localePrefix, type SiteConfig } from '../../model/config/site-config.ts'
import { createRouteRules } from '../../page/route/route-rules.ts'
import { securityHeaders } from '../serve/security-headers.ts'

export interface HostFilesOptions {
  config: SiteConfig
  /** Those of the route rules when absent. */
  redirects?: readonly HostRedirect[]
  /** Origin that answers the functions; nothing does without it. */
  functions?: string | undefined
  /** Path below which pictures lie. */
  pictures: string
  /** Path of the files of the content. */
  media: string
}

export interface HostRedirect {
  /** Percent-encoded, without a slash at its end. */
  source: string
  location: string
  status: number
}

export function listRedirects({ config, redirects }: HostFilesOptions): readonly HostRedirect[] {
  return redirects ?? listRouteRedirects(config)
}

/** Those of the route rules. */
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

/** How long a browser keeps what is below a path; pages, and all else, are asked for again each time. */
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

/** What search engines find and do not list, as a regular expression of paths. */
export const unlisted = '(^/_(search|i18n)/|/_payload\\.json$)'

export interface HostLanguage {
  /** As browsers name it. */
  code: string
  /** Where its pages are; empty for the main language. */
  prefix: string
}

/** Longer codes first: `pt-br` before `pt`. */
export function listLanguages({ config }: HostFilesOptions): HostLanguage[] {
  return config.locales
    .map(({ code }) => ({ code, prefix: localePrefix(config, code) }))
    .toSorted((a, b) => b.code.length - a.code.length)
}

/** The first language of `Accept-Language` that the site has, as its only group. */
export function toLanguagePattern(languages: readonly HostLanguage[]): string {
  return `^(?:.*?[, ])?(${languages.map(({ code }) => code).join('|')})(?:[-,; ]|$)`
}

/** What a visitor's cookies hold when they have chosen a language. */
export function toCookiePattern({ config }: HostFilesOptions): string | undefined {
  return config.localeCookie && `(^|; *)${config.localeCookie.name}=`
}

/** What `/` depends on. */
export const homeVary = 'Accept-Language, Cookie, Sec-Fetch-Site'

/** Endings of what an export may hold: others are sent as bytes of no kind. */
export const fileTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  ics: 'text/calendar',
  vtt: 'text/vtt',
  xml: 'application/xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  pdf: 'application/pdf',
  zip: 'application/zip',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
}

/** Texts, which say that they are UTF-8 and are sent compressed. */
export const textTypes: readonly string[] = [...new Set(Object.values(fileTypes))].filter((type) =>
  /^text\/|xml$|json$/.test(type),
)

/** In bytes, of a report as it is sent: base64, with what stands around it. */
export const mostSent = 6 * 1024 * 1024

/** A target of its own may have a query, and a fragment behind it. */
export function splitFragment(location: string): { address: string; fragment: string } {
  const [, address = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(location) ?? []
  return { address, fragment }
}

/** A text as a regular expression that finds it. */
export const escapePattern = (text: string): string =>
  text.replaceAll(/[.+*?()[\]{}|^$\\]/g, '\\$&')
