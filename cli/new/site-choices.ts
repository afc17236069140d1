/** What `slicewright new site` may be told about the site: languages, brand colour, repository. */

export interface SiteChoices {
  /** The first has addresses without a prefix. */
  languages: readonly Language[]
  /** `#rrggbb`; undefined for the engine's own colours. */
  colour: string | undefined
  /** A repository of Prismic that will hold the content. */
  prismic: string | undefined
}

export interface Language {
  /** `es` */
  code: string
  /** As the content service calls it: `es-mx`. */
  language: string
  /** `es-MX` */
  iso: string
  /** Its own name for itself. */
  name: string
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
  const chosen = languages
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
    .map(toLanguage)
  if (chosen.length === 0) throw new Error(`Name one language at least, such as ${examples}.`)
  const codes = chosen.map(({ code }) => code)
  const twice = codes.find((code, at) => codes.indexOf(code) !== at)
  if (twice !== undefined)
    throw new Error(`The language “${twice}” is named twice. Name each once, such as ${examples}.`)
  if (prismic !== undefined && !/^[a-z0-9][a-z0-9-]{2,61}[a-z0-9]$/.test(prismic))
    throw new Error(
      `“${prismic}” is no repository of Prismic. It is the first part of its address, 4 to 63 of a to z, digits and hyphens: my-site of my-site.prismic.io.`,
    )
  return { languages: chosen, colour: colour && toColour(colour), prismic }
}

const examples = 'en, de or es-MX'

function toLanguage(tag: string): Language {
  const locale = toLocale(tag)
  const { language: code, region } = locale?.maximize() ?? {}
  // Intl repeats a code that it does not know.
  const names = (of: string) =>
    new Intl.DisplayNames([of], { type: 'language', fallback: 'none' }).of(code!)
  const englishName = code && /^[a-z]{2}$/.test(code) ? names('en') : undefined
  if (!code || !region || englishName === undefined)
    throw new Error(`“${tag}” is no language of two letters, such as ${examples}.`)
  const name = names(code) ?? englishName
  return {
    code,
    language: `${code}-${region.toLowerCase()}`,
    iso: `${code}-${region}`,
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    englishName,
  }
}

function toLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}

function toColour(colour: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1]?.toLowerCase()
  if (digits === undefined)
    throw new Error(`“${colour}” is no colour. Write it as #rrggbb, such as #1d4ed8.`)
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
}
