/** Provides facts of the content's files, read again when a file has changed. */
import { hash } from 'node:crypto'
import { readFileSync, statSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { toLastingAddress, type MediaFiles } from '#runtime/media-files'
import { isOpaquePicture } from './opaque-picture.ts'
import { findTurnedSize, type PictureSize } from './turned-size.ts'

export interface MediaFacts {
  /** A hash of the content. */
  version: string
  isOpaque: boolean
  /** Displayed size of a photograph that is stored on its side. */
  turned?: PictureSize
}

interface KnownFile {
  /** Changes with every write, also with one that keeps size and date. */
  stamp: string
  facts: MediaFacts
}

/** Facts by file, for the whole process. */
const known = new LRUCache<string, KnownFile>({ max: 20_000 })

/** Larger files have no facts: reading them would block everything else. */
const mostBytes = 20_000_000

/** Writes closer together than this may be indistinguishable. */
const tickMs = 50

/** @param isStatic - for a host that serves only files, where addresses are those of documents */
export function createMediaFiles(
  mediaPath: string,
  findFacts: (path: string) => MediaFacts | undefined,
  isStatic = false,
): MediaFiles {
  return {
    find(url) {
      if (!url.startsWith(`${mediaPath}/`)) return undefined
      const path = url.slice(mediaPath.length)
      const facts = findFacts(path)
      if (!facts) return undefined
      const { version, ...rest } = facts
      return { address: isStatic ? url : toLastingAddress(version, path), ...rest }
    },
  }
}

/**
 * @param path - below the media, as spelled in addresses. @returns undefined without such a file
 */
export function findMediaFacts(mediaDirs: readonly string[], path: string): MediaFacts | undefined {
  const found = findMediaFile(mediaDirs, path)
  if (!found || found.stats.size > mostBytes) return undefined
  const { file, stats } = found
  const stamp = `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}`
  const before = known.get(file)
  if (before?.stamp === stamp) return before.facts
  try {
    const facts = readMediaFacts(readFileSync(file))
    if (Date.now() - stats.ctimeMs > tickMs) known.set(file, { stamp, facts })
    return facts
  } catch {
    return undefined
  }
}

export function readMediaFacts(content: Buffer): MediaFacts {
  const turned = findTurnedSize(content)
  return {
    version: hash('sha256', content, 'hex').slice(0, 16),
    isOpaque: isOpaquePicture(content),
    ...(turned ? { turned } : {}),
  }
}

/** The file in the first folder that has it. */
export function findMediaFile(
  mediaDirs: readonly string[],
  path: string,
): { file: string; stats: Stats } | undefined {
  if (!isPlainPath(path)) return undefined
  for (const folder of mediaDirs) {
    const file = join(folder, decodeURIComponent(path))
    const stats = findStats(file)
    if (stats?.isFile()) return { file, stats }
  }
  return undefined
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

/**
 * Whether a path has no empty, hidden or climbing names, and is percent-encoded exactly as needed.
 */
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
