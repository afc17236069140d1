/**
 * The log of decisions: one file per month, one receipt per line, each with the hash of the one
 * before. Changing, removing or moving a line breaks the chain from there on; `head.json` says how
 * far it must reach and where each month starts, so that old months can be deleted. It holds no
 * personal data.
 */
import { hash, randomUUID } from 'node:crypto'
import type { FileStore, Logger } from '#runtime'
import { toCanonicalJson } from '#runtime/consent-texts'
import { siteError, type ErrorEntry } from '#runtime/errors'

/** A visitor's decision, and the texts that were shown. */
export interface Decision {
  choices: { necessary: boolean; analytics: boolean; ad: boolean }
  /** The version of the policy. */
  version: string
  /** SHA-256 of the words of the banner and of the settings; copies are in `texts/`. */
  texts: { banner: string; modal: string }
  /** Set when the site's texts had changed by the time the decision arrived. */
  unknownTexts?: true
  /** Whether the browser refused tracking at the time. */
  gpc: boolean
  locale: string
}

export interface Receipt extends Decision {
  seq: number
  /** Random; the visitor's cookie holds it. */
  id: string
  /** ISO 8601, by the server's clock. */
  time: string
  /** Hash of the previous receipt; zeros for the first. */
  previous: string
  /** SHA-256 of the canonical JSON of all the rest. */
  hash: string
}

export const ReceiptLogBroken = {
  code: 'ReceiptLogBroken',
  kind: 'outage',
  title: 'Consent log broken',
  message: (file: string, reason: string) =>
    `No receipt can be added to the log: ${file} is broken, ${reason}.`,
  hint: 'Run npx slicewright consent verify, move the broken file away with its reason, and keep both.',
} satisfies ErrorEntry<[file: string, reason: string]>

export const folder = 'consent'
export const origin = '0'.repeat(64)
const headFile = `${folder}/head.json`
const monthPattern = /^receipts-\d{4}-\d{2}\.jsonl$/

/** A receipt as the next one, or `head.json`, refers to it. */
export type Link = Pick<Receipt, 'seq' | 'hash'>

export interface Head extends Link {
  /** The receipt before the first of each month, by the month's file. */
  months: Record<string, Link>
}

export const start: Link = { seq: 0, hash: origin }

/**
 * @throws SiteError ReceiptLogBroken, and errors of the file store; nothing is recorded then. A
 * recorded
 *   receipt is returned even if `head.json` could not be written: the next receipt repairs that.
 */
export function appendReceipt(
  files: FileStore,
  decision: Decision,
  now: number,
  log: Pick<Logger, 'error'>,
): Promise<Receipt> {
  return files.exclusive(folder, async () => {
    const months = await findMonths(files)
    const head = await readHead(files)
    const last = await findLast(files, months, head)
    const time = new Date(now).toISOString()
    const unsigned = {
      ...decision,
      seq: last.seq + 1,
      id: randomUUID(),
      time,
      previous: last.hash,
    }
    const receipt: Receipt = { ...unsigned, hash: hashReceipt(unsigned) }
    // A clock that was set back must not put a line before earlier ones.
    const month = [`receipts-${time.slice(0, 7)}.jsonl`, months.at(-1) ?? ''].toSorted().at(-1)!
    await files.appendLine(`${folder}/${month}`, toCanonicalJson(receipt))
    try {
      const before = head?.months[month] ?? (await readStart(files, month))
      const starts = { ...head?.months, ...(before ? { [month]: before } : {}) }
      await writeHead(files, { seq: receipt.seq, hash: receipt.hash, months: starts })
    } catch (error) {
      log.error('CONSENT_HEAD_NOT_WRITTEN', { seq: receipt.seq, message: String(error) })
    }
    return receipt
  })
}

/**
 * The last complete line, or the receipt in `head.json` if that is further on: then lines are lost,
 * and the next receipt leaves the gap visible for good.
 */
async function findLast(
  files: FileStore,
  months: readonly string[],
  head: Head | undefined,
): Promise<Link> {
  for (const month of months.toReversed()) {
    const last = await readLast(files, month)
    if (last) return head && head.seq > last.seq ? head : last
  }
  return head ?? start
}

export async function keepTexts(files: FileStore, key: string, words: unknown): Promise<void> {
  await files.write(`${folder}/texts/${key}.json`, `${JSON.stringify(words, null, 2)}\n`)
}

/** The files of the log, in order. */
export async function findMonths(files: FileStore): Promise<string[]> {
  return (await files.list(folder)).filter((name) => monthPattern.test(name))
}

/** The last receipt the log is known to have had. @throws SiteError ReceiptLogBroken */
export async function readHead(files: FileStore): Promise<Head | undefined> {
  const text = await files.read(headFile)
  if (text === undefined) return undefined
  try {
    return { months: {}, ...(JSON.parse(text) as Link) }
  } catch {
    throw siteError(ReceiptLogBroken, [headFile, 'its text is no JSON'])
  }
}

function writeHead(files: FileStore, head: Head): Promise<void> {
  return files.write(headFile, toCanonicalJson(head))
}

/** The receipt before the first of a month. */
async function readStart(files: FileStore, month: string): Promise<Link | undefined> {
  const [first] = ((await files.read(`${folder}/${month}`)) ?? '').split('\n')
  const { seq, previous } = JSON.parse(first || '{}') as Partial<Receipt>
  return seq === undefined || previous === undefined ? undefined : { seq: seq - 1, hash: previous }
}

export function hashReceipt({ hash: _, ...receipt }: Omit<Receipt, 'hash'> & { hash?: string }) {
  return hash('sha256', toCanonicalJson(receipt))
}

/** The last receipt of a month; undefined while it has no complete line. */
async function readLast(files: FileStore, month: string): Promise<Receipt | undefined> {
  const file = `${folder}/${month}`
  const line = await files.readLastLine(file)
  if (line === undefined) return undefined
  const refuse = (reason: string) => siteError(ReceiptLogBroken, [file, reason])
  let receipt: Receipt
  try {
    receipt = JSON.parse(line) as Receipt
  } catch {
    throw refuse('its last line is no JSON')
  }
  if (receipt.hash !== hashReceipt(receipt)) {
    throw refuse('its last line has another hash than it says')
  }
  return receipt
}
