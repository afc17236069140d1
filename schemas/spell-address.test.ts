import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addQuery, encodeAddress, encodeSource, toPathKey, toSourceKey } from './spell-address.ts'

describe('[ROUTE-42] the key of a path', () => {
  it.each([
    ['/über-uns', '/über-uns'],
    ['/%C3%BCber-uns', '/über-uns'],
    ['/%c3%bcber-uns/', '/über-uns'],
    ['/u%CC%88ber-uns', '/über-uns'],
    ['//a//', '/a'],
    ['/', '/'],
    ['', '/'],
    ['/a%2Dcourse', '/a-course'],
    ['/a%2fb', '/a%2Fb'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/%', '/%'],
    ['/日本/ä b', '/日本/ä b'],
    ['/\ud800', '/\ufffd'],
  ])('of %s is %s', (path, key) => expect(toPathKey(path)).toBe(key))

  it('is the same however a browser writes the path', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 })), (parts) => {
        // A segment of dots alone navigates the path, which browsers resolve before the request.
        fc.pre(parts.every((part) => !/^\.+$|[?#\\%\s/]|[\u0000-\u001f]/.test(part)))
        const path = `/${parts.join('/')}`
        const { pathname } = new URL(`http://a.example${path}`)
        expect(toPathKey(pathname)).toBe(toPathKey(path))
      }),
    )
  })
})

describe('[ROUTE-42] an address in a header', () => {
  it.each([
    ['/größe', '/gr%C3%B6%C3%9Fe'],
    ['/日本?x=ü', '/%E6%97%A5%E6%9C%AC?x=%C3%BC'],
    ['/a b?c d#e f', '/a%20b?c%20d#e%20f'],
    ['/already%20there', '/already%20there'],
    ['https://bücher.example/größe', 'https://xn--bcher-kva.example/gr%C3%B6%C3%9Fe'],
    ['/a\r\nset-cookie: b=c', '/aset-cookie:%20b=c'],
    ['//other.example/x', 'http://other.example/x'],
  ])('%j is %s', (address, encoded) => expect(encodeAddress(address)).toBe(encoded))

  it('is printable ASCII, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(encodeAddress(`/${text.replace(/^[/\\]+/, '')}`)).toMatch(/^\/[\x21-\x7e]*$/)
      }),
    )
  })
})

describe('[ROUTE-42] more of a query', () => {
  it.each([
    ['/a', '', '/a'],
    ['/a', '?gclid=1&b=%20', '/a?gclid=1&b=%20'],
    ['/a?plan=x', '?gclid=1&plan=y', '/a?plan=x&gclid=1'],
    ['/a?plan=x#top', '?plan=y', '/a?plan=x#top'],
    ['/a#top', '?b=1', '/a?b=1#top'],
    ['/a?', '?', '/a'],
    ['https://b.example/?%C3%BC=1', '?ü=2&c', 'https://b.example/?%C3%BC=1&c'],
  ])('%s and %s are %s', (address, search, expected) =>
    expect(addQuery(address, search)).toBe(expected),
  )
})

describe('the source of a rule in a file', () => {
  it.each([
    ['/plans', '/plans'],
    ['/what%3F', '/what%3F'],
    ['/what%3f/', '/what%3F'],
    ['/100%25', '/100%25'],
    ['/100%2525', '/100%2525'],
    ['/en/100%2525', '/100%2525'],
    ['/en/what%3F', '/what%3F'],
    ['/a%23b', '/a%23b'],
    ['/a%2Fb', '/a%2Fb'],
    ['/%61bout', '/about'],
    ['/über uns', '/%C3%BCber%20uns'],
    ['/u%CC%88ber', '/u%CC%88ber'],
    ['/en', '/'],
    ['/england', '/england'],
    ['/bad%ff', '/bad%FF'],
  ])('%s is %s', (path, source) => {
    expect(encodeSource(path, 'en')).toBe(source)
  })

  it('has the key of its rule', () => {
    for (const path of ['/what%3F', '/100%25', '/en/100%2525', '/en/über uns', '/a%2Fb', '/en'])
      expect(toPathKey(encodeSource(path, 'en'))).toBe(toSourceKey(path, 'en'))
    expect(toSourceKey('/en/100%2525', 'en')).toBe('/100%25')
  })
})
