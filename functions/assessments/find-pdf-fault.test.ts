import { deflateSync } from 'node:zlib'
import { jsPDF } from 'jspdf'
import { describe, expect, it } from 'vitest'
import { toStream, writePdf, type WrittenPdf } from '#tests/support/write-pdf.ts'
import { findPdfFault } from './find-pdf-fault.ts'

const embedded = '<</Type /Filespec /F (a.exe) /EF <</F 6 0 R>>>>'
const archive = `PK\x03\x04.PK\x01\x02.PK\x05\x06${'\0'.repeat(18)}`
const hidden = deflateSync('7 0 <</S /JavaScript /JS (app.alert(1))>>')

/** A page with a picture of 8 x 10 pixels. */
const withPicture = (bytes: number, keys: string): WrittenPdf => {
  const all = `/Type /XObject /Subtype /Image /Width 8 /Height 10 ${keys}`
  const data = deflateSync(Buffer.alloc(bytes))
  return { page: '/Resources <</XObject <</P0 6 0 R>>>>', objects: [toStream(data, all)] }
}
const stencil = '/BitsPerComponent 1 /ImageMask true /Filter /FlateDecode'

describe('a report that is no report', () => {
  it('[FN-08] is none when nothing else is in it', () => {
    expect(findPdfFault(writePdf())).toBeUndefined()
    expect(findPdfFault(writePdf({ catalog: '/OpenAction [3 0 R /Fit]' }))).toBeUndefined()
  })

  it('[FN-08] is none with pictures of lines', () => {
    expect(findPdfFault(writePdf(withPicture(10, stencil)))).toBeUndefined()
    const colours = '/BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode'
    expect(findPdfFault(writePdf(withPicture(240, colours)))).toBeUndefined()
  })

  it.each<[string, WrittenPdf, RegExp]>([
    ['hides something behind a picture', withPicture(11, stencil), /11 bytes, which has 10/],
    [
      'has a photograph',
      withPicture(10, stencil.replace('FlateDecode', 'DCTDecode')),
      /\/Filter than a report has: \/DCTDecode/,
    ],
    [
      'has a picture of another page',
      withPicture(10, `${stencil} /OPI <</2.0 <</F (https://a.example)>>>>`),
      /OPI/,
    ],
    [
      'opens an address',
      { catalog: '/OpenAction <</S /URI /URI (https://a.example)>>' },
      /OpenAction/,
    ],
    ['opens one behind a reference', { catalog: '/OpenAction 3 0 R' }, /OpenAction/],
    [
      'opens another file',
      { catalog: '/OpenAction <</S /GoToR /F (\\\\\\\\a.example\\\\b)>>' },
      /OpenAction/,
    ],
    [
      'acts when it is closed',
      { catalog: '/AA <</WC <</S /URI /URI (https://a.example)>>>>' },
      /AA/,
    ],
    ['acts when a page is shown', { page: '/AA <</O <</S /JavaScript>>>>' }, /AA/],
    ['plays a film', { page: '/Annots [<</Type /Annot /Subtype /Movie /Movie <<>>>>]' }, /Movie/],
    ['has a file beside it', { catalog: `/AF [${embedded}]`, objects: [toStream(hidden)] }, /AF/],
    ['has a file on a page', { page: `/AF [${embedded}]`, objects: [toStream(hidden)] }, /AF/],
    ['has files by names', { catalog: `/Names <</EmbeddedFiles <<>>>>` }, /Names/],
    ['has a form', { catalog: '/AcroForm <</XFA 6 0 R>>' }, /AcroForm/],
    [
      'writes the letters of a name as codes',
      { catalog: '/Open#41ction <</S /J#61vaScript>>' },
      /byte/,
    ],
    [
      'has a link that runs a script',
      {
        page: '/Annots [<</Type /Annot /Subtype /Link /A <</S /URI /URI (javascript:alert\\(1\\))>>>>]',
      },
      /URI/,
    ],
    [
      'has a link that starts a program',
      { page: '/Annots [<</Subtype /Link /A <</S /Launch /F (calc.exe)>>>>]' },
      /Launch/,
    ],
    [
      'has objects in a stream',
      { objects: [toStream(hidden, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode')] },
      /belong to nothing/,
    ],
    [
      'has its pages in a stream of objects',
      { page: '/Resources 6 0 R', objects: [toStream(hidden, '/Type /ObjStm /N 1')] },
      /Length, which/,
    ],
    ['is encrypted', { trailer: '/Encrypt 3 0 R' }, /Encrypt/],
    ['has an earlier version', { trailer: '/Prev 9' }, /Prev/],
    ['has a later version', { after: '6 0 obj <<>> endobj trailer <<>> %%EOF' }, /EOF/],
    ['is a page as well', { header: '%PDF-1.4\n<html><script>alert(1)</script>' }, /byte/],
    ['is a page by a comment', { header: '%PDF-1.4\n%<html><script>alert(1)</script>\n' }, /byte/],
    ['is a page in its middle', { between: '<html></html>\n' }, /byte/],
    ['is a page at its end', { after: '<html></html>%%EOF' }, /EOF/],
    ['is an archive at its end', { after: archive }, /archive/],
    ['is an archive in a text', { title: archive }, /archive/],
    ['has an archive in its data', { content: deflateSync(archive, { level: 0 }) }, /archive/],
    [
      'has something behind its data',
      { content: Buffer.concat([deflateSync('BT ET'), Buffer.from('MZ')]) },
      /behind the data/,
    ],
    ['unpacks without end', { content: deflateSync(Buffer.alloc(17_000_000)) }, /more than/],
    ['is not packed', { content: Buffer.from('BT ET') }, /unpacked/],
    ['has values within values', { page: `/MediaBox ${'['.repeat(5000)}` }, /without end/],
    ['says a key twice', { catalog: '/Lang (de) /Lang (en)' }, /twice/],
    ['begins behind something', { header: 'MZ%PDF-1.3\n' }, /does not begin/],
  ])('[FN-08] is refused when it %s', (_, written, fault) => {
    expect(findPdfFault(writePdf(written))).toMatch(fault)
  })

  it('[FN-08] is refused when its table of objects leads elsewhere', () => {
    const text = writePdf().toString('latin1')
    const moved = text.replace(/(\d{9})(\d) 00000 n/, (_, most: string, last: string) => {
      return `${most}${(Number(last) + 1) % 10} 00000 n`
    })
    expect(findPdfFault(Buffer.from(moved, 'latin1'))).toMatch(/where it is not/)
  })

  it('[FN-08] is refused when it was cut off, anywhere', () => {
    const whole = writePdf()
    for (let length = 0; length < whole.byteLength - 1; length += 1) {
      expect(findPdfFault(whole.subarray(0, length))).toEqual(expect.any(String))
    }
  })

  it.each<[string, (document: jsPDF) => void]>([
    ['text in a font of the reader', (document) => void document.text('Hello', 10, 10)],
    ['a script', (document) => void document.addJS('app.alert(1)')],
    ['a print job', (document) => void document.autoPrint({ variant: 'javascript' })],
    ['a note', (document) => createNote(document)],
  ])('[FN-08] is refused when the same library made it, with %s', (_, draw) => {
    const document = new jsPDF({ compress: true, putOnlyUsedFonts: true })
    draw(document)
    expect(findPdfFault(new Uint8Array(document.output('arraybuffer')))).toEqual(expect.any(String))
  })
})

function createNote(document: jsPDF): void {
  const bounds = { x: 0, y: 0, w: 10, h: 10 }
  document.createAnnotation({ type: 'text', title: 'a', contents: 'b', bounds, open: true })
}
