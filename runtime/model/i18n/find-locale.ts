/**
 * The locale of a site that serves a language tag: lookup as of RFC 4647, where the script and the
 * region that a tag leaves out are the likely ones (CLDR). Of `de` and `de-CH`, `de-LI` gets `de`; of
 * `en` and `zh-Hant-HK`, `zh-HK` gets the second.
 */
import type { Locale, LocaleCode, SiteConfig } from '../config/site-config.ts'

type Locales = Pick<SiteConfig, 'locales' | 'defaultLocale'>

/** A tag with all its parts. */
interface FullTag {
  language: string
  script: string | undefined
  region: string | undefined
}

interface Served extends FullTag {
  locale: Locale
  /** The tags it goes by, in lower case. */
  written: readonly string[]
}

interface Wanted extends FullTag {
  /** Region where the tag names none. */
  likely: string | undefined
  /** In lower case. */
  text: string
}

/** Macrolanguages whose readers read one another, by the tag that stands for them. */
const together: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' }

/** Regions whose readers are nearer to one another than to all others of the language (CLDR, language matching). */
const near: Readonly<Record<string, string>> = {
  en: 'AS CA GU MH MP PH PR UM US VI',
  es: '419 AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE',
  pt: 'BR',
  zh: 'HK MO',
}

/**
 * @param tags - the most wanted first; what is no tag is passed over
 * @returns undefined where the site has none of these languages
 */
export function findLocaleOfTags(tags: readonly string[], config: Locales): LocaleCode | undefined {
  const wanted = tags.flatMap((tag) => readTag(tag) ?? [])
  const served = listServed(config)
  for (const isClose of [isSameScript, isSameLanguage]) {
    for (const one of wanted) {
      const fit = served.filter((other) => isClose(one, other))
      if (fit.length > 0) return choose(one, fit).locale.code
    }
  }
  return undefined
}

/**
 * The tags that lead to locales, in lower case and the longest first, for servers that compare texts.
 * A tag also stands for all that begin with it, so one is left out where it leads where a shorter one
 * does.
 */
export function listTagsOfLocales(config: Locales): [tag: string, code: LocaleCode][] {
  const served = listServed(config)
  const isServed = (language: string) =>
    served.some((one) => one.language === (together[language] ?? language))
  const own = served.map(({ locale }) => new Intl.Locale(locale.iso).language)
  const found: [string, LocaleCode][] = []
  for (const language of new Set([...own, ...Object.entries(together).flat().filter(isServed)])) {
    const first = findLocaleOfTags([language], config)!
    const add = (tag: string, shorter?: LocaleCode): LocaleCode => {
      const code = findLocaleOfTags([tag], config)!
      if (code !== shorter) found.push([tag.toLowerCase(), code])
      return code
    }
    add(language)
    for (const region of listRegions()) add(`${language}-${region}`, first)
    const scripts = new Set(
      listRegions().map((region) => toFull(new Intl.Locale(`${language}-${region}`)).script),
    )
    scripts.delete(toFull(new Intl.Locale(language)).script)
    for (const script of scripts) {
      const ofScript = add(`${language}-${script}`, first)
      for (const one of served) add(`${language}-${script}-${one.region}`, ofScript)
    }
  }
  return found.toSorted(([a], [b]) => b.length - a.length || (a < b ? -1 : 1))
}

/** Whether the content service's name of a locale is a tag that says the same as the site's own. */
export function isTagOf(language: string, { iso }: Pick<Locale, 'iso'>): boolean {
  const key = `${language} ${iso}`
  const known = compared.get(key)
  if (known !== undefined) return known
  const tag = readTag(language)
  const own = toFull(new Intl.Locale(iso))
  const isSame =
    tag?.language === own.language && tag.script === own.script && tag.likely === own.region
  compared.set(key, isSame)
  return isSame
}

/** Locales of sites: a sitemap asks for each link. */
const compared = new Map<string, boolean>()

/** As social networks name it: `zh_HK`. Latin America has no territory there but `LA`. */
export function toTerritory({ iso }: Pick<Locale, 'iso'>): string {
  const { language, region } = new Intl.Locale(iso).maximize()
  return region === undefined ? language : `${language}_${region === '419' ? 'LA' : region}`
}

const isSameLanguage = (one: FullTag, other: FullTag) => one.language === other.language

const isSameScript = (one: FullTag, other: FullTag) =>
  isSameLanguage(one, other) && one.script === other.script

/** The one of the tag itself, of its region, of the tag cut short, of its likely region, of one near by, or the first. */
function choose(wanted: Wanted, fit: readonly Served[]): Served {
  const { text, region, likely } = wanted
  return (
    fit.find(({ written }) => written.includes(text)) ??
    fit.find((one) => one.region === region) ??
    fit.find(({ written }) => written.some((tag) => text.startsWith(`${tag}-`))) ??
    fit.find((one) => one.region === likely) ??
    fit.find((one) => isNear(one) === isNear({ ...wanted, region: likely })) ??
    fit[0]!
  )
}

function isNear({ language, region = '' }: FullTag): boolean {
  return near[language]?.split(' ').includes(region) ?? false
}

function readTag(written: string): Wanted | undefined {
  try {
    const tag = new Intl.Locale(written)
    const full = toFull(tag)
    return { ...full, region: tag.region, likely: full.region, text: tag.baseName.toLowerCase() }
  } catch {
    return undefined
  }
}

function toFull(tag: Intl.Locale): FullTag {
  const { language, script, region } = tag.maximize()
  return { language: together[language] ?? language, script, region }
}

const known = new WeakMap<Locales, readonly Served[]>()

/** The default locale is the first: among equals it is chosen. */
function listServed(config: Locales): readonly Served[] {
  const { locales, defaultLocale } = config
  let served = known.get(config)
  if (!served) {
    const isMain = ({ code }: Locale) => Number(code === defaultLocale)
    served = locales
      .toSorted((a, b) => isMain(b) - isMain(a))
      .map((locale) => {
        const tag = new Intl.Locale(locale.iso)
        const written = [locale.code, tag.baseName.toLowerCase()]
        return { ...toFull(tag), locale, written }
      })
    known.set(config, served)
  }
  return served
}

let regions: readonly string[] | undefined

function listRegions(): readonly string[] {
  if (regions) return regions
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  regions = [...codes.filter((code) => names.of(code) !== undefined), '419']
  return regions
}
