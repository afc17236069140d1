/** What is not published yet: previews of drafts, and releases from their folders. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { identities, toStoredDocument, type StoredDocument } from './content-files.ts'
import {
  createFolder,
  filesOf,
  refreshFolder,
  type GoodFile,
  type Report,
} from './content-folder.ts'
import type { ContentState } from './content-state.ts'
import { createContentState } from './create-content-state.ts'
import { parseJson, type JsonObject } from './parse-json.ts'

export interface ContentPreviews {
  /**
   * Opens a preview of documents as their files would have them.
   * @returns its token, which is a ref
   */
  open(drafts: readonly JsonObject[], options?: PreviewOptions): string
  /** Another state of the same preview, under the same token. */
  change(token: string, drafts: readonly JsonObject[]): void
  /** From now on its token has expired. */
  close(token: string): void
}

export interface PreviewOptions {
  lifetimeMs?: number
  /** Of Prismic's two kinds of tokens: an address unless set, else two refs with a colon between them. */
  token?: 'refs'
}

export interface Release {
  id: string
  ref: string
  label: string
  /** ms since 1970. */
  scheduledAt?: number
}

export type FoundPreview = ContentState | 'previewExpired' | 'unknown'

const LIFETIME_MS = 24 * 3_600_000
const RELEASES = 'releases'
/** Drafts that were written over the API have a release, and a ref, of their own. */
const MIGRATION = 'migration'

interface Preview {
  drafts: readonly StoredDocument[]
  version: string
  expiresAt: number
}

interface Layer {
  master: ContentState
  version: string
  state: ContentState
}

export interface PreviewStore extends ContentPreviews {
  /** What a ref shows over the published content of now. */
  find(ref: string): FoundPreview
  /** In the order of their names. */
  releases(): Release[]
}

export function createPreviews(
  folders: readonly string[],
  getMaster: () => ContentState,
  report: Report,
  now: () => number = Date.now,
): PreviewStore {
  const previews = new Map<string, Preview>()
  const layers = new Map<string, Layer>()
  const releaseFolders = folders.flatMap((folder) => listReleases(join(folder, RELEASES)))
  const read = releaseFolders.map((path) => ({ path, folder: createFolder(path) }))

  /** The published documents, with drafts in place of those they are versions of. */
  function layer(key: string, version: string, drafts: () => readonly StoredDocument[]) {
    const master = getMaster()
    const known = layers.get(key)
    if (known?.master === master && known.version === version) return known.state
    const state = overlay(master, drafts(), version)
    layers.set(key, { master, version, state })
    return state
  }

  function readRelease({ path, folder }: (typeof read)[number]) {
    refreshFolder(folder, report)
    const files = filesOf(folder)
    return { name: path.slice(path.lastIndexOf('/') + 1), version: toVersion(files), files, path }
  }

  function toDrafts(drafts: readonly JsonObject[]): Pick<Preview, 'drafts' | 'version'> {
    const files = drafts.map(toFile)
    return { drafts: toDocuments(files), version: toVersion(files) }
  }

  return {
    open(drafts, { lifetimeMs = LIFETIME_MS, token: kind } = {}) {
      const { repository, ref } = getMaster()
      const { name } = repository
      const token =
        kind === 'refs'
          ? `m-${ref}:p-${randomUUID()}`
          : `https://${name}.prismic.io/previews/${randomUUID()}?websitePreviewId=${name}`
      previews.set(token, { ...toDrafts(drafts), expiresAt: now() + lifetimeMs })
      return token
    },
    change(token, drafts) {
      const preview = previews.get(token)
      if (preview) Object.assign(preview, toDrafts(drafts))
    },
    close(token) {
      const preview = previews.get(token)
      if (preview) preview.expiresAt = -Infinity
    },
    find(ref) {
      const preview = previews.get(ref)
      if (preview && preview.expiresAt <= now()) return 'previewExpired'
      if (preview) return layer(ref, preview.version, () => preview.drafts)
      const [wanted] = ref.split('~')
      for (const one of read) {
        const { name, version, files } = readRelease(one)
        if (toReleaseRef(name, version) === wanted) {
          return layer(`release ${name}`, version, () => toDocuments(files))
        }
      }
      return 'unknown'
    },
    releases: () =>
      read.map((one) => {
        const { name, version, path } = readRelease(one)
        const { label, scheduledAt } = readSettings(join(path, 'release.json'), report)
        return {
          id: name,
          ref: `${toReleaseRef(name, version)}~${getMaster().ref}`,
          label: typeof label === 'string' ? label : name,
          ...(typeof scheduledAt === 'string' ? { scheduledAt: Date.parse(scheduledAt) } : {}),
        }
      }),
  }
}

function overlay(
  master: ContentState,
  drafts: readonly StoredDocument[],
  version: string,
): ContentState {
  const replaced = new Set(drafts.flatMap(identities))
  const kept = master.documents.filter((one) => !identities(one).some((id) => replaced.has(id)))
  const documents = drafts.map((draft): StoredDocument => {
    const published = master.byId(draft.id)
    // Without a date of its own it has that of its published version, or none.
    const { first_publication_date: first = null, last_publication_date: last = null } =
      published ?? {}
    return Object.defineProperties(
      { first_publication_date: first, last_publication_date: last } as StoredDocument,
      Object.getOwnPropertyDescriptors(draft),
    )
  })
  const hash = createHash('sha1').update(`${master.ref} ${version}`).digest('base64url')
  return createContentState({
    repository: master.repository,
    documents: [...kept, ...documents],
    hash,
  })
}

function toDocuments(files: readonly GoodFile[]): StoredDocument[] {
  const today = new Date()
  return files
    .filter(({ path }) => path.startsWith('documents/'))
    .flatMap((file) => toStoredDocument(file, today) ?? [])
}

function toFile({ data, ...value }: JsonObject): GoodFile {
  const hash = createHash('sha1')
    .update(JSON.stringify({ ...value, data }))
    .digest('base64url')
  const path = `documents/${String(value['lang'])}/${String(value['type'])}/${String(value['id'])}.json`
  return { path, hash, value, data: () => data }
}

function toVersion(files: readonly GoodFile[]): string {
  const hash = createHash('sha1')
  for (const file of files) hash.update(`${file.path} ${file.hash} `)
  return hash.digest('base64url')
}

function toReleaseRef(name: string, version: string): string {
  return createHash('sha1').update(`${name} ${version}`).digest('base64url').slice(0, 16)
}

function listReleases(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { withFileTypes: true })
  return names
    .flatMap((entry) =>
      entry.isDirectory() && entry.name !== MIGRATION ? `${folder}/${entry.name}` : [],
    )
    .sort()
}

function readSettings(path: string, report: Report): JsonObject {
  try {
    return existsSync(path) ? (parseJson(readFileSync(path, 'utf8')) as JsonObject) : {}
  } catch (error) {
    report(`${path}: ${(error as Error).message}. The release goes by the name of its folder.`)
    return {}
  }
}

/**
 * The ref in what clients send as one: the value of the preview cookie as the browser has it, encoded
 * once more, plain or as JSON with one ref per repository. A cookie without one of this repository
 * stands for what is published: undefined.
 */
export function toPlainRef(ref: string, repository: string): string | undefined {
  const text = decode(ref)
  if (!text.startsWith('{')) return text
  try {
    const refs = JSON.parse(text) as Record<string, { preview?: unknown } | undefined>
    const preview = refs[`${repository}.prismic.io`]?.preview
    return typeof preview === 'string' ? preview : undefined
  } catch {
    return text
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
