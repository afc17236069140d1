import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RichText as Nodes, RichTextSpan } from '#runtime/slice'
import { InlineText, RichText } from './RichText.tsx'

const text = (
  type: 'paragraph' | 'heading1' | 'heading3' | 'list-item' | 'o-list-item',
  value: string,
  spans: RichTextSpan[] = [],
) => ({
  type,
  text: value,
  spans,
})

/** The markup inside the wrapper. */
function html(field: Nodes, topHeading?: 2 | 3 | 4) {
  const markup = renderToStaticMarkup(<RichText field={field} topHeading={topHeading} />)
  return markup.replace(/^<div class="[^"]*">/, '').replace(/<\/div>$/, '')
}

describe('RichText', () => {
  it('draws nothing for an empty field', () => {
    expect(renderToStaticMarkup(<RichText field={[]} />)).toBe('')
    expect(renderToStaticMarkup(<RichText field={undefined} />)).toBe('')
  })

  it('nests spans that lie inside each other', () => {
    const spans: RichTextSpan[] = [
      { start: 0, end: 9, type: 'strong' },
      { start: 4, end: 9, type: 'em' },
    ]
    expect(html([text('paragraph', 'one twice three', spans)])).toBe(
      '<p><strong>one <em>twice</em></strong> three</p>',
    )
  })

  it('cuts a span that begins inside another and ends outside', () => {
    const spans: RichTextSpan[] = [
      { start: 0, end: 5, type: 'strong' },
      { start: 3, end: 8, type: 'em' },
      { start: 7, end: 9, type: 'strong' },
    ]
    expect(html([text('paragraph', 'abcdefghij', spans)])).toBe(
      '<p><strong>abc<em>de</em></strong><em>fg<strong>h</strong></em><strong>i</strong>j</p>',
    )
  })

  it('keeps every character whatever the spans are', () => {
    const value = 'Zwölf Boxkämpfer jagen Viktor'
    const types = ['strong', 'em', 'label'] as const
    for (let seed = 1; seed < 200; seed++) {
      const at = (n: number) => (seed * 7919 * n) % (value.length + 1)
      const spans = [1, 2, 3, 4]
        .map((n) => ({
          start: Math.min(at(n), at(n + 5)),
          end: Math.max(at(n), at(n + 5)),
          type: types[n % 3]!,
        }))
        .sort((a, b) => a.start - b.start || b.end - a.end)
      const plain = html([text('paragraph', value, spans)]).replace(/<[^>]*>/g, '')
      expect(plain).toBe(value)
    }
  })

  it('makes one list of consecutive items of one kind', () => {
    const field = [
      text('list-item', 'a'),
      text('list-item', 'b'),
      text('o-list-item', 'c'),
      text('paragraph', 'd'),
      text('list-item', 'e'),
    ]
    expect(html(field)).toBe(
      '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol><p>d</p><ul><li>e</li></ul>',
    )
  })

  it('[SLICE-03] never makes an h1, and leaves no gap between the levels the editor chose', () => {
    const field = [text('heading1', 'One'), text('heading3', 'Three')]
    expect(html(field)).toBe('<h2>One</h2><h3>Three</h3>')
    expect(html(field, 3)).toBe('<h3>One</h3><h4>Three</h4>')
    expect(html([text('heading3', 'Alone')])).toBe('<h2>Alone</h2>')
  })

  it('makes code of what is labelled so', () => {
    const spans: RichTextSpan[] = [
      { start: 0, end: 3, type: 'label', label: 'code' },
      { start: 4, end: 6, type: 'label', label: 'new' },
    ]
    expect(html([text('paragraph', 'npm ci', spans)])).toBe(
      '<p><code>npm</code> <span data-label="new">ci</span></p>',
    )
  })

  it('escapes what looks like markup', () => {
    expect(html([text('paragraph', '<img src=x onerror=alert(1)>')])).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    )
  })

  it('turns line breaks into br, except in preformatted text', () => {
    expect(html([text('paragraph', 'a\nb')])).toBe('<p>a<br/>b</p>')
    expect(html([{ type: 'preformatted', text: 'a\nb', spans: [] }])).toBe(
      '<pre tabindex="0">a\nb</pre>',
    )
  })

  it('[LINK-05] gives a link that opens a window no opener', () => {
    const link = { href: 'https://example.com', kind: 'external', target: '_blank' } as const
    const spans: RichTextSpan[] = [{ start: 0, end: 4, type: 'hyperlink', link }]
    expect(html([text('paragraph', 'here', spans)])).toContain('target="_blank" rel="noopener"')
  })

  it('keeps the text of a link that leads nowhere', () => {
    const spans: RichTextSpan[] = [{ start: 0, end: 4, type: 'hyperlink' }]
    expect(html([text('paragraph', 'here', spans)])).toBe('<p>here</p>')
  })

  it('shows an embed as a link: nothing of another site is loaded', () => {
    const embed = { url: 'https://video.example/1', title: 'A talk', provider: 'video.example' }
    const markup = html([{ type: 'embed', embed }])
    expect(markup).toContain('<a href="https://video.example/1"')
    expect(markup).not.toMatch(/<(iframe|script|img)/)
  })

  it('gives headings the ids that links lead to', () => {
    const field = [text('heading3', 'Costs'), text('paragraph', 'None.')]
    const anchors = new Map([[field[0]!, 'costs']])
    expect(renderToStaticMarkup(<RichText field={field} anchors={anchors} />)).toContain(
      '<h2 id="costs">Costs</h2><p>None.</p>',
    )
  })

  it('joins blocks on one line where blocks are not allowed', () => {
    const field = [text('paragraph', 'One'), text('paragraph', 'two')]
    expect(renderToStaticMarkup(<InlineText field={field} />)).toBe('One two')
  })
})
