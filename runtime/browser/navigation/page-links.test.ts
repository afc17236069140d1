import { describe, expect, it } from 'vitest'
import {
  isPlainClick,
  isSamePage,
  toPage,
  toPageKey,
  toPayloadPath,
  type LinkFacts,
} from './page-links.ts'

const here = new URL('https://site.example/blog?page=2#top')
const link = (facts: Partial<LinkFacts>): LinkFacts => ({
  href: 'https://site.example/pricing',
  target: '',
  rel: '',
  hreflang: '',
  download: null,
  nav: undefined,
  ...facts,
})

describe('which links lead to a page', () => {
  it.each([
    [{}, '/pricing'],
    [{ target: '_self' }, '/pricing'],
    [{ hreflang: 'en' }, '/pricing'],
    [{ hreflang: 'en-US' }, '/pricing'],
    [{ rel: 'noopener' }, '/pricing'],
    [{ href: 'https://site.example/pricing/' }, '/pricing'],
    [{ href: 'https://site.example/' }, '/'],
    [{ href: 'https://site.example' }, '/'],
    [{ href: 'https://site.example/v1.2/notes' }, '/v1.2/notes'],
  ])('[ROUTE-43] %j leads to %s', (facts, path) => {
    expect(toPage(link(facts), here, ['en', 'en-us'])?.pathname).toBe(path)
  })

  it.each([
    [{ target: '_blank' }],
    [{ target: 'preview' }],
    [{ download: '' }],
    [{ nav: 'off' }],
    [{ rel: 'nofollow external' }],
    [{ hreflang: 'de-DE' }],
    [{ hreflang: 'en-GB' }],
    [{ href: 'https://elsewhere.example/pricing' }],
    [{ href: 'http://site.example/pricing' }],
    [{ href: 'mailto:hello@site.example' }],
    [{ href: 'tel:+491234' }],
    [{ href: 'javascript:void 0' }],
    [{ href: 'https://site.example/leaflet.pdf' }],
    [{ href: 'https://site.example/feed.xml?all' }],
    [{ href: 'not an address' }],
  ])('[ROUTE-43] %j is the browser’s', (facts) => {
    expect(toPage(link(facts), here, ['en', 'en-us'])).toBeUndefined()
  })

  it('keeps the query and the hash', () => {
    const url = toPage(link({ href: 'https://site.example/blog/?topic=a#list' }), here, [
      'en',
      'en-us',
    ])
    expect(url?.href).toBe('https://site.example/blog?topic=a#list')
  })
})

describe('pages', () => {
  it('[BUILD-04] every page has a payload beside it', () => {
    const path = (address: string) => toPayloadPath(new URL(address, here))
    expect(path('/')).toBe('/_payload.json')
    expect(path('/de')).toBe('/de/_payload.json')
    expect(path('/blog/')).toBe('/blog/_payload.json')
    expect(path('/blog?page=2#list')).toBe('/blog/_payload.json?page=2')
  })

  it('are the same whatever the hash, and another with another query', () => {
    expect(isSamePage(here, new URL('/blog/?page=2', here))).toBe(true)
    expect(isSamePage(here, new URL('/blog?page=3', here))).toBe(false)
    expect(toPageKey(new URL('/', here))).toBe('/')
  })
})

describe('clicks', () => {
  const plain = {
    defaultPrevented: false,
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
  }
  it('count when the browser would open the link here', () => {
    expect(isPlainClick(plain)).toBe(true)
  })
  it.each([
    [{ button: 1 }],
    [{ metaKey: true }],
    [{ ctrlKey: true }],
    [{ shiftKey: true }],
    [{ altKey: true }],
    [{ defaultPrevented: true }],
  ])('do not count with %j', (more) => {
    expect(isPlainClick({ ...plain, ...more })).toBe(false)
  })
})
