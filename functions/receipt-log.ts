/**
 * The log of decisions: a file a month, a line a receipt, each with the hash of the one before. Who
 * changes, removes or moves a line breaks the chain from there on; `head.json` tells how far it must
 * reach. There is nothing personal in it.
 */
import { hash, randomUUID } from 'node:crypto'
import type { FileStore } from '#runtime'
import { toCanonicalJson } from '#runtime/consent-texts'
import { siteError, type ErrorEntry } from '#runtime/errors'

/** What a visitor has decided, and what was shown. */
export interface Decision {
  choices: { necessary: boolean; analytics: boolean; ad: boolean }
  /** Of the policy. */
  version: string
  /** SHA-256 of the words of the banner and of the settings; copies are in `texts/`. */
  texts: { banner: string; modal: string }
  /** Set when the site had other texts when the decision arrived. */
  unknownTexts?: true
  /** Whether the browser refused tracking at the time. */
  gpc: boolean
  locale: string
}

export interface Receipt extends Decision {
  seq: number
  /** Random; the visitor's cookie holds it. */
  id: string
  /** ISO 8601, of the server. */
  time: string
  /** Hash of the receipt before; zeros for the first. */
  previous: string
  /** SHA-256 of the canonical JSON of all the rest. */
  hash: string
}

export const ReceiptLogBroken = {
  code: 'ReceiptLogBroken',
  kind: 'outage',
  title: 'Consent log broken',
  message: (file: string, reason: string) =>
    `No receipt can be added to ${file}: its last line ${reason}.`,
  hint: 'Run npm run consent:verify, move the broken file away with its reason, and keep both.',
} satisfies ErrorEntry<[file: string, reason: string]>

export const folder = 'consent'
export const origin = '0'.repeat(64)
const headFile = `${folder}/head.json`
const monthPattern = /^receipts-\d{4}-\d{2}\.jsonl$/

/** @throws SiteError ReceiptLogBroken; what the file store throws. Nothing is on record then. */
export function appendReceipt(files: FileStore, decision: Decision, now: number): Promise<Receipt> {
  return files.exclusive(folder, async () => {
    const months = await findMonths(files)
    const latest = months.at(-1)
    const last = latest === undefined ? undefined : await readLast(files, latest)
    const time = new Date(now).toISOString()
    const unsigned = {
      ...decision,
      seq: (last?.seq ?? 0) + 1,
      id: randomUUID(),
      time,
      previous: last?.hash ?? origin,
    }
    const receipt: Receipt = { ...unsigned, hash: hashReceipt(unsigned) }
    // A clock that was set back must not put a line in front of others.
    const month = [`receipts-${time.slice(0, 7)}.jsonl`, latest ?? ''].toSorted().at(-1)
    await files.append(`${folder}/${month}`, `${toCanonicalJson(receipt)}\n`)
    await files.write(headFile, toCanonicalJson({ seq: receipt.seq, hash: receipt.hash }))
    return receipt
  })
}

export async function keepTexts(files: FileStore, key: string, words: unknown): Promise<void> {
  await files.write(`${folder}/texts/${key}.json`, `${JSON.stringify(words, null, 2)}\n`)
}

/** The files of the log in their order. */
export async function findMonths(files: FileStore): Promise<string[]> {
  return (await files.list(folder)).filter((name) => monthPattern.test(name))
}

/** The last receipt the log is known to have had. */
export async function readHead(
  files: FileStore,
): Promise<Pick<Receipt, 'seq' | 'hash'> | undefined> {
  const text = await files.read(headFile)
  return text === undefined ? undefined : (JSON.parse(text) as Pick<Receipt, 'seq' | 'hash'>)
}

export function hashReceipt({ hash: _, ...receipt }: Omit<Receipt, 'hash'> & { hash?: string }) {
  return hash('sha256', toCanonicalJson(receipt))
}

async function readLast(files: FileStore, month: string): Promise<Receipt> {
  const file = `${folder}/${month}`
  const line = await files.readLastLine(file)
  const refuse = (reason: string) => siteError(ReceiptLogBroken, [file, reason])
  if (line === undefined) throw refuse('is missing')
  let receipt: Receipt
  try {
    receipt = JSON.parse(line) as Receipt
  } catch {
    throw refuse('is no JSON')
  }
  if (receipt.hash !== hashReceipt(receipt)) throw refuse('has another hash than it says')
  return receipt
}
