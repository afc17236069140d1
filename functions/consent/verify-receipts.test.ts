import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FileStore } from '#runtime'
import { hashOf } from '#runtime/consent-texts'
import { createFileStore } from '../../adapters/node/file-store.ts'
import { appendReceipt, keepTexts, type Decision } from './receipt-log.ts'
import { verifyReceipts } from './verify-receipts.ts'

const words = { title: 'May we?' }
const shown = hashOf(words)
const october = Date.UTC(2026, 9, 31, 23)
const november = Date.UTC(2026, 10, 1)
const december = Date.UTC(2026, 11, 1)

const told: string[] = []
const log = { error: (code: string) => void told.push(code) }
const append = (decided: Decision, time: number, store = files) =>
  appendReceipt(store, decided, time, log)

const decision = (analytics: boolean): Decision => ({
  choices: { necessary: true, analytics, ad: false },
  version: '1',
  texts: { banner: shown, modal: shown },
  gpc: false,
  locale: 'en',
})

let root: string
let files: FileStore
const pathOf = (name: string) => join(root, 'consent', name)
const edit = (name: string, change: (lines: string[]) => string[]) => {
  const lines = readFileSync(pathOf(name), 'utf8').split('\n')
  writeFileSync(pathOf(name), change(lines).join('\n'))
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'receipts-'))
  files = createFileStore(root)
  await keepTexts(files, shown, words)
  for (const time of [october, october, october, november, november]) {
    await append(decision(time === november), time)
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('verifyReceipts', () => {
  it('counts what a whole log holds, over its months', async () => {
    const { fault, ...found } = await verifyReceipts(files)
    expect(fault).toBeUndefined()
    expect(found.files).toEqual(['receipts-2026-10.jsonl', 'receipts-2026-11.jsonl'])
    expect(found.receipts).toBe(5)
    expect(found.counts.get('1')).toEqual(
      new Map([
        ['necessary', 3],
        ['analytics + necessary', 2],
      ]),
    )
  })

  it('finds an empty log whole', async () => {
    expect(await verifyReceipts(createFileStore(join(root, 'none')))).toMatchObject({ receipts: 0 })
    expect((await verifyReceipts(createFileStore(join(root, 'none')))).fault).toBeUndefined()
  })

  const first = 'receipts-2026-10.jsonl'
  const second = 'receipts-2026-11.jsonl'
  const tampered = (line: string) => line.replace('"analytics":false', '"analytics":true')
  it.each<[string, string, (lines: string[]) => string[], object]>([
    [
      'a changed line',
      first,
      ([a, b, ...rest]) => [a!, tampered(b!), ...rest],
      { file: first, line: 2, problem: expect.stringMatching(/^its hash is/) },
    ],
    [
      'a removed line',
      first,
      ([a, , ...rest]) => [a!, ...rest],
      { file: first, line: 2, problem: 'receipt 2 is expected here, this is 3' },
    ],
    [
      'a removed first line',
      first,
      ([, ...rest]) => rest,
      { file: first, line: 1, problem: 'receipt 1 is expected here, this is 2' },
    ],
    [
      'two lines in another order',
      first,
      ([a, b, ...rest]) => [b!, a!, ...rest],
      { file: first, line: 1, problem: 'receipt 1 is expected here, this is 2' },
    ],
    [
      'a line that was cut off',
      second,
      ([a, b]) => [a!, b!.slice(0, 40)],
      { file: second, line: 2, problem: 'the line has no end: it was cut off' },
    ],
    [
      'a line that is no JSON',
      second,
      ([, b]) => ['{nope', b!, ''],
      { file: second, line: 1, problem: 'the line is not a JSON object' },
    ],
    [
      'a removed last line',
      second,
      ([a]) => [a!, ''],
      { file: second, problem: 'the log ends with receipt 4, but receipt 5 was written' },
    ],
  ])('finds %s', async (_, file, change, fault) => {
    edit(file, change)
    expect((await verifyReceipts(files)).fault).toMatchObject(fault)
  })

  it('finds a line written anew with a hash of its own, at the next', async () => {
    const { hashReceipt } = await import('./receipt-log.ts')
    edit(first, ([a, b, ...rest]) => {
      const { hash: _, ...forged } = JSON.parse(tampered(b!))
      return [a!, JSON.stringify({ ...forged, hash: hashReceipt(forged) }), ...rest]
    })
    expect((await verifyReceipts(files)).fault).toMatchObject({
      file: first,
      line: 3,
      problem: expect.stringMatching(/^it follows/),
    })
  })

  it('trusts a log whose oldest months were deleted, and says what is missing', async () => {
    await append(decision(true), december)
    rmSync(pathOf(first))
    const two = await verifyReceipts(files)
    expect([two.fault, two.receipts, two.startsAfter]).toEqual([undefined, 3, 3])
    rmSync(pathOf(second))
    const one = await verifyReceipts(files)
    expect([one.fault, one.receipts, one.startsAfter]).toEqual([undefined, 1, 5])
    await append(decision(true), december)
    expect((await verifyReceipts(files)).fault).toBeUndefined()
  })

  it('trusts it also when head.json had not known where a month starts', async () => {
    const { seq, hash } = JSON.parse(readFileSync(pathOf('head.json'), 'utf8'))
    writeFileSync(pathOf('head.json'), JSON.stringify({ seq, hash }))
    await append(decision(true), november)
    rmSync(pathOf(first))
    expect(await verifyReceipts(files)).toMatchObject({ startsAfter: 3, receipts: 3 })
    expect((await verifyReceipts(files)).fault).toBeUndefined()
  })

  it.each([undefined, second])(
    'takes a log without head.json for broken, in which the newest lines may be missing: %s',
    async (only) => {
      edit(second, ([a]) => [a!, ''])
      rmSync(pathOf('head.json'))
      expect((await verifyReceipts(files, only)).fault).toMatchObject({
        file: 'head.json',
        problem: expect.stringContaining('missing although there are receipts'),
      })
    },
  )

  it('finds a removed last line also when it checks the newest month alone', async () => {
    edit(second, ([a]) => [a!, ''])
    expect((await verifyReceipts(files, second)).fault).toMatchObject({
      file: second,
      problem: 'the log ends with receipt 4, but receipt 5 was written',
    })
  })

  it('finds a missing month between others', async () => {
    await append(decision(true), december)
    rmSync(pathOf(second))
    expect((await verifyReceipts(files)).fault).toMatchObject({
      file: 'receipts-2026-12.jsonl',
      line: 1,
      problem: 'receipt 4 is expected here, this is 6',
    })
  })

  it('finds that the newest month is missing', async () => {
    rmSync(pathOf(second))
    expect((await verifyReceipts(files)).fault).toMatchObject({
      problem: 'the log ends with receipt 3, but receipt 5 was written',
    })
  })

  it('finds that the first line of the oldest month there is was removed', async () => {
    rmSync(pathOf(first))
    edit(second, ([, b]) => [b!, ''])
    expect((await verifyReceipts(files)).fault).toMatchObject({
      file: second,
      line: 1,
      problem: 'receipt 4 is expected here, this is 5',
    })
  })

  it('checks one month alone', async () => {
    rmSync(pathOf(first))
    const { fault, receipts } = await verifyReceipts(files, second)
    expect([fault, receipts]).toEqual([undefined, 2])
  })

  it.each<[string, () => void, RegExp]>([
    ['are missing', () => rmSync(pathOf(`texts/${shown}.json`)), /^its texts are missing/],
    [
      'were changed',
      () => writeFileSync(pathOf(`texts/${shown}.json`), '{"title":"We may!"}'),
      /^its texts were changed/,
    ],
  ])('finds that texts %s', async (_, change, problem) => {
    change()
    expect((await verifyReceipts(files)).fault).toMatchObject({
      file: first,
      line: 1,
      problem: expect.stringMatching(problem),
    })
  })

  it('asks for no copy of texts the site did not have', async () => {
    const unknown = { banner: 'a'.repeat(64), modal: 'b'.repeat(64) }
    await append({ ...decision(true), texts: unknown, unknownTexts: true }, november)
    expect(await verifyReceipts(files)).toMatchObject({ receipts: 6, unknownTexts: 1 })
    expect((await verifyReceipts(files)).fault).toBeUndefined()
  })
})

describe('appendReceipt', () => {
  it('keeps one chain when many decide at once, in two processes', async () => {
    const stores = [files, createFileStore(root)]
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => append(decision(true), november, stores[at % 2])),
    )
    expect(await verifyReceipts(files)).toMatchObject({ receipts: 45 })
    expect((await verifyReceipts(files)).fault).toBeUndefined()
  })

  it('puts no line before others when the clock was set back', async () => {
    await append(decision(true), october)
    expect((await verifyReceipts(files)).fault).toBeUndefined()
  })

  it('removes what a killed process has left of a line, which nobody was told of', async () => {
    const path = pathOf('receipts-2026-11.jsonl')
    writeFileSync(path, `${readFileSync(path, 'utf8')}{"choices":{"ad":fal`)
    expect((await verifyReceipts(files)).fault?.problem).toBe('the line has no end: it was cut off')
    expect(await append(decision(true), november)).toMatchObject({ seq: 6 })
    expect(await verifyReceipts(files)).toMatchObject({ receipts: 6 })
    expect((await verifyReceipts(files)).fault).toBeUndefined()
  })

  it('goes on after the only line of a new month was torn', async () => {
    writeFileSync(pathOf('receipts-2026-12.jsonl'), '{"choices"')
    expect(await append(decision(true), december)).toMatchObject({ seq: 6 })
    expect((await verifyReceipts(files)).fault).toBeUndefined()
  })

  it('goes on after lines that were on record are gone, and leaves the gap to be seen', async () => {
    edit('receipts-2026-11.jsonl', ([a]) => [a!, ''])
    expect(await append(decision(true), november)).toMatchObject({ seq: 6 })
    expect((await verifyReceipts(files)).fault).toMatchObject({
      line: 2,
      problem: 'receipt 5 is expected here, this is 6',
    })
  })

  it('adds nothing after a line that was changed', async () => {
    edit('receipts-2026-11.jsonl', ([a, b]) => [a!, b!.slice(0, 40), ''])
    await expect(append(decision(true), november)).rejects.toMatchObject({
      code: 'ReceiptLogBroken',
    })
  })

  it('counts as done what is on record, even if head.json could not be written', async () => {
    const full: FileStore = { ...files, write: () => Promise.reject(new Error('no space left')) }
    expect(await append(decision(true), november, full)).toMatchObject({ seq: 6 })
    expect(told).toEqual(['CONSENT_HEAD_NOT_WRITTEN'])
    expect(await append(decision(true), december)).toMatchObject({ seq: 7 })
    expect(await verifyReceipts(files)).toMatchObject({ receipts: 7 })
    expect((await verifyReceipts(files)).fault).toBeUndefined()
  })

  it('records nothing of the visitor but the decision', async () => {
    const receipt = await append(decision(true), november)
    expect(Object.keys(receipt).toSorted()).toEqual(
      'choices gpc hash id locale previous seq texts time version'.split(' '),
    )
  })
})
