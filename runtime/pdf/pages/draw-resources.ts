import { frame, frameWidth } from '../sheet/flow.ts'
import type { Book } from './report-book.ts'
import { styles } from '../sheet/styles.ts'

/** Further reading; every line of an entry is a link. */
export function drawResources(book: Book): void {
  const { input, sheet } = book
  const flow = book.open(input.texts.headerResourcesPage)
  if (input.resourcesIntroduction) {
    flow.paragraph(input.resourcesIntroduction, styles.lead, { width: 440 })
  }
  flow.space(16)
  for (const { kindLabel, title, url } of input.resources) {
    const rows = [
      { text: kindLabel, style: styles.label },
      { text: title, style: { ...styles.cardTitle, size: 13, leading: 17 } },
      { text: url, style: styles.url },
    ].filter(({ text }) => text !== '')
    const height = rows.reduce(
      (sum, { text, style }) => sum + sheet.toLines(text, style, frameWidth).length * style.leading,
      0,
    )
    flow.need(Math.min(height, 300) + 24)
    sheet.line([frame.left, flow.y], [frame.right, flow.y], { stroke: 'line', lineWidth: 0.75 })
    flow.space(12)
    for (const { text, style } of rows) {
      for (const line of sheet.toLines(text, style, frameWidth)) {
        flow.need(style.leading)
        const { y } = flow
        flow.paragraph(line, style)
        sheet.link([frame.left, y], frameWidth, style.leading, url)
      }
    }
    flow.space(12)
  }
}
