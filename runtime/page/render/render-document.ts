/** RenderedPage -> the HTML document as served, and the policy that fits it. */
import { localePrefix, type LocaleCode, type SiteConfig } from '../../model/config/site-config.ts'
import type { PolicyKind } from '../../model/config/vendors.ts'
import type { Site } from '../../model/site.ts'
import { drawLanguage } from './draw-language.ts'
import { escapeHtml, escapeJsonAttribute } from './escape-html.ts'
import { drawPageScript, findPageScript } from './page-script.ts'
import { renderHead } from './render-head.ts'
import type { RenderedPage } from './render-page.ts'
import { drawStyles, hashStyles } from './style-element.ts'

export function toHtml(rendered: RenderedPage, site: Site, extraHead = ''): string {
  const { page, body } = rendered
  const { head, locale, t } = page
  const { assets, config } = site
  const errors = page.errors.length > 0 ? ` data-errors='${escapeJsonAttribute(page.errors)}'` : ''
  const ids = Object.keys(site.vendors?.settings ?? {}).join(' ')
  const vendors = ids && ` data-vendors="${escapeHtml(ids)}"`
  return (
    `<!doctype html><html ${drawLanguage(locale.iso)} data-locale="${locale.code}" data-build="${escapeHtml(assets.buildId)}"${vendors}>` +
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${escapeHtml(head.title)}</title>` +
    // Before all other requests: the page most often waits for this picture.
    rendered.preloads +
    (config.fonts ?? []).map((address) => preloadFont(assets.font(address))).join('') +
    drawStyles(rendered.sheets) +
    rendered.modulePreloads.map((src) => modulePreload(src)).join('') +
    drawThemeColors(config) +
    drawPageScript(site) +
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
    (config.manifest ? linksOfManifest(locale.code, config) : '') +
    renderHead(head) +
    `${extraHead}</head>` +
    `<body data-layout="${body.layout}" data-navbar="${body.navbar}" data-menu="${body.menu}" data-footer="${body.footer}"` +
    ` data-frame="${escapeHtml(rendered.frame)}" data-route="${escapeHtml(page.ref.routeName)}"${errors}>` +
    `<a class="skip-link" href="#main">${escapeHtml(t('document.skipToContent'))}</a>` +
    `${rendered.before}<main id="main" tabindex="-1">${rendered.main}</main>${rendered.after}` +
    `<div id="announcer" class="visually-hidden" role="status"></div></body></html>`
  )
}

/** The dark one first: a browser takes the first whose media query holds. */
function drawThemeColors({ themeColor, themeColorDark }: SiteConfig): string {
  const draw = (color: string | undefined, media = '') =>
    color ? `<meta name="theme-color" content="${escapeHtml(color)}"${media}>` : ''
  return draw(themeColorDark, ' media="(prefers-color-scheme: dark)"') + draw(themeColor)
}

/** Includes one icon: Safari reads none from the manifest, and needs one of 180 pixels. */
function linksOfManifest(locale: LocaleCode, config: SiteConfig): string {
  const icon = config.manifest?.icons.find(({ sizes }) => sizes === '180x180')
  return (
    (icon ? `<link rel="apple-touch-icon" href="${escapeHtml(icon.src)}">` : '') +
    `<link rel="manifest" href="${localePrefix(config, locale)}/site.webmanifest">`
  )
}

function preloadFont(url: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`
}

function modulePreload(src: string): string {
  return `<link rel="modulepreload" href="${escapeHtml(src)}">`
}

/** Permissions of a preview beyond those of a page for visitors. */
export interface OpenedPolicy {
  sources?: Partial<Record<PolicyKind, readonly string[]>>
  /** Pages that may show it in a frame. */
  ancestors?: readonly string[]
}

/**
 * Inline styles and the script have a hash each, so no nonce is needed and pages stay cacheable.
 * Vendors are listed whatever a visitor consents to: the page is the same for all. Order of the
 * directives: OWASP's content security policy cheat sheet.
 */
export function toContentSecurityPolicy(
  rendered: RenderedPage,
  site: Site,
  { sources = {}, ancestors = [] }: OpenedPolicy = {},
): string {
  const script = findPageScript(site)
  const pictures = site.images.hosts.map((host) => `https://${host}`)
  const imageHosts = [...pictures, ...(site.pictureOrigins ?? [])]
    .map((source) => ` ${source}`)
    .join('')
  // Beside hashes, browsers ignore 'unsafe-inline'.
  const styles = sources.style ? '' : ` ${hashStyles(rendered.sheets)}`
  const vendors = (kind: PolicyKind) =>
    [...(site.vendors?.policy[kind] ?? []), ...(sources[kind] ?? [])]
      .map((source) => ` ${source}`)
      .join('')
  const frames = vendors('frame')
  return [
    "default-src 'self'",
    `script-src 'self'${script ? ` ${script.hash}` : ''}${vendors('script')}`,
    `style-src 'self'${styles}${vendors('style')}`,
    `img-src 'self' data:${imageHosts}${vendors('img')}`,
    "font-src 'self'",
    `connect-src 'self'${vendors('connect')}`,
    `media-src 'self'${vendors('media')}`,
    `frame-src${frames || " 'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ['frame-ancestors', "'self'", ...ancestors].join(' '),
  ].join('; ')
}
