/**
 * Which files of a folder a pull has written or found to be the same: only these may a later pull take
 * away. A file of JSON lines that only grows; the last line about a file counts.
 */
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

export interface PullRecord {
  /** Path inside the folder to the hash of its bytes. */
  files: ReadonlyMap<string, string>
  /** @param hash - undefined: the file was taken away */
  note(path: string, hash: string | undefined): void
  /** On return what was noted is on the disk. */
  close(): void
}

interface Line {
  folder: string
  path: string
  hash?: string
}

/** @param folder - that is pulled into, absolute */
export function openPullRecord(recordPath: string, folder: string): PullRecord {
  mkdirSync(dirname(recordPath), { recursive: true })
  const files = new Map<string, string>()
  const apply = ({ path, hash }: Line) => {
    if (hash === undefined) files.delete(path)
    else files.set(path, hash)
  }
  for (const line of readLines(recordPath)) if (line.folder === folder) apply(line)
  const file = openSync(recordPath, 'a')
  return {
    files,
    note(path, hash) {
      if (files.get(path) === hash) return
      const line = { folder, path, ...(hash === undefined ? {} : { hash }) }
      writeSync(file, `${JSON.stringify(line)}\n`)
      apply(line)
    },
    close() {
      fsyncSync(file)
      closeSync(file)
    },
  }
}

/** A kill may have torn a line: what it was about is then not known, and stays. */
function readLines(path: string): Line[] {
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((text) => {
      try {
        return [JSON.parse(text) as Line]
      } catch {
        return []
      }
    })
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('base64url')
}
