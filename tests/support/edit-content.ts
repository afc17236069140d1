/**
 * Random edits of a content folder, the same for the same seed: like those of editors on a
 * repository.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { StoredDocument } from '../../lab/commands/multiply-content.ts'

/** Random numbers from 0 up to but excluding 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface StoredFile {
  path: string
  document: StoredDocument
}

interface Link {
  link_type: 'Document'
  type: string
  uid: string
}

export interface ContentEditor {
  /** Makes one edit. @returns a description of it */
  edit(): string
}

/** @param folder - with `documents/<lang>/<type>/<file>.json` */
export function createContentEditor(folder: string, random: () => number): ContentEditor {
  const choose = <One>(from: readonly One[]): One => from[Math.floor(random() * from.length)]!
  const root = join(folder, 'documents')
  let moment = Date.parse('2026-11-20T08:00:00Z')

  function readAll(): StoredFile[] {
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => {
        const path = join(root, name)
        return { path, document: JSON.parse(readFileSync(path, 'utf8')) as StoredDocument }
      })
  }

  function save({ path, document }: StoredFile): void {
    moment += 60_000
    const date = new Date(moment).toISOString().replace('.000Z', '+0000')
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify({ ...document, last_publication_date: date }))
  }

  const withUid = (files: readonly StoredFile[]) =>
    files.filter(({ document }) => document.uid !== undefined)
  const repeated = (files: readonly StoredFile[]) =>
    withUid(files).filter(({ document }) => listed.has(document.type))

  const edits: Record<string, (files: readonly StoredFile[]) => StoredFile | undefined> = {
    text(files) {
      const file = choose(files)
      const texts = listTexts(file.document.data)
      if (texts.length === 0) return undefined
      const found = choose(texts)
      found.text = `${found.text} ${Math.floor(random() * 1000)}`
      save(file)
      return file
    },
    'text of an article'(files) {
      return edits['text']!(repeated(files))
    },
    uid(files) {
      const file = choose(withUid(files))
      file.document.uid = `${file.document.uid}-moved`
      save(file)
      return file
    },
    withdrawal(files) {
      const file = choose(withUid(files))
      rmSync(file.path)
      return file
    },
    addition(files) {
      const { path, document } = choose(repeated(files))
      const n = Math.floor(random() * 1e6)
      const added = {
        path: path.replace('.json', `-new-${n}.json`),
        document: {
          ...document,
          id: `Znew${String(n).padStart(12, '0')}`,
          uid: `${document.uid}-new-${n}`,
          group: `${document.uid}-new-${n}`,
        },
      }
      save(added)
      return added
    },
    link(files) {
      const file = choose(files)
      const links = listLinks(file.document.data)
      if (links.length === 0) return undefined
      const link = choose(links)
      const { lang } = file.document
      const others = withUid(files).filter(
        ({ document }) => document.type === link.type && document.lang === lang,
      )
      if (others.length === 0) return undefined
      link.uid = choose(others).document.uid!
      save(file)
      return file
    },
    order(files) {
      const file = choose(files)
      const lists = Object.values(file.document.data).filter(
        (value): value is unknown[] => Array.isArray(value) && value.length > 1,
      )
      if (lists.length === 0) return undefined
      const list = choose(lists)
      list.push(list.shift())
      save(file)
      return file
    },
    hiding(files) {
      const file = choose(repeated(files))
      file.document.data['is_hidden'] = file.document.data['is_hidden'] !== true
      save(file)
      return file
    },
    damage(files) {
      const file = choose(files)
      const names = Object.keys(file.document.data)
      if (names.length === 0) return undefined
      delete file.document.data[choose(names)]
      save(file)
      return file
    },
    date(files) {
      const file = choose(repeated(files))
      const fields = Object.keys(file.document.data).filter((name) => /date/.test(name))
      if (fields.length === 0) return undefined
      const name = choose(fields)
      const value = String(file.document.data[name])
      file.document.data[name] = value.replace(/^\d{4}/, (year) => String(Number(year) - 1))
      save(file)
      return file
    },
  }

  return {
    edit() {
      for (;;) {
        const name = choose(Object.keys(edits))
        const file = edits[name]!(readAll())
        if (!file) continue
        const { type, lang, uid } = file.document
        return `${name}: ${type} ${uid ?? ''} ${lang}`
      }
    },
  }
}

const listed = new Set(['blog_article', 'case_study', 'gated_ebook_lp', 'webinar', 'live_event'])

function listTexts(value: unknown): { text: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const own =
    typeof (value as { text?: unknown }).text === 'string' ? [value as { text: string }] : []
  return [...own, ...Object.values(value).flatMap(listTexts)]
}

function listLinks(value: unknown): Link[] {
  if (typeof value !== 'object' || value === null) return []
  const { link_type, uid } = value as Partial<Link>
  if (link_type === 'Document') return typeof uid === 'string' ? [value as Link] : []
  return Object.values(value).flatMap(listLinks)
}
