import { describe, expect, it } from 'vitest'
import { createContext } from '#tests/support/create-context.ts'
import { brokenLink, documentLink, webLink } from '#tests/support/documents.ts'
import { isLink, resolveLink, resolveMediaLink, type LinkField } from './resolve-link.ts'

const { context, issues } = createContext()
const resolve = (field: object) => resolveLink(field as LinkField, '/data/link', context)

describe('links', () => {
  it.each([
    [{ url: 'https://a.example' }, true],
    [{ link_type: 'Web' }, true],
    [{ uid: 'a' }, true],
    [{ link_type: 'Any' }, false],
    [{ target: '_blank', text: 'A' }, false],
    [{ url: '', uid: '' }, false],
    [{}, false],
    [null, false],
    ['https://a.example', false],
  ])('[LINK-02] %j is a link: %s', (value, expected) => {
    expect(isLink(value)).toBe(expected)
  })

  it('[LINK-01] [OP01] leads to documents without the slash at the end', () => {
    expect(resolve(documentLink('legal_document', 'terms'))).toEqual({
      href: '/legal/terms',
      kind: 'internal',
    })
    expect(resolve(documentLink('home_page', '', { lang: 'de-de' }))).toEqual({
      href: '/de',
      kind: 'internal',
    })
    expect(
      resolve(documentLink('landing_page', 'a', { data: { category: 'solution' }, lang: 'de-de' })),
    ).toEqual({
      href: '/de/loesung/a',
      kind: 'internal',
    })
  })

  it('[LINK-01] [LINK-05] keeps text and target; a new window never reaches back', () => {
    expect(resolve(webLink('https://a.example/', { text: 'A', target: '_blank' }))).toEqual({
      href: 'https://a.example/',
      kind: 'external',
      text: 'A',
      target: '_blank',
      rel: 'noopener',
    })
    expect(resolve(webLink('/a', { target: '_self' }))).toEqual({ href: '/a', kind: 'internal' })
  })

  it('makes paths of addresses of the site itself', () => {
    expect(resolve(webLink('https://www.colloquy.example/pricing'))).toEqual({
      href: '/pricing',
      kind: 'internal',
    })
  })

  it('turns a link to an unpublished document into nothing and one issue', () => {
    issues.length = 0
    expect(resolve(brokenLink())).toBeUndefined()
    expect(issues).toMatchObject([{ code: 'BrokenLink', path: '/data/link', documentId: 'page' }])
  })

  it('names a file after its address when it has no name, and its size when it has one', () => {
    const file = {
      link_type: 'Media',
      url: 'https://a.example/b/report.pdf',
      size: '1024',
    } as LinkField
    const resolved = { href: 'https://a.example/b/report.pdf', name: 'report.pdf', size: 1024 }
    expect(resolveMediaLink(file, '/x', context)).toEqual(resolved)
    const { size: _, ...unsized } = resolved
    expect(resolveMediaLink({ ...file, size: null, name: 'Report' }, '/x', context)).toEqual({
      ...unsized,
      name: 'Report',
    })
  })
})
