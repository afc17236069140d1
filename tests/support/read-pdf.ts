/** The contents of a PDF, read by an independent library. */
import { inflateSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readPdfFile } from '../../functions/assessments/read-pdf-file.ts'

export interface ReadPdf {
  title: string
  language: string
  /** Fonts by name, of all pages. */
  pages: { text: string; links: string[]; targets: number }[]
  bookmarks: string[]
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const pdf = await task.promise
  const { info } = await pdf.getMetadata()
  const facts = info as { Title: string; Language: string }
  const pages: ReadPdf['pages'] = []
  for (let at = 1; at <= pdf.numPages; at++) {
    const page = await pdf.getPage(at)
    const { items } = await page.getTextContent()
    const annotations = (await page.getAnnotations()) as { url?: string; dest?: unknown }[]
    pages.push({
      text: items.map((item) => ('str' in item ? item.str : '')).join('\n'),
      links: annotations.flatMap(({ url }) => url ?? []),
      targets: annotations.filter(({ dest }) => dest).length,
    })
  }
  const outline = (await pdf.getOutline()) as { title: string }[] | null
  await task.destroy()
  return {
    title: facts.Title,
    language: facts.Language,
    pages,
    bookmarks: (outline ?? []).map(({ title }) => title),
  }
}

export interface PaintedLine {
  /** What the picture says that it reads. */
  text: string
  /** The data of the picture. */
  shape: string
}

/** Lines that are pictures, page by page. */
export function readPainted(bytes: Uint8Array): PaintedLine[] {
  const { objects } = readPdfFile(Buffer.from(bytes).toString('latin1'))
  const all = [...objects.values()].flatMap(({ value, data = '' }) =>
    value instanceof Map ? [{ value, data }] : [],
  )
  const pictures = all.map(({ value }) => value.get('XObject')).find((one) => one instanceof Map)
  const shapeOf = (name: string) => {
    const picture = pictures?.get(name)
    const isThere = typeof picture === 'object' && 'object' in picture
    return isThere ? objects.get(picture.object)!.data! : ''
  }
  // Contents of pages have no keys but those of their data.
  return all
    .filter(({ value, data }) => data !== '' && value.size === 2)
    .flatMap(({ data }) => {
      const content = inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
      const lines = content.matchAll(/\/ActualText <feff([\da-f]*)>.*?\/(P\d+) Do/gs)
      return [...lines].map(([, hex, name]) => ({
        text: Buffer.from(hex!, 'hex').swap16().toString('utf16le'),
        shape: shapeOf(name!),
      }))
    })
}

/** A text without spaces and line breaks, so that it can be found however it is broken. */
export function toLetters(text: string): string {
  return text.normalize('NFC').replaceAll(/[\s\u00AD\u200B-]/g, '')
}
