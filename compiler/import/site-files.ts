/** What an imported site has beside its models: its languages, one plain layout, the words of the engine. */
export interface SiteFacts {
  brand: { name: string; slug: string }
  /** The first is the one without a prefix. `language` is the content service's code: `en-us`. */
  locales: readonly ImportedLocale[]
  /** Of the pictures of its documents, beside that of Prismic. */
  hosts?: readonly string[]
}

export interface ImportedLocale {
  code: string
  language: string
  iso: string
  name: string
}

/** Codes of the content service, the main language first, as locales of a site: `en-us` is `en`. */
export function toLocales(languages: readonly string[]): ImportedLocale[] {
  const taken = new Set<string>()
  const bases = languages.map((written) => written.toLowerCase().split('-', 1)[0])
  return languages.map((written) => {
    const language = written.toLowerCase()
    const [base = 'en', ...parts] = language.split('-')
    const iso = toIso(base, parts)
    // The whole tag where two have one language: `en`, then `en-gb`.
    const isFurther = taken.has(base)
    taken.add(base)
    const isShared = bases.filter((one) => one === base).length > 1
    return {
      code: isFurther ? language : base,
      language,
      iso,
      name: nameOf(isShared ? iso : base, iso),
    }
  })
}

function toIso(base: string, parts: readonly string[]): string {
  const shaped = parts.flatMap((part) => {
    if (/^[a-z]{4}$/.test(part)) return `${part[0]?.toUpperCase()}${part.slice(1)}`
    return /^([a-z]{2}|\d{3})$/.test(part) ? part.toUpperCase() : []
  })
  const iso = [base, ...shaped].join('-')
  return isTag(iso) ? iso : base
}

function isTag(iso: string): boolean {
  try {
    return Intl.getCanonicalLocales(iso).length > 0
  } catch {
    return false
  }
}

/** In its own language. */
function nameOf(tag: string, iso: string): string {
  if (!isTag(iso)) return tag
  const name = new Intl.DisplayNames([iso], { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(iso) + name.slice(1)
}

/** Path in the folder of the site to its content. */
export function siteFiles({ brand, locales, hosts = [] }: SiteFacts): Record<string, unknown> {
  return {
    'site-config/site.json': {
      standalone: true,
      brand,
      defaultLocale: locales[0]!.code,
      locales,
      // Where Prismic keeps pictures.
      images: { hosts: [...new Set(['images.prismic.io', ...hosts])] },
    },
    'site-config/layouts/plain.json': { name: 'plain', before: [], after: [] },
    ...Object.fromEntries(
      locales.map(({ code }) => [
        `site-config/messages/${code}.json`,
        {
          'document.skipToContent': 'Skip to content',
          'page.notFound': 'Page not found',
          'page.error': 'Something went wrong',
          'page.errorText': 'This page cannot be shown at the moment. It is tried again by itself.',
          'page.retry': 'Try again',
          'page.home': 'To the home page',
        },
      ]),
    ),
  }
}
