/**
 * All documents of some types in a language, for lists: validated once, without hidden ones, with
 * data that many requests need computed once. A collection lasts as long as the content source's
 * answers from which it was made. If the source has digests, they are used in place of the
 * documents: fields that no query names are absent until the documents are loaded.
 */
import { linkTagsOfCard } from '../../load/followed-links.ts'
import { inBatches } from '../../load/in-batches.ts'
import { linksOfCard } from '../../load/linked-fields.ts'
import { noteReads, withoutReads } from '../../load/reads.ts'
import type { Document, RawDocument } from '../../../model/documents/document.ts'
import type { ContentSource, DocumentDigest } from '../../../model/ports/content-source.ts'
import type { ResolveContext } from '../fields/context.ts'
import type { Site } from '../../../model/site.ts'
import { inDefaultOrder } from './default-order.ts'
import { validateListed } from './validate-listed.ts'

export interface Collection {
  documents: readonly Document[]
  byId: ReadonlyMap<string, Document>
  /** Loads some of them whole, in their order; those removed meanwhile are left out. */
  load(documents: readonly Document[]): Promise<Document[]>
  /** The result of `make` for a key; called once. */
  once<Value>(key: string, make: () => Value): Value
}

type CollectionContext = Pick<ResolveContext, 'site' | 'locale'>

interface Entry {
  answers: readonly (readonly unknown[])[]
  collection: Promise<Collection>
}

const known = new WeakMap<Site, Map<string, Entry>>()

/** @throws SiteError ContentUnavailable */
export async function loadCollection(
  types: readonly string[],
  { site, locale }: CollectionContext,
): Promise<Collection> {
  const lang = locale.language
  const { digests, answers } = await readAnswers(types, lang, site)
  let entries = known.get(site)
  if (!entries) known.set(site, (entries = new Map()))
  const key = `${lang} ${types.join()}`
  let entry = entries.get(key)
  if (!entry || entry.answers.some((answer, index) => answer !== answers[index])) {
    const collection = digests
      ? Promise.resolve(collectDigests(digests, lang, site))
      : createCollection(inDefaultOrder(answers.flat() as RawDocument[]), site)
    entry = { answers, collection }
    entries.set(key, entry)
    collection.catch(() => entries.delete(key))
  }
  return entry.collection
}

async function readAnswers(types: readonly string[], lang: string, site: Site) {
  const { content } = site
  const read = content.digests?.bind(content)
  if (read) {
    const answers = await Promise.all(types.map((type) => read(type, lang)))
    return { digests: answers.flat(), answers }
  }
  const answers = await Promise.all(
    types.map((type) => content.all(type, { lang, links: linksOfCard(type, site) })),
  )
  return { digests: undefined, answers }
}

/** Needs no validation: digests are made from valid documents. */
function collectDigests(digests: readonly DocumentDigest[], lang: string, site: Site): Collection {
  const documents = digests
    .map(({ document }) => document as Document)
    .filter(({ data }) => data['is_hidden'] !== true)
  return toCollection(inDefaultOrder(documents), (shown) => loadCards(shown, lang, site))
}

/** Loads documents for cards: only what those read is noted as read. */
function loadCards(digests: readonly Document[], lang: string, site: Site): Promise<Document[]> {
  return loadWhole(digests, lang, site, async (ids, query) => {
    const raws = await withoutReads(() => site.content.byIds(ids, query))
    for (const raw of raws) {
      const pageType = site.pageTypes.get(raw.type)
      const tags = pageType ? linkTagsOfCard(raw, pageType, query?.links ?? [], site) : []
      noteReads(`card:${raw.id}`, ...tags)
    }
    return raws
  })
}

/** Loads documents with the fields of linked documents that cards show. */
export async function loadWhole(
  digests: readonly Document[],
  lang: string,
  site: Site,
  read: ContentSource['byIds'] = (ids, query) => site.content.byIds(ids, query),
): Promise<Document[]> {
  const byType = Map.groupBy(digests, ({ type }) => type)
  const answers = await Promise.all(
    [...byType].map(([type, ofType]) =>
      read(
        ofType.map(({ id }) => id),
        { lang, links: linksOfCard(type, site) },
      ),
    ),
  )
  const whole = answers.flat().flatMap((raw) => validateListed(raw, site) ?? [])
  const byId = new Map(whole.map((document) => [document.id, document]))
  return digests.flatMap(({ id }) => byId.get(id) ?? [])
}

async function createCollection(raws: readonly RawDocument[], site: Site): Promise<Collection> {
  const documents: Document[] = []
  for await (const batch of inBatches(raws)) {
    for (const raw of batch) {
      const document = validateListed(raw, site)
      if (document && document.data['is_hidden'] !== true) documents.push(document)
    }
  }
  return toCollection(documents, async (shown) => [...shown])
}

function toCollection(documents: readonly Document[], load: Collection['load']): Collection {
  const made = new Map<string, unknown>()
  return {
    documents,
    byId: new Map(documents.map((document) => [document.id, document])),
    load,
    once<Value>(key: string, make: () => Value) {
      if (!made.has(key)) made.set(key, make())
      return made.get(key) as Value
    },
  }
}
