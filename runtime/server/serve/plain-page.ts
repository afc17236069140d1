import { findLocale, localePrefix, type LocaleCode } from '../../model/config/site-config.ts'
import { drawLanguage } from '../../page/render/draw-language.ts'
import { escapeHtml } from '../../page/render/escape-html.ts'
import { drawStyles, hashStyles } from '../../page/render/style-element.ts'
import type { Site, StyleSheet } from '../../model/site.ts'
import { plainStyle } from './plain-style.ts'
import { securityHeaders } from './security-headers.ts'

export interface PlainPage {
  locale: LocaleCode
  /** Of the requested page. */
  path: string
  message: 'page.notFound' | 'page.error' | 'form.done'
  /** Where an editor leaves the preview; for nobody else. */
  exit?: string | undefined
  /** What is wrong, in words for an editor. */
  note?: string
}

/**
 * A page that needs no content: for a site without a not-found document, and for errors (ERR-04). An
 * error may pass: the visitor can try again, and goes on from here in any language. No script.
 */
export function toPlainPage({ locale, path, message, exit, note }: PlainPage, site: Site): string {
  const t = site.messages.translator(locale)
  const title = escapeHtml(t(message))
  const brand = escapeHtml(site.config.brand.name)
  const home = homeOf(locale, site)
  const isError = message === 'page.error'
  const homeLink =
    path === home
      ? ''
      : `<a href="${home}"${isError ? '' : ' data-main'}>${escapeHtml(t('page.home'))}</a>`
  return (
    `<!doctype html><html ${drawLanguage(isoOf(locale, site))}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${title} | ${brand}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
    `${drawStyles(toSheets(site))}</head><body class="plain">` +
    `<header><img src="/favicon.svg" alt="" width="40" height="40">${brand}</header>` +
    `<main id="main"><h1>${title}</h1>` +
    (isError ? `<p>${escapeHtml(t('page.errorText'))}</p>` : '') +
    (note ? `<p lang="en">${escapeHtml(note)}</p>` : '') +
    `<p class="ways">${isError ? `<a href="" data-main>${escapeHtml(t('page.retry'))}</a>` : ''}${homeLink}${exit ? `<a href="${escapeHtml(exit)}" lang="en">Exit the preview</a>` : ''}</p></main>` +
    `${renderLanguages(locale, site)}</body></html>`
  )
}

function renderLanguages(current: LocaleCode, site: Site): string {
  const others = site.config.locales.filter(({ code }) => code !== current)
  if (others.length === 0) return ''
  const links = others.map(
    ({ code, iso, name }) =>
      `<a href="${homeOf(code, site)}" lang="${iso}" hreflang="${iso}">${escapeHtml(name)}</a>`,
  )
  return `<footer>${links.join('')}</footer>`
}

function homeOf(locale: LocaleCode, { config }: Site): string {
  return localePrefix(config, locale) || '/'
}

function isoOf(locale: LocaleCode, { config }: Site): string {
  return findLocale(config, locale)?.iso ?? locale
}

function toSheets({ assets }: Site): StyleSheet[] {
  return [...assets.baseSheets, { name: 'plain', text: plainStyle }]
}

/** Of pages made of a few words: no script, and one picture, a file. */
export function plainHeaders(site: Site): Record<string, string> {
  return {
    ...securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...plainPolicy(site),
  }
}

export function plainPolicy(site: Site): Record<string, string> {
  const styles = hashStyles(toSheets(site))
  return {
    'content-security-policy': `default-src 'none'; style-src ${styles}; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  }
}

/** Half a minute and a bit, not the same for all: those who wait do not come back as one crowd. */
export function retrySeconds(): number {
  return 30 + Math.floor(Math.random() * 30)
}
