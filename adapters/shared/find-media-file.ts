/** Finds files of the content by their addresses, however either is spelt. */
import { readdirSync, statSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { decodeFilePath } from '#runtime/media-files'

export interface FoundFile {
  folder: string
  /** Relative to the folder, as it is called on the disk. */
  name: string
  /** Both together. */
  file: string
  stats: Stats
}

/** The file in the first folder that has it. @param path - as spelled in addresses, in any way */
export function findMediaFile(mediaDirs: readonly string[], path: string): FoundFile | undefined {
  const name = decodeFilePath(path)
  if (name === undefined) return undefined
  for (const folder of mediaDirs) {
    const found = findFile(folder, name) ?? findFile(folder, findOtherForm(folder, name))
    if (found) return found
  }
  return undefined
}

function findFile(folder: string, name: string | undefined): FoundFile | undefined {
  if (name === undefined) return undefined
  const file = join(folder, name)
  const stats = findStats(file)
  return stats?.isFile() ? { folder, name, file, stats } : undefined
}

/**
 * Undefined, not an error, for an impossible name or an unreadable folder: content may name
 * anything.
 */
function findStats(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** A name in NFC as it stands on the disk: macOS and archives made there have accents decomposed. */
function findOtherForm(folder: string, name: string): string | undefined {
  if (!/[^\0-\x7f]/.test(name)) return undefined
  try {
    return name.split('/').reduce((path, part) => {
      const names = readdirSync(join(folder, path))
      return join(path, names.find((one) => one.normalize('NFC') === part) ?? part)
    }, '')
  } catch {
    return undefined
  }
}
