/** Whether bytes are a PDF that does nothing but show pages. */

/**
 * Names that make a reader run, send, open or unpack something (ISO 32000-1, 12.6.4 and 7.11.4), and those
 * behind which they could hide: compressed objects and encryption.
 */
const refused = [
  'AcroForm',
  'EmbeddedFile',
  'Encrypt',
  'GoToE',
  'GoToR',
  'ImportData',
  'JavaScript',
  'Launch',
  'ObjStm',
  'Rendition',
  'RichMedia',
  'SubmitForm',
]
const names = new RegExp(`/(${refused.join('|')})`)

/** How far from its end the last line of a file may stand, in bytes. */
const endWithin = 1024

/**
 * What is wrong, as the rest of a sentence. Names are looked for in all of the file, data of streams
 * included: a reader may be led to any place of it. They are too long to stand there by chance.
 */
export function findPdfFault(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (!/^%PDF-[12]\.\d[\r\n]/.test(text)) return 'is no PDF: it does not begin with "%PDF-".'
  if (!text.slice(-endWithin).trimEnd().endsWith('%%EOF')) {
    return 'is no whole PDF: it does not end with "%%EOF".'
  }
  // Letters of a name may be written as their code: `/J#61vaScript`.
  const plain = text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  const found = names.exec(plain)
  return found ? `holds /${found[1]}, which a report must not.` : undefined
}
