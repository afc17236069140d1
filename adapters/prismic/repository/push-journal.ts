/**
 * What a repository was sent, and under which ids it has it: a file of JSON lines that only grows. It is
 * written before and after each thing that must not be sent twice.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

export interface KnownAsset {
  id: string
  url: string
  /** Of its bytes. */
  hash: string
}

export interface KnownDocument {
  id: string
  /** Of what was last sent; undefined when only its place was made. */
  hash: string | undefined
}

type Entry =
  | { step: 'uploading'; path: string; hash: string }
  | ({ step: 'uploaded'; path: string } & KnownAsset)
  | { step: 'creating'; document: string }
  | { step: 'created'; document: string; id: string }
  | { step: 'sent'; document: string; hash: string }
  | { step: 'removed'; document: string }
  | { step: 'removedFile'; path: string }

export interface PushJournal {
  readonly path: string
  /** By path inside `assets/`. */
  assets: ReadonlyMap<string, KnownAsset>
  /** By the id of the file. */
  documents: ReadonlyMap<string, KnownDocument>
  /** What was begun and may be there: a run was killed or got no answer. */
  readonly open: Entry | undefined
  /** On return it is on the disk. */
  add(entry: Entry): void
  close(): void
}

export function openPushJournal(path: string): PushJournal {
  mkdirSync(dirname(path), { recursive: true })
  const assets = new Map<string, KnownAsset>()
  const documents = new Map<string, KnownDocument>()
  let open: Entry | undefined

  function apply(entry: Entry): void {
    open = entry.step === 'uploading' || entry.step === 'creating' ? entry : undefined
    if (entry.step === 'uploaded') {
      const { id, url, hash } = entry
      assets.set(entry.path, { id, url, hash })
    }
    if (entry.step === 'created') documents.set(entry.document, { id: entry.id, hash: undefined })
    if (entry.step === 'removed') documents.delete(entry.document)
    if (entry.step === 'removedFile') assets.delete(entry.path)
    const known = entry.step === 'sent' ? documents.get(entry.document) : undefined
    if (entry.step === 'sent' && known)
      documents.set(entry.document, { ...known, hash: entry.hash })
  }

  if (existsSync(path)) {
    const text = readFileSync(path, 'utf8')
    // A kill may have torn the last line.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole))
    for (const line of whole.split('\n').filter(Boolean)) apply(JSON.parse(line) as Entry)
  }
  const file = openSync(path, 'a')
  return {
    path,
    assets,
    documents,
    get open() {
      return open
    },
    add(entry) {
      writeSync(file, `${JSON.stringify(entry)}\n`)
      fsyncSync(file)
      apply(entry)
    },
    close: () => closeSync(file),
  }
}
