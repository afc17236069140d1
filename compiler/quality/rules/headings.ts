import type { Document } from '../../../runtime/model/documents/document.ts'
import type { Finding, Rule } from '../inspect/finding.ts'
import type { Inspection } from '../inspect/inspect-site.ts'
import type { ContentCheck } from '../inspect/content-check.ts'
import { findingOf } from '../inspect/to-finding.ts'
import { walkFields } from '../../../runtime/model/documents/walk-fields.ts'

const oneTitle: Rule = {
  id: 'one-title',
  level: 'error',
  title: 'A page has one main heading',
  reason: 'It tells screen readers and search engines what the page is about.',
}

const headingOrder: Rule = {
  id: 'heading-order',
  level: 'warning',
  title: 'Headings do not skip a level',
  reason: 'People who jump from heading to heading think they missed one.',
}

export const headings: ContentCheck = {
  rules: [oneTitle, headingOrder],
  *run(inspection) {
    const { documents, pages, site } = inspection
    for (const { document } of documents) {
      if (document) yield* checkTexts(document, inspection)
    }
    for (const { document, rendered, href } of pages) {
      const found = readHeadings(rendered.main)
      const titles = found.filter(({ level }) => level === 1)
      if (titles.length !== 1) {
        yield findingOf(oneTitle, document, site, {
          message: `${href} has ${titles.length} main headings${titles.length > 0 ? `: ${titles.map(({ text }) => `"${text}"`).join(', ')}` : ''}.`,
          hint: 'Fill in the title, and start sections with second-level headings.',
        })
      }
      for (const [index, { level, text }] of found.entries()) {
        const before = found[index - 1]
        if (!before || level <= before.level + 1) continue
        yield findingOf(headingOrder, document, site, {
          message: `On ${href} the level-${level} heading "${text}" follows the level-${before.level} heading "${before.text}".`,
          hint: `Make it a level-${before.level + 1} heading, or add the missing level.`,
        })
      }
    }
  },
}

/** Rendering corrects skipped levels in a text; editors still get a finding. */
function* checkTexts(document: Document, { site }: Inspection): Generator<Finding> {
  for (const { kind, value, path } of walkFields(document, site.kinds)) {
    if (kind !== 'rich-text') continue
    let before: { level: number; text: string } | undefined
    for (const [index, { type, text = '' }] of (value as TextNode[]).entries()) {
      const level = Number(/^heading(\d)$/.exec(type)?.[1] ?? 0)
      if (level === 0) continue
      if (before && level > before.level + 1) {
        yield findingOf(headingOrder, document, site, {
          path: `${path}/${index}`,
          message: `The level-${level} heading "${text}" follows the level-${before.level} heading "${before.text}".`,
          hint: `Make it a level-${before.level + 1} heading.`,
        })
      }
      before = { level, text }
    }
  }
}

interface TextNode {
  type: string
  text?: string
}

export function readHeadings(html: string): { level: number; text: string }[] {
  return [...html.matchAll(/<h([1-6])[^>]*>([^]*?)<\/h\1>/g)].map(([, level, inner]) => ({
    level: Number(level),
    text: inner!.replace(/<[^>]+>/g, '').trim(),
  }))
}
