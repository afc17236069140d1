/** The figures as one table: ours beside each peer's, with the targets. */
import type { Side } from './folders.ts'
import type { BrowserResult } from './measure-browser.ts'
import type { ExportResult } from './measure-export.ts'
import type { KeptResult } from './measure-kept.ts'
import type { RenderResult } from './measure-render.ts'

export interface Figures {
  browser?: Partial<Record<Side, BrowserResult>>
  render?: RenderResult
  kept?: KeptResult
  exported?: ExportResult
}

type Values = Partial<Record<Side, number>>

/** The target: at most, or at least, a multiple of a peer's figure; or at most an absolute one. */
type Reach = { atMost: number; of?: 'floor' | 'astro' } | { atLeast: number; of: 'floor' | 'astro' }

export interface Row {
  figure: string
  ours?: number
  floor?: number
  astro?: number
  /**
   * Our figure divided by that of the peer in the target, or by the floor's where it names none.
   */
  ratio?: number | undefined
  reach?: string
  /** Absent where there is no target, or its peer did not run. */
  isMet?: boolean | undefined
}

const names = { floor: 'the floor', astro: 'Astro' }

export function toRow(figure: string, values: Values, reach?: Reach): Row {
  const { ours } = values
  const by = values[reach?.of ?? 'floor']
  const ratio = ours !== undefined && by ? ours / by : undefined
  return {
    figure,
    ...values,
    ratio,
    ...(reach && { reach: tell(reach), isMet: judge(reach, ours, ratio) }),
  }
}

function judge(reach: Reach, ours?: number, ratio?: number): boolean | undefined {
  const value = reach.of ? ratio : ours
  if (value === undefined) return undefined
  return 'atMost' in reach ? value <= reach.atMost : value >= reach.atLeast
}

function tell(reach: Reach): string {
  const bound = 'atMost' in reach ? `at most ${reach.atMost}` : `at least ${reach.atLeast}`
  return reach.of ? `${bound} × ${names[reach.of]}` : bound
}

export function toRows({ browser, render, kept, exported }: Figures): Row[] {
  const rows: Row[] = []
  const inBrowser = (figure: string, pick: (result: BrowserResult) => number, reach?: Reach) =>
    rows.push(toRow(figure, mapSides(browser!, pick), reach))
  if (browser) {
    const kib = (bytes: number) => bytes / 1024
    inBrowser('script at load, KiB gz', (one) => kib(one.scripts), { atMost: 12 })
    inBrowser('of it before idle, KiB gz', (one) => kib(one.early), { atMost: 4 })
    inBrowser('script after scrolling to the end, KiB gz', (one) => kib(one.scrolled))
    inBrowser('HTML with CSS, KiB gz', (one) => kib(one.page), { atMost: 1.07, of: 'floor' })
    inBrowser('first contentful paint, ms', (one) => one.firstPaint, { atMost: 0.56, of: 'astro' })
    inBrowser('largest contentful paint, ms', (one) => one.largestPaint, { atMost: 1, of: 'floor' })
    inBrowser('total blocking time, ms', (one) => one.blocked)
    inBrowser('main thread, ms', (one) => one.busy, { atMost: 1, of: 'floor' })
  }
  if (render) {
    const { blank: _, ...sides } = render
    rows.push(toRow('CPU to render a page, ms', sides, { atMost: 0.5, of: 'astro' }))
  }
  if (kept) {
    const perSecond = (which: 'one' | 'many') => mapSides(kept[which], (one) => one.perSecond)
    const cpu = (which: 'one' | 'many') => mapSides(kept[which], (one) => one.cpu)
    rows.push(
      toRow('one kept page, requests/s', perSecond('one'), { atLeast: 2.5, of: 'floor' }),
      toRow('one kept page, CPU ms/request', cpu('one')),
      toRow('different kept pages, requests/s', perSecond('many'), { atLeast: 3, of: 'floor' }),
      toRow('different kept pages, CPU ms/request', cpu('many')),
    )
  }
  if (exported) {
    rows.push(
      toRow(
        'export, ms/page beyond the fixed cost',
        mapSides(exported, (one) => one.wall),
        { atMost: 1, of: 'floor' },
      ),
      toRow(
        'export, CPU ms/page beyond the fixed cost',
        mapSides(exported, (one) => one.cpu),
      ),
    )
  }
  return rows
}

function mapSides<Result>(
  results: Partial<Record<Side, Result>>,
  pick: (result: Result) => number | undefined,
): Values {
  const values: Values = {}
  for (const side of ['ours', 'floor', 'astro'] as const) {
    const result = results[side]
    const value = result === undefined ? undefined : pick(result)
    if (value !== undefined) values[side] = value
  }
  return values
}

const columns = ['figure', 'ours', 'floor', 'Astro', 'ratio', 'reach', 'met']

/** @param facts - lines above the table: the subject, and the number of rounds */
export function toMarkdown(rows: readonly Row[], facts: readonly string[]): string {
  const lines = rows.map((row) => toCells(row).join(' | '))
  const head = [columns.join(' | '), columns.map(() => '---').join(' | '), ...lines]
  return [...facts, '', ...head.map((line) => `| ${line} |`), ''].join('\n')
}

export function toCells({ figure, ours, floor, astro, ratio, reach, isMet }: Row): string[] {
  const met = isMet === undefined ? '' : isMet ? 'yes' : 'no'
  return [figure, ...[ours, floor, astro, ratio].map(toText), reach ?? '', met]
}

/** Three significant digits. */
function toText(value: number | undefined): string {
  if (value === undefined) return ''
  const size = Math.abs(value)
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2)
}
