/**
 * Reads the objects of a PDF in its plainest form: a header, objects one after the other, one table
 * of their offsets, a trailer. So these are all that any reader can find in the file: no earlier
 * version behind the last, no two objects with one number, nothing between, before or after them.
 */

export type PdfValue = number | true | PdfName | PdfText | PdfReference | PdfDictionary | PdfValue[]

export interface PdfName {
  name: string
}
/** A string, with its escapes decoded. */
export interface PdfText {
  text: string
}
export interface PdfReference {
  object: number
}
export type PdfDictionary = Map<string, PdfValue>

export interface PdfObject {
  value: PdfValue
  /** The raw data of a stream, one character per byte. */
  data?: string
}

export interface PdfFile {
  objects: ReadonlyMap<number, PdfObject>
  trailer: PdfDictionary
}

/** A fault of a file; the message is the rest of a sentence. */
export class PdfFault extends Error {}

const mostDepth = 8

const space = /[\0\t\n\f\r ]*/y
const tokens = {
  header: /%PDF-1\.\d[\r\n]+(?:%[\x80-\xff]{4,}[\r\n]+)?/y,
  objectStart: /(\d{1,7}) 0 obj\b/y,
  stream: /stream\r?\n/y,
  streamEnd: /\r?\n?endstream\b/y,
  objectEnd: /endobj\b/y,
  table: /xref\r?\n0 (\d{1,7})\r?\n/y,
  row: /(\d{10}) (\d{5}) ([fn])(?: \n| \r|\r\n)/y,
  trailer: /trailer\b/y,
  start: /startxref\s+(\d{1,10})\s+%%EOF\s*$/y,
  reference: /(\d{1,7}) 0 R\b/y,
  true: /true(?![\w.])/y,
  number: /[+-]?(?:\d+\.?\d*|\.\d+)(?![\w.])/y,
  // No "#", which would let a name spell its letters as codes.
  name: /\/([\w.+-]*)(?=[\s()<>[\]/]|$)/y,
  hex: /<([\da-f]*)>/iy,
  dictionary: /<</y,
  dictionaryEnd: />>/y,
  list: /\[/y,
  listEnd: /\]/y,
  text: /\(/y,
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** @param text - one character per byte. @throws PdfFault */
export function readPdfFile(text: string): PdfFile {
  let at = 0

  function take(token: keyof typeof tokens): RegExpExecArray | undefined {
    const pattern = tokens[token]
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found ?? undefined
  }
  function skip(): void {
    space.lastIndex = at
    space.exec(text)
    at = space.lastIndex
  }
  function demand(token: keyof typeof tokens, what: string): RegExpExecArray {
    return take(token) ?? fail(`is no whole PDF: ${what} is missing at byte ${at}.`)
  }

  function readText(): string {
    let read = ''
    for (let depth = 1; at < text.length; at += 1) {
      const letter = text[at]!
      if (letter === '(') depth += 1
      if (letter === ')') depth -= 1
      if (depth === 0) {
        at += 1
        return read
      }
      if (letter === '\\') at += 1
      read += letter === '\\' ? (escapes[text[at]!] ?? text[at] ?? '') : letter
    }
    return fail('is no whole PDF: a text does not end.')
  }

  function readDictionary(depth: number): PdfDictionary {
    const read: PdfDictionary = new Map()
    for (;;) {
      skip()
      if (take('dictionaryEnd')) return read
      const key = demand('name', 'a key')[1]!
      if (read.has(key)) fail(`says /${key} twice.`)
      read.set(key, readValue(depth))
    }
  }

  function readList(depth: number): PdfValue[] {
    const read: PdfValue[] = []
    for (;;) {
      skip()
      if (take('listEnd')) return read
      read.push(readValue(depth))
    }
  }

  function readValue(depth = 0): PdfValue {
    if (depth > mostDepth) fail('holds values within values without end.')
    skip()
    const reference = take('reference')
    if (reference) return { object: Number(reference[1]) }
    const number = take('number')
    if (number) return Number(number[0])
    if (take('true')) return true
    const name = take('name')
    if (name) return { name: name[1]! }
    if (take('dictionary')) return readDictionary(depth + 1)
    const hex = take('hex')
    if (hex) return { text: Buffer.from(hex[1]!, 'hex').toString('latin1') }
    if (take('list')) return readList(depth + 1)
    if (take('text')) return { text: readText() }
    return fail(`holds something at byte ${at} that a report does not.`)
  }

  function readObject(): PdfObject {
    const value = readValue()
    skip()
    const isStream = value instanceof Map && take('stream')
    if (!isStream) return { value }
    const length = value.get('Length')
    if (typeof length !== 'number') return fail('holds a stream that does not say how long it is.')
    const data = text.slice(at, at + length)
    at += length
    demand('streamEnd', 'the end of a stream')
    skip()
    return { value, data }
  }

  if (!take('header')) fail('is no PDF: it does not begin with "%PDF-1.", or with something else.')
  const objects = new Map<number, PdfObject>()
  const starts = new Map<number, number>()
  for (;;) {
    skip()
    const start = at
    const found = take('objectStart')
    if (!found) break
    const number = Number(found[1])
    if (objects.has(number)) fail(`holds two objects of the number ${number}.`)
    objects.set(number, readObject())
    starts.set(number, start)
    demand('objectEnd', 'the end of an object')
  }

  const tableStart = at
  const size = Number(demand('table', 'an object, or the table of objects,')[1])
  for (let number = 0; number < size; number += 1) {
    const [, place, , kind] = demand('row', 'a row of the table of objects')
    const isThere = kind === 'n' ? Number(place) === starts.get(number) : !starts.has(number)
    if (!isThere) fail(`says of object ${number} that it is where it is not.`)
  }
  if ([...starts.keys()].some((number) => number >= size))
    fail('holds an object that is not listed.')
  skip()
  demand('trailer', 'the trailer')
  const trailer = readValue()
  skip()
  const end = demand('start', '"%%EOF" at its end')
  if (Number(end[1]) !== tableStart) fail('begins its table of objects where it is not.')
  if (!(trailer instanceof Map)) return fail('has no trailer.')
  return { objects, trailer }
}

function fail(message: string): never {
  throw new PdfFault(message)
}
