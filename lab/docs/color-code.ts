/** Syntax highlighting: labels words of code with names of colours, which the theme defines. */
import { common, createLowlight } from 'lowlight'
import type { DocsSpan } from './docs-types.ts'

const lowlight = createLowlight(common)
lowlight.registerAlias({ typescript: ['tsx', 'ts'], bash: ['sh'], xml: ['svg'] })

type Tree = ReturnType<typeof lowlight.highlight>
type Branch = Tree | Tree['children'][number]

/** No spans for an unknown language. */
export function colorCode(code: string, language: string): DocsSpan[] {
  if (!lowlight.registered(language)) return []
  const spans: DocsSpan[] = []
  let at = 0
  const walk = (branch: Branch) => {
    if (branch.type === 'text') at += branch.value.length
    if (!('children' in branch)) return
    const start = at
    for (const child of branch.children) walk(child)
    const label = branch.type === 'element' ? toLabel(branch.properties['className']) : undefined
    if (label) spans.push({ start, end: at, type: 'label', data: { label } })
  }
  walk(lowlight.highlight(language, code))
  return spans.sort((a, b) => a.start - b.start || b.end - a.end)
}

/** `hljs-title function_` is a `title`. */
function toLabel(names: unknown): string | undefined {
  const first = Array.isArray(names) ? String(names[0]) : ''
  return /^hljs-([a-z][\w-]*)$/i.exec(first)?.[1]
}
