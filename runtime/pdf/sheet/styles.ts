/** Every size of type in the report. */
import type { Colour } from './palette.ts'
import type { Purpose } from './report-fonts.ts'

export interface TextStyle {
  font: Purpose
  size: number
  /** Distance from one baseline to the next. */
  leading: number
  colour: Colour
}

const style = (
  font: TextStyle['font'],
  size: number,
  leading: number,
  colour: Colour = 'dark',
): TextStyle => ({ font, size, leading, colour })

export const styles = {
  coverTitle: style('heading', 46, 49, 'paper'),
  coverSubtitle: style('text', 15, 22, 'muted-on-dark'),
  coverBrand: style('heading', 17, 20, 'paper'),
  coverSmall: style('text', 10, 14, 'muted-on-dark'),
  coverLabel: style('strong', 9.5, 13, 'dark'),
  coverFigure: style('heading', 78, 78, 'dark'),
  coverLevel: style('heading', 17, 20, 'dark'),
  pageTitle: style('heading', 27, 30),
  question: style('text', 13, 19, 'muted'),
  lead: style('text', 12, 19),
  body: style('text', 10.5, 16),
  small: style('text', 8.5, 12.5, 'muted'),
  smallStrong: style('strong', 8.5, 12.5),
  leadOnInk: style('text', 12, 18.5, 'paper'),
  labelOnInk: style('strong', 8.5, 12, 'highlight'),
  quote: style('text', 14, 22),
  label: style('strong', 8.5, 12, 'highlight-deep'),
  labelQuiet: style('strong', 8.5, 12, 'muted'),
  labelNext: style('strong', 8.5, 12, 'positive-deep'),
  cardTitle: style('heading', 15, 18.5),
  sectionTitle: style('heading', 15, 19),
  rowTitle: style('strong', 10.5, 15),
  figure: style('heading', 12, 14),
  running: style('text', 8, 11, 'muted'),
  url: style('text', 8.5, 12.5, 'highlight-deep'),
} satisfies Record<string, TextStyle>
