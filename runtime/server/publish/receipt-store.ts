/** Receipts of the last publications: one file, so that there is nothing to clean up. */
import { toReason } from '../../model/errors/to-reason.ts'
import type { FileStore } from '../../model/ports/file-store.ts'
import type { PublishReceipt, VerifiedAnswer } from './publish-receipt.ts'

export const receiptsFile = 'publish/receipts.json'

const mostReceipts = 50
/** Most entries of each list in a receipt. */
const mostEntries = 200

/** A receipt whose lists are cut, with their full lengths. */
export interface KeptReceipt extends PublishReceipt {
  /** Documents; undefined when it is not known which. */
  changed?: number
  purged: number
}

/** Receipts, newest first. @throws whatever the disk throws, and for a damaged file */
export async function readReceipts(files: FileStore): Promise<KeptReceipt[]> {
  const text = await files.read(receiptsFile)
  if (text === undefined) return []
  try {
    const receipts: unknown = JSON.parse(text)
    if (!Array.isArray(receipts)) throw new Error('it is not a list')
    return receipts as KeptReceipt[]
  } catch (cause) {
    throw new Error(
      `${receiptsFile} in DATA_DIR is damaged: ${toReason(cause)}. Remove it; the next publication begins a new one.`,
      { cause },
    )
  }
}

export function keepReceipt(files: FileStore, receipt: PublishReceipt): Promise<void> {
  const { changes, affected } = receipt
  const kept: KeptReceipt = {
    ...receipt,
    ...(changes ? { changes: changes.slice(0, mostEntries), changed: changes.length } : {}),
    affected: affected.slice(0, mostEntries),
    purged: affected.length,
  }
  return update(files, (receipts) => [kept, ...receipts].slice(0, mostReceipts))
}

export function keepVerified(
  files: FileStore,
  { at, to }: PublishReceipt,
  verified: readonly VerifiedAnswer[],
): Promise<void> {
  return update(files, (receipts) =>
    receipts.map((one) =>
      one.at === at && one.to === to ? { ...one, verified: [...verified] } : one,
    ),
  )
}

function update(
  files: FileStore,
  change: (receipts: KeptReceipt[]) => KeptReceipt[],
): Promise<void> {
  return files.exclusive('publish', async () => {
    // Old receipts are worth less than being able to write new ones.
    const receipts = await readReceipts(files).catch(() => [])
    await files.write(receiptsFile, JSON.stringify(change(receipts), undefined, 2))
  })
}
