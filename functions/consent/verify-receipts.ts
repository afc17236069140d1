/**
 * Checks that the log of decisions is intact, from its first line to the last it is known to have
 * had.
 */
import type { FileStore } from '#runtime'
import { hashOf } from '#runtime/consent-texts'
import {
  findMonths,
  folder,
  hashReceipt,
  readHead,
  start,
  type Head,
  type Link,
  type Receipt,
} from './receipt-log.ts'

export interface Verification {
  files: string[]
  receipts: number
  /** Receipts by version of the policy, then by choice: `necessary + analytics`. */
  counts: Map<string, Map<string, number>>
  unknownTexts: number
  /** The receipt before the first line, where earlier months were deleted. */
  startsAfter?: number
  /** The first fault; lines after it prove nothing. */
  fault?: { file: string; line: number; problem: string }
}

/** @param only - one file of the log. */
export async function verifyReceipts(files: FileStore, only?: string): Promise<Verification> {
  const all = await findMonths(files)
  const months = all.filter((name) => only === undefined || name === only)
  const found: Verification = { files: months, receipts: 0, counts: new Map(), unknownTexts: 0 }
  const checkedTexts = new Map<string, Promise<string | undefined>>()
  const findTextFault = (key: string) => {
    if (!checkedTexts.has(key)) checkedTexts.set(key, checkTexts(files, key))
    return checkedTexts.get(key)!
  }
  const head = await readHead(files)
  let last = findStart(months[0], head, only)
  if (last && last.seq > 0 && only === undefined) found.startsAfter = last.seq
  for (const month of months) {
    const text = (await files.read(`${folder}/${month}`)) ?? ''
    const lines = text.split('\n')
    const rest = lines.pop()
    for (const [at, line] of [...lines, ...(rest ? [rest] : [])].entries()) {
      const isCut = at === lines.length
      const receipt = isCut ? undefined : parse(line)
      const problem = isCut
        ? 'the line has no end: it was cut off'
        : (findFault(receipt, last, head) ?? (await findTextsFault(receipt!, findTextFault)))
      if (problem) return { ...found, fault: { file: month, line: at + 1, problem } }
      last = receipt
      count(found, receipt!)
    }
  }
  // `head.json` says only how far the newest month must reach.
  if (only !== undefined && only !== all.at(-1)) return found
  if (!head && months.length > 0) return { ...found, fault: headMissing }
  if (!head || head.seq <= (last?.seq ?? 0)) return found
  const file = months.at(-1) ?? `${folder}/`
  const problem = `the log ends with receipt ${last?.seq ?? 0}, but receipt ${head.seq} was written`
  return { ...found, fault: { file, line: found.receipts, problem } }
}

const headMissing = {
  file: 'head.json',
  line: 0,
  problem: 'it is missing although there are receipts: nothing says how far the log must reach',
}

/**
 * The receipt that the first line must follow. `head.json` keeps it when the oldest months are
 * deleted; a single month that it does not know is taken on trust.
 */
function findStart(
  month: string | undefined,
  head: Head | undefined,
  only: string | undefined,
): Link | undefined {
  const known = month === undefined ? undefined : head?.months[month]
  return known ?? (only === undefined ? start : undefined)
}

function parse(line: string): Receipt | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return value && typeof value === 'object' ? (value as Receipt) : undefined
  } catch {
    return undefined
  }
}

function findFault(
  receipt: Receipt | undefined,
  last: Link | undefined,
  head: Link | undefined,
): string | undefined {
  if (!receipt) return 'the line is not a JSON object'
  if (last && receipt.seq !== last.seq + 1) {
    return `receipt ${last.seq + 1} is expected here, this is ${receipt.seq}`
  }
  if (last && receipt.previous !== last.hash) {
    return `it follows ${receipt.previous}, but the receipt before is ${last.hash}`
  }
  const actual = hashReceipt(receipt)
  if (receipt.hash !== actual) return `its hash is ${receipt.hash}, that of its content ${actual}`
  if (head?.seq === receipt.seq && head.hash !== actual) {
    return `head.json has ${head.hash} for receipt ${head.seq}`
  }
  return undefined
}

async function findTextsFault(
  { texts, unknownTexts }: Receipt,
  find: (key: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  if (unknownTexts) return undefined
  for (const key of [texts.banner, texts.modal]) {
    const fault = await find(key)
    if (fault) return fault
  }
  return undefined
}

async function checkTexts(files: FileStore, key: string): Promise<string | undefined> {
  const file = `texts/${key}.json`
  const text = await files.read(`${folder}/${file}`)
  if (text === undefined) return `its texts are missing: ${file}`
  try {
    const actual = hashOf(JSON.parse(text))
    return actual === key ? undefined : `its texts were changed: ${file} has the hash ${actual}`
  } catch {
    return `its texts are not JSON: ${file}`
  }
}

function count(found: Verification, { version, choices, unknownTexts }: Receipt): void {
  found.receipts++
  if (unknownTexts) found.unknownTexts++
  const granted = Object.entries(choices).flatMap(([category, isGranted]) =>
    isGranted ? [category] : [],
  )
  const choice = granted.toSorted().join(' + ') || 'nothing'
  const byChoice = found.counts.get(version) ?? new Map<string, number>()
  found.counts.set(version, byChoice.set(choice, (byChoice.get(choice) ?? 0) + 1))
}
