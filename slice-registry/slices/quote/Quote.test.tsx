import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { QuoteFields } from '../../generated/slice-fields.ts'
import { Quote } from './Quote.tsx'

const text = (words: string) => [{ type: 'paragraph' as const, text: words, spans: [] }]
const source = {
  id: 'a',
  type: 'quote',
  fields: { quote: text('From elsewhere'), author: 'Ole Brandvik', external_rating: 4.5 },
}
const html = (fields: QuoteFields) =>
  renderToStaticMarkup(
    <Quote id="quote" variation="default" locale="de" t={(key) => key} fields={fields} />,
  )

describe('a quote', () => {
  it('[DOC-18] shows words, author and rating of a document kept elsewhere', () => {
    const markup = html({ source })
    expect(markup).toContain('From elsewhere')
    expect(markup).toContain('Ole Brandvik')
    expect(markup).toContain('rating.of')
  })

  it('prefers words of its own, and never puts them into the mouth of another', () => {
    const markup = html({ source, quote: text('My own'), author_name: 'Meera Sandhu' })
    expect(markup).toContain('My own')
    expect(markup).toContain('Meera Sandhu')
    expect(markup).not.toContain('Ole Brandvik')
  })

  it('is nothing without words', () => {
    expect(html({ author_name: 'Meera Sandhu' })).toBe('')
  })
})
