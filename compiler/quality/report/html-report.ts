/** A report as a page to read and pass on: no script, no request, light and dark. */
import { escapeHtml } from '../../../runtime/page/render/escape-html.ts'
import {
  isClean,
  type Finding,
  type Level,
  type QualityReport,
  type Rule,
} from '../inspect/finding.ts'
import type { Locate } from './location.ts'
import { titleOf, toSummary } from './table.ts'

const style = `
:root{color-scheme:light dark;--ink:light-dark(#14213d,#faf6ef);--soft:light-dark(#4c5873,#b9c3da);--paper:light-dark(#faf6ef,#14213d);--card:light-dark(#fff,#22325a);--line:light-dark(#14213d26,#faf6ef30);--error:light-dark(#b93a1a,#ff9a80);--warning:light-dark(#8a6100,#f2c561);--note:light-dark(#2c5f9e,#8dbbee);--good:light-dark(#14523f,#8fdcb8)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:68rem;padding:3rem 1.25rem;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
h1{font-size:2.5rem;line-height:1.1;margin:0 0 .5rem}h2{margin:3rem 0 1rem}h3{margin:0;font-size:1.0625rem}
.lead{color:var(--soft);margin:0 0 2rem}.verdict{display:inline-block;padding:.2rem .8rem;border-radius:2rem 2rem 2rem .2rem;background:var(--good);color:var(--paper);font-weight:700}.verdict.bad{background:var(--error)}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);vertical-align:top}
td.number{text-align:end;font-variant-numeric:tabular-nums}
meter{inline-size:8rem;block-size:.75rem}
article{background:var(--card);border:1px solid var(--line);border-radius:1rem 1rem 1rem .25rem;padding:1rem 1.25rem;margin:0 0 1rem}
ul{list-style:none;margin:.5rem 0 0;padding:0}li{padding:.6rem 0;border-top:1px solid var(--line)}
.level{font-weight:700}.error{color:var(--error)}.warning{color:var(--warning)}.note{color:var(--note)}
code{font-size:.875rem;overflow-wrap:anywhere;color:var(--soft)}p{margin:.1rem 0}a{color:inherit}
.hint{color:var(--soft)}summary{cursor:pointer;font-weight:700}
@media (width < 40rem){.share{display:none}}`

/** @param parts - what precedes the findings, and the style and script that it needs */
export function toHtmlReport(
  report: QualityReport,
  locate: Locate,
  parts: { html: string; style: string; script: string } = { html: '', style: '', script: '' },
): string {
  const isBad = !isClean(report)
  const script = parts.script && `<script type="module">${parts.script}</script>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(report.title)}: ${escapeHtml(report.repository)}</title><style>${style}${parts.style}</style>${script}</head><body><main>
<h1>${escapeHtml(report.title)}</h1>
<p class="lead">${escapeHtml(toSummary(report))}</p>
<p><span class="verdict${isBad ? ' bad' : ''}">${isBad ? 'Needs work' : 'Clean'}</span></p>
${parts.html}<h2>Rules</h2>
<table><thead><tr><th scope="col">Rule</th><th scope="col">Level</th><th scope="col">Found</th><th scope="col" class="share">Share</th></tr></thead><tbody>${toRuleRows(report)}</tbody></table>
${toDocuments(report, locate)}</main></body></html>
`
}

function toRuleRows({ rules, findings }: QualityReport): string {
  const counts = new Map<Rule, number>(rules.map((rule) => [rule, 0]))
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  const most = Math.max(1, ...counts.values())
  return [...counts]
    .map(
      ([rule, count]) =>
        `<tr><td><strong>${escapeHtml(rule.title)}</strong><br><span class="hint">${escapeHtml(rule.reason)}</span></td>` +
        `<td>${toLevel(rule.level)}</td><td class="number">${count}</td>` +
        `<td class="share"><meter aria-label="Share" max="${most}" value="${count}">${count}</meter></td></tr>`,
    )
    .join('')
}

function toDocuments({ findings }: QualityReport, locate: Locate): string {
  const byDocument = [...Map.groupBy(findings, titleOf)]
  if (byDocument.length === 0) return ''
  const cards = byDocument.map(([title, list]) => {
    // Content in a file is not in a repository that the editor can open.
    const link = locate(list[0]!) ? '' : list[0]!.editorUrl
    const name = escapeHtml(title)
    return `<article><h3>${link ? `<a href="${escapeHtml(link)}">${name}</a>` : name}</h3><ul>${list
      .map((finding) => toItem(finding, locate))
      .join('')}</ul></article>`
  })
  return `<h2>Documents</h2>${cards.join('')}`
}

function toItem(finding: Finding, locate: Locate): string {
  const place = locate(finding)
  const at = [place ? `${place.file}:${place.line}` : '', finding.path].filter(Boolean).join(' ')
  return (
    `<li>${toLevel(finding.rule.level)} ${escapeHtml(finding.message)}` +
    `<p class="hint">${escapeHtml(finding.hint)}</p>${at ? `<code>${escapeHtml(at)}</code>` : ''}</li>`
  )
}

function toLevel(level: Level): string {
  return `<span class="level ${level}">${level}</span>`
}
