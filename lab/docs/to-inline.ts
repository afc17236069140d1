/** Inline Markdown as a line of rich text: bold text, links and code become spans. */
import type { DocsSpan, DocsText } from './docs-types.ts'
import type { Phrase } from './read-markdown.ts'

export interface InlineContext {
  /**
   * Resolves a link to data of the content service, or to a text to show instead: the path of a
   * file that is not a page.
   */
  toLink(url: string, phrase: Phrase): object | string
  /** Reports Markdown that no document can hold. */
  refuse(phrase: Phrase, what: string): void
}

export function toInline(
  phrases: readonly Phrase[],
  context: InlineContext,
  type: DocsText['type'] = 'paragraph',
): DocsText {
  const spans: DocsSpan[] = []
  let text = ''
  const add = (phrase: Phrase) => {
    const start = text.length
    const close = (span: Omit<DocsSpan, 'start' | 'end'>) => {
      if (text.length > start) spans.push({ start, end: text.length, ...span })
    }
    switch (phrase.type) {
      case 'text':
        text += phrase.value.replaceAll('\n', ' ')
        break
      case 'inlineCode':
        text += phrase.value
        close({ type: 'label', data: { label: 'code' } })
        break
      case 'break':
        text += '\n'
        break
      case 'html':
        if (/^<br *\/?>$/.test(phrase.value)) text += '\n'
        else context.refuse(phrase, phrase.value)
        break
      case 'strong':
      case 'emphasis':
        phrase.children.forEach(add)
        close({ type: phrase.type === 'strong' ? 'strong' : 'em' })
        break
      case 'link': {
        const link = context.toLink(phrase.url, phrase)
        phrase.children.forEach(add)
        close(
          typeof link === 'string'
            ? { type: 'label', data: { label: 'code' } }
            : { type: 'hyperlink', data: link },
        )
        break
      }
      default:
        context.refuse(phrase, `a piece of Markdown of the kind "${phrase.type}" in a line`)
    }
  }
  phrases.forEach(add)
  return { type, text, spans: spans.sort((a, b) => a.start - b.start || b.end - a.end) }
}
