/** Renders a report as a page to read and share: without scripts or requests, in light and dark. */
import { escapeHtml } from '../../runtime/page/render/escape-html.ts'
import type { ExperimentReport, GoalReport } from './experiment-report.ts'
import { headings, listConclusions, toCells } from './words.ts'

const style = `
:root{color-scheme:light dark;--ink:light-dark(#14213d,#faf6ef);--soft:light-dark(#4c5873,#b9c3da);--paper:light-dark(#faf6ef,#14213d);--line:light-dark(#14213d26,#faf6ef30);--mark:light-dark(#14523f,#8fdcb8)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:3rem 1.25rem;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
h1{font-size:2.25rem;line-height:1.1}h2{margin:3rem 0 .25rem}h3{margin:2rem 0 .5rem}p{margin:.25rem 0}
.soft,code{color:var(--soft)}.table{overflow-x:auto}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.5rem 1rem .5rem 0;border-bottom:1px solid var(--line);white-space:nowrap;font-variant-numeric:tabular-nums}
svg{display:block;width:100%;height:auto;margin:.75rem 0}svg text{font:12px system-ui,sans-serif;fill:currentColor}`

export function drawReports(reports: readonly ExperimentReport[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Experiments</title><style>${style}</style></head><body><h1>Experiments</h1>
${reports.map(drawReport).join('\n')}</body></html>
`
}

function drawReport(report: ExperimentReport): string {
  const { name, experiment, goals } = report
  const said = listConclusions(report).map((line) => `<li>${escapeHtml(line)}</li>`)
  return (
    `<section><h2>${escapeHtml(experiment.title)} <code>${escapeHtml(name)}</code></h2>` +
    `<p class="soft">${escapeHtml(experiment.question)}</p>` +
    `${goals.map(drawGoal).join('')}<ul>${said.join('')}</ul></section>`
  )
}

function drawGoal(report: GoalReport): string {
  const row = (cells: readonly string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`
  const rows = report.variants.map((variant) => row(toCells(variant), 'td'))
  return (
    `<h3>${escapeHtml(report.goal)}</h3><div class="table" tabindex="0"><table>` +
    `<thead>${row(headings, 'th')}</thead><tbody>${rows.join('')}</tbody></table></div>` +
    drawIntervals(report)
  )
}

const width = 720
const rowHeight = 28
const labelWidth = 160

/** Draws each rate as a dot on the line of its interval, from 0 to the highest limit. */
function drawIntervals({ variants, goal }: GoalReport): string {
  const highest = Math.max(0, ...variants.map(({ rate }) => rate?.interval[1] ?? 0))
  if (highest === 0) return ''
  const toX = (value: number) => labelWidth + (value / highest) * (width - labelWidth - 20)
  const rows = variants.map(({ name, rate }, index) => {
    const y = index * rowHeight + rowHeight / 2
    const label = `<text x="0" y="${y + 4}">${escapeHtml(name)}</text>`
    if (!rate) return label
    const [low, high] = rate.interval.map((limit) => toX(limit).toFixed(1))
    return (
      `${label}<line x1="${low}" x2="${high}" y1="${y}" y2="${y}" stroke="currentColor" stroke-width="2"/>` +
      `<circle cx="${toX(rate.value).toFixed(1)}" cy="${y}" r="5" fill="var(--mark)"/>`
    )
  })
  const label = escapeHtml(`${goal}: rate of each variant with its 95% interval`)
  return `<svg viewBox="0 0 ${width} ${variants.length * rowHeight}" role="img" aria-label="${label}">${rows.join('')}</svg>`
}
