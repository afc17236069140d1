import { toLevelName, type Book } from './report-book.ts'
import { styles } from '../sheet/styles.ts'

/** The things not to do yet, theme by theme. */
export function drawLeftAlone(book: Book): void {
  const { input } = book
  const flow = book.open(input.texts.leaveAloneLabel)
  flow.space(8)
  for (const { title, levelIndex, leaveAlone } of input.themes) {
    if (!leaveAlone) continue
    const blocks = [
      { text: toLevelName(input, levelIndex + 1), style: styles.label },
      { text: title, style: styles.cardTitle, gap: 4 },
      { text: leaveAlone, style: styles.quote, gap: 8 },
    ]
    flow.card(blocks, { fill: 'tint-3', padding: 24, tip: 'left' })
    flow.space(16)
  }
}
