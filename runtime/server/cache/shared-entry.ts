/** A rendered answer as bytes: a checksum of the rest, the length of its facts, the facts, the body. */
import { hash } from 'node:crypto'
import type { CacheEntry } from '../../model/ports/render-cache.ts'
import { packEntry, toVariant } from './encode.ts'

type Facts = Omit<CacheEntry, 'body' | 'variants'> & {
  /** Reveals a store that mixes up its answers. */
  key: string
  coding: 'br' | ''
}

const sumBytes = 20
const bodyAt = sumBytes + 4

export async function encodeEntry(key: string, entry: CacheEntry): Promise<Uint8Array> {
  const { variants, body: plain, ...rest } = await packEntry(entry)
  const coding = plain === undefined ? 'br' : ''
  const body = plain ?? (await variants.get('br')!).body
  const facts: Facts = { ...rest, key, coding }
  const head = Buffer.from(JSON.stringify(facts))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.byteLength)
  const content = Buffer.concat([length, head, body])
  return Buffer.concat([hash('sha1', content, 'buffer'), content])
}

/** @returns undefined for anything that is not, byte for byte, what was encoded under that key */
export function decodeEntry(key: string, bytes: Uint8Array): CacheEntry | undefined {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (all.byteLength < bodyAt) return undefined
  const content = all.subarray(sumBytes)
  if (!hash('sha1', content, 'buffer').equals(all.subarray(0, sumBytes))) return undefined
  const end = bodyAt + all.readUInt32BE(sumBytes)
  const facts = JSON.parse(all.toString('utf8', bodyAt, end)) as Facts
  if (facts.key !== key) return undefined
  const { key: _, coding, ...rest } = facts
  // A copy, so that the rest of the answer is not kept with it.
  const body = new Uint8Array(all.subarray(end))
  const entry: CacheEntry = { ...rest, variants: new Map() }
  if (coding === '') return { ...entry, body }
  entry.variants.set('br', toVariant(entry, 'br', body))
  return entry
}
