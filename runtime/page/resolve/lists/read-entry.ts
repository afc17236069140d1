/**
 * The searchable texts of a document: all a visitor reads on its page, sorted by how well they
 * describe it.
 */
import { toPathKey } from '#schemas/spell-address.ts'
import type { PageType } from '../../../model/config/page-type.ts'
import { localePrefix } from '../../../model/config/site-config.ts'
import type { Document } from '../../../model/documents/document.ts'
import { toText } from '../../../model/documents/plain-text.ts'
import { firstAt, getAllAt } from '../../../model/documents/pointer.ts'
import { walkFields } from '../../../model/documents/walk-fields.ts'
import type { BindContext } from '../fields/bind-section.ts'
import { resolveCardTexts } from '../fields/resolve-card.ts'
import { evaluateTexts } from '../../../values/evaluate.ts'
import type { Place, SearchEntry } from '../../../search/index-options.ts'

/** A document's entry before the others are known. */
export interface ReadEntry {
  entry: Omit<SearchEntry, 'body'>
  /** Word of the body -> number of occurrences. */
  words: ReadonlyMap<string, number>
}

/** Words of a text, and their synonyms. */
export type ToWords = (text: string) => string[]

/** Undefined for a document without a title. */
export function readEntry(
  document: Document,
  href: string,
  pageType: PageType,
  context: BindContext,
  toWords: ToWords,
): ReadEntry | undefined {
  const { head, search } = pageType
  const card = resolveCardTexts(document, context)
  const headTitles = textsAt(document, head.title)
  const title = card?.title ?? headTitles.at(-1)
  const titles = [title, ...headTitles]
  if (title === undefined) return undefined
  const { keywords = [], weight } = typeof search === 'object' ? search : {}
  const typeLabel = context.t(`types.${document.type}`)
  const prefix = localePrefix(context.site.config, context.locale.code)
  const segments = toPathKey(href).slice(prefix.length).split('/')
  const fields = readFields(document, context)
  const wordsOf = (...texts: (string | undefined)[]) => toWords(join(texts)).join(' ')
  const places: Omit<Record<Place, string>, 'body'> = {
    names: wordsOf(...titles),
    keywords: wordsOf(
      typeLabel,
      segments.at(-1),
      card?.kicker,
      ...(card?.badges ?? []),
      ...keywords.flatMap((value) => evaluateTexts(value, document, context)),
    ),
    headings: wordsOf(...fields.headings.filter((text) => !titles.includes(text))),
    summary: wordsOf(
      card?.text,
      ...(card?.meta ?? []),
      ...textsAt(document, head.description),
      ...segments.slice(0, -1),
    ),
  }
  const note = toText(firstAt(document, head.title))
  return {
    entry: {
      id: document.id,
      ...places,
      typeLabel,
      title,
      href,
      ...(note === undefined || note === title ? {} : { note }),
      ...(weight === undefined ? {} : { weight }),
    },
    words: countWords(toWords(join(fields.body)), Object.values(places)),
  }
}

function textsAt(document: Document, pointers: string | readonly string[] = []): string[] {
  return [pointers]
    .flat()
    .flatMap((pointer) => getAllAt(document, pointer).flatMap((value) => toText(value) ?? []))
}

/** Joins texts, each once. */
function join(texts: readonly (string | undefined)[]): string {
  return [...new Set(texts)].filter((text) => text !== undefined).join('\n')
}

function readFields(document: Document, { site }: BindContext) {
  const headings: string[] = []
  const body: string[] = []
  for (const { kind, value } of walkFields(document, site.kinds)) {
    if (kind === 'key-text') body.push(value as string)
    if (kind !== 'title' && kind !== 'rich-text') continue
    for (const { type, text } of value as { type: string; text?: string }[]) {
      if (text !== undefined) (type.startsWith('heading') ? headings : body).push(text)
    }
  }
  return { headings, body }
}

/** Ids of videos and the like, which visitors never type. */
const code = /^(?=.*\p{L})(?=.*\p{N}).{8,}$/u

/** Counts words, except those that already occur in a more important place. */
function countWords(words: readonly string[], better: string[]): ReadonlyMap<string, number> {
  const known = new Set(better.flatMap((text) => text.split(' ')))
  const counts = new Map<string, number>()
  for (const word of words) {
    if (!known.has(word) && !code.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}
