import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowLink, notAllowed } from './allow-link.ts'

const site = 'https://www.colloquy.example'

describe('allowLink', () => {
  it.each([
    ['/pricing?a=1#b', '/pricing?a=1#b', 'internal'],
    ['#top', '#top', 'anchor'],
    ['https://other.example/a', 'https://other.example/a', 'external'],
    ['http://other.example', 'http://other.example/', 'external'],
    ['HTTPS://Other.Example/A', 'https://other.example/A', 'external'],
    ['mailto:hello@colloquy.example', 'mailto:hello@colloquy.example', 'mail'],
    ['tel:+49(30)12-34.5', 'tel:+49(30)12-34.5', 'phone'],
    [`${site}/pricing?a=1#b`, '/pricing?a=1#b', 'internal'],
    [site, '/', 'internal'],
    [`${site}//evil.example/x`, '/evil.example/x', 'internal'],
    [`${site}/\\evil.example`, '/evil.example', 'internal'],
    [`${site}.evil.example/`, `${site}.evil.example/`, 'external'],
  ])('lets %s through as %s, which is %s', (url, href, kind) => {
    expect(allowLink(url, site)).toEqual({ href, kind })
  })

  it.each([
    '',
    ' ',
    'pricing',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a b',
    '/a\u0000',
    '/a\u2028',
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'ftp://x.example',
    'file:///x',
    'about:blank',
    'https:x',
    'https://',
    'https://a:b@x.example',
    'https://a@x.example',
    'mailto:',
    'mailto:a@b@c',
    'tel:abc',
    'https://[',
  ])('refuses %j', (url) => {
    expect(allowLink(url, site)).toBeUndefined()
  })

  it('lets no other protocol and no other host as its own through, whatever it is given', () => {
    const piece = fc.constantFrom(
      'javascript:',
      'data:',
      'JAVASCRIPT:',
      'https:',
      'http:',
      'mailto:',
      'tel:',
      '/',
      '//',
      '\\',
      '#',
      '?',
      '@',
      ':',
      '.',
      ' ',
      '\t',
      '\n',
      '\u0000',
      '%09',
      '%2f',
      '&#58;',
      'alert(1)',
      'evil.example',
      'www.colloquy.example',
      '+1',
    )
    const url = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(url, (given) => {
        const allowed = allowLink(given, site)
        if (!allowed) return
        const parsed = new URL(allowed.href, `${site}/page`)
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(parsed.protocol)
        expect(parsed.username + parsed.password).toBe('')
        if (allowed.kind === 'internal' || allowed.kind === 'anchor')
          expect(parsed.origin).toBe(site)
      }),
      { numRuns: 5000 },
    )
  })

  it('names the address that is not allowed, but not all of it', () => {
    expect(notAllowed('x:y')).toBe('the address "x:y" is not allowed')
    expect(notAllowed('x'.repeat(10_000)).length).toBeLessThan(150)
  })
})
