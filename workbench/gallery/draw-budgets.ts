/**
 * Draws bytes of slices as bars, each with its figure beside it, and a mark at the end of its
 * budget.
 */
import { escapeHtml } from '../../runtime/page/render/escape-html.ts'
import { budgetParts, type BudgetPart } from '#compiler/generate/slice-budgets.ts'
import { isOver, showBytes, toFigures, type Figure } from './compare-budgets.ts'
import type { GalleryEntry } from './gallery-entry.ts'
import type { SliceBytes } from '#compiler/build/slice-bytes.ts'

/** Bytes over budget are hatched and named, so that they show without colours, too. */
export const budgetStyle = `
.hatch{position:absolute;fill:var(--accent)}
.figures{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:.25rem 1.5rem;margin:.25rem 0;max-width:60rem;font-size:.8125rem}
.figures div{display:grid;grid-template-columns:auto 1fr;column-gap:.5rem;align-content:start}.figures dt{color:var(--soft)}.figures dd{margin:0;font-variant-numeric:tabular-nums}
.figures svg{grid-column:1/-1;inline-size:100%;block-size:.625rem;display:block;fill:var(--soft)}.figures .track{fill:var(--line)}.figures .end{fill:var(--ink)}.figures .more{fill:url(#hatch)}.figures strong{color:var(--accent)}
.overview ol{list-style:none;margin:.5rem 0 2.5rem;padding:0;max-width:72rem}.overview li{display:grid;grid-template-columns:13rem 5.5rem minmax(0,1fr);gap:0 1rem;align-items:baseline;padding:.3rem 0;border-block-start:1px solid var(--line)}
.overview a{color:inherit}.overview summary{font-weight:600}.overview .total{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
@media (width<1100px){.overview li{grid-template-columns:minmax(0,1fr) auto}.overview .figures{grid-column:1/-1;width:100%}}
@media (width<480px){.figures{column-gap:.75rem}.figures div{grid-template-columns:1fr}.figures .unit{display:none}}`

const hatch = `<svg class="hatch" width="0" height="0" aria-hidden="true"><pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2.4" height="4"/></pattern></svg>`

const names: Record<BudgetPart, string> = { script: 'Script', style: 'Style', html: 'HTML' }

/** Draws all slices, heaviest first. @param bytes - by type */
export function drawOverview(
  entries: readonly GalleryEntry[],
  bytes: ReadonlyMap<string, SliceBytes>,
): string {
  const rows = entries
    .flatMap((entry) => {
      const measured = bytes.get(entry.type)
      return measured ? [{ entry, figures: toFigures(entry, measured) }] : []
    })
    .map((row) => ({ ...row, total: sum(row.figures) }))
    .toSorted((a, b) => b.total - a.total)
  const figures = rows.flatMap((row) => row.figures)
  const scales = Object.fromEntries(
    budgetParts.map((part) => [part, largest(figures.filter((one) => one.part === part))]),
  ) as Record<BudgetPart, number>
  const over = rows.filter((row) => row.figures.some(isOver)).length
  const verdict = over === 0 ? 'all within their budgets' : `${over} over budget`
  const unknown = figures.some((figure) => figure.bytes === undefined)
    ? ' Script and style are known after a build: <code>npx slicewright slices export</code>.'
    : ''
  const items = rows.map(
    (row) =>
      `<li><a href="#${row.entry.type}">${escapeHtml(row.entry.schema.title)}</a> <span class="total">${showBytes(row.total)} B</span>${drawFigures(row.figures, scales)}</li>`,
  )
  return `${hatch}<details class="overview" open><summary>What slices cost: ${rows.length} slices, ${verdict}, the heaviest first</summary>
<p class="soft">Bytes after gzip: script that only pages with the slice need, its own style sheets, its markup in the largest mock. The line in a bar is the budget.${unknown}</p><ol>${items.join('')}</ol></details>`
}

/** @param scales - bytes that fill a bar; by default the larger of budget and bytes nearly does */
export function drawFigures(
  figures: readonly Figure[],
  scales?: Readonly<Record<BudgetPart, number>>,
): string {
  return `<dl class="figures">${figures
    .map((figure) => {
      const scale = scales?.[figure.part] ?? largest([figure])
      return `<div><dt>${names[figure.part]}</dt><dd>${describe(figure)}</dd>${drawBar(figure, scale)}</div>`
    })
    .join('')}</dl>`
}

function describe(figure: Figure): string {
  const { bytes, budget } = figure
  const room = `of ${showBytes(budget)}<span class="unit"> B</span>`
  if (bytes === undefined) return `after a build, ${room}`
  const over = isOver(figure) ? `, <strong>▲ ${showBytes(bytes - budget)} over</strong>` : ''
  return `${showBytes(bytes)} ${room}${over}`
}

/** A bar; the text beside it has the same facts. */
function drawBar({ bytes, budget }: Figure, scale: number): string {
  if (bytes === undefined) return ''
  const at = (value: number) => ((value / scale) * 100).toFixed(2)
  const more =
    bytes > budget
      ? `<rect class="more" x="${at(budget)}%" width="${at(bytes - budget)}%" height="100%"/>`
      : ''
  return `<svg aria-hidden="true"><rect class="track" y="40%" width="100%" height="20%"/><rect y="20%" width="${at(Math.min(bytes, budget))}%" height="60%"/>${more}<rect class="end" x="${at(budget)}%" width="2" height="100%"/></svg>`
}

function sum(figures: readonly Figure[]): number {
  return figures.reduce((total, { bytes = 0 }) => total + bytes, 0)
}

/** The scale that fits every bar and budget, with some space left. */
function largest(figures: readonly Figure[]): number {
  return Math.max(1, ...figures.map(({ bytes = 0, budget }) => Math.max(bytes, budget))) * 1.03
}
