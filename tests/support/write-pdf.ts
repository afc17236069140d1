/** Writes the smallest report the site accepts, and manipulated versions of it. */
import { deflateSync } from 'node:zlib'

export interface WrittenPdf {
  header?: string
  /** Keys of the catalog beside its own. */
  catalog?: string
  /** Keys of the only page beside its own. */
  page?: string
  /** Title in the document information. */
  title?: string
  content?: Buffer
  /** Objects beside those of a report, from number 6 on. */
  objects?: readonly string[]
  /** Text before the table, and after everything. */
  between?: string
  after?: string
  trailer?: string
}

/** A complete PDF, with a correct table of objects. */
export function writePdf({
  header = '%PDF-1.3\n',
  catalog = '',
  page = '',
  title = 'A report',
  content = deflateSync('BT ET'),
  objects = [],
  between = '',
  after = '',
  trailer = '',
}: WrittenPdf = {}): Buffer {
  const all = [
    `<</Type /Catalog /Pages 2 0 R ${catalog}>>`,
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    `<</Type /Page /Parent 2 0 R /Contents 4 0 R ${page}>>`,
    toStream(content),
    `<</Title (${title})>>`,
    ...objects,
  ]
  let text = header
  const starts = all.map((object, at) => {
    const start = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  text += between
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`)
  const table = text.length
  text += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows.join('')}`
  text += `trailer\n<</Size ${all.length + 1} /Root 1 0 R /Info 5 0 R ${trailer}>>\n`
  return Buffer.from(`${text}startxref\n${table}\n%%EOF\n${after}`, 'latin1')
}

export function toStream(data: Buffer, keys = '/Filter /FlateDecode'): string {
  return `<</Length ${data.byteLength} ${keys}>>\nstream\n${data.toString('latin1')}\nendstream`
}
