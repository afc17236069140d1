/** The contents of a PDF, read by an independent library. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

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

/** A text without spaces and line breaks, so that it can be found however it is broken. */
export function toLetters(text: string): string {
  return text.normalize('NFC').replaceAll(/[\s\u00AD\u200B-]/g, '')
}
