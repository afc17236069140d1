import type { Document } from '../../../model/documents/document.ts'
import { findLocal } from '../../../model/i18n/localize.ts'
import { inBatches } from '../../load/in-batches.ts'
import type { Collection } from './collection.ts'
import type { BindContext } from '../fields/bind-section.ts'
import { brokenPath, toHref } from '../../route/route-table.ts'
import { chooseWords } from './choose-words.ts'
import { findHits, type Searched } from '../../../search/find-hits.ts'
import {
  indexOptions,
  places,
  type Place,
  type SearchEntry,
} from '../../../search/index-options.ts'
import { readEntry } from './read-entry.ts'
import { createSynonyms } from '../../../search/synonyms.ts'
import { toWords } from '../../../search/words.ts'

/** Ids of a list's documents that contain a text, best first. Their index is built once. */
export async function searchCollection(
  text: string,
  collection: Collection,
  context: BindContext,
): Promise<string[]> {
  const searched = await collection.once('search', () => {
    const toFindable = (document: Document) => {
      const path = context.site.routes.toPath(document)
      return path === brokenPath ? [] : { document, href: toHref(path) }
    }
    const load = async (some: readonly Findable[]) =>
      (await collection.load(some.map(({ document }) => document))).flatMap(toFindable)
    return createIndex(collection.documents.flatMap(toFindable), load, context)
  })
  return findHits(text, searched).map(({ id }) => String(id))
}

export interface Findable {
  document: Document
  href: string
}

/** Documents read before other work has its turn; no more are in memory at once. */
const batch = 50

/** @param load - loads the whole documents of some entries */
export async function createIndex<One extends Findable>(
  documents: readonly One[],
  load: (some: readonly One[]) => Promise<readonly Findable[]>,
  context: BindContext,
): Promise<Searched> {
  const { pageTypes, config } = context.site
  const locale = context.locale.code
  const groups = findLocal(config.search?.synonyms ?? {}, locale, config.locales)
  const findOthers = createSynonyms(groups ?? [], locale)
  const split = (text: string) => {
    const words = toWords(text, locale)
    return [...words, ...findOthers(words)]
  }
  const read = []
  for await (const some of inBatches(documents, batch)) {
    for (const { document, href } of await load(some)) {
      const pageType = pageTypes.get(document.type)
      if (pageType && pageType.search !== false)
        read.push(readEntry(document, href, pageType, context, split) ?? [])
    }
  }
  const { default: MiniSearch } = await import('minisearch')
  const index = new MiniSearch<SearchEntry>(indexOptions)
  const entries = chooseWords(read.flat())
  await index.addAllAsync(entries, { chunkSize: batch })
  return { index, locale, words: listWords(entries) }
}

function listWords(entries: readonly SearchEntry[]): Set<string> {
  const names = Object.keys(places) as Place[]
  return new Set(entries.flatMap((entry) => names.flatMap((name) => entry[name].split(' '))))
}
