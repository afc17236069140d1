import {
  drawCard,
  frame,
  frameWidth,
  measureCard,
  toBase,
  type Flow,
  type TextBlock,
} from '../sheet/flow.ts'
import { toLevelName, type Book } from './report-book.ts'
import type { ReportTheme } from './report-input.ts'
import { styles } from '../sheet/styles.ts'

const gutter = 14
const half = (frameWidth - gutter) / 2

/** A theme's level, the next level, and the usual way there. */
export function drawTheme(book: Book, theme: ReportTheme): void {
  const { input, sheet } = book
  const { texts, levelLabels } = input
  const flow = book.open(theme.title)
  if (theme.question) flow.paragraph(theme.question, styles.question, { width: 440 })
  flow.space(14)
  drawScale(book, flow, theme)
  flow.space(18)

  const current = describeLevel(book, theme, theme.levelIndex, texts.currentLevelLabel)
  const isTop = theme.levelIndex + 1 >= Math.min(levelLabels.length, theme.levels.length)
  if (isTop) flow.card(current, { fill: 'tint-5', tip: 'left' })
  else {
    const next = describeLevel(book, theme, theme.levelIndex + 1, texts.nextLevelLabel, 'next')
    const height = Math.max(...[current, next].map((one) => measureCard(sheet, one, half)))
    if (height <= flow.room()) {
      const look = { width: half, height }
      const { y } = flow
      drawCard(sheet, current, [frame.left, y], { ...look, fill: 'tint-5', tip: 'left' })
      const x = frame.left + half + gutter
      drawCard(sheet, next, [x, y], { ...look, fill: 'tint-4', tip: 'right' })
      flow.space(height)
    } else {
      flow.card(current, { fill: 'tint-5', tip: 'left' })
      flow.space(gutter)
      flow.card(next, { fill: 'tint-4', tip: 'right' })
    }
  }
  if (theme.advice) {
    flow.space(gutter)
    const advice = [
      { text: texts.nextStepLabel, style: styles.labelOnInk },
      { text: theme.advice, style: styles.leadOnInk, gap: 6 },
    ]
    flow.card(advice, { fill: 'dark', padding: 20, tip: 'left' })
  }
  flow.space(26)
  theme.levels.forEach((_, index) => drawLevel(book, flow, theme, index))
}

/** A level in the list of all, so that the page can be read without the model at hand. */
function drawLevel({ input, sheet }: Book, flow: Flow, theme: ReportTheme, index: number): void {
  const { title, text } = theme.levels[index]!
  const isChosen = index === theme.levelIndex
  const x = frame.left + 150
  const nameStyle = { ...styles.smallStrong, colour: isChosen ? 'highlight-deep' : 'dark' } as const
  const name = sheet.toLines(toLevelName(input, index + 1), nameStyle, x - frame.left - 16)
  flow.need(Math.min(name.length, 9) * nameStyle.leading + 12)
  sheet.line([frame.left, flow.y], [frame.right, flow.y], { stroke: 'line', lineWidth: 0.75 })
  flow.space(5)
  const { y } = flow
  const page = sheet.page()
  name.forEach((line, at) =>
    sheet.text(line, [frame.left, y + toBase(nameStyle) + at * nameStyle.leading], nameStyle),
  )
  flow.paragraph(title ?? text, { ...styles.small, colour: 'dark' }, { x })
  if (sheet.page() === page) flow.y = Math.max(flow.y, y + name.length * nameStyle.leading)
  flow.space(5)
}

function describeLevel(
  { input }: Book,
  { levels }: ReportTheme,
  index: number,
  label: string,
  which?: 'next',
): TextBlock[] {
  const { title, text = '', kpi } = levels[index] ?? {}
  const labelStyle = which ? styles.labelNext : styles.label
  return [
    { text: label, style: labelStyle },
    { text: toLevelName(input, index + 1), style: styles.cardTitle, gap: 4 },
    ...(title ? [{ text: title, style: styles.rowTitle, gap: 4 }] : []),
    { text, style: styles.body, gap: 7 },
    ...(kpi
      ? [
          { text: input.texts.kpiLabel, style: labelStyle, gap: 11 },
          { text: kpi, style: styles.body, gap: 2 },
        ]
      : []),
  ]
}

/** All levels in a row, the chosen one marked, with the sample's mean above. */
function drawScale({ input, sheet }: Book, flow: Flow, theme: ReportTheme): void {
  const { levelLabels, texts, locale } = input
  const step = frameWidth / levelLabels.length
  const names = levelLabels.map((label) => sheet.toLines(label, styles.small, step - 10))
  const height = Math.max(...names.map(({ length }) => length)) * 12.5
  const { sampleLevel } = theme
  if (sampleLevel !== undefined) {
    const mean = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(sampleLevel)
    const text = `${texts.sampleLabel} · ${mean}`
    // The middle of a segment is a whole level.
    const x = frame.left + Math.min(Math.max(sampleLevel - 0.5, 0), levelLabels.length) * step
    const lines = sheet.toLines(text, styles.small, frameWidth)
    flow.need(lines.length * 12.5 + height + 40)
    for (const line of lines) {
      const width = sheet.measure(line, styles.small)
      const start = Math.min(Math.max(x - width / 2, frame.left), frame.right - width)
      sheet.text(line, [start, flow.y + 9], styles.small)
      flow.space(12.5)
    }
    const { y } = flow
    const triangle = [
      [x - 4, y + 1],
      [x + 4, y + 1],
      [x, y + 7],
    ] as const
    sheet.polygon(triangle, { fill: 'dark' })
    flow.space(11)
  } else flow.need(height + 40)
  const { y } = flow
  levelLabels.forEach((_, at) => {
    const isChosen = at === theme.levelIndex
    const fill = isChosen ? 'highlight' : at < theme.levelIndex ? 'dark' : 'tint-3'
    const x = frame.left + at * step
    sheet.bubble([x, y], step - 5, 9, { fill, radius: 4.5 })
    const style = isChosen
      ? { ...styles.small, font: 'strong' as const, colour: 'dark' as const }
      : styles.small
    sheet.text(String(at + 1), [x + 2, y + 24], { ...styles.figure, colour: style.colour })
    sheet
      .toLines(levelLabels[at]!, style, step - 10)
      .forEach((line, row) => sheet.text(line, [x + 2, y + 38 + row * 12.5], style))
  })
  flow.space(30 + height)
}
