/** The folder of what the site keeps for itself: whether it can be written, told at start and to `/healthz`. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteError, type ErrorEntry } from '#runtime/errors'
import { draftEnd } from './file-store.ts'

export const DataFolderUnwritable = {
  code: 'DataFolderUnwritable',
  kind: 'outage',
  title: 'Data folder cannot be written',
  message: (folder: string, reason: string) =>
    `Nothing can be written to ${folder}: ${reason}. Neither leads nor decisions about cookies can be recorded.`,
  hint: 'Set DATA_DIR to a folder that this user may write, or free space on its disk.',
} satisfies ErrorEntry<[folder: string, reason: string]>

/** How long a result of the check counts, in ms: anybody may ask for `/healthz`. */
const checkedFor = 10_000

/** A draft this old, in ms, is no longer being written. */
const abandonedAfter = 60_000

export interface DataFolder {
  /** Removes what killed processes have left half written. @throws SiteError DataFolderUnwritable */
  prepare(): Promise<void>
  isWritable(): Promise<boolean>
}

export function createDataFolder(root: string, now: () => number = Date.now): DataFolder {
  let checked: { at: number; result: Promise<boolean> } | undefined

  /** Writes and removes a small file: permissions alone do not tell of a full disk. */
  async function probe(): Promise<void> {
    const file = join(root, `probe.${randomUUID()}${draftEnd}`)
    try {
      await mkdir(root, { recursive: true })
      await writeFile(file, 'x'.repeat(4096), { flush: true })
    } catch (error) {
      throw siteError(DataFolderUnwritable, [root, (error as Error).message], { cause: error })
    } finally {
      await rm(file, { force: true }).catch(() => {})
    }
  }

  return {
    async prepare() {
      await probe()
      for (const name of await readdir(root, { recursive: true })) {
        if (!name.endsWith(draftEnd)) continue
        const file = join(root, name)
        const found = await stat(file).catch(() => undefined)
        if (found && now() - found.mtimeMs > abandonedAfter) await rm(file, { force: true })
      }
    },
    isWritable() {
      if (!checked || now() - checked.at >= checkedFor) {
        const result = probe().then(
          () => true,
          () => false,
        )
        checked = { at: now(), result }
      }
      return checked.result
    },
  }
}
