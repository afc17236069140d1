/** What `slicewright new site` may be told about the site: languages, brand colour, repository. */
import { toLocales, type ImportedLocale } from '#compiler/import/site-files.ts'
import { readColour } from './read-colour.ts'

export interface SiteChoices {
  /** The first has addresses without a prefix. */
  languages: readonly Language[]
  /** `#rrggbb`; undefined for the engine's own colours. */
  colour: string | undefined
  /** A repository of Prismic that will hold the content. */
  prismic: string | undefined
}

export interface Language extends ImportedLocale {
  /** In English. */
  englishName: string
}

interface Asked {
  languages?: string | undefined
  colour?: string | undefined
  prismic?: string | undefined
}

/** @throws Error saying what can be chosen */
export function readChoices({ languages = 'en,de', colour, prismic }: Asked): SiteChoices {
  const tags = languages
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  if (tags.length === 0) throw new Error(`Name one language at least, such as ${examples}.`)
  const asked = tags.map(toServiceCode)
  const twice = tags.find((_, at) => asked.indexOf(asked[at]!) !== at)
  if (twice !== undefined)
    throw new Error(`The language “${twice}” is named twice. Name each once, such as ${examples}.`)
  const chosen = toLocales(asked).map((locale) => ({
    ...locale,
    englishName: english.of(locale.iso.split('-', 1)[0]!)!,
  }))
  if (prismic !== undefined && !/^[a-z0-9][a-z0-9-]{2,61}[a-z0-9]$/.test(prismic))
    throw new Error(
      `“${prismic}” is no repository of Prismic. It is the first part of its address, 4 to 63 of a to z, digits and hyphens: my-site of my-site.prismic.io.`,
    )
  return { languages: chosen, colour: colour && toColour(colour), prismic }
}

const examples = 'en, de or es-MX'

const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** As the content service calls it, with the likely region where a tag names none: `es` is `es-es`. */
function toServiceCode(tag: string): string {
  const locale = toLocale(tag)
  const region = locale?.maximize().region
  if (!locale || region === undefined || english.of(locale.language) === undefined)
    throw new Error(`“${tag}” is no language, such as ${examples}.`)
  return [locale.language, locale.script, region].filter(Boolean).join('-').toLowerCase()
}

function toLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}

function toColour(written: string): string {
  const colour = readColour(written)
  if (colour === undefined)
    throw new Error(`“${written}” is no colour. Write it as #rrggbb, such as #1d4ed8.`)
  return colour
}
