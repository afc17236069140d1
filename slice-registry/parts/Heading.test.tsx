import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RichText } from '#runtime/slice'
import { Heading, HeadingOne, OpeningHeading } from './Heading.tsx'

const message = 'HeadingOne should either use a Prismic field or wrap another element'
const title = (type: 'heading1' | 'heading2', text: string): RichText => [{ type, text, spans: [] }]

describe('HeadingOne', () => {
  it.each([
    ['nothing', () => <HeadingOne />],
    ['an empty field', () => <HeadingOne field={[]} />],
    ['blank rich text', () => <HeadingOne field={title('heading1', '  ')} />],
    ['blank text', () => <HeadingOne field=" " />],
    ['an inner condition that is false', () => <HeadingOne>{false}</HeadingOne>],
  ])('[SLICE-03] refuses %s', (_, heading) => {
    expect(() => renderToStaticMarkup(heading())).toThrow(message)
  })

  it.each([
    ['text', () => <HeadingOne field="Pricing" />],
    ['rich text', () => <HeadingOne field={title('heading1', 'Pricing')} />],
    ['inner content', () => <HeadingOne>Pricing</HeadingOne>],
  ])('[SLICE-03] accepts %s', (_, heading) => {
    expect(renderToStaticMarkup(heading())).toMatch(/^<h1[^>]*>Pricing<\/h1>$/)
  })
})

describe('OpeningHeading', () => {
  it('is the h1 of the page unless the editor gave it less weight', () => {
    const opening = (type: 'heading1' | 'heading2') =>
      renderToStaticMarkup(<OpeningHeading field={title(type, 'Title')} />)
    expect(opening('heading1')).toMatch(/^<h1/)
    expect(opening('heading2')).toMatch(/^<h2/)
  })

  it('[SLICE-03] does not let a page open without a title', () => {
    expect(() => renderToStaticMarkup(<OpeningHeading field={[]} />)).toThrow(message)
  })
})

describe('Heading', () => {
  it('draws no empty element', () => {
    expect(renderToStaticMarkup(<Heading field={title('heading2', '')} />)).toBe('')
  })
})
