/** Renders publications, their changes, and how soon visitors had them. */
import type { KeptReceipt } from '#runtime'
import { escapeHtml } from '../../runtime/page/render/escape-html.ts'

const style = `
:root{color-scheme:light dark;--ink:light-dark(#14213d,#faf6ef);--soft:light-dark(#4c5873,#b9c3da);--paper:light-dark(#faf6ef,#14213d);--card:light-dark(#fff,#22325a);--line:light-dark(#14213d26,#faf6ef30);--accent:light-dark(#b93a1a,#ff9a80)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-inline-size:64rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{font-size:1.75rem;margin:0 0 1.5rem}h2{font-size:1.125rem;margin:0}p{margin:.25rem 0}
.soft{color:var(--soft)}.stale{color:var(--accent);font-weight:600}
article{margin:0 0 1.5rem;padding:1.25rem 1.5rem;background:var(--card);border:1px solid var(--line);border-radius:.75rem}
dl{display:flex;flex-wrap:wrap;gap:.25rem 2rem;margin:.75rem 0;font-size:.875rem}dl div{display:flex;gap:.4rem}dt{color:var(--soft)}dd{margin:0;font-variant-numeric:tabular-nums}
summary{cursor:pointer;padding:.25rem 0}table{border-collapse:collapse;inline-size:100%;font-size:.875rem}
th,td{padding:.25rem .75rem .25rem 0;text-align:start;border-block-end:1px solid var(--line);overflow-wrap:anywhere}
td:not(:first-child){font-variant-numeric:tabular-nums}`

export function toPublicationsPage(receipts: readonly KeptReceipt[], siteName: string): string {
  const title = `Publications of ${escapeHtml(siteName)}`
  const none =
    '<p class="soft">Nothing has been published yet. A server with this <code>DATA_DIR</code> writes a receipt for each publication.</p>'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>
${receipts.map(toArticle).join('\n') || none}</main></body></html>
`
}

function toArticle(receipt: KeptReceipt): string {
  const { at, to, changed, purged, purgedMs, rendered, liveMs, verified } = receipt
  const facts: [string, string][] = [
    ['documents', changed === undefined ? 'not known' : String(changed)],
    ['answers purged', String(purged)],
    ['after', toMs(purgedMs)],
    ['rendered ahead', String(rendered.length)],
    ['live after', toMs(liveMs)],
    ['verified', toVerdict(verified)],
  ]
  const [documents, answers] = [listDocuments(receipt), listAnswers(receipt)]
  const list = facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')
  return `<article><h2><time datetime="${escapeHtml(at)}">${escapeHtml(at)}</time></h2>
<p class="soft">ref <code>${escapeHtml(to)}</code></p><dl>${list}</dl>
${toDetails('Documents', ['document', 'type', 'language', 'was'], documents, changed)}
${toDetails('Answers', ['address', 'rendered in', 'visitors have it'], answers, purged)}</article>`
}

function toVerdict(verified: KeptReceipt['verified']): string {
  if (!verified) return 'not yet'
  const stale = verified.filter(({ isFresh }) => !isFresh).length
  return stale === 0
    ? `all of ${verified.length}`
    : `<span class="stale">${stale} of ${verified.length} are stale</span>`
}

function listDocuments({ changes = [] }: KeptReceipt): string[][] {
  return changes.map(({ id, uid, type, lang, what }) => [uid ?? id, type, lang, what])
}

function listAnswers({ affected, rendered, verified = [] }: KeptReceipt): string[][] {
  const times = new Map(rendered.map((one) => [one.address, toMs(one.ms)]))
  const seen = new Map(
    verified.map((one) => [one.address, one.isFresh ? `after ${toMs(one.ms)}` : 'no']),
  )
  return affected.map((address) => [
    address,
    times.get(address) ?? 'when asked for',
    seen.get(address) ?? '',
  ])
}

/** @param all - number of all rows, of which the receipt may hold only some */
function toDetails(
  name: string,
  heads: readonly string[],
  rows: readonly string[][],
  all = rows.length,
): string {
  if (rows.length === 0) return ''
  const toCells = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`
  const body = rows.map((row) => toCells(row, 'td')).join('')
  const rest =
    all > rows.length ? `<p class="soft">${all - rows.length} more are not listed.</p>` : ''
  return `<details><summary>${name}</summary><table><thead>${toCells(heads, 'th')}</thead><tbody>${body}</tbody></table>${rest}</details>`
}

function toMs(ms: number): string {
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`
}
