/** A publication -> tags of reads (`page/load/reads.ts`) that are no longer current. */
import type { Document } from '../../model/documents/document.ts'
import { getAllAt, getAt } from '../../model/documents/pointer.ts'
import type { TreeConfig } from '../../model/config/page-type.ts'
import type { DocumentChange, Publication, RawDocument } from '../../model/ports/content-source.ts'
import type { ContentPurge } from '../../model/ports/render-cache.ts'
import type { Site } from '../../model/site.ts'
import { withoutUids } from '../../page/load/document-links.ts'
import { isHidden } from '../../page/resolve/head/is-findable.ts'
import { fieldsOfCard, listCounted } from '../../page/load/followed-links.ts'
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

/** @returns the function that turns a publication into a purge */
export function createTagFinder(site: Site): (publication: Publication) => ContentPurge {
  const parents = listParentParameters(site.pageTypes.values())
  const trees = listTreeTypes(site.pageTypes.values())
  const maker = createDigestMaker(site)
  // Every publication changes this date, so that no list which uses it stays the same.
  const isDated = JSON.stringify([...site.pageTypes.values()]).includes('/last_publication_date')

  const toListed = (raw: RawDocument | undefined): Document | undefined => {
    const document = raw && (maker.make(raw)?.document as Document | undefined)
    return document?.data['is_hidden'] === true ? undefined : document
  }

  /** Whether a document has a page that can be found, with its own parts of the address. */
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

  /** Tags of documents whose address changes because they move to another parent. */
  function tagsOfChildren({ before, after }: DocumentChange): string[] {
    const { type, lang } = (before ?? after)!
    return parents.flatMap((parent) => {
      if (parent.type !== type) return []
      const childrenOf = (raw: RawDocument | undefined) =>
        raw ? (getAllAt(raw, parent.field) as Child[]).filter((child) => child?.id) : []
      const [old, now] = [childrenOf(before), childrenOf(after)]
      const isMovedToo = before?.uid !== after?.uid
      const moved = isMovedToo ? [...old, ...now] : listUnshared(old, now)
      return moved.flatMap(({ id, type: childType }) => [
        `document:${id}`,
        `card:${id}`,
        `link:${id}:@`,
        `page:${id}`,
        `pages:${lang}`,
        `query:${childType}:${lang}`,
      ])
    })
  }

  /** A move changes addresses below it, and its neighbours: all tags of the language. */
  function tagsOfTree(change: DocumentChange): string[] {
    const { type, lang } = (change.before ?? change.after)!
    const tree = trees.get(type)
    if (!tree || !isReplanted(change, tree)) return []
    return (site.routes.findTrees(lang)?.nodes ?? []).flatMap(({ document }) => [
      `document:${document.id}`,
      `card:${document.id}`,
      `link:${document.id}:@`,
      `page:${document.id}`,
      `pages:${lang}`,
      `query:${document.type}:${lang}`,
    ])
  }

  function tagsOf(change: DocumentChange): string[] {
    const { before, after } = change
    const { id, type, lang } = (before ?? after)!
    const isSamePlace = toPageKey(before) === toPageKey(after)
    // Readers of addresses of linked documents have noted those that were moved.
    const isOwn = !isSamePlace || withoutUids(before) !== withoutUids(after)
    return [
      `query:${type}:${lang}`,
      ...(isOwn ? [`document:${id}`, `single:${type}:${lang}`] : []),
      ...(isCardChanged(change, site) ? [`card:${id}`] : []),
      ...(isMoved(change) ? [`link:${id}:@`] : []),
      ...listChangedFields(change).map((name) => `link:${id}:${name}`),
      ...(isSamePlace ? [] : [`page:${id}`, `pages:${lang}`]),
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

function listUnshared(old: readonly Child[], now: readonly Child[]): Child[] {
  const [were, are] = [new Set(old.map(toKey)), new Set(now.map(toKey))]
  return [
    ...old.filter((child) => !are.has(toKey(child))),
    ...now.filter((child) => !were.has(toKey(child))),
  ]
}

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

/** Reduces a link to its target: its other data was loaded along. */
function toPlace(raw: RawDocument, pointer: string): unknown {
  const value = getAt(raw, pointer)
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}

function listAddresses({ before, after }: DocumentChange): string[] {
  return [before, after].flatMap((raw) => (raw ? `uid:${raw.type}:${raw.lang}:${raw.uid}` : []))
}

function isCardChanged(change: DocumentChange, { pageTypes }: Site): boolean {
  const { before, after } = change
  if (!before || !after || isMoved(change)) return true
  // Cards may show when a document was first published.
  if (before.first_publication_date !== after.first_publication_date) return true
  const pageType = pageTypes.get(after.type)
  if (!pageType) return false
  const shown = fieldsOfCard(pageType)
  const countAt = (raw: RawDocument, pointer: string) =>
    JSON.stringify(
      getAllAt(raw, pointer).map((value) => (Array.isArray(value) ? value.length : value)),
    )
  return (
    listChangedFields(change).some((name) => shown.has(name)) ||
    listCounted(pageType).some((pointer) => countAt(before, pointer) !== countAt(after, pointer))
  )
}

function listChangedFields({ before, after }: DocumentChange): string[] {
  const [old, now] = [dataOf(before), dataOf(after)]
  const names = new Set([...Object.keys(old), ...Object.keys(now)])
  return [...names].filter((name) => withoutUids(old[name]) !== withoutUids(now[name]))
}

function dataOf(raw: RawDocument | undefined): Record<string, unknown> {
  return (raw?.data ?? {}) as Record<string, unknown>
}
