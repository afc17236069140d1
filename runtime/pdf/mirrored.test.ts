import { fonts } from 'virtual:slicewright/report-fonts'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { toLatin, withHebrew } from '#tests/support/hebrew-font.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { readReport } from '#tests/support/reports.ts'
import { drawReport } from './draw-report.ts'
import { pageWidth } from './sheet/sheet.ts'

const english = readReport('en')

interface Placed {
  text: string
  left: number
  right: number
}

/** Texts, where they stand, and links, of every page. */
async function readPlaces(bytes: Uint8Array) {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const pdf = await task.promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const page = await pdf.getPage(at + 1)
      const { items } = await page.getTextContent()
      const { fnArray } = await page.getOperatorList()
      const links = (await page.getAnnotations()) as { rect: number[] }[]
      const texts = items.flatMap((item): Placed[] => {
        if (!('str' in item) || item.str.trim() === '') return []
        const left = item.transform[4] as number
        return [{ text: item.str, left, right: left + item.width }]
      })
      const shapes = fnArray.filter((op) => op === OPS.constructPath).length
      return { texts, shapes, links: links.map(({ rect }) => [rect[0]!, rect[2]!] as const) }
    }),
  )
  await task.destroy()
  return pages
}

describe('a report that is read from right to left', () => {
  it('[PDF-01] is the mirrored report: every line of text, every link', async () => {
    const [plain, turned] = await Promise.all(
      [english, { ...english, isFromRightToLeft: true as const }].map(async (input) =>
        readPlaces(await drawReport(input, fonts)),
      ),
    )
    expect(turned!.length).toBe(plain!.length)
    let lines = 0
    plain!.forEach(({ texts, shapes, links }, page) => {
      const other = turned![page]!
      expect(other.shapes).toBe(shapes)
      expect(other.texts.map(({ text }) => text)).toEqual(texts.map(({ text }) => text))
      texts.forEach(({ left, right }, at) => {
        lines++
        expect(other.texts[at]!.right).toBeCloseTo(pageWidth - left, 0)
        expect(other.texts[at]!.left).toBeCloseTo(pageWidth - right, 0)
      })
      links.forEach(([left, right], at) => {
        expect(other.links[at]![0]).toBeCloseTo(pageWidth - right, 0)
        expect(other.links[at]![1]).toBeCloseTo(pageWidth - left, 0)
      })
    })
    expect(lines).toBeGreaterThan(200)
  })

  it('[PDF-02] has the letters of a line as they are read, and numbers and names the other way', async () => {
    const hebrew = Object.fromEntries(
      Object.entries(fonts).map(([name, font]) => [
        name,
        { ...font, files: font.files.map(withHebrew) },
      ]),
    ) as unknown as typeof fonts
    // Read text -> the signs on the line from left to right, each letter as a Latin one of similar
    // shape.
    const lines = {
      'שלום עולם': 'nmfs nfmz',
      'הדוח של ABC 1998': 'ABC 1998 mz hfde',
      'הדוח (1998) לו': 'fm (1998) hfde',
      'https://colloquy.example/a?b=1': 'https://colloquy.example/a?b=1',
    }
    const input = {
      ...english,
      locale: 'he-IL',
      isFromRightToLeft: true as const,
      texts: { ...english.texts, introduction: Object.keys(lines) },
    }
    const { pages } = await readPdf(await drawReport(input, hebrew))
    expect(pages[1]!.text.split('\n').map(toLatin)).toEqual(
      expect.arrayContaining(Object.values(lines)),
    )
  })
})
