import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RichText } from '#runtime/slice'
import { ArticleBody } from './ArticleBody.tsx'

const heading = (level: 2 | 3 | 4, text: string) => ({
  type: `heading${level}` as const,
  text,
  spans: [],
})

function html(content: RichText) {
  const slice = { id: 'text', fields: { content }, variation: 'default', locale: 'en' }
  return renderToStaticMarkup(<ArticleBody {...slice} t={(key) => key} />)
}

/** Entries of the contents beside the text; those above it are the same. */
function entriesOf(markup: string): string[] {
  const nav = /<nav.*?<\/nav>/.exec(markup)?.[0] ?? ''
  return [...nav.matchAll(/href="#([^"]*)"/g)].map((match) => match[1]!)
}

describe('the contents of an article', () => {
  it('lead to every heading of the two upper levels', () => {
    const markup = html([
      heading(2, 'Überall Fragen'),
      heading(3, 'Wer fragt?'),
      heading(4, 'A note'),
      heading(2, 'What it costs: €40'),
    ])
    expect(entriesOf(markup)).toEqual([
      'text-uberall-fragen',
      'text-wer-fragt',
      'text-what-it-costs-40',
    ])
    for (const id of entriesOf(markup)) expect(markup).toMatch(new RegExp(`<h[23] id="${id}"`))
    expect(markup).toContain('<h4>A note</h4>')
  })

  it('tell headings of the same words apart', () => {
    expect(entriesOf(html([heading(2, 'Exceptions'), heading(2, 'Exceptions')]))).toEqual([
      'text-exceptions',
      'text-exceptions-2',
    ])
  })

  it('name headings without letters too', () => {
    expect(entriesOf(html([heading(2, '???'), heading(2, '第一章')]))).toEqual([
      'text-part',
      'text-第一章',
    ])
  })

  it('know no soft hyphens', () => {
    expect(entriesOf(html([heading(2, 'Mit\u00adbestimmung'), heading(2, 'Ende')]))).toEqual([
      'text-mitbestimmung',
      'text-ende',
    ])
  })

  it('are left out for a text with a single heading', () => {
    const markup = html([heading(2, 'Alone'), { type: 'paragraph', text: 'Words', spans: [] }])
    expect(markup).not.toContain('<nav')
    expect(markup).toContain('<h2 id="text-alone">')
  })
})
