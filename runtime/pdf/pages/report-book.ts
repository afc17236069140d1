/** The pages of a report, with their running headers and numbers. */
import { createFlow, frame, frameWidth, shrink, type Flow } from '../sheet/flow.ts'
import type { ReportInput } from './report-input.ts'
import { pageHeight, type Sheet } from '../sheet/sheet.ts'
import { styles, type TextStyle } from '../sheet/styles.ts'

/** The place where the number of a section's first page is written once it is known. */
interface ContentsEntry {
  /** Place among all sections. */
  section: number
  page: number
  y: number
}

export interface Book {
  input: ReportInput
  sheet: Sheet
  /** Begins a section on a new page, under its title. */
  open(section: string): Flow
  contents: ContentsEntry[]
  /** Writes what had to wait until all pages were there. */
  finish(): void
}

export function createBook(input: ReportInput, sheet: Sheet): Book {
  const { texts, siteName } = input
  /** Section by page; the cover has none. */
  const sections = new Map<number, string>()
  /** First page of each section, in their order. */
  const starts: number[] = []
  const contents: ContentsEntry[] = []

  function drawRunningLine(page: number, section: string): void {
    const half = frameWidth / 2 - 12
    const top: [string, number, 'left' | 'right'][] = [
      [texts.headerTitle, frame.left, 'left'],
      [section, frame.right, 'right'],
    ]
    for (const [text, x, align] of top) {
      sheet.text(toOneLine(sheet, text, styles.running, half), [x, 50], styles.running, align)
    }
    sheet.line([frame.left, 60], [frame.right, 60], { stroke: 'line', lineWidth: 0.75 })
    const foot = pageHeight - 36
    sheet.text(toOneLine(sheet, siteName, styles.running, half), [frame.left, foot], styles.running)
    const number = `${texts.headerPageNumber} ${page} / ${sheet.countPages()}`
    sheet.text(number, [frame.right, foot], styles.running, 'right')
  }

  return {
    input,
    sheet,
    contents,
    open(section) {
      sheet.addPage()
      const note = () => void sections.set(sheet.page(), section)
      note()
      starts.push(sheet.page())
      sheet.bookmark(section)
      const flow = createFlow(sheet, frame.top, note)
      const title = shrink(sheet, section, styles.pageTitle, {
        width: frameWidth - 40,
        lines: 2,
        least: 16,
      })
      flow.paragraph(section, title, { width: frameWidth - 40 })
      flow.space(10)
      return flow
    },
    finish() {
      for (const { section, page, y } of contents) {
        const target = starts[section]!
        sheet.turnTo(page)
        sheet.text(String(target), [frame.right, y], styles.body, 'right')
        sheet.link([frame.left, y - 12], frameWidth, 17, target)
      }
      for (const [page, section] of sections) {
        sheet.turnTo(page)
        drawRunningLine(page, section)
      }
    },
  }
}

/** Running lines repeat texts that the page has in full, so they may be cut. */
function toOneLine(sheet: Sheet, text: string, style: TextStyle, width: number): string {
  const [first = '', ...more] = sheet.toLines(text, style, width)
  if (more.length === 0) return first
  const [cut = ''] = sheet.toLines(text, style, width - sheet.measure('…', style))
  return `${cut}…`
}

/** `3 · Established` */
export function toLevelName({ levelLabels }: ReportInput, level: number): string {
  const label = levelLabels[level - 1]
  return label ? `${level} · ${label}` : String(level)
}
