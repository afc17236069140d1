/** Files that are there whole or not at all, also after a kill and on a full disk. */
import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** On return the bytes are on the disk. @throws the system's error; the file is then as it was */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${basename(path)}.${randomUUID()}.tmp`)
  try {
    const file = await open(draft, 'wx')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await syncFolder(folder)
}

export function toJsonText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** A name is on the disk when its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
