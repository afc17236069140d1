import { findLocale, type LocaleCode } from '../config/site-config.ts'
import { escapeHtml } from '../render/escape-html.ts'
import type { Site } from '../site.ts'

/** A page that needs no content: for a site without a not-found document, and for errors (ERR-04). */
export function toPlainPage(
  locale: LocaleCode,
  messageKey: 'page.notFound' | 'page.error',
  site: Site,
): string {
  const t = site.messages.translator(locale)
  const title = escapeHtml(t(messageKey))
  const home = locale === site.config.defaultLocale ? '/' : `/${locale}`
  return (
    `<!doctype html><html lang="${findLocale(site.config, locale)?.iso ?? locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${title} | ${escapeHtml(site.config.brand.name)}</title>` +
    site.assets.baseSheets.map((sheet) => `<style>${sheet.text}</style>`).join('') +
    `</head><body><main id="main" class="plain-page"><h1>${title}</h1>` +
    `<p><a href="${home}">${escapeHtml(site.config.brand.name)}</a></p></main></body></html>`
  )
}
