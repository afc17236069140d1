import { frame, frameWidth, toBase } from '../sheet/flow.ts'
import type { Book } from './report-book.ts'
import { styles } from '../sheet/styles.ts'

/**
 * How to read the report: paragraphs, the levels, and the contents.
 * @param sections - titles of all that come after this one
 */
export function drawIntroduction(book: Book, sections: readonly string[]): void {
  const { input, sheet, contents } = book
  const flow = book.open(input.texts.headerIntroPage)
  for (const paragraph of input.texts.introduction) {
    flow.paragraph(paragraph, styles.lead, { width: 430 })
    flow.space(9)
  }
  flow.space(10)
  input.levelLabels.forEach((label, at) => {
    const x = frame.left + 34
    const height = sheet.toLines(label, styles.rowTitle, frame.right - x).length * 15
    flow.need(Math.min(height, 60) + 9)
    sheet.bubble([frame.left, flow.y - 1.5], 22, 18, {
      fill:
        at === 0 ? 'tint-3' : (['tint-5', 'tint-1', 'tint-2', 'tint-4'] as const)[(at - 1) % 4]!,
      radius: 7,
      tip: 'left',
    })
    sheet.text(String(at + 1), [frame.left + 11, flow.y + 11.5], styles.figure, 'center')
    flow.paragraph(label, styles.rowTitle, { x })
    flow.space(9)
  })
  flow.space(16)
  // Ten themes still end on the same page.
  const gap = sections.length > 10 ? 2 : 5
  sections.forEach((section, at) => {
    const width = frameWidth - 60
    flow.need(26)
    sheet.line([frame.left, flow.y], [frame.right, flow.y], { stroke: 'line', lineWidth: 0.75 })
    flow.space(gap)
    contents.push({ section: at + 1, page: sheet.page(), y: flow.y + toBase(styles.body) })
    flow.paragraph(section, styles.body, { width })
    flow.space(gap)
  })
}
