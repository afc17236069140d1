import { answers } from './answers.ts'
import { modes } from './rooms.ts'

/** A self-contained page that loads nothing but hits. */
export function controlPage(): string {
  const rows = Object.keys(answers).map(
    (vendor) =>
      `<li><label>${vendor} <select data-vendor="${vendor}">${options}</select></label></li>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Vendor emulator</title><link rel="icon" href="data:,">
<style>${styles}</style></head><body>
<header><h1>Vendor emulator</h1><p>What the site sends to its vendors, live. Nothing leaves this computer.</p></header>
<ul class="vendors">${rows.join('')}</ul>
<p class="tools"><button type="button">Clear</button> <span role="status">No hits yet.</span></p>
<ol class="hits" reversed></ol>
<script>${script}</script></body></html>`
}

const options = modes.map((mode) => `<option>${mode}</option>`).join('')

const styles = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem }
h1 { font-size: 1.4rem; margin: 0 } header p { margin: .25rem 0 1.5rem; opacity: .8 }
.vendors { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; list-style: none; padding: 0 }
.vendors select, .tools button { font: inherit; min-height: 2rem }
.hits { list-style: none; padding: 0 }
.hits li { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .5rem 0 }
.hits summary { cursor: pointer } .hits time { opacity: .7; font-variant-numeric: tabular-nums }
pre { overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0 0 }
`

/** Polls, since a stream would have to be closed. */
const script = `
const list = document.querySelector('.hits')
const status = document.querySelector('[role=status]')
let shown = 0
function toItem({ time, vendor, method, path, query, body }) {
  const item = document.createElement('li')
  const details = item.appendChild(document.createElement('details'))
  const summary = details.appendChild(document.createElement('summary'))
  const moment = document.createElement('time')
  moment.textContent = new Date(time).toLocaleTimeString()
  const name = document.createElement('strong')
  name.textContent = vendor
  const first = Array.isArray(body) ? body[0] : body
  const event = first && (first.event || first.type || '')
  summary.append(moment, ' ', name, ' ' + method + ' ' + path + (event ? ' \\u2013 ' + event : ''))
  const pre = details.appendChild(document.createElement('pre'))
  pre.textContent = JSON.stringify({ query, body }, null, 2)
  return item
}
async function refresh() {
  const hits = await (await fetch('/__vendors/hits')).json()
  if (hits.length < shown) { list.replaceChildren(); shown = 0 }
  for (const hit of hits.slice(shown)) list.prepend(toItem(hit))
  shown = hits.length
  status.textContent = shown ? shown + ' hits.' : 'No hits yet.'
}
document.querySelector('.tools button').addEventListener('click', async () => {
  await fetch('/__vendors/hits', { method: 'DELETE' })
  await refresh()
})
document.addEventListener('change', ({ target }) => {
  const body = JSON.stringify({ vendor: target.dataset.vendor, mode: target.value })
  fetch('/__vendors/mode', { method: 'POST', body })
})
refresh()
setInterval(() => refresh().catch(() => { status.textContent = 'The emulator does not answer.' }), 1000)
`
