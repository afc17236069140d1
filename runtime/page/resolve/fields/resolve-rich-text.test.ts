import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createContext } from '#tests/support/create-context.ts'
import { brokenLink, image, paragraph, webLink } from '#tests/support/documents.ts'
import { resolveRichText, resolveTable, type RichTextField } from './resolve-rich-text.ts'

const { context, issues } = createContext()
const resolve = (...nodes: object[]) =>
  resolveRichText(nodes as RichTextField, '/data/text', context)
const spansOf = (text: string, ...spans: object[]) => {
  const [node] = resolve(paragraph(text, ...spans))
  return node && 'spans' in node ? node.spans : []
}

describe('rich text', () => {
  it('cuts spans to the text, drops empty ones and sorts the outer ones first', () => {
    const spans = spansOf(
      'abcdef',
      { type: 'em', start: 2, end: 4 },
      { type: 'strong', start: 2, end: 99 },
      { type: 'em', start: 6, end: 9 },
      { type: 'strong', start: 1, end: 1 },
      { type: 'em', start: 5, end: 3 },
    )
    expect(spans).toEqual([
      { type: 'strong', start: 2, end: 6 },
      { type: 'em', start: 2, end: 4 },
    ])
  })

  it('never puts a link into a link', () => {
    const link = (start: number, end: number, url: string) => ({
      type: 'hyperlink',
      start,
      end,
      data: webLink(url),
    })
    expect(
      spansOf('abcdef', link(0, 4, '/a'), link(2, 6, '/b'), link(1, 2, '/c')).map(
        ({ start, end, link: to }) => [start, end, to?.href],
      ),
    ).toEqual([
      [0, 4, '/a'],
      [4, 6, '/b'],
    ])
  })

  it('keeps two labels on the same words', () => {
    const label = (name: string) => ({ type: 'label', start: 0, end: 2, data: { label: name } })
    expect(spansOf('ab', label('note'), label('small')).map((span) => span.label)).toEqual([
      'note',
      'small',
    ])
  })

  it('takes the link off words whose link is broken, and tells where', () => {
    issues.length = 0
    expect(spansOf('ab', { type: 'hyperlink', start: 0, end: 2, data: brokenLink() })).toEqual([])
    expect(issues).toMatchObject([{ code: 'BrokenLink', path: '/data/text/0/spans/0/data' }])
  })

  it('[LINK-01] leaves out pictures and embeds of forbidden addresses', () => {
    issues.length = 0
    const embed = (embed_url: string) => ({ type: 'embed', oembed: { embed_url, title: 'Film' } })
    const nodes = resolve(
      { type: 'image', ...image('https://a:b@evil.example/x.png') },
      embed('javascript:x'),
      embed('https://video.example/1'),
    )
    expect(nodes).toEqual([
      { type: 'embed', embed: { url: 'https://video.example/1', title: 'Film' } },
    ])
    expect(issues.map(({ path }) => path)).toEqual([
      '/data/text/0/url',
      '/data/text/1/oembed/embed_url',
    ])
  })

  it('resolves the cells of a table', () => {
    const row = (type: string, text: string) => ({
      rows: [{ cells: [{ type, content: [paragraph(text)] }] }],
    })
    const table = resolveTable(
      { head: row('header', 'H'), body: row('data', 'D') } as never,
      '/data/table',
      context,
    )
    expect(table.head?.[0]?.cells[0]).toMatchObject({ isHeader: true, content: [{ text: 'H' }] })
    expect(table.body[0]?.cells[0]).toMatchObject({ isHeader: false, content: [{ text: 'D' }] })
  })

  it('never lets two spans of one kind overlap, nor leave the text, whatever it is given', () => {
    const span = fc.record({
      type: fc.constantFrom('strong', 'em'),
      start: fc.nat(12),
      end: fc.nat(12),
    })
    fc.assert(
      fc.property(fc.string({ maxLength: 10 }), fc.array(span), (text, given) => {
        const spans = spansOf(text, ...given)
        for (const type of ['strong', 'em'] as const) {
          let end = 0
          for (const one of spans.filter((other) => other.type === type)) {
            expect(one.start).toBeGreaterThanOrEqual(end)
            expect(one.end).toBeLessThanOrEqual(text.length)
            end = one.end
          }
          const isMarked = (
            all: readonly { type: string; start: number; end: number }[],
            at: number,
          ) => all.some((other) => other.type === type && other.start <= at && at < other.end)
          for (let at = 0; at < text.length; at++)
            expect(isMarked(spans, at)).toBe(isMarked(given, at))
        }
      }),
    )
  })
})
