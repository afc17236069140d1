/** The page of a tool of the dev server: a shell, the sheet that all of them share, nothing from elsewhere. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '../../runtime/page/render/escape-html.ts'

export interface ToolPage {
  title: string
  /** Files, in order, after the shared sheet. */
  sheets?: readonly string[]
  /** CSS after the sheets. */
  style?: string
  /** Addresses of modules. */
  scripts?: readonly string[]
  body: string
}

/** Reads the sheets each time: one may be under edit. */
export function renderToolPage({
  title,
  sheets = [],
  style = '',
  scripts = [],
  body,
}: ToolPage): string {
  const shared = join(import.meta.dirname, 'tool-page.css')
  const css = [shared, ...sheets].map((file) => readFileSync(file, 'utf8')).join('') + style
  const modules = scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${css}</style>${modules.join('')}</head><body>${body}</body></html>
`
}

/** The page body of a tool that is an app. @param what - begins a sentence: `The desk` */
export function renderAppRoot(what: string): string {
  return `<div id="app"></div><noscript>${escapeHtml(what)} is a script of its own.</noscript>`
}
