import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteFiles } from '#tests/support/create-test-site.ts'
import { detectLocale } from './detect-locale.ts'

const { config } = siteFiles
const detect = (cookie: string | null, acceptLanguage: string | null) =>
  detectLocale(config, { cookie, acceptLanguage })

describe('detectLocale', () => {
  it.each([
    [null, null, 'en'],
    [null, 'de', 'de'],
    [null, 'de-AT, en', 'de'],
    [null, 'DE', 'de'],
    [null, 'en;q=0.5, fr;q=0.9, de;q=0.7', 'fr'],
    [null, 'es, fr;q=0.1', 'fr'],
    [null, 'de;q=0, fr', 'fr'],
    [null, 'de;q=0', 'en'],
    [null, '*', 'en'],
    [null, 'ja, ko', 'en'],
    [null, 'fr, de', 'fr'],
    ['i18n_redirected=fr', 'de', 'fr'],
    ['a=1; i18n_redirected=de ; b=2', 'fr', 'de'],
    ['i18n_redirected=es', 'fr', 'fr'],
    ['i18n_redirected=', 'de', 'de'],
    ['xi18n_redirected=fr', null, 'en'],
  ])('[I18N-02] the cookie %j and the browser %j want %s', (cookie, header, locale) => {
    expect(detect(cookie, header)).toBe(locale)
  })

  it('[I18N-01] [I18N-02] finds a locale of the site, whatever the headers say', () => {
    const codes = ['en', 'de', 'fr']
    expect(config.locales.map(({ code }) => code)).toEqual(codes)
    const header = fc.option(
      fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{2}(;q=[\d.]+)?(, ?[a-z]{2}(;q=[\d.]+)?)*$/)),
    )
    fc.assert(
      fc.property(header, header, (cookie, language) => codes.includes(detect(cookie, language))),
    )
  })
})

it('[I18N-01] German, English and French, English first and without a prefix', () => {
  expect(config.defaultLocale).toBe('en')
  expect(config.locales.map(({ code, iso, language }) => [code, iso, language])).toEqual([
    ['en', 'en-US', 'en-us'],
    ['de', 'de-DE', 'de-de'],
    ['fr', 'fr-FR', 'fr-fr'],
  ])
})
