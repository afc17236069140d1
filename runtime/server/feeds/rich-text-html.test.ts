import { describe, expect, it } from 'vitest'
import type { RichText, RichTextSpan } from '../../model/slice/resolved-fields.ts'
import { createTestSite, testBaseUrl } from '#tests/support/create-test-site.ts'
import { toRichHtml } from './rich-text-html.ts'

const { site } = createTestSite()
const html = (...text: RichText) => toRichHtml(text, site)
const paragraph = (text: string, ...spans: RichTextSpan[]) =>
  ({ type: 'paragraph', text, spans }) as const
const link = { href: '/legal/terms?a=1&b="', kind: 'internal' } as const

describe('rich text for feed readers', () => {
  it('escapes texts and addresses, and makes addresses absolute', () => {
    const span = { start: 0, end: 3, type: 'hyperlink', link } as const
    expect(html(paragraph('a<b & "c"', span))).toBe(
      `<p><a href="${testBaseUrl}/legal/terms?a=1&amp;b=&quot;">a&lt;b</a> &amp; &quot;c&quot;</p>`,
    )
  })

  it('nests spans, and cuts those that cross', () => {
    expect(
      html(
        paragraph('abcdef', { start: 0, end: 4, type: 'strong' }, { start: 2, end: 6, type: 'em' }),
      ),
    ).toBe('<p><strong>ab</strong><strong><em>cd</em></strong><em>ef</em></p>')
  })

  it('gathers items of one kind in one list', () => {
    const item = (type: 'list-item' | 'o-list-item', text: string) => ({ type, text, spans: [] })
    expect(
      html(
        item('list-item', 'a'),
        item('list-item', 'b'),
        item('o-list-item', '1'),
        paragraph('end'),
        item('list-item', 'c'),
      ),
    ).toBe('<ul><li>a</li><li>b</li></ul><ol><li>1</li></ol><p>end</p><ul><li>c</li></ul>')
  })

  it('keeps line breaks, pictures, and links to what is embedded', () => {
    const image = { src: '/a.png', width: 4, height: 3, alt: 'A "b"', loading: 'lazy' } as const
    expect(
      html(
        paragraph('a\nb'),
        { type: 'image', image },
        { type: 'embed', embed: { url: 'https://v.example/1', title: 'See' } },
        { type: 'heading1', text: 'Top', spans: [] },
      ),
    ).toBe(
      `<p>a<br>b</p><p><img src="${testBaseUrl}/a.png" alt="A &quot;b&quot;" width="4" height="3"></p>` +
        '<p><a href="https://v.example/1">See</a></p><h2>Top</h2>',
    )
  })
})
