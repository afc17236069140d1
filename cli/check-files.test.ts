/** Document files with one fault each: reported with file and line, and what to write instead. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toSarif, toTable, type QualityReport } from '#compiler/quality'
import { checkFiles } from './check-files.ts'
import { listAssets, readContentFiles } from './content-files.ts'
import { createLocator } from './locate-content.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, value: unknown): void {
  const file = join(folder, 'documents', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value, null, 2))
}

const facts = { types: ['article', 'author'], languages: ['en-us', 'de-de'] }
const sound = { id: 'a1', uid: 'one', type: 'article', lang: 'en-us', data: {} }

function check() {
  const files = readContentFiles([folder])
  return { files, ...checkFiles(files, facts) }
}

const cases: [
  name: string,
  file: string,
  value: unknown,
  told: object,
  message: RegExp,
  hint: RegExp,
][] = [
  [
    'whose former uids are no list',
    'en-us/article/one.json',
    { ...sound, former_uids: 'two' },
    { id: 'malformed-value', line: 7 },
    /"two", which is not a list of strings/,
    /list of the uids it had/,
  ],
  [
    'that is no JSON',
    'en-us/article/a.json',
    '{\n  "id": "a",\n  oops\n}',
    { id: 'unreadable-file', line: 3 },
    /not valid JSON/,
    /Correct it/,
  ],
  [
    'that is a list',
    'en-us/article/a.json',
    [],
    { id: 'unreadable-file', line: 1 },
    /not contain a document/,
    /"lang"/,
  ],
  [
    'without id',
    'en-us/article/a.json',
    { ...sound, id: '' },
    { id: 'unreadable-file', line: 2 },
    /has no id: it is ""/,
    /letters and digits/,
  ],
  [
    'of an unknown type',
    'en-us/article/a.json',
    { ...sound, type: 'artcle' },
    { id: 'unknown-type', line: 4 },
    /type "artcle"/,
    /"article"/,
  ],
  [
    'of another type than its folder',
    'en-us/author/a.json',
    sound,
    { id: 'other-type', line: 4 },
    /is a article, but stands in the folder of author/,
    /"author"/,
  ],
  [
    'of another language than its folder',
    'de-de/article/a.json',
    sound,
    { id: 'other-language', line: 5 },
    /"en-us", but the file stands in the folder of de-de/,
    /"de-de"/,
  ],
  [
    'whose uid is a number',
    'en-us/article/a.json',
    { ...sound, uid: 7 },
    { id: 'malformed-value', line: 3 },
    /is 7, which is not a string/,
    /lower-case/,
  ],
]

describe('files of documents', () => {
  it('[PAGEBUILDER-10] are sound when nothing is wrong', () => {
    write('en-us/article/a.json', sound)
    write('de-de/article/a.json', { ...sound, id: 'a2', lang: 'de-de' })
    expect(check().findings).toEqual([])
  })

  it.each(cases)(
    '[PAGEBUILDER-10] one %s is told with its line',
    (_, file, value, told, message, hint) => {
      write(file, value)
      const { findings } = check()
      expect(findings.map(({ rule, place }) => ({ id: rule.id, line: place!.line }))).toEqual([
        told,
      ])
      expect(findings[0]!.place!.file).toContain(file)
      expect(findings[0]!.message).toMatch(message)
      expect(findings[0]!.hint).toMatch(hint)
    },
  )

  it.each([
    ['id', { uid: 'two' }, 2],
    ['uid', { id: 'a2' }, 3],
  ])(
    '[PAGEBUILDER-10] two of one %s are told at the second, with the place of the first',
    (name, own, line) => {
      write('en-us/article/a.json', sound)
      write('en-us/article/b.json', { ...sound, ...own })
      const { findings } = check()
      expect(findings).toHaveLength(1)
      expect(findings[0]).toMatchObject({ path: `/${name}`, rule: { id: 'duplicate-document' } })
      expect(findings[0]!.place).toMatchObject({ line })
      expect(findings[0]!.message).toMatch(new RegExp(`a\\.json:${line}\\.$`))
    },
  )

  it('[PAGEBUILDER-10] stand in the table and in SARIF with file and line', () => {
    write('en-us/article/a.json', { ...sound, type: 'artcle' })
    const { files, rules, findings } = check()
    const report: QualityReport = { title: 'Check', repository: 'r', rules, findings, counts: [] }
    const locate = createLocator(files)
    expect(toTable(report, locate)).toMatch(/a\.json:4 \/type/)
    expect(JSON.stringify(toSarif(report, locate))).toMatch(
      /"uri":"[^"]*en-us\/article\/a\.json"\},"region":\{"startLine":4\}/,
    )
  })

  it('give the line of a field, or of the nearest thing around it', () => {
    write('en-us/article/a.json', { ...sound, data: { title: [{ text: 'x' }] } })
    const [file] = check().files
    expect(file!.lineOf('/data/title/0/text')).toBe(9)
    expect(file!.lineOf('/data/title/3/text')).toBe(7)
    expect(file!.lineOf('')).toBe(1)
  })

  it('are compared with the files there are', () => {
    mkdirSync(join(folder, 'assets/photos'), { recursive: true })
    writeFileSync(join(folder, 'assets/photos/a.jpg'), '')
    expect([...listAssets([folder])]).toContain('/media/photos/a.jpg')
  })
})
