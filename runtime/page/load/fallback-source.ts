/** A content source in which languages that lean on another one have its single documents too. */
import type { SiteConfig } from '../../model/config/site-config.ts'
import { isContentError } from '../../model/errors/site-error.ts'
import { listFallbacks } from '../../model/i18n/list-fallbacks.ts'
import type { ContentQuery, ContentSource, RawDocument } from '../../model/ports/content-source.ts'

/**
 * @param isPage - whether documents of a type are pages: such a one is missing where nobody has
 *   written it, instead of being there in another language
 */
export function withFallbacks(
  source: ContentSource,
  { locales }: Pick<SiteConfig, 'locales'>,
  isPage: (type: string) => boolean,
): ContentSource {
  const others = new Map(
    locales.map(({ code, language }) => [
      language,
      listFallbacks(locales, code).map((locale) => locale.language),
    ]),
  )
  if ([...others.values()].every((languages) => languages.length === 0)) return source
  /** One for each language: what is made of a document differs, such as its dates. */
  const copies = new WeakMap<RawDocument, Map<string, RawDocument>>()

  function toCopy(raw: RawDocument, lang: string): RawDocument {
    const known = copies.get(raw) ?? new Map<string, RawDocument>()
    const copy = known.get(lang) ?? { ...raw }
    copies.set(raw, known.set(lang, copy))
    return copy
  }

  return {
    ...source,
    async single(type: string, query: ContentQuery) {
      try {
        return await source.single(type, query)
      } catch (error) {
        if (!isContentError(error) || isPage(type)) throw error
        for (const lang of others.get(query.lang) ?? []) {
          const raw = await source.single(type, { ...query, lang }).catch(skipMissing)
          if (raw) return toCopy(raw, query.lang)
        }
        throw error
      }
    },
  }
}

function skipMissing(error: unknown): undefined {
  if (!isContentError(error)) throw error
}
