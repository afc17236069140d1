import { frame, frameWidth, toBase, type Flow } from '../sheet/flow.ts'
import { toLevelName, type Book } from './report-book.ts'
import type { ReportTheme } from './report-input.ts'
import type { Point, Sheet } from '../sheet/sheet.ts'
import { styles } from '../sheet/styles.ts'
import { drawRadar, radarHeight } from './draw-radar.ts'

/** The overall level, the radar, and a row for each theme. */
export function drawOverview(book: Book): void {
  const { input, sheet } = book
  const { texts, themes, overallLevel } = input
  const flow = book.open(texts.yourOverallLevel)
  flow.paragraph(toLevelName(input, overallLevel), {
    ...styles.sectionTitle,
    colour: 'highlight-deep',
  })
  flow.space(8)
  // Two points make a line, and one nothing.
  if (themes.length > 2) {
    flow.need(radarHeight)
    drawRadar(sheet, input, [(frame.left + frame.right) / 2, flow.y])
    flow.space(radarHeight + 10)
  }
  const hasSample = themes.some(({ sampleLevel }) => sampleLevel !== undefined)
  if (hasSample) drawLegend(book, flow)
  themes.forEach((theme, at) => drawRow(book, flow, theme, at))
  if (hasSample && texts.sampleNote !== '') {
    flow.space(12)
    flow.paragraph(texts.sampleNote, styles.small)
  }
}

function drawLegend({ input, sheet }: Book, flow: Flow): void {
  const { currentLevelLabel, sampleLabel } = input.texts
  flow.need(30)
  const y = flow.y + 8
  sheet.line([frame.left, y], [frame.left + 20, y], { stroke: 'highlight', lineWidth: 2 })
  sheet.circle([frame.left + 10, y], 3, { fill: 'highlight' })
  const x = frame.left + frameWidth / 2
  sheet.line([x, y], [x + 20, y], { stroke: 'dark', lineWidth: 1.1, dash: [3.5, 2.5] })
  const width = frameWidth / 2 - 40
  const lines = [currentLevelLabel, sampleLabel].map((text) =>
    sheet.toLines(text, styles.small, width),
  )
  lines.forEach((texts, side) =>
    texts.forEach((line, at) => {
      const from: Point = [side === 0 ? frame.left + 28 : x + 28, y + 3 + at * 12.5]
      sheet.text(line, from, styles.small)
    }),
  )
  flow.space(Math.max(...lines.map(({ length }) => length)) * 12.5 + 12)
}

function drawRow({ input, sheet }: Book, flow: Flow, theme: ReportTheme, at: number): void {
  const [x, level] = [frame.left + 26, frame.right - 206]
  const name = sheet.toLines(
    input.levelLabels[theme.levelIndex] ?? '',
    styles.small,
    frame.right - level - 84,
  )
  const title = sheet.toLines(theme.title, styles.rowTitle, level - x - 12)
  flow.need(Math.min(Math.max(title.length * 15, name.length * 12.5), 90) + 8)
  sheet.line([frame.left, flow.y], [frame.right, flow.y], { stroke: 'line', lineWidth: 0.75 })
  flow.space(4)
  const { y } = flow
  sheet.text(String(at + 1), [frame.left + 4, y + toBase(styles.rowTitle)], styles.labelQuiet)
  drawDots(sheet, theme, input.levelLabels.length, [level, y + 7.5])
  name.forEach((line, row) =>
    sheet.text(line, [level + 84, y + 10.5 + row * 12.5], { ...styles.small, colour: 'dark' }),
  )
  flow.paragraph(theme.title, styles.rowTitle, { x, width: level - x - 12 })
  // On a new page the names ended on the page before.
  if (flow.y > y) flow.y = Math.max(flow.y, y + name.length * 12.5 + 2)
  flow.space(4)
}

/** A dot for each level; those reached are filled. */
export function drawDots(
  sheet: Sheet,
  { levelIndex }: Pick<ReportTheme, 'levelIndex'>,
  most: number,
  [x, y]: Point,
): void {
  for (let at = 0; at < most; at++) {
    const fill = at < levelIndex ? 'dark' : at === levelIndex ? 'highlight' : 'tint-3'
    sheet.circle([x + 5 + at * 14, y], at === levelIndex ? 5 : 4, { fill })
  }
}
