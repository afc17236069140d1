/**
 * Texts of the interface: built-in ones of site-config/messages, each replaceable by the UI texts
 * document of the language (OP53). Plurals and interpolation are i18next's.
 */
import { createInstance } from 'i18next'
import { own } from '../documents/own.ts'
import { siteError, type ErrorEntry } from '../errors/site-error.ts'
import type { LocaleCode } from '../config/site-config.ts'

/** A message of the site in the page's language; `{{name}}` in it is replaced by `values.name`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string

export type MessageBundle = Readonly<Record<string, string>>

export interface Messages {
  /** @throws SiteError LocaleUnknown (I18N-06). */
  bundle(locale: LocaleCode, overrides?: MessageBundle): MessageBundle
  /**
   * A missing plural form falls back to `.other`; any other missing key is returned as it is, and
   * logged once.
   */
  translator(locale: LocaleCode, overrides?: MessageBundle): Translate
}

export const LocaleUnknown = {
  code: 'LocaleUnknown',
  kind: 'wiring',
  title: 'Locale unknown',
  message: (code: string) => `Failed loading locale (${code})`,
  hint: 'Add site-config/messages/<code>.json and the locale in site-config/site.json.',
} satisfies ErrorEntry<[code: string]>

/** Plural forms of languages beside `other` (CLDR). English has one of them, Arabic all. */
const pluralForm = /\.(?:zero|one|two|few|many)$/

export function createMessages(
  bundles: Readonly<Record<LocaleCode, MessageBundle>>,
  onMissing: (locale: LocaleCode, key: string) => void = () => {},
): Messages {
  const i18n = createInstance()
  void i18n.init({
    lng: Object.keys(bundles)[0]!,
    fallbackLng: false,
    // Codes as the site has them, `pt-br`; what stands in for one is declared, and filled in already.
    lowerCaseLng: true,
    load: 'currentOnly',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(
      Object.entries(bundles).map(([locale, bundle]) => [locale, { translation: bundle }]),
    ),
  })
  const logged = new Set<string>()
  /**
   * Cached: texts without values are the same on every page, and i18next takes microseconds for
   * each.
   */
  const plain = new Map(Object.keys(bundles).map((locale) => [locale, new Map<string, string>()]))

  const say = (locale: LocaleCode, key: string, values: Record<string, string | number>) => {
    if (!i18n.exists(key, { lng: locale, ...values }) && !logged.has(`${locale} ${key}`)) {
      logged.add(`${locale} ${key}`)
      onMissing(locale, key)
    }
    return i18n.t(key, { ...values, lng: locale })
  }

  const find = (locale: LocaleCode): MessageBundle => {
    const bundle = own(bundles, locale)
    if (!bundle) throw siteError(LocaleUnknown, [locale])
    return bundle
  }

  return {
    bundle: (locale, overrides = {}) => ({ ...find(locale), ...overrides }),
    translator(locale, overrides = {}) {
      const bundle = find(locale)
      const known = plain.get(locale)!
      const has = (key: string) => (own(overrides, key) ?? own(bundle, key)) !== undefined
      return (wanted, values) => {
        const others = wanted.replace(pluralForm, '.other')
        const key = others === wanted || has(wanted) || !has(others) ? wanted : others
        const override = own(overrides, key)
        if (override !== undefined) {
          return i18n.services.interpolator.interpolate(override, values ?? {}, locale, {})
        }
        if (values) return say(locale, key, values)
        const text = known.get(key) ?? say(locale, key, {})
        if (own(bundle, key) !== undefined) known.set(key, text)
        return text
      }
    },
  }
}
