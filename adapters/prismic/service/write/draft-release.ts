/**
 * The migration release: documents that are written and not published, in the form of published ones, in
 * `releases/migration/documents/**`. Publishing renames that folder, which is the moment it counts,
 * and moves the files; a service that was stopped in between moves the rest when it starts.
 */
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredDocument } from '../content-files.ts'
import type { JsonObject } from '../parse-json.ts'
import type { ContentState } from '../content-state.ts'
import { newId } from './asset-library.ts'
import type { AssetLibrary } from './asset-library.ts'
import { createDocumentCheck } from './check-document.ts'
import {
  readDocumentFile,
  readDrafts,
  removeDocumentFile,
  removeFile,
  type FoundDocument,
} from './document-files.ts'
import type { ModelLibrary } from './model-library.ts'
import { syncFolder, toJsonText, writeWhole } from './whole-files.ts'
import { WriteRefused } from './write-refused.ts'

/** What may be sent of a document; the rest is the service's. */
export interface DocumentInput {
  /** What editors see in lists. */
  title?: string | undefined
  uid?: string | undefined
  tags?: string[] | undefined
  data?: JsonObject | undefined
}

export interface NewDocument extends DocumentInput {
  type: string
  lang: string
  /** Id of a translation of it. */
  alternateId?: string | undefined
}

export interface Draft {
  id: string
  type: string
  lang: string
  uid?: string
  title?: string
}

export interface DraftRelease {
  /** Changes with every draft. */
  readonly version: number
  readonly ids: readonly string[]
  /** The content folder that holds them; it exists when there are drafts. */
  readonly folder: string
  /** @throws WriteRefused 400 with details */
  create(input: NewDocument): Promise<Draft>
  /** What is left out stays. @throws WriteRefused 404, or 400 with details */
  update(id: string, input: DocumentInput): Promise<Draft>
  /** The document and its draft. @throws WriteRefused 404, or 409 when it is not this service's to remove */
  remove(id: string): Promise<void>
  /** Makes all drafts published. @returns their ids */
  publish(): Promise<string[]>
  /** Ends a publishing that was interrupted. */
  recover(): Promise<boolean>
}

interface ReleaseParts {
  /** Content folders; the last is written. */
  folders: readonly string[]
  master(): ContentState
  models: ModelLibrary
  assets: AssetLibrary
}

/** Its old address leads to the new one. */
function withFormerUids(document: JsonObject, published: StoredDocument | undefined): JsonObject {
  const { uid: old, former_uids: known = [] } = published ?? {}
  const former = new Set([...known, ...(old ? [old] : [])])
  former.delete(String(document['uid']))
  if (former.size === 0) return document
  const { data = {}, ...envelope } = document
  return { ...envelope, former_uids: [...former], data }
}

export function createDraftRelease(parts: ReleaseParts): DraftRelease {
  const { folders, master, models, assets } = parts
  const folder = folders.at(-1) ?? '.'
  const release = join(folder, 'releases/migration')
  const publishing = join(folder, 'releases/publishing')
  const drafts = new Map(readDrafts(release).map((draft) => [String(draft.value['id']), draft]))
  const check = createDocumentCheck({ drafts, master, models, assets })
  let version = 0

  function find(id: string): FoundDocument | undefined {
    const draft = drafts.get(id)
    if (draft) return draft
    const published = master().byId(id)
    if (!published) return undefined
    const { path } = published
    // The state has made something of it: of relative dates, for one.
    return { path, value: readDocumentFile(folders, path, id) }
  }

  async function save(path: string, document: JsonObject): Promise<Draft> {
    await writeWhole(join(release, path), toJsonText(document))
    drafts.set(String(document['id']), { path, value: document })
    version += 1
    const { id, type, lang, uid, title } = document
    return { id, type, lang, uid, title } as unknown as Draft
  }

  /** A file of its own, though another document may have had the name. */
  function toPath(id: string, { type, lang, uid }: NewDocument): string {
    const folderOf = `documents/${lang}/${type}`
    const path = `${folderOf}/${uid ?? id}.json`
    const isTaken =
      [...drafts.values()].some((draft) => draft.path === path) ||
      master().documents.some((document) => document.path === path)
    return isTaken ? `${folderOf}/${uid ?? 'document'}-${id}.json` : path
  }

  /** @throws WriteRefused when there is no such document, or it is in the same language */
  function findGroup(id: string, { type, lang, alternateId }: NewDocument): string {
    if (alternateId === undefined) return id
    const refuse = (error: string) =>
      new WriteRefused(400, 'The document cannot be taken', [
        { property: 'alternate_language_id', value: alternateId, error },
      ])
    const other = find(alternateId)
    if (!other || other.value['type'] !== type) throw refuse(`There is no such ${type}`)
    const published = master().byId(alternateId)
    const group = other.value['group'] ?? (published && master().groupOf(published)) ?? alternateId
    const inGroup = [...drafts.values()].some(
      ({ value }) => value['group'] === group && value['type'] === type && value['lang'] === lang,
    )
    const translated = published
      ? master()
          .translations(published)
          .some((one) => one.lang === lang)
      : false
    if (inGroup || translated) throw refuse(`There is a translation into ${lang} already`)
    return String(group)
  }

  async function finish(): Promise<string[]> {
    const moved = readDrafts(publishing)
    const now = new Date().toISOString().replace(/\.\d+Z$/, '+0000')
    for (const { path, value } of moved) {
      const { data, ...envelope } = value
      const document = {
        ...envelope,
        first_publication_date: value['first_publication_date'] ?? now,
        last_publication_date: now,
        data: data ?? {},
      }
      await writeWhole(join(folder, path), toJsonText(document))
    }
    await rm(publishing, { recursive: true, force: true })
    return moved.map(({ value }) => String(value['id']))
  }

  /** What could not be published, as on a full disk, are drafts again; of those that are there already nothing differs. */
  async function takeBack(error: unknown): Promise<never> {
    await rename(publishing, release)
    for (const draft of readDrafts(release)) drafts.set(String(draft.value['id']), draft)
    version += 1
    throw error
  }

  return {
    get version() {
      return version
    },
    get ids() {
      return [...drafts.keys()]
    },
    folder: release,
    async create(input) {
      const { title, type, lang, uid, tags = [], data = {} } = input
      const id = newId()
      const document = {
        id,
        ...(uid === undefined ? {} : { uid }),
        type,
        lang,
        tags,
        ...(title === undefined ? {} : { title }),
        group: findGroup(id, input),
        data,
      }
      return save(toPath(id, input), check(document))
    },
    async update(id, changes) {
      const found = find(id)
      if (!found) throw new WriteRefused(404, `There is no document ${id}`)
      const given = Object.entries(changes).filter(([, value]) => value !== undefined)
      const all = Object.entries({ ...found.value, ...Object.fromEntries(given) })
      // As answers of the API say that there is none, and files that were made of them.
      const own = all.filter(([name, value]) => name !== 'uid' || value !== null)
      const document = check(Object.fromEntries(own) as JsonObject)
      return save(found.path, withFormerUids(document, master().byId(id)))
    },
    async remove(id) {
      const [draft, published] = [drafts.get(id), master().byId(id)]
      if (!draft && !published) throw new WriteRefused(404, `There is no document ${id}`)
      if (published) await removeDocumentFile(folders, published.path, id)
      if (!draft) return
      await removeFile(join(release, draft.path))
      drafts.delete(id)
      version += 1
    },
    async publish() {
      const before = existsSync(publishing) ? await finish() : []
      if (drafts.size === 0) return before
      await rename(release, publishing)
      await syncFolder(join(folder, 'releases'))
      drafts.clear()
      version += 1
      return [...before, ...(await finish().catch(takeBack))]
    },
    async recover() {
      if (!existsSync(publishing)) return false
      await finish()
      return true
    },
  }
}
