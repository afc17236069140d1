/** Draws a report. Loaded when somebody wants one, in a worker where the browser has one. */
import { drawCover } from './pages/draw-cover.ts'
import { drawIntroduction } from './pages/draw-introduction.ts'
import { drawLeftAlone } from './pages/draw-left-alone.ts'
import { drawOverview } from './pages/draw-overview.ts'
import { drawResources } from './pages/draw-resources.ts'
import { drawTheme } from './pages/draw-theme.ts'
import { createBook } from './pages/report-book.ts'
import type { ReportInput } from './pages/report-input.ts'
import { createLinePainter, type LinePainter } from './sheet/line-painter.ts'
import type { ReportFonts } from './sheet/report-fonts.ts'
import { createSheet } from './sheet/sheet.ts'

export interface DrawOptions {
  /**
   * Called after each part.
   * @param share - 0 to 1; a returned promise is awaited before the next part
   */
  onPart?: (share: number) => Promise<void> | void
  /** By default the browser, where it can. */
  painter?: LinePainter
}

/** A PDF. The same input makes the same bytes, with the same fonts of the browser where it paints. */
export async function drawReport(
  input: ReportInput,
  fonts: ReportFonts,
  { onPart, painter }: DrawOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { texts, themes, resources } = input
  const facts = {
    language: input.locale,
    isFromRightToLeft: input.isFromRightToLeft === true,
    title: texts.title,
    subject: texts.subtitle,
    author: input.siteName,
    date: input.date,
    fileId: hash(JSON.stringify(input)),
    colours: input.colours,
  }
  const sheet = createSheet(fonts, facts, painter ?? (await createLinePainter(fonts, input)))
  const book = createBook(input, sheet)
  const hasLeftAlone = themes.some(({ leaveAlone }) => leaveAlone)
  const sections = [
    texts.yourOverallLevel,
    ...themes.map(({ title }) => title),
    ...(hasLeftAlone ? [texts.leaveAloneLabel] : []),
    ...(resources.length > 0 ? [texts.headerResourcesPage] : []),
  ]
  const parts = [
    () => drawCover(book),
    () => drawIntroduction(book, sections),
    () => drawOverview(book),
    ...themes.map((theme) => () => drawTheme(book, theme)),
    ...(hasLeftAlone ? [() => drawLeftAlone(book)] : []),
    ...(resources.length > 0 ? [() => drawResources(book)] : []),
    () => book.finish(),
  ]
  for (const [at, draw] of parts.entries()) {
    draw()
    // The last part of the work is assembling the file.
    await onPart?.((at + 1) / (parts.length + 1))
  }
  return sheet.toBytes()
}

/** 32 hexadecimal digits that tell files apart: FNV-1a from four starting values. */
function hash(text: string): string {
  return [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b]
    .map((start) => {
      let value = start
      for (let at = 0; at < text.length; at++) {
        value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
      }
      return (value >>> 0).toString(16).padStart(8, '0').toUpperCase()
    })
    .join('')
}
