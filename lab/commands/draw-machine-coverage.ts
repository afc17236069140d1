/** The report of `npm run machines:coverage -w lab` as one page that needs nothing else. */

export interface MachineCoverage {
  id: string
  description: string
  /** Address of the machine's diagram, from the report; undefined where there is none. */
  diagram: string | undefined
  paths: { input: object; events: string[] }[]
  browser: { steps: number; byHand: number } | undefined
  /** The run of its code on an empty page in Chromium. */
  code: { steps: number } | undefined
  /** The reason why it was not walked on pages. */
  notInBrowser: string | undefined
  transitions: TransitionCoverage[]
}

export interface TransitionCoverage {
  /** JSON pointer into the document. */
  at: string
  /** How often it was taken. */
  model: number
  code: number | undefined
  browser: number | undefined
  /** The reason why no page takes it. */
  reason: string | undefined
}

const style = `
:root { color-scheme: light dark; --good: #2f8f5b; --bad: #d23c3c; --line: #8884; --soft: #8882 }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem } h2 { font-size: 1.1rem; margin: 0 }
section { border-top: 1px solid var(--line); padding: 1rem 0 }
.bars { display: grid; grid-template-columns: 5rem 1fr 4rem; gap: .25rem .75rem; align-items: center; margin: .5rem 0 }
.bar { display: flex; height: .9rem; border-radius: .2rem; overflow: hidden; background: var(--soft) }
.bar i { flex: 1; background: var(--good); border-right: 1px solid Canvas } .bar i.missed { background: var(--bad) }
.number { font-variant-numeric: tabular-nums; text-align: right }
table { border-collapse: collapse; width: 100%; font-size: .85rem } td, th { text-align: left; padding: .2rem .5rem; border-bottom: 1px solid var(--soft) }
td.number, th.number { text-align: right; width: 5rem } .missed { color: var(--bad); font-weight: 600 }
i.missed { font-weight: inherit } code { font-size: .95em; overflow-wrap: anywhere } p { margin: .25rem 0 } .quiet { opacity: .7 }`

export function drawCoverage(machines: readonly MachineCoverage[]): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Transitions taken</title><style>${style}</style>
<h1>Transitions taken by generated paths</h1>
<p class="quiet">Each bar has one segment per transition; red means that no path took it.</p>
${machines.map(drawMachine).join('\n')}
</html>
`
}

function drawMachine(machine: MachineCoverage): string {
  const { id, description, diagram, paths, browser, code, notInBrowser, transitions } = machine
  const steps = paths.reduce((sum, { events }) => sum + events.length, 0)
  const name = diagram ? `<a href="${escape(diagram)}">${escape(id)}</a>` : escape(id)
  const bars = [
    drawBar('model', transitions),
    code ? drawBar('code', transitions) : '',
    browser ? drawBar('browser', transitions) : '',
  ]
  const said = [
    `${paths.length} paths of ${steps} steps`,
    code ? `its code on an empty page ${code.steps} steps` : '',
    browser
      ? `on pages ${browser.steps} steps, ${browser.byHand} of them gestures.`
      : `not on pages: ${escape(notInBrowser ?? '')}`,
  ]
  return `<section id="${escape(id)}"><h2>${name}</h2><p>${escape(description)}</p>
<div class="bars">${bars.join('')}</div><p class="quiet">${said.filter(Boolean).join('; ')}</p>
<details><summary>Transitions</summary><table><tr><th>transition<th class="number">model<th class="number">code<th class="number">pages</tr>
${transitions.map(drawRow).join('\n')}
</table></details>
<details><summary>Paths</summary>${paths.map(drawPath).join('')}</details></section>`
}

const names = { model: 'model', code: 'code', browser: 'pages' }

function drawBar(where: keyof typeof names, transitions: readonly TransitionCoverage[]): string {
  const pieces = transitions.map(({ at, [where]: count = 0 }) =>
    count > 0
      ? `<i title="${escape(at)}: ${count}"></i>`
      : `<i class="missed" title="${escape(at)}"></i>`,
  )
  const taken = transitions.filter(({ [where]: count = 0 }) => count > 0).length
  return `<span>${names[where]}</span><span class="bar">${pieces.join('')}</span><span class="number">${taken}/${transitions.length}</span>`
}

function drawRow({ at, model, code, browser, reason }: TransitionCoverage): string {
  const cell = (count: number | undefined) =>
    `<td class="number${count === 0 ? ' missed' : ''}">${count ?? ''}`
  return `<tr><td><code>${escape(at)}</code>${reason ? ` ${escape(reason)}` : ''}${cell(model)}${cell(code)}${cell(browser)}</tr>`
}

function drawPath({ input, events }: MachineCoverage['paths'][number]): string {
  return `<p><code>${escape(JSON.stringify(input))}</code> ${events.map((type) => `<code>${escape(type)}</code>`).join(' → ')}</p>`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
