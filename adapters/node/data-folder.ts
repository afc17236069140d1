/**
 * The folder in which the site stores its own data. Whether it is writable is checked at start and for
 * `/healthz`.
 */
import { randomUUID } from 'node:crypto'
import { chmod, lstat, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { siteError, type ErrorEntry } from '#runtime/errors'
import { draftEnd } from './file-store.ts'

export const DataFolderUnwritable = {
  code: 'DataFolderUnwritable',
  kind: 'outage',
  title: 'Data folder cannot be written',
  message: (folder: string, reason: string) =>
    `Cannot write to ${folder}: ${reason}. Neither leads nor consent receipts can be recorded.`,
  hint: 'Set DATA_DIR to a folder this user can write to, or free up space on its disk.',
} satisfies ErrorEntry<[folder: string, reason: string]>

/** Milliseconds that a result is reused: anybody can request `/healthz`. */
const checkedFor = 10_000

/** Age in milliseconds at which a draft is no longer being written. */
const abandonedAfter = 60_000

/** Files and folders that cannot be recreated; everything else is a copy, or a lock. */
export const keptEntries = [
  'leads.sqlite',
  'consent',
  'assessments',
  'platform',
  'publish',
  'repositories',
] as const

/** Makes this process and its children create files that only their owner can read. */
export function keepFilesPrivate(): void {
  process.umask(0o077)
}

export interface DataFolder {
  /**
   * Removes what killed processes left half written, and makes personal data unreadable to other
   * users.
   * @throws SiteError DataFolderUnwritable
   */
  prepare(): Promise<void>
  isWritable(): Promise<boolean>
}

export function createDataFolder(root: string, now: () => number = Date.now): DataFolder {
  let checked: { at: number; result: Promise<boolean> } | undefined

  /** Writes and removes a small file: permissions alone do not reveal a full disk. */
  async function probe(): Promise<void> {
    const file = join(root, `probe.${randomUUID()}${draftEnd}`)
    try {
      await mkdir(root, { recursive: true, mode: 0o700 })
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
        const file = join(root, name)
        if (isKept(name)) await takeFromOthers(file)
        if (!name.endsWith(draftEnd)) continue
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

/** @param name - in the data folder. Files that SQLite adds beside a file belong to it */
function isKept(name: string): boolean {
  const [first = ''] = name.split(sep)
  return keptEntries.some((entry) => first === entry || first.startsWith(`${entry}-`))
}

/** Removes access of other users; skips a file that has another owner, or is gone. */
async function takeFromOthers(file: string): Promise<void> {
  try {
    const found = await lstat(file)
    const isOpen = (found.mode & 0o077) !== 0 && !found.isSymbolicLink()
    if (isOpen) await chmod(file, found.mode & 0o700)
  } catch {
    // Its folder may still be private.
  }
}
