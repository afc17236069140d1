/**
 * Checks that bytes are a report made by the site: a PDF of the parts in `schemas/report-parts.ts`
 * and nothing else.
 */
import { inflateSync } from 'node:zlib'
import { reportParts, type PartValue, type ReportPart } from '#schemas/report-parts.ts'
import {
  PdfFault,
  readPdfFile,
  type PdfDictionary,
  type PdfFile,
  type PdfObject,
  type PdfValue,
} from './read-pdf-file.ts'

/**
 * Most bytes of all streams of a report, unpacked. Reports of letters have a hundredth of that; a stencil has some
 * five bytes for each square point of text.
 */
const mostUnpacked = 16 * 1024 * 1024

/** @returns the fault, as the rest of a sentence; undefined for a valid report */
export function findPdfFault(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  try {
    // Archives are read from their end, wherever they begin.
    if (text.includes('PK\x01\x02') && text.includes('PK\x05\x06')) fail('is an archive as well.')
    checkFile(readPdfFile(text))
    return undefined
  } catch (error) {
    if (error instanceof PdfFault) return error.message
    throw error
  }
}

function checkFile({ objects, trailer }: PdfFile): void {
  const seen = new Map<number, ReportPart>()
  const waiting: { value: PdfValue; as: ReportPart }[] = [{ value: trailer, as: 'trailer' }]
  let unpacked = 0

  function checkObject({ value, data }: PdfObject, as: ReportPart): void {
    const { keys, isStream } = reportParts[as]
    if (!(value instanceof Map)) return fail(`holds something else in the place of ${as}.`)
    for (const [key, kept] of value) {
      const shape = Object.hasOwn(keys, key) ? keys[key] : undefined
      if (!shape) return fail(`holds /${key}, which a report must not have in its ${as}.`)
      if (!fits(kept, shape)) fail(`holds another /${key} than a report has: ${describe(kept)}.`)
    }
    if ((data !== undefined) !== (isStream === true)) fail(`holds data in the place of ${as}.`)
    if (data === undefined) return
    const size = unpack(data, mostUnpacked - unpacked)
    unpacked += size
    const due = keys['BitsPerComponent'] && toBytes(value)
    if (due && size !== due) fail(`holds a picture of ${size} bytes, which has ${due} by its size.`)
  }

  function fits(value: PdfValue, shape: PartValue): boolean {
    if (typeof shape === 'string') return kinds[shape](value)
    if ('names' in shape) return [value].flat().every((one) => isNameOf(shape.names, one))
    if ('part' in shape) return follow(value, shape.part)
    if ('parts' in shape)
      return Array.isArray(value) && value.every((one) => follow(one, shape.parts))
    return value instanceof Map && [...value.values()].every((one) => follow(one, shape.named))
  }

  function follow(value: PdfValue, as: ReportPart): boolean {
    waiting.push({ value, as })
    return true
  }

  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, as } = next
    if (!isReference(value)) {
      checkObject({ value }, as)
      continue
    }
    const known = seen.get(value.object)
    if (known === as) continue
    const object = objects.get(value.object)
    if (known || !object) return fail(`has no object ${value.object} that is its ${as}.`)
    seen.set(value.object, as)
    checkObject(object, as)
  }
  if (seen.size < objects.size) fail('holds objects that belong to nothing.')
}

const isReference = (value: PdfValue) => typeof value === 'object' && 'object' in value
const isText = (value: PdfValue) => typeof value === 'object' && 'text' in value
const isName = (value: PdfValue) => typeof value === 'object' && 'name' in value
const isNameOf = (names: readonly string[], value: PdfValue) =>
  isName(value) && names.includes(value.name)
const areNumbers = (value: PdfValue): boolean =>
  typeof value === 'number' || (Array.isArray(value) && value.every(areNumbers))

const kinds: Record<Extract<PartValue, string>, (value: PdfValue) => boolean> = {
  number: (value) => typeof value === 'number',
  true: (value) => value === true,
  numbers: (value) => Array.isArray(value) && areNumbers(value),
  text: isText,
  texts: (value) => Array.isArray(value) && value.every(isText),
  name: isName,
  address: (value) => isText(value) && /^https?:\/\/[\x21-\x7e]+$/.test(value.text),
  destination: (value) =>
    Array.isArray(value) &&
    isReference(value[0]!) &&
    isNameOf(['Fit', 'XYZ'], value[1]!) &&
    value.slice(2).every((one) => typeof one === 'number'),
}

/** The bytes that a picture of its size has: ISO 32000-1, 8.9.5.2. */
function toBytes(picture: PdfDictionary): number {
  const [width, height, bits] = ['Width', 'Height', 'BitsPerComponent'].map((key) =>
    Number(picture.get(key)),
  ) as [number, number, number]
  const space = picture.get('ColorSpace')
  const parts = space !== undefined && isNameOf(['DeviceRGB'], space) ? 3 : 1
  return Math.ceil((width * bits * parts) / 8) * height
}

/** @returns the unpacked size in bytes. @throws PdfFault */
function unpack(data: string, most: number): number {
  const packed = Buffer.from(data, 'latin1')
  let unpacked: unknown
  try {
    unpacked = inflateSync(packed, { maxOutputLength: Math.max(1, most), info: true })
  } catch {
    return fail('holds data that cannot be unpacked, or more than a report has.')
  }
  // The types do not know `info`, which makes the result hold these two.
  const { buffer, engine } = isUnpacked(unpacked) ? unpacked : fail('cannot be unpacked here.')
  if (engine.bytesWritten < packed.byteLength) fail('holds something behind the data of a stream.')
  return buffer.byteLength
}

interface Unpacked {
  buffer: Uint8Array
  engine: { bytesWritten: number }
}

function isUnpacked(value: unknown): value is Unpacked {
  return typeof value === 'object' && value !== null && 'buffer' in value && 'engine' in value
}

function describe(value: PdfValue): string {
  if (isReference(value)) return 'another object'
  if (isName(value)) return `/${value.name}`
  if (value instanceof Map) return [...value.keys()].map((key) => `/${key}`).join(' ')
  return Array.isArray(value) ? value.map(describe).join(' ') : 'a text or number'
}

function fail(message: string): never {
  throw new PdfFault(message)
}
