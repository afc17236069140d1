/**
 * `_redirects` and `_headers`, as Netlify and Cloudflare Pages read them
 * (https://docs.netlify.com/manage/routing/redirects/overview, https://developers.cloudflare.com/pages/configuration/redirects).
 * Cloudflare supports no conditions, no proxies and no other page for a 404: it ignores such lines.
 */
import { localePrefix, type SiteConfig } from '../../model/config/site-config.ts'
import { functionsPath } from '../serve/function-platform.ts'
import { mediaPolicy } from '../serve/security-headers.ts'
import { listLifetimes, listRedirects, pageHeaders, type HostFilesOptions } from './host-rules.ts'

export function writeRedirects(options: HostFilesOptions): string {
  const { config, functions } = options
  const lines = [
    ...(functions === undefined
      ? []
      : [`${functionsPath}* ${functions}${functionsPath}:splat 200`]),
    ...listRedirects(options).map(
      ({ source, location, status }) => `${source} ${location} ${status}`,
    ),
    ...listLanguageRedirects(config),
    `/${config.defaultLocale} / 301`,
    `/${config.defaultLocale}/* /:splat 301`,
    ...listMissing(config),
  ]
  return `${lines.join('\n')}\n`
}

/** A visitor who has chosen a language has a cookie for it, and is not redirected. */
function listLanguageRedirects(config: SiteConfig): string[] {
  const others = config.locales.filter(({ code }) => code !== config.defaultLocale)
  if (others.length === 0) return []
  const { localeCookie } = config
  return [
    ...(localeCookie ? [`/ /index.html 200! Cookie=${localeCookie.name}`] : []),
    ...others.map(({ code }) => `/ /${code} 302! Language=${code}`),
  ]
}

/** The host finds `404.html` by itself; Cloudflare finds those of other languages, too. */
function listMissing(config: SiteConfig): string[] {
  return config.locales.flatMap(({ code }) => {
    const prefix = localePrefix(config, code)
    return prefix === '' ? [] : `${prefix}/* ${prefix}/404.html 404`
  })
}

export function writeHeaders(options: HostFilesOptions): string {
  const { config } = options
  const noindex = { 'x-robots-tag': 'noindex' }
  const lifetimes = Object.fromEntries(
    listLifetimes(options).map(([path, life]) => [`${path}*`, { 'cache-control': life }]),
  )
  const rules: Record<string, Record<string, string>> = {
    '/*': pageHeaders,
    ...lifetimes,
    // Hosts send it beside that of all paths, and browsers obey both.
    [`${options.media}/*`]: {
      ...lifetimes[`${options.media}/*`],
      'content-security-policy': mediaPolicy,
    },
    ...Object.fromEntries(
      ['/_search/*', '/_i18n/*', '/_payload.json', '/*/_payload.json'].map((path) => [
        path,
        noindex,
      ]),
    ),
    ...Object.fromEntries(
      config.locales.map(({ code }) => [
        `${localePrefix(config, code)}/site.webmanifest`,
        { 'content-type': 'application/manifest+json; charset=utf-8' },
      ]),
    ),
  }
  return Object.entries(rules)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n')
}
