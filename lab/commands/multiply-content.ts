/**
 * `npm run content:multiply -w lab -- <times> <folder> [type...]`: makes a large repository from the shipped
 * one, for tests of scale. Every document with a uid of the given types (default: articles, events,
 * cases, partners) is copied with new ids, uids, titles and dates; copies link to each other. Serve it
 * with `CONTENT_DIR=<folder> npm start`.
 */
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { refuseFile, toUnwritten } from '../../cli/named-files.ts'
import { Refusal, runCommand, type Command } from '../../cli/run-command.ts'

export interface StoredDocument {
  id: string
  uid?: string
  type: string
  lang: string
  group?: string
  first_publication_date?: string
  last_publication_date?: string
  data: Record<string, unknown>
}

export const copiedTypes = ['blog_article', 'case_study', 'gated_ebook_lp', 'webinar', 'partner']

/**
 * The n-th copy: a new document with the same text. Links to copied types lead to the same copy.
 */
export function copyDocument(
  document: StoredDocument,
  n: number,
  types: ReadonlySet<string>,
): StoredDocument {
  const { id, uid, group, first_publication_date, last_publication_date } = document
  return {
    ...document,
    id: copyId(id, n),
    ...(uid === undefined ? {} : { uid: `${uid}-${n}` }),
    group: `${group ?? uid ?? id}-${n}`,
    ...(first_publication_date ? { first_publication_date: shift(first_publication_date, n) } : {}),
    ...(last_publication_date ? { last_publication_date: shift(last_publication_date, n) } : {}),
    data: copyValue(document.data, n, types) as Record<string, unknown>,
  }
}

function copyId(id: string, n: number): string {
  const hash = createHash('sha1').update(`${id} ${n}`).digest('base64')
  return `Z${hash.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 15)}`
}

/** Shifts a date, a day earlier with each copy, so that sorting has an effect. */
function shift(date: string, days: number): string {
  const time = new Date(Date.parse(date) - days * 86_400_000)
  return time.toISOString().replace('.000Z', '+0000')
}

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/

function copyValue(value: unknown, n: number, types: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => copyValue(item, n, types))
  if (typeof value === 'string') return timestamp.test(value) ? shift(value, n) : value
  if (typeof value !== 'object' || value === null) return value
  const { link_type, type, uid, text } = value as Record<string, unknown>
  if (link_type === 'Document' && types.has(String(type)) && typeof uid === 'string') {
    return { ...value, uid: `${uid}-${n}` }
  }
  if (type === 'heading1') return { ...value, text: `${String(text)} (${n})` }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, copyValue(item, n, types)]),
  )
}

function readDocuments(from: string): { name: string; document: StoredDocument }[] {
  const folder = join(from, 'documents')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      name,
      document: JSON.parse(readFileSync(join(folder, name), 'utf8')) as StoredDocument,
    }))
}

/** @returns the number of documents in the new repository */
export function multiplyContent(
  from: string,
  to: string,
  times: number,
  types: ReadonlySet<string> = new Set(copiedTypes),
): number {
  let count = 0
  const write = (path: string, document: StoredDocument) => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(document))
    count++
  }
  for (const { name, document } of readDocuments(from)) {
    const path = join(to, 'documents', name)
    write(path, document)
    if (!types.has(document.type)) continue
    for (let n = 2; n <= times; n++) {
      const file = `${basename(name, '.json')}-${n}.json`
      write(join(dirname(path), file), copyDocument(document, n, types))
    }
  }
  cpSync(join(from, 'repository.json'), join(to, 'repository.json'))
  if (!existsSync(join(to, 'assets'))) symlinkSync(resolve(from, 'assets'), join(to, 'assets'))
  return count
}

/** @throws Refusal naming the types that exist */
function checkTypes(from: string, types: readonly string[]): void {
  const known = new Set(readDocuments(from).map(({ document }) => document.type))
  const unknown = types.filter((type) => !known.has(type))
  if (unknown.length === 0) return
  throw new Refusal(
    `There are no documents of the type ${unknown.join(', ')}. There are: ${[...known].toSorted().join(', ')}.`,
  )
}

/** @throws Refusal */
function refuseDocuments(folder: string): void {
  refuseFile(folder)
  const documents = join(folder, 'documents')
  if (!existsSync(documents) || readdirSync(documents).length === 0) return
  throw new Refusal(`${folder} holds documents already. Name a folder without.`)
}

const command: Command = {
  help: `npm run content:multiply -w lab -- TIMES FOLDER [TYPE ...]
Makes a large repository from the shipped one, for tests of scale. TIMES is 2 to 10000; FOLDER holds no documents yet.
Documents of each TYPE are copied; of ${copiedTypes.join(', ')} unless set.`,
  options: {},
  words: Infinity,
  async run({ words: [times, folder, ...types] }) {
    const factor = Number(times)
    if (!Number.isInteger(factor) || factor < 2 || factor > 10_000 || folder === undefined)
      throw new Refusal(
        'Give a factor (2 to 10000) and a target folder: npm run content:multiply -w lab -- 100 /tmp/large',
      )
    const from = join(repositoryRoot, 'content')
    checkTypes(from, types)
    refuseDocuments(folder)
    const chosen = new Set(types.length > 0 ? types : copiedTypes)
    try {
      const count = multiplyContent(from, folder, factor, chosen)
      console.log(`${count} documents in ${folder}. Serve them: CONTENT_DIR=${folder} npm start`)
      return 0
    } catch (error) {
      // Leftovers would be refused the next time.
      rmSync(join(folder, 'documents'), { recursive: true, force: true })
      throw toUnwritten(folder, error)
    }
  },
}

if (import.meta.main) process.exitCode = await runCommand(command, process.argv.slice(2))
