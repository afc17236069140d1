/** Provides facts of the content's files, read again when a file has changed. */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import {
  decodeFilePath,
  encodeFilePath,
  toLastingAddress,
  type MediaFiles,
} from '#runtime/media-files'
import { findMediaFile } from '../shared/find-media-file.ts'
import { measurePicture, type PictureSize } from '../shared/measure-picture.ts'
import { isOpaquePicture } from './opaque-picture.ts'
import { findMotion } from './picture-motion.ts'

/** Empty for a file that is not read. */
export interface MediaFacts {
  /** A hash of the content. */
  version?: string
  isOpaque?: boolean
  /** As it is displayed. */
  size?: PictureSize
  /** The same, for a photograph that is stored on its side. */
  turned?: PictureSize
  motion?: 'kept' | 'lost'
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

/**
 * @param findFacts - by a path below the media, in any spelling; undefined without such a file
 * @param isStatic - for a host that serves only files, where addresses are those of documents
 */
export function createMediaFiles(
  mediaPath: string,
  findFacts: (path: string) => MediaFacts | undefined,
  isStatic = false,
): MediaFiles {
  return {
    find(url) {
      if (!url.startsWith(`${mediaPath}/`)) return undefined
      const path = url.slice(mediaPath.length).replace(/[?#].*$/s, '')
      const facts = findFacts(path)
      if (!facts) return 'missing'
      const { version, ...rest } = facts
      const spelled = encodeFilePath(decodeFilePath(path) ?? path)
      const isLasting = version !== undefined && !isStatic
      return {
        address: isLasting ? toLastingAddress(version, spelled) : mediaPath + spelled,
        ...rest,
      }
    },
  }
}

/** @param path - below the media, as spelled in addresses. @returns undefined without such a file */
export function findMediaFacts(mediaDirs: readonly string[], path: string): MediaFacts | undefined {
  const found = findMediaFile(mediaDirs, path)
  if (!found) return undefined
  const { file, stats } = found
  if (stats.size > mostBytes) return {}
  const stamp = `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}`
  const before = known.get(file)
  if (before?.stamp === stamp) return before.facts
  try {
    const facts = readMediaFacts(readFileSync(file))
    if (Date.now() - stats.ctimeMs > tickMs) known.set(file, { stamp, facts })
    return facts
  } catch {
    return {}
  }
}

export function readMediaFacts(content: Buffer): MediaFacts & { version: string } {
  const { size, isTurned } = measurePicture(content) ?? {}
  const motion = findMotion(content, size)
  return {
    version: hash('sha256', content, 'hex').slice(0, 16),
    isOpaque: isOpaquePicture(content),
    ...(size && { size }),
    ...(size && isTurned && { turned: size }),
    ...(motion && { motion }),
  }
}
