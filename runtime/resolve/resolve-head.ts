/** What search engines and social networks are told of a page (HEAD-01..07). */
import type { DocumentRef } from '../content/load-document.ts'
import { validateShared } from '../content/load-document.ts'

import type { Document } from '../documents/document.ts'
import { firstAt, getAt } from '../documents/pointer.ts'
import { isContentError } from '../errors/site-error.ts'
import { allowLink, notAllowed } from './allow-link.ts'
import type { BindContext } from './bind-section.ts'
import { findAlternate } from './resolve-facts.ts'
import type { ImageField } from './resolve-image.ts'

export interface Head {
  title: string
  description: string | undefined
  /** Absolute where the site has a base URL. */
  canonical: string
  /** Every language of the document, its own included; x-default last where there is one (HEAD-02, HEAD-03). */
  alternates: { hreflang: string; href: string }[]
  openGraph: {
    type: 'website' | 'article'
    locale: string
    alternateLocales: string[]
    image: { url: string; width: number; height: number; alt: string } | undefined
  }
  isIndexed: boolean
}

const descriptionLength = 160

export async function resolveHead(
  document: Document,
  ref: DocumentRef,
  context: BindContext,
): Promise<Head> {
  const { site, locale } = context
  const config = ref.pageType.head
  const title = toText(firstAt(document, config.title)) ?? site.config.brand.name
  const description = toText(firstAt(document, config.description))
  const languages = languagesOf(document, ref, context)
  return {
    title: title.includes(site.config.brand.name) ? title : `${title} | ${site.config.brand.name}`,
    description: description && shorten(description),
    canonical: absolute(ref.path, context),
    alternates: toAlternates(languages, site.config),
    openGraph: {
      type: config.openGraphType ?? 'website',
      locale: locale.iso.replace('-', '_'),
      alternateLocales: languages
        .filter(({ code }) => code !== locale.code)
        .map(({ iso }) => iso.replace('-', '_')),
      image: await findSharingImage(document, ref, context),
    },
    isIndexed: ref.pageType.status !== 404 && !isHidden(document, config.noindex),
  }
}

interface Language {
  code: string
  language: string
  iso: string
  href: string
}

function languagesOf(document: Document, ref: DocumentRef, context: BindContext): Language[] {
  if (ref.pageType.status === 404) return []
  return context.site.config.locales.flatMap(({ code, language, iso }) => {
    const path = code === ref.locale ? ref.path : findAlternate(document, code, context.site)
    return path === undefined ? [] : [{ code, language, iso, href: absolute(path, context) }]
  })
}

/** x-default is the default language's version, or the only one there is; else there is none (HEAD-03, OP15). */
export function toAlternates(
  languages: readonly Pick<Language, 'code' | 'language' | 'href'>[],
  config: { defaultLocale: string },
): Head['alternates'] {
  const alternates = languages.map(({ language, href }) => ({ hreflang: language, href }))
  const main =
    languages.find(({ code }) => code === config.defaultLocale) ??
    (languages.length === 1 ? languages[0] : undefined)
  return main ? [...alternates, { hreflang: 'x-default', href: main.href }] : alternates
}

function isHidden(document: Document, noindex: boolean | string | undefined): boolean {
  return typeof noindex === 'string' ? getAt(document, noindex) === true : (noindex ?? false)
}

/** The first picture that is not a vector; else the default one of the language (HEAD-07). */
async function findSharingImage(
  document: Document,
  ref: DocumentRef,
  context: BindContext,
): Promise<Head['openGraph']['image']> {
  const { image } = ref.pageType.head
  const own = (typeof image === 'string' ? [image] : (image ?? [])).find((pointer) =>
    isShareable(getAt(document, pointer) as ImageField | undefined, pointer, context),
  )
  const field = own ? (getAt(document, own) as ImageField) : await loadDefaultImage(context)
  if (!field) return undefined
  return {
    url: absolute(field.url, context),
    width: field.dimensions.width,
    height: field.dimensions.height,
    alt: field.alt ?? '',
  }
}

function isShareable(field: ImageField | undefined, at: string, { report }: BindContext): boolean {
  if (!field) return false
  const isAllowed = allowLink(field.url) !== undefined
  if (!isAllowed) report.brokenLink(`${at}/url`, notAllowed(field.url))
  return isAllowed && !/\.svg(?:[?#]|$)/i.test(field.url)
}

async function loadDefaultImage({
  site,
  locale,
  dependencies,
}: BindContext): Promise<ImageField | undefined> {
  const type = site.config.sharingImage
  if (type === undefined) return undefined
  dependencies.add(`single:${type}:${locale.language}`)
  try {
    const document = validateShared(
      await site.content.single(type, { lang: locale.language }),
      site,
    )
    const image = document.data.image as ImageField | undefined
    return image && allowLink(image.url) ? image : undefined
  } catch (error) {
    if (!isContentError(error)) {
      site.log.warn('SHARING_IMAGE_NOT_LOADED', { lang: locale.language, message: String(error) })
    }
    return undefined
  }
}

function absolute(path: string, { site }: BindContext): string {
  return path.startsWith('/') ? `${site.baseUrl ?? ''}${path}` : path
}

/** Plain text of a key text or rich text field. */
export function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return undefined
  const text = (value as { text?: string }[])
    .flatMap((node) => node.text ?? [])
    .join(' ')
    .trim()
  return text || undefined
}

/** Cut at a word, so that nobody reads half of one. */
function shorten(text: string): string {
  if (text.length <= descriptionLength) return text
  const cut = text.slice(0, descriptionLength - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/u, '')}…`
}
