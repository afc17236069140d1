/** What was published -> tags of what was read (`page/load/reads.ts`) that no longer holds. */
import type { Document } from '../../model/documents/document.ts'
import { getAllAt, getAt } from '../../model/documents/pointer.ts'
import type { TreeConfig } from '../../model/config/page-type.ts'
import type { DocumentChange, Publication, RawDocument } from '../../model/ports/content-source.ts'
import type { ContentPurge } from '../../model/ports/render-cache.ts'
import type { Site } from '../../model/site.ts'
import { linksOfDocument } from '../../page/load/linked-fields.ts'
import { isHidden } from '../../page/resolve/head/is-findable.ts'
import {
  addressFieldsOf,
  createDigestMaker,
  pick,
  toPath,
} from '../../page/resolve/lists/document-digest.ts'
import {
  isListChanged,
  listPrefix,
  toListedChange,
  type ListedChange,
} from '../../page/resolve/lists/list-reads.ts'
import { listParentParameters } from '../../page/route/parents.ts'
import { listTreeTypes } from '../../page/route/trees.ts'

/** What of a document is shown elsewhere: by its type, names of fields. */
type ShownFields = ReadonlyMap<string, ReadonlySet<string>>

/** @returns the function that turns a publication into a purge */
export function createTagFinder(site: Site): (publication: Publication) => ContentPurge {
  const shown = listShownFields(site)
  const parents = listParentParameters(site.pageTypes.values())
  const trees = listTreeTypes(site.pageTypes.values())
  const maker = createDigestMaker(site)
  // Every publication changes it, so that no list which goes by it stays the same.
  const isDated = JSON.stringify([...site.pageTypes.values()]).includes('/last_publication_date')

  const toListed = (raw: RawDocument | undefined): Document | undefined => {
    const document = raw && (maker.make(raw)?.document as Document | undefined)
    return document?.data.is_hidden === true ? undefined : document
  }

  /** Whether a document has a page that is to be found, and of its address what it says itself. */
  function toPageKey(raw: RawDocument | undefined): string | undefined {
    const digest = raw && maker.make(raw)
    const pageType = raw && site.pageTypes.get(raw.type)
    if (!digest || !pageType) return undefined
    const { document, address = document.data } = digest
    return JSON.stringify([
      isHidden(document, pageType.head.noindex),
      document.uid,
      pick(address, addressFieldsOf(pageType).map(toPath)),
    ])
  }

  /** Where children come from other documents than before, their addresses differ. */
  function tagsOfChildren({ before, after }: DocumentChange): string[] {
    const { type, lang } = (before ?? after)!
    return parents.flatMap((parent) => {
      if (parent.type !== type) return []
      const childrenOf = (raw: RawDocument | undefined) =>
        raw ? (getAllAt(raw, parent.field) as Child[]).filter((child) => child?.id) : []
      const [old, now] = [childrenOf(before), childrenOf(after)]
      const isSame =
        before?.uid === after?.uid &&
        JSON.stringify(old.map(toKey)) === JSON.stringify(now.map(toKey))
      if (isSame) return []
      return [...old, ...now].flatMap(({ id, type: childType }) => [
        `document:${id}`,
        `link:${id}`,
        `link:${id}:@`,
        `page:${id}`,
        `query:${childType}:${lang}`,
      ])
    })
  }

  /** What is moved changes addresses below it, and what is before and after others: all of the language. */
  function tagsOfTree(change: DocumentChange): string[] {
    const { type, lang } = (change.before ?? change.after)!
    const tree = trees.get(type)
    if (!tree || !isReplanted(change, tree)) return []
    return (site.routes.findTrees(lang)?.nodes ?? []).flatMap(({ document }) => [
      `document:${document.id}`,
      `link:${document.id}`,
      `link:${document.id}:@`,
      `page:${document.id}`,
      `query:${document.type}:${lang}`,
    ])
  }

  function tagsOf(change: DocumentChange): string[] {
    const { before, after } = change
    const { id, type, lang } = (before ?? after)!
    return [
      `document:${id}`,
      `single:${type}:${lang}`,
      `query:${type}:${lang}`,
      ...(isShownElsewhere(change, shown) ? [`link:${id}`] : []),
      ...(isMoved(change) ? [`link:${id}:@`] : []),
      ...listChangedFields(change).map((name) => `link:${id}:${name}`),
      ...(toPageKey(before) === toPageKey(after) ? [] : [`page:${id}`]),
      ...(isMoved(change) ? listAddresses(change) : []),
      ...tagsOfChildren(change),
      ...tagsOfTree(change),
    ]
  }

  return ({ from, to, changes }) => {
    if (!changes) return { from, to, tags: undefined, isChanged: () => true }
    const tags = new Set(changes.flatMap(tagsOf))
    let listed: ListedChange[] | undefined
    return {
      from,
      to,
      tags,
      isChanged(tag) {
        if (!tag.startsWith(listPrefix)) return tags.has(tag)
        listed ??= changes.flatMap(
          ({ before, after }) => toListedChange(toListed(before), toListed(after), isDated) ?? [],
        )
        return isListChanged(tag, listed, site)
      },
    }
  }
}

type Child = { id?: string; uid?: string; type?: string }

const toKey = ({ id, uid }: Child) => `${id} ${uid}`

function isMoved({ before, after }: DocumentChange): boolean {
  return before?.uid !== after?.uid || before?.type !== after?.type || before?.lang !== after?.lang
}

function isReplanted(change: DocumentChange, tree: TreeConfig): boolean {
  const { before, after } = change
  if (!before || !after || isMoved(change)) return true
  const pointers = [tree.parent, tree.order, tree.segment].filter((one) => one !== undefined)
  const readPlace = (raw: RawDocument) => JSON.stringify(pointers.map((one) => toPlace(raw, one)))
  return readPlace(before) !== readPlace(after)
}

/** Of a link its target: the rest of it is what was loaded along. */
function toPlace(raw: RawDocument, pointer: string): unknown {
  const value = getAt(raw, pointer)
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}

function listAddresses({ before, after }: DocumentChange): string[] {
  return [before, after].flatMap((raw) => (raw ? `uid:${raw.type}:${raw.lang}:${raw.uid}` : []))
}

function isShownElsewhere(change: DocumentChange, shown: ShownFields): boolean {
  const { before, after } = change
  if (!before || !after || isMoved(change)) return true
  // Cards may say when a document was first published.
  if (before.first_publication_date !== after.first_publication_date) return true
  const changed = new Set(listChangedFields(change))
  return [...(shown.get(after.type) ?? [])].some((name) => changed.has(name))
}

function listChangedFields({ before, after }: DocumentChange): string[] {
  const [old, now] = [dataOf(before), dataOf(after)]
  const names = new Set([...Object.keys(old), ...Object.keys(now)])
  return [...names].filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
}

function dataOf(raw: RawDocument | undefined): Record<string, unknown> {
  return (raw?.data ?? {}) as Record<string, unknown>
}

/** Fields that are loaded with links, those that cards show, those of addresses. */
function listShownFields(site: Site): ShownFields {
  const { kinds, pageTypes } = site
  const types = new Set([...Object.keys(kinds.documents), ...pageTypes.keys()])
  const shown = new Map<string, Set<string>>()
  const add = (type: string, name: string) => {
    const names = shown.get(type)
    if (names) names.add(name)
    else shown.set(type, new Set([name]))
  }
  for (const [type, { linked = [] }] of Object.entries(kinds.documents)) {
    for (const name of linked) add(type, name)
  }
  const links = [...types].flatMap((type) => linksOfDocument(type, site))
  const ofSlices = Object.values(kinds.slices).flatMap((slice) => slice.links ?? [])
  for (const link of [...links, ...ofSlices]) {
    const [type = '', name = ''] = link.split('.', 2)
    add(type, name)
  }
  return shown
}
