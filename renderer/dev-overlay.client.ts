/**
 * Shows vitals, layout shifts and problems in a corner of the page. Dev server only; an automated
 * browser gets it with `?vitals` in the address.
 */
import type { Metric } from 'web-vitals'
import type { VitalName } from '#runtime/consent'

const closedKey = 'slicewright.dev-overlay'

const styles = `
:host { position: fixed; inset: auto auto 8px 8px; z-index: 2147483647; color-scheme: dark }
section { font: 12px/1.5 ui-monospace, monospace; color: #fff; background: #14161c; border-radius: 6px;
  padding: 4px 8px; max-width: min(360px, calc(100vw - 32px)); border: 1px solid #5b6070 }
summary { cursor: pointer; padding: 2px 0 }
table { border-spacing: 0 } th, td { text-align: start; font-weight: 400; padding: 0 12px 0 0 }
ul { margin: 0; padding-inline-start: 16px } li { overflow-wrap: anywhere }
button { font: inherit; color: inherit; background: #2b2f3a; border: 1px solid #8a90a2;
  border-radius: 4px; margin: 4px 0; cursor: pointer }
[data-rating=good] { color: #6ee7a8 } [data-rating='needs improvement'] { color: #ffd166 }
[data-rating=poor] { color: #ff9d9d }
@media print { :host { display: none } }
`

const markup = `
<section aria-label="Measurements of this page">
  <details>
    <summary>Vitals <span data-summary>are being measured</span></summary>
    <table><thead><tr><th>vital</th><th>value</th><th>rating</th></tr></thead><tbody></tbody></table>
    <p data-problems></p>
    <p data-shifted hidden>Largest layout shifts:</p>
    <ul></ul>
    <button type="button">Close until the tab is closed</button>
  </details>
</section>`

interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

const problems = { hydration: 0, console: 0 }

async function startOverlay(): Promise<void> {
  if (navigator.webdriver && !new URLSearchParams(location.search).has('vitals')) return
  if (sessionStorage.getItem(closedKey) !== null) return
  const [{ onCLS, onFCP, onINP, onLCP, onTTFB }, { rateVital, vitalBounds }] = await Promise.all([
    import('web-vitals'),
    import('#runtime/consent'),
  ])
  const host = document.createElement('dev-overlay')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  root.innerHTML = markup
  const find = <T extends HTMLElement>(selector: string) => root.querySelector<T>(selector)!
  find('button').addEventListener('click', () => {
    sessionStorage.setItem(closedKey, 'closed')
    host.remove()
  })
  const rows = new Map<VitalName, HTMLElement>()
  for (const name of Object.keys(vitalBounds) as VitalName[]) {
    const row = find<HTMLTableSectionElement>('tbody').appendChild(document.createElement('tr'))
    fillRow(row, [name, '', 'not yet'])
    rows.set(name, row)
  }
  const ratings = new Map<VitalName, string>()
  const show = ({ name, value, entries }: Metric) => {
    const rating = rateVital(name, value)
    const { unit } = vitalBounds[name]
    const rounded = unit === '' ? value.toFixed(3) : `${Math.round(value)} ${unit}`
    ratings.set(name, rating)
    fillRow(rows.get(name)!, [name, rounded, rating])
    const bad = [...ratings].filter(([, each]) => each !== 'good').map(([each]) => each)
    find('[data-summary]').textContent = bad.length > 0 ? `slow: ${bad.join(', ')}` : 'are good'
    if (name === 'CLS') showShifts(entries as Shift[])
  }
  const showShifts = (shifts: Shift[]) => {
    const largest = shifts.toSorted((a, b) => b.value - a.value).slice(0, 5)
    find('[data-shifted]').hidden = largest.length === 0
    find('ul').replaceChildren(...largest.map(describeShift))
  }
  watchProblems(() => {
    const { hydration, console: others } = problems
    find('[data-problems]').textContent =
      `${hydration} of hydration, ${others} other in the console`
  })
  for (const watch of [onFCP, onLCP, onCLS, onINP, onTTFB]) watch(show, { reportAllChanges: true })
  document.documentElement.append(host)
}

function fillRow(row: HTMLElement, texts: readonly string[]): void {
  row.replaceChildren(
    ...texts.map((text) => Object.assign(document.createElement('td'), { textContent: text })),
  )
  row.dataset['rating'] = texts.at(-1)
}

function describeShift({ value, sources }: Shift): HTMLElement {
  const names = sources.map(({ node }) => nameOf(node)).join(', ')
  const item = document.createElement('li')
  item.textContent = `${value.toFixed(3)}: ${names || 'unknown'}`
  return item
}

function nameOf(node: Node | null): string {
  if (!(node instanceof Element)) return node?.parentElement ? nameOf(node.parentElement) : 'gone'
  const { localName, id, classList } = node
  const name = [localName, id && `#${id}`, classList[0] && `.${classList[0]}`].join('')
  const section = node.closest('[id]')
  return section && section !== node ? `${name} in #${section.id}` : name
}

/** Counts console messages and passes them on. */
function watchProblems(changed: () => void): void {
  const count = (text: string) => {
    problems[/hydrat|IslandMismatch/i.test(text) ? 'hydration' : 'console']++
    changed()
  }
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...words: unknown[]) => {
      count(words.map(String).join(' '))
      write.apply(console, words)
    }
  }
  addEventListener('error', ({ message }) => count(message))
  addEventListener('unhandledrejection', ({ reason }) => count(String(reason)))
  changed()
}

void startOverlay()
