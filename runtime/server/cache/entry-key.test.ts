import { describe, expect, it } from 'vitest'
import {
  findAddress,
  isOfResource,
  toNotFoundKey,
  toPageKey,
  toResourceKey,
  toVariantKey,
} from './entry-key.ts'

describe('the key of a kept answer', () => {
  it.each([
    ['a page', toPageKey('page', '/de/blog?page=2'), '/de/blog?page=2'],
    ['the front page', toPageKey('page', '/'), '/'],
    ['a payload', toPageKey('payload', '/de/blog?q=a?b'), '/de/blog/_payload.json?q=a?b'],
    ['the payload of the front page', toPageKey('payload', '/'), '/_payload.json'],
    ['a variant', toVariantKey(toPageKey('page', '/lp?a=b'), 'hero', 'short'), '/lp?a=b'],
    ['a resource', toResourceKey('/feed.xml', 'https://site.test'), '/feed.xml'],
    ['a page that is missing', toNotFoundKey('de', undefined), undefined],
  ])('leads back to the address of %s', (_, key, address) => {
    expect(findAddress(key)).toBe(address)
  })

  it('tells a resource, and no page of that name', () => {
    expect(isOfResource(toResourceKey('/sitemap.xml', 'https://site.test'))).toBe(true)
    expect(isOfResource(toPageKey('page', '/resource '))).toBe(false)
  })

  it('differs by variant, layout and origin', () => {
    const page = toPageKey('page', '/')
    const keys = [
      page,
      toVariantKey(page, 'hero', 'short'),
      toVariantKey(page, 'hero', 'long'),
      toNotFoundKey('de', undefined),
      toNotFoundKey('de', 'plain'),
      toResourceKey('/', 'https://one.test'),
      toResourceKey('/', 'https://two.test'),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
})
