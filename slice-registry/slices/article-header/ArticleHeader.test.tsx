import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ArticleHeaderFields } from '../../generated/slice-fields.ts'
import { ArticleHeader } from './ArticleHeader.tsx'

const fields: ArticleHeaderFields = {
  title: [{ type: 'heading1', text: 'The first comment', spans: [] }],
}

function html(more: Partial<ArticleHeaderFields>) {
  const slice = { id: 'header', fields: { ...fields, ...more }, variation: 'default', locale: 'en' }
  return renderToStaticMarkup(<ArticleHeader {...slice} t={(key) => key} />)
}

it('[NAV-09] links to the networks with the address of the article, for the popup to open', () => {
  const markup = html({ address: 'https://www.colloquy.example/blog/a?b=c' })
  const address = 'https%3A%2F%2Fwww.colloquy.example%2Fblog%2Fa%3Fb%3Dc'
  for (const network of ['linkedin', 'x', 'mail']) {
    const link = new RegExp(`<a href="[^"]*${address}"[^>]*data-share="${network}"`)
    expect(markup).toMatch(link)
  }
})

it('[NAV-09] offers what needs no address when there is none', () => {
  const markup = html({})
  expect(markup).not.toContain('data-share')
  expect(markup).toContain('data-send="self share.copy"')
})

it('names the author and the category without a page of theirs as text', () => {
  const author = { id: 'a', type: 'author', fields: { name: 'Hannah Reuter', job: 'Scientist' } }
  const category = { id: 'c', type: 'category', fields: { name: 'Onboarding' } }
  const markup = html({ author, category })
  expect(markup).toContain('Hannah Reuter')
  expect(markup).toContain('>Onboarding<')
  expect(markup).not.toMatch(/<a [^>]*data-link/)
})
