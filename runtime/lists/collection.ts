/**
 * All documents of some types in a language, as lists read them: validated once, hidden ones left
 * out, with what requests ask for again and again worked out once. A collection lasts as long as the
 * answers of the content source it was made of.
 */
import { setImmediate } from 'node:timers/promises'
import { linksOfCard } from '../content/linked-fields.ts'
import { validateShared } from '../content/load-document.ts'
import type { Document, RawDocument } from '../documents/document.ts'
import { isContentError } from '../errors/site-error.ts'
import type { ResolveContext } from '../resolve/context.ts'
import type { Site } from '../site.ts'

export interface Collection {
  documents: readonly Document[]
  byId: ReadonlyMap<string, Document>
  /** What `make` gives for a key: asked for once. */
  once<Value>(key: string, make: () => Value): Value
}

type CollectionContext = Pick<ResolveContext, 'site' | 'locale' | 'dependencies'>

interface Entry {
  answers: readonly RawDocument[][]
  collection: Promise<Collection>
}

const known = new WeakMap<Site, Map<string, Entry>>()

/** @throws SiteError ContentUnavailable */
export async function loadCollection(
  types: readonly string[],
  { site, locale, dependencies }: CollectionContext,
): Promise<Collection> {
  const lang = locale.language
  for (const type of types) dependencies.add(`query:${type}:${lang}`)
  const answers = await Promise.all(
    types.map((type) => site.content.all(type, { lang, links: linksOfCard(type, site) })),
  )
  let entries = known.get(site)
  if (!entries) known.set(site, (entries = new Map()))
  const key = `${lang} ${types.join()}`
  let entry = entries.get(key)
  if (!entry || entry.answers.some((answer, index) => answer !== answers[index])) {
    const collection = createCollection(answers.flat(), site)
    entry = { answers, collection }
    entries.set(key, entry)
    collection.catch(() => entries.delete(key))
  }
  return entry.collection
}

/** Documents validated before other work has its turn. */
const batch = 250

async function createCollection(raws: readonly RawDocument[], site: Site): Promise<Collection> {
  const documents: Document[] = []
  for (const [index, raw] of raws.entries()) {
    if (index > 0 && index % batch === 0) await setImmediate()
    const document = validateListed(raw, site)
    if (document && document.data.is_hidden !== true) documents.push(document)
  }
  const made = new Map<string, unknown>()
  return {
    documents,
    byId: new Map(documents.map((document) => [document.id, document])),
    once<Value>(key: string, make: () => Value) {
      if (!made.has(key)) made.set(key, make())
      return made.get(key) as Value
    },
  }
}

/** Undefined for one that cannot be shown; its faults have been reported. */
export function validateListed(raw: RawDocument, site: Site): Document | undefined {
  if (raw.isBroken) return undefined
  try {
    return validateShared(raw, site)
  } catch (error) {
    if (isContentError(error)) return undefined
    throw error
  }
}
