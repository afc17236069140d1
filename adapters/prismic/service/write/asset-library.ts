/** Files of a repository: `assets/**`, what is known of each in `media/<id>.json`, tags in `media/tags.json`. */
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { typeOfFile } from '#schemas/file-types.ts'
import { measurePicture } from '../../../shared/measure-picture.ts'
import { parseJson } from '../parse-json.ts'
import { removeFile } from './document-files.ts'
import { toJsonText, writeWhole } from './whole-files.ts'
import { WriteRefused } from './write-refused.ts'

export interface StoredAsset {
  id: string
  /** Inside `assets/`. */
  path: string
  filename: string
  extension: string
  size: number
  kind: 'audio' | 'document' | 'image' | 'video'
  width?: number
  height?: number
  notes?: string | undefined
  credits?: string | undefined
  alt?: string | undefined
  /** Ids. */
  tags: string[]
  /** ms since 1970 */
  created_at: number
  last_modified: number
}

export interface AssetTag {
  id: string
  name: string
  created_at: number
  last_modified: number
}

export interface AssetWords {
  notes?: string | undefined
  credits?: string | undefined
  alt?: string | undefined
}

export interface AssetLibrary {
  /** The newest first. */
  list(): StoredAsset[]
  find(id: string): StoredAsset | undefined
  findByPath(path: string): StoredAsset | undefined
  /** @throws WriteRefused 400 */
  upload(file: { name: string; bytes: Uint8Array }, words: AssetWords): Promise<StoredAsset>
  /** @throws WriteRefused 404 or 400 */
  change(
    id: string,
    changes: AssetWords & { filename?: string | undefined; tags?: string[] | undefined },
  ): Promise<StoredAsset>
  /** Whether documents use it is not asked. @throws WriteRefused 404, or 409 when it is not this service's to remove */
  remove(id: string): Promise<void>
  tags(): AssetTag[]
  /** @throws WriteRefused 400 for a name that is too short, too long or taken */
  addTag(name: string): Promise<AssetTag>
}

const longest = 500

/** @param folders - content folders; the last is written */
export function createAssetLibrary(folders: readonly string[]): AssetLibrary {
  const target = folders.at(-1) ?? '.'
  const media = join(target, 'media')
  const tagsFile = join(media, 'tags.json')
  const byPath = new Map<string, StoredAsset>()
  const byId = new Map<string, StoredAsset>()
  const tags: AssetTag[] = existsSync(tagsFile)
    ? (parseJson(readFileSync(tagsFile, 'utf8'))['items'] as unknown as AssetTag[])
    : []
  const keep = (asset: StoredAsset) => {
    byPath.set(asset.path.normalize('NFC'), asset)
    byId.set(asset.id, asset)
  }
  for (const name of existsSync(media) ? readdirSync(media) : []) {
    if (name.startsWith('.') || name === 'tags.json' || !name.endsWith('.json')) continue
    keep(parseJson(readFileSync(join(media, name), 'utf8')) as unknown as StoredAsset)
  }

  /** Files that people put into the folder belong to the library, too. */
  function look(): void {
    for (const folder of folders) {
      const root = join(folder, 'assets')
      if (!existsSync(root)) continue
      for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || entry.name.startsWith('.')) continue
        const path = join(entry.parentPath, entry.name)
        const inside = path.slice(root.length + 1).replaceAll('\\', '/')
        if (!byPath.has(inside.normalize('NFC'))) keep(describeFile(inside, path))
      }
    }
  }
  look()

  async function save(asset: StoredAsset): Promise<StoredAsset> {
    await writeWhole(join(media, `${asset.id}.json`), toJsonText(asset))
    keep(asset)
    return asset
  }

  return {
    list() {
      look()
      return [...byId.values()].sort(
        (a, b) => b.created_at - a.created_at || (a.id < b.id ? -1 : 1),
      )
    },
    find: (id) => byId.get(id),
    findByPath: (path) => byPath.get(path.normalize('NFC')),
    async upload({ name, bytes }, words) {
      const id = newId()
      const filename = toFileName(name)
      const path = `${id}_${filename.replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')}`
      const now = Date.now()
      const asset: StoredAsset = {
        id,
        path,
        filename,
        ...describeBytes(filename, bytes),
        ...checkWords(words),
        tags: [],
        created_at: now,
        last_modified: now,
      }
      // Known only when it is there: an entry never leads to nothing.
      await writeWhole(join(target, 'assets', path), bytes)
      return save(asset)
    },
    async change(id, { filename, tags: chosen, ...words }) {
      const asset = byId.get(id)
      if (!asset) throw new WriteRefused(404, `There is no asset ${id}`)
      const unknown = chosen?.find((tag) => !tags.some((known) => known.id === tag))
      if (unknown !== undefined) throw new WriteRefused(400, `There is no tag ${unknown}`)
      return save({
        ...asset,
        ...checkWords(words),
        ...(filename === undefined ? {} : { filename }),
        ...(chosen === undefined ? {} : { tags: chosen }),
        last_modified: Date.now(),
      })
    },
    async remove(id) {
      const asset = byId.get(id)
      if (!asset) throw new WriteRefused(404, `There is no asset ${id}`)
      const other = folders
        .slice(0, -1)
        .find((folder) => existsSync(join(folder, 'assets', asset.path)))
      if (other !== undefined) {
        throw new WriteRefused(409, `The asset ${id} stands in ${other}, which is not written here`)
      }
      // An entry never leads to nothing.
      await removeFile(join(media, `${id}.json`))
      await removeFile(join(target, 'assets', asset.path))
      byId.delete(id)
      byPath.delete(asset.path.normalize('NFC'))
    },
    tags: () => tags,
    async addTag(name) {
      if (typeof name !== 'string' || name.length < 3 || name.length > 20) {
        throw new WriteRefused(400, 'A tag has 3 to 20 characters')
      }
      if (tags.some((tag) => tag.name === name)) {
        throw new WriteRefused(400, `There is a tag "${name}" already`)
      }
      const now = Date.now()
      const tag = { id: newId(), name, created_at: now, last_modified: now }
      await writeWhole(tagsFile, toJsonText({ items: [...tags, tag] }))
      tags.push(tag)
      return tag
    },
  }
}

/** 16 characters, as Prismic's ids have. */
export function newId(): string {
  return randomBytes(12).toString('base64url')
}

function checkWords(words: AssetWords): AssetWords {
  for (const [name, text] of Object.entries(words)) {
    if (text !== undefined && (typeof text !== 'string' || text.length > longest)) {
      throw new WriteRefused(400, `"${name}" must be a text of at most ${longest} characters`)
    }
  }
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text !== undefined))
}

/** Its id follows from its path, so that it is the same on every machine. */
function describeFile(inside: string, path: string): StoredAsset {
  const { mtimeMs } = statSync(path)
  const filename = inside.slice(inside.lastIndexOf('/') + 1)
  const time = Math.round(mtimeMs)
  return {
    id: createHash('sha1').update(inside).digest('base64url').slice(0, 16),
    path: inside,
    filename,
    ...describeBytes(filename, readFileSync(path)),
    tags: [],
    created_at: time,
    last_modified: time,
  }
}

/** Leaves room for an id before it, and for the ending of a converted picture. */
const longestName = 180

/** As it was called, without folders and controls, and no longer than disks allow. */
function toFileName(given: string): string {
  const name = given
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/\p{Cc}/gu, '')
    .replace(/^[.\s]+/, '')
  const [ending = ''] = /\.[a-z0-9]{1,10}$/i.exec(name) ?? []
  let start = name.slice(0, name.length - ending.length)
  while (Buffer.byteLength(start + ending) > longestName) start = [...start].slice(0, -1).join('')
  return start + ending || 'file'
}

function toKind(filename: string): StoredAsset['kind'] {
  const [kind = ''] = typeOfFile(filename).split('/')
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : 'document'
}

function describeBytes(filename: string, bytes: Uint8Array) {
  const extension = filename.includes('.')
    ? filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()
    : ''
  const kind = toKind(filename)
  // A picture that cannot be measured is kept all the same.
  const measured = kind === 'image' ? measurePicture(bytes)?.size : undefined
  return { extension, size: bytes.byteLength, kind, ...measured }
}
