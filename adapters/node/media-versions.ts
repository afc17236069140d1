/** Versions of the files of the content: a hash of what a file holds, read again once the file has changed. */
import { hash } from 'node:crypto'
import { readFileSync, statSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { toLastingAddress, type MediaVersions } from '#runtime'

interface KnownFile {
  /** Changes with every write, also with one that keeps size and date. */
  stamp: string
  version: string
}

/** By file, for all who ask in this process. */
const known = new LRUCache<string, KnownFile>({ max: 20_000 })

/** Larger ones have no version: reading them would hold up all else. */
const mostBytes = 20_000_000

/** Writes that are closer together than this may not be told apart. */
const tickMs = 50

export function createMediaVersions(
  mediaPath: string,
  findVersion: (path: string) => string | undefined,
): MediaVersions {
  return {
    toLasting(url) {
      if (!url.startsWith(`${mediaPath}/`)) return url
      const path = url.slice(mediaPath.length)
      const version = findVersion(path)
      return version === undefined ? url : toLastingAddress(version, path)
    },
  }
}

/** @param path - below the media, as addresses spell it. @returns undefined without such a file */
export function findMediaVersion(mediaDirs: readonly string[], path: string): string | undefined {
  const found = findMediaFile(mediaDirs, path)
  if (!found || found.stats.size > mostBytes) return undefined
  const { file, stats } = found
  const stamp = `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}`
  const before = known.get(file)
  if (before?.stamp === stamp) return before.version
  try {
    const version = toMediaVersion(readFileSync(file))
    if (Date.now() - stats.ctimeMs > tickMs) known.set(file, { stamp, version })
    return version
  } catch {
    return undefined
  }
}

export function toMediaVersion(content: Uint8Array): string {
  return hash('sha256', content, 'hex').slice(0, 16)
}

/** The first folder that has it wins. */
export function findMediaFile(
  mediaDirs: readonly string[],
  path: string,
): { file: string; stats: Stats } | undefined {
  if (!isPlainPath(path)) return undefined
  for (const folder of mediaDirs) {
    const file = join(folder, decodeURIComponent(path))
    const stats = statSync(file, { throwIfNoEntry: false })
    if (stats?.isFile()) return { file, stats }
  }
  return undefined
}

/** Without empty, hidden or climbing names, and percent-encoded where and how an address must be. */
export function isPlainPath(path: string): boolean {
  try {
    const decoded = decodeURI(path)
    const names = decoded.split('/').slice(1)
    const isSpeltPlainly = path === decoded || path === encodeURI(decoded)
    return isSpeltPlainly && names.every((name) => /^[^.\\%\p{Cc}][^\\%\p{Cc}]*$/u.test(name))
  } catch {
    return false
  }
}
