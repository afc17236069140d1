/** Usage as a page to read and pass on: no request; a few lines of script sort and filter it. */
import { escapeHtml } from '../../../runtime/page/render/escape-html.ts'
import { toHtmlReport } from './html-report.ts'
import type { Locate } from './location.ts'
import type { UsedKind } from '../usage/find-uses.ts'
import type { UsageReport, UsedThing } from './used-things.ts'
import { nameDocument } from '../usage/usage-index.ts'

const titles: Record<UsedKind, string> = {
  slice: 'Slices',
  variation: 'Variations',
  machine: 'Machines',
  form: 'Forms',
  asset: 'Files',
  document: 'Documents',
}

/** More would make the page slow to open; the findings list those used least. */
const maxRows = 1000
const maxUsers = 30

const style = `
search{display:block;position:sticky;inset-block-start:0;padding:.75rem 0;background:var(--paper);z-index:1}
search input{inline-size:min(100%,24rem);padding:.5rem .75rem;font:inherit;color:inherit;background:var(--card);border:1px solid var(--soft);border-radius:.5rem}
:is(input,button,summary,a):focus-visible{outline:3px solid var(--note);outline-offset:2px}
.things table{table-layout:fixed}.things :is(td,th){overflow-wrap:anywhere}.things th:first-child{inline-size:32%}.things th:nth-child(2){inline-size:22%;text-align:end}@media (width >= 40rem){.things th:nth-child(2){inline-size:8rem}}
.things button{all:unset;cursor:pointer;font-weight:700}.things button:focus-visible{outline:3px solid var(--note)}
th[aria-sort=ascending] button::after{content:" ↑"}th[aria-sort=descending] button::after{content:" ↓"}
.things ul{max-block-size:16rem;overflow:auto}.things li{border:0;padding:.1rem 0}.things summary{font-weight:400}
.none{color:var(--warning);font-weight:700}.things summary h2{display:inline;margin:0}.things>summary{padding:.75rem 0}`

const script = `
const tables = [...document.querySelectorAll('.things table')]
for (const table of tables) {
  const body = table.tBodies[0]
  for (const [at, head] of [...table.tHead.rows[0].cells].entries()) {
    const button = document.createElement('button')
    button.type = 'button'
    button.append(...head.childNodes)
    head.append(button)
    button.addEventListener('click', () => {
      const isUp = head.getAttribute('aria-sort') !== 'ascending'
      for (const other of table.tHead.rows[0].cells) other.removeAttribute('aria-sort')
      head.setAttribute('aria-sort', isUp ? 'ascending' : 'descending')
      const keyOf = (row) => row.cells[at].dataset.key ?? row.cells[at].textContent
      const rows = [...body.rows].sort((a, b) => keyOf(a).localeCompare(keyOf(b), 'en', { numeric: true }))
      body.append(...(isUp ? rows : rows.reverse()))
    })
  }
}
const search = document.querySelector('search')
const [input, status] = [search.querySelector('input'), search.querySelector('[role=status]')]
search.hidden = false
input.addEventListener('input', () => {
  const words = input.value.toLowerCase().split(/\\s+/)
  let shown = 0
  for (const row of tables.flatMap((table) => [...table.tBodies[0].rows])) {
    const text = row.textContent.toLowerCase()
    row.hidden = !words.every((word) => text.includes(word))
    if (!row.hidden) shown += 1
  }
  status.textContent = input.value ? shown + ' found' : ''
})`

export function toUsageHtml(report: UsageReport, locate: Locate): string {
  const tables = (Object.keys(titles) as UsedKind[]).map((kind) => toTable(kind, report))
  const search =
    '<search hidden><label>Find <input type="search" placeholder="Name, document or file"></label> <span role="status"></span></search>'
  return toHtmlReport(report, locate, { html: search + tables.join(''), style, script })
}

function toTable(kind: UsedKind, { things }: UsageReport): string {
  const all = things[kind]
  if (all.length === 0) return ''
  const rows = all.slice(0, maxRows).map(toRow).join('')
  const more =
    all.length > maxRows
      ? `<p class="hint">The ${maxRows} most used of ${all.length}; the command lists any other.</p>`
      : ''
  return `<details class="things"${kind === 'slice' ? ' open' : ''}><summary><h2>${titles[kind]}</h2> ${all.length}</summary>
<table><thead><tr><th scope="col">Name</th><th scope="col">Documents</th><th scope="col">Used by</th></tr></thead><tbody>${rows}</tbody></table>${more}</details>`
}

function toRow({ words, users, site }: UsedThing): string {
  const names = users.slice(0, maxUsers).map(({ by }) => `<li>${escapeHtml(nameDocument(by))}</li>`)
  const rest = users.length - names.length
  if (rest > 0) names.push(`<li class="hint">and ${rest} more</li>`)
  const list =
    names.length > 0
      ? `<details><summary>${escapeHtml(nameDocument(users[0]!.by))}${users.length > 1 ? ' …' : ''}</summary><ul>${names.join('')}</ul></details>`
      : ''
  const by = site.length > 0 ? `<p class="hint">${escapeHtml(site.join(', '))}</p>` : ''
  const nobody = list || by ? '' : '<span class="none">nobody</span>'
  return `<tr><td>${escapeHtml(words)}</td><td class="number" data-key="${users.length}">${users.length}</td><td>${list}${by}${nobody}</td></tr>`
}
