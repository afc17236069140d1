import MiniSearch from 'minisearch'
import { findLocale, type LocaleCode } from '../config/site-config.ts'
import type { Document } from '../documents/document.ts'
import { loadCollection, type Collection } from '../lists/collection.ts'
import type { BindContext } from '../resolve/bind-section.ts'
import { loadSiteTexts } from '../resolve/load-site-texts.ts'
import { resolveCardTexts } from '../resolve/resolve-card.ts'
import { brokenPath, toHref } from '../route/route-table.ts'
import type { Site } from '../site.ts'
import { createIssueReporter } from '../validate/issue-reporter.ts'
import { metaSeparator, searchOptions, type SearchEntry } from './search-options.ts'

/**
 * Everything that can be found in a locale, for `loadSearchIndex`: cards of the types named by
 * `search` in site.json, those of the first type first among equals.
 * @throws SiteError ContentUnavailable
 */
export async function buildSearchIndex(
  locale: LocaleCode,
  site: Site,
): Promise<{ text: string; dependencies: Set<string> }> {
  const dependencies = new Set<string>()
  const context = await createSearchContext(locale, site, dependencies)
  await site.routes.prepare(site.content)
  const types = site.config.search?.types ?? []
  const index = new MiniSearch<SearchEntry>(searchOptions(locale))
  const collections = await Promise.all(types.map((type) => loadCollection([type], context)))
  for (const { documents } of collections) await addAll(documents, index, context)
  return { text: JSON.stringify(index), dependencies }
}

async function createSearchContext(
  code: LocaleCode,
  site: Site,
  dependencies: Set<string>,
): Promise<BindContext> {
  const locale = findLocale(site.config, code)!
  const texts = await loadSiteTexts(locale, site, dependencies)
  const nowhere = { id: '', type: 'search', lang: locale.language }
  const report = createIssueReporter(nowhere, site)
  const t = site.messages.translator(code, texts.messages)
  return { site, locale, dependencies, report, t }
}

/** Ids of the documents of a list that a text is found in, the best first. Their index is built once. */
export async function searchCollection(
  text: string,
  collection: Collection,
  context: BindContext,
): Promise<string[]> {
  const index = await collection.once('search', async () => {
    const made = new MiniSearch<SearchEntry>(searchOptions(context.locale.code))
    await addAll(collection.documents, made, context)
    return made
  })
  return index.search(text).map(({ id }) => String(id))
}

function addAll(
  documents: readonly Document[],
  index: MiniSearch<SearchEntry>,
  context: BindContext,
): Promise<void> {
  const entries = documents.flatMap((document) => toEntry(document, context) ?? [])
  // In batches, so that visitors are answered meanwhile.
  return index.addAllAsync(entries, { chunkSize: 100 })
}

function toEntry(document: Document, context: BindContext): SearchEntry | undefined {
  const texts = resolveCardTexts(document, context)
  const path = context.site.routes.toPath(document)
  if (!texts || path === brokenPath) return undefined
  const { title, text, kicker, meta, badges } = texts
  return {
    id: document.id,
    type: document.type,
    typeLabel: context.t(`types.${document.type}`),
    title,
    href: toHref(path),
    ...(text ? { text } : {}),
    ...(kicker ? { kicker } : {}),
    ...(meta.length + badges.length > 0 ? { meta: [...meta, ...badges].join(metaSeparator) } : {}),
  }
}
