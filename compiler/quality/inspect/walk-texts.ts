/** Every text a visitor reads, with its place. */
import type { Document } from '../../../runtime/model/documents/document.ts'
import type { Kinds } from '../../../runtime/model/documents/kinds.ts'
import { walkFields } from '../../../runtime/model/documents/walk-fields.ts'

export interface FoundText {
  text: string
  path: string
}

export function* walkTexts(document: Document, kinds: Kinds): Generator<FoundText> {
  for (const { kind, value, path } of walkFields(document, kinds)) {
    if (kind === 'key-text') yield { text: value as string, path }
    if (kind === 'cta') {
      for (const [index, { label }] of (value as { label: string }[]).entries())
        yield { text: label, path: `${path}/${index}/label` }
    }
    if (kind !== 'title' && kind !== 'rich-text') continue
    for (const [index, node] of (value as { type: string; text?: string }[]).entries()) {
      // Preformatted text keeps its characters: it may be code.
      if (node.text !== undefined && node.type !== 'preformatted')
        yield { text: node.text, path: `${path}/${index}/text` }
    }
  }
}
