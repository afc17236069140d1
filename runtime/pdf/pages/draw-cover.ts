import { createFlow, frame, shrink } from '../sheet/flow.ts'
import type { Book } from './report-book.ts'
import { pageHeight, pageWidth } from '../sheet/sheet.ts'
import { styles } from '../sheet/styles.ts'

const titleWidth = 440

/** The first page, in ink: title, date, and the overall level in a speech bubble. */
export function drawCover({ input, sheet }: Book): void {
  const { texts, siteName, locale, levelLabels, overallLevel } = input
  const paint = () => {
    sheet.rectangle([0, 0], pageWidth, pageHeight, { fill: 'dark' })
    sheet.bubble([frame.left, 52], 22, 17, { fill: 'highlight', radius: 6, tip: 'left' })
    sheet.text(siteName, [frame.left + 32, 66], styles.coverBrand)
  }
  paint()
  sheet.bookmark(texts.title)
  const flow = createFlow(sheet, 168, paint, 120)
  const title = shrink(sheet, texts.title, styles.coverTitle, {
    width: titleWidth,
    lines: 4,
    least: 22,
  })
  flow.paragraph(texts.title, title, { width: titleWidth })
  flow.space(18)
  flow.paragraph(texts.subtitle, styles.coverSubtitle, { width: 380 })

  const [boxWidth, padding] = [250, 26]
  const inner = boxWidth - 2 * padding
  const label = sheet.toLines(texts.yourOverallLevel, styles.coverLabel, inner)
  const level = sheet.toLines(levelLabels[overallLevel - 1] ?? '', styles.coverLevel, inner)
  const height = 2 * padding + label.length * 13 + 78 + 34 + level.length * 20
  flow.space(40)
  if (flow.y + height > frame.bottom) flow.turn()
  const x = frame.right - boxWidth
  let y = Math.max(flow.y, frame.bottom - height - 40)
  sheet.bubble([x - 92, y + height - 84], 150, 104, {
    fill: 'dark-soft',
    radius: 30,
    tip: 'left',
  })
  sheet.bubble([x, y], boxWidth, height, { fill: 'highlight', radius: 34, tip: 'right' })
  y += padding
  for (const line of label) {
    sheet.text(line, [x + padding, y + 10], styles.coverLabel)
    y += 13
  }
  sheet.text(String(overallLevel), [x + padding - 3, y + 70], styles.coverFigure)
  const figure = sheet.measure(String(overallLevel), styles.coverFigure)
  sheet.text(`/ ${levelLabels.length}`, [x + padding + figure + 4, y + 70], styles.coverLevel)
  y += 90
  const step = inner / levelLabels.length
  levelLabels.forEach((_, at) => {
    const fill = at < overallLevel ? 'dark' : 'tint-5'
    sheet.bubble([x + padding + at * step, y], step - 5, 7, { fill, radius: 3.5 })
  })
  y += 22
  for (const line of level) {
    sheet.text(line, [x + padding, y + 12], styles.coverLevel)
    y += 20
  }
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const note = sheet.toLines(texts.sampleNote, styles.coverSmall, x - frame.left - 110)
  // The limits of the numbers are stated where nobody misses them.
  const foot = [date.format(new Date(input.date)), ...(note.length <= 8 ? note : [])]
  foot.forEach((line, at) => {
    const above = (foot.length - 1 - at) * styles.coverSmall.leading + (at === 0 ? 5 : 0)
    sheet.text(line, [frame.left, pageHeight - 60 - above], styles.coverSmall)
  })
}
