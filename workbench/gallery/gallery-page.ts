/** The page that shows every slice at once: a developer's tool, and a sheet for review. */
import { listVariations } from '#compiler/read/to-fields.ts'
import { escapeHtml } from '../../runtime/page/render/escape-html.ts'
import { showBytes, toFigures } from './compare-budgets.ts'
import { budgetStyle, drawFigures, drawOverview } from './draw-budgets.ts'
import { galleryWidths, type GalleryEntry } from './gallery-entry.ts'
import type { SliceBytes } from '#compiler/build/slice-bytes.ts'

export interface GalleryPage {
  siteName: string
  entries: readonly GalleryEntry[]
  /** Bytes by slice type. */
  bytes: ReadonlyMap<string, SliceBytes>
  /** Address at which a mock is rendered. */
  frameUrl(type: string, mock: string): string
  /** Whether it is opened as a file, too: browsers then load all frames at once, even lazy ones. */
  isFile?: boolean
}

const style = `
:root{color-scheme:light dark;--ink:light-dark(#14213d,#faf6ef);--soft:light-dark(#4c5873,#b9c3da);--paper:light-dark(#faf6ef,#14213d);--card:light-dark(#fff,#22325a);--line:light-dark(#14213d26,#faf6ef30);--accent:light-dark(#b93a1a,#ff9a80)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;display:grid;grid-template-columns:16rem minmax(0,1fr)}
nav{position:sticky;top:0;height:100dvh;overflow:auto;padding:1.5rem 1rem;border-inline-end:1px solid var(--line)}
nav h1{font-size:1.25rem;margin:0 0 1rem}nav ol{list-style:none;margin:0;padding:0}nav a{display:flex;justify-content:space-between;gap:.5rem;padding:.2rem .5rem;color:inherit;text-decoration:none;border-radius:.4rem}nav a:hover,nav a:focus-visible{background:var(--card)}nav small{color:var(--soft)}
main{padding:1.5rem 2rem}section{margin:0 0 4rem}h2{margin:0;font-size:1.75rem}h3{margin:2rem 0 .5rem;font-size:1.0625rem}p{margin:.25rem 0}.soft{color:var(--soft)}
details{margin:.5rem 0}summary{cursor:pointer}pre{max-height:24rem;overflow:auto;background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem;font-size:.8125rem}
.frames{display:flex;gap:1.5rem;overflow-x:auto;padding:.5rem 0 1rem;align-items:start}
figure{margin:0;flex:none}figcaption{font-size:.8125rem;color:var(--soft)}
iframe{border:1px solid var(--line);border-radius:.75rem;background:#fff;display:block;zoom:.5;height:52rem;resize:vertical;overflow:auto}
@media (width<830px){body{display:block}nav{position:static;height:auto}}${budgetStyle}`

const loadFrames = `<script>
const near = new IntersectionObserver((groups) => {
  for (const { target, isIntersecting } of groups) {
    if (!isIntersecting) continue
    near.unobserve(target)
    for (const frame of target.querySelectorAll('iframe')) frame.src = frame.dataset.src
  }
}, { rootMargin: '100%' })
for (const group of document.querySelectorAll('.frames')) near.observe(group)
</script>`

const start = '<nav aria-label="Slices"><h1>Slices of '

/** True for a page of an earlier version, too. */
export function isGalleryPage(html: string): boolean {
  return html.includes(start)
}

export function toGalleryPage(page: GalleryPage): string {
  const { siteName, entries } = page
  const title = `Slices of ${siteName}`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>
${start}${escapeHtml(siteName)}</h1><ol>${entries.map(toNavItem).join('')}</ol></nav>
<main>${drawOverview(entries, page.bytes)}${entries.map((entry) => toSection(entry, page)).join('')}</main>${page.isFile ? loadFrames : ''}</body></html>
`
}

function toNavItem({ type, schema, mocks }: GalleryEntry): string {
  const count = Object.keys(mocks).length
  return `<li><a href="#${type}">${escapeHtml(schema.title)} <small>${count}</small></a></li>`
}

function toSection(entry: GalleryEntry, page: GalleryPage): string {
  const { type, schema, wiring, mocks } = entry
  const bytes = page.bytes.get(type)
  const variations = listVariations(schema)
    .map(
      ({ id, description }) => `<li><code>${escapeHtml(id)}</code> ${escapeHtml(description)}</li>`,
    )
    .join('')
  return `<section id="${type}"><h2>${escapeHtml(schema.title)}</h2><p><code>${type}</code> <span class="soft">${escapeHtml(schema.description)}</span></p>
${bytes ? drawFigures(toFigures(entry, bytes)) : ''}<details><summary>Variations, schema and wiring</summary><ul>${variations}</ul><pre>${toCode(schema)}</pre><pre>${toCode(wiring)}</pre></details>
${Object.keys(mocks)
  .map((name) => toMock(entry, name, page))
  .join('')}</section>`
}

function toMock({ type, schema, mocks }: GalleryEntry, name: string, page: GalleryPage): string {
  const { variation, fields } = mocks[name]!
  const url = escapeHtml(page.frameUrl(type, name))
  const source = page.isFile ? 'data-src' : 'src'
  const frames = galleryWidths
    .map(
      (width) =>
        `<figure><figcaption>${width} px</figcaption><iframe ${source}="${url}" width="${width}" loading="lazy" title="${escapeHtml(`${schema.title}, ${name}, ${width} pixels`)}"></iframe></figure>`,
    )
    .join('')
  return `<h3><a href="${url}">${escapeHtml(name)}</a> <span class="soft">${escapeHtml(variation)}${showHtml(page.bytes.get(type)?.html[name])}</span></h3>
<div class="frames" tabindex="0" role="group" aria-label="${escapeHtml(`${name} at three widths`)}">${frames}</div><details><summary>Fields</summary><pre>${toCode(fields)}</pre></details>`
}

function showHtml(bytes: number | undefined): string {
  return bytes === undefined ? '' : `, HTML ${showBytes(bytes)} B`
}

function toCode(value: unknown): string {
  return escapeHtml(JSON.stringify(value, null, 2))
}
