/**
 * `_redirects` and `_headers`, as Netlify and Cloudflare Pages read them
 * (https://docs.netlify.com/manage/routing/redirects/overview, https://developers.cloudflare.com/pages/configuration/redirects).
 * Cloudflare takes no condition, no proxy and no other page for a 404: it ignores such lines.
 */
import { encodeSource } from '#schemas/spell-address.ts'
import { localePrefix, type SiteConfig } from '../../model/config/site-config.ts'
import { createRouteRules } from '../../page/route/route-rules.ts'
import { functionsPath } from '../serve/function-platform.ts'
import { securityHeaders } from '../serve/security-headers.ts'

export interface HostFilesOptions {
  config: SiteConfig
  /** Origin that answers the functions; nothing does without it. */
  functions?: string | undefined
  /** Path below which pictures lie. */
  pictures: string
  /** Path of the files of the content. */
  media: string
}

export function writeRedirects({ config, functions }: HostFilesOptions): string {
  const rules = createRouteRules(config, allMiddleware(config))
  const lines = [
    ...(functions === undefined
      ? []
      : [`${functionsPath}* ${functions}${functionsPath}:splat 200`]),
    ...(config.routeRules ?? []).flatMap(({ path }) => {
      const source = encodeSource(path, config.defaultLocale)
      const redirect = rules.findRedirect(source)
      return redirect ? `${source} ${redirect.location} ${redirect.status}` : []
    }),
    ...listLanguageRedirects(config),
    `/${config.defaultLocale} / 301`,
    `/${config.defaultLocale}/* /:splat 301`,
    ...listMissing(config),
  ]
  return `${lines.join('\n')}\n`
}

/** A visitor who has chosen a language has a cookie that says so, and stays. */
function listLanguageRedirects(config: SiteConfig): string[] {
  const others = config.locales.filter(({ code }) => code !== config.defaultLocale)
  if (others.length === 0) return []
  const { localeCookie } = config
  return [
    ...(localeCookie ? [`/ /index.html 200! Cookie=${localeCookie.name}`] : []),
    ...others.map(({ code }) => `/ /${code} 302! Language=${code}`),
  ]
}

/** The host finds `404.html` by itself; Cloudflare also those of other languages. */
function listMissing(config: SiteConfig): string[] {
  return config.locales.flatMap(({ code }) => {
    const prefix = localePrefix(config, code)
    return prefix === '' ? [] : `${prefix}/* ${prefix}/404.html 404`
  })
}

/** Nothing but redirects can be asked of a static host. */
function allMiddleware({ routeRules = [] }: SiteConfig) {
  const names = routeRules.flatMap(({ middleware = [] }) => middleware)
  return Object.fromEntries(names.map((name) => [name, () => undefined]))
}

export function writeHeaders({ config, pictures, media }: HostFilesOptions): string {
  const day = 'public, max-age=86400, stale-while-revalidate=604800'
  const hour = 'public, max-age=3600'
  const noindex = { 'x-robots-tag': 'noindex' }
  const rules: Record<string, Record<string, string>> = {
    // Each page has the rest of its policy in its head; this part only counts here.
    '/*': { ...securityHeaders, 'content-security-policy': "frame-ancestors 'self'" },
    '/assets/*': { 'cache-control': 'public, max-age=31536000, immutable' },
    [`${pictures}*`]: { 'cache-control': day },
    [`${media}/*`]: { 'cache-control': hour },
    '/builds/*': { 'cache-control': 'no-store' },
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
