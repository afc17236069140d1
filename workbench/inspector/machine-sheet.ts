/** Renders diagrams of all machines on one static page: `reports/machines/index.html`. */
import { escapeHtml } from '../../runtime/page/render/escape-html.ts'

export interface SheetEntry {
  id: string
  description: string
  uses: readonly string[]
  svg: string
}

const style = `
:root{color-scheme:light dark;--ink:light-dark(#1d2433,#e8ebf2);--soft:light-dark(#5b6579,#9ba6bd);--paper:light-dark(#fff,#12151d);--line:light-dark(#d9dde6,#2c3342);--link:light-dark(#1f4fd1,#8fb1ff)}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:.9375rem/1.5 system-ui,sans-serif;display:grid;grid-template-columns:14rem minmax(0,1fr)}
nav{position:sticky;top:0;height:100dvh;overflow:auto;padding:1.5rem 1rem;border-inline-end:1px solid var(--line)}
nav ol{list-style:none;margin:0;padding:0}nav h1{font-size:1.125rem;margin:0 0 .75rem}a{color:var(--link)}nav a{display:block;padding:.15rem .5rem;color:inherit;text-decoration:none;border-radius:.375rem}nav a:hover{background:var(--line)}
main{padding:1.5rem 2rem 4rem}section{margin:0 0 3.5rem}h2{margin:0}p{margin:.25rem 0 .75rem;max-width:70ch}.soft{color:var(--soft)}
.drawing{overflow-x:auto}.drawing svg{max-width:none}
@media (width<830px){body{display:block}nav{position:static;height:auto}}`

export function toMachineSheet(entries: readonly SheetEntry[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Machines</title><style>${style}</style></head><body>
<nav aria-label="Machines"><h1>Machines</h1><ol>${entries.map(({ id }) => `<li><a href="#${id}">${id}</a></li>`).join('')}</ol></nav>
<main>${entries.map(toSection).join('\n')}</main></body></html>
`
}

function toSection({ id, description, uses, svg }: SheetEntry): string {
  const files = ['ts', 'json', 'mmd', 'svg']
    .map((type) => `<a href="${id}.${type}" download>${id}.${type}</a>`)
    .join(' ')
  return `<section id="${id}"><h2>${id}</h2><p>${escapeHtml(description)} <span class="soft">Runs ${escapeHtml(uses.join(', ') || 'nowhere yet')}.</span></p>
<div class="drawing" tabindex="0" role="group" aria-label="Diagram of ${id}">${svg}</div><p>${files}</p></section>`
}
