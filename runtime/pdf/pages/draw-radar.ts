import type { ReportInput } from './report-input.ts'
import type { Point, Sheet } from '../sheet/sheet.ts'
import { styles } from '../sheet/styles.ts'

const radius = 124
export const radarHeight = 2 * radius + 84
const labelWidth = 124

/** An axis for each theme, the chosen levels filled, the sample's outline dashed. */
export function drawRadar(sheet: Sheet, input: ReportInput, [x, y]: Point): void {
  const { themes, levelLabels } = input
  const most = levelLabels.length
  const centre: Point = [x, y + radarHeight / 2]
  const place = (axis: number, level: number): Point => {
    const angle = (axis / themes.length) * 2 * Math.PI - Math.PI / 2
    const distance = (radius * level) / most
    return [centre[0] + Math.cos(angle) * distance, centre[1] + Math.sin(angle) * distance]
  }
  const outline = (levelOf: (axis: number) => number) =>
    themes.map((_, axis) => place(axis, levelOf(axis)))
  const chosen = outline((axis) => themes[axis]!.levelIndex + 1)

  sheet.polygon(
    outline(() => most),
    { fill: 'paper' },
  )
  sheet.polygon(chosen, { fill: 'tint-5' })
  for (let level = 1; level <= most; level++) {
    sheet.polygon(
      outline(() => level),
      { stroke: 'line', lineWidth: 0.75 },
    )
  }
  themes.forEach((_, axis) =>
    sheet.line(centre, place(axis, most), { stroke: 'line', lineWidth: 0.75 }),
  )
  if (themes.every(({ sampleLevel }) => sampleLevel !== undefined)) {
    const sample = outline((axis) => themes[axis]!.sampleLevel!)
    sheet.polygon(sample, { stroke: 'dark', lineWidth: 1.1, dash: [3.5, 2.5] })
  }
  sheet.polygon(chosen, { stroke: 'highlight', lineWidth: 2 })
  for (const point of chosen) sheet.circle(point, 3.4, { fill: 'highlight' })
  for (let level = 1; level <= most; level++) {
    const [, at] = place(0, level)
    sheet.text(String(level), [centre[0] - 5, at + 3], styles.running, 'right')
  }
  themes.forEach(({ title }, axis) => drawLabel(sheet, title, axis, place(axis, most * 1.11)))

  function drawLabel(canvas: Sheet, title: string, axis: number, [toX, toY]: Point): void {
    const number = String(axis + 1)
    const lines = canvas.toLines(title, styles.small, labelWidth)
    // A title that is too long for this place is beside its number in the list below.
    const shown = lines.length <= 3 ? lines : []
    const side = toX - centre[0]
    const align = Math.abs(side) < 12 ? 'center' : side > 0 ? 'left' : 'right'
    const badge = { center: toX, left: toX + 9, right: toX - 9 }[align]
    const isAbove = align === 'center' && toY < centre[1]
    const isBelow = align === 'center' && toY > centre[1]
    const height = shown.length * 11
    const middle = isAbove ? toY - height - 5 : isBelow ? toY + 5 : toY
    canvas.bubble([badge - 8, middle - 7.5], 16, 14, { fill: 'dark', radius: 5.5, tip: 'left' })
    canvas.text(number, [badge, middle + 2.7], { ...styles.labelQuiet, colour: 'light' }, 'center')
    const textX = { center: toX, left: toX + 23, right: toX - 23 }[align]
    const first = align === 'center' ? middle + 19 : middle + 3 - ((shown.length - 1) * 11) / 2
    shown.forEach((line, at) =>
      canvas.text(line, [textX, first + at * 11], { ...styles.small, colour: 'dark' }, align),
    )
  }
}
