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
    [' https://example.com/offer ', 'https://example.com/offer', 'external'],
    ['\u200bhttps://example.com/offer\u00a0\ufeff', 'https://example.com/offer', 'external'],
    ['https://example.com/a b/ü?c=d e', 'https://example.com/a%20b/%C3%BC?c=d%20e', 'external'],
    ['https://bücher.example', 'https://xn--bcher-kva.example/', 'external'],
    ['https://exa\nmple.com/', 'https://example.com/', 'external'],
    ['www.example.com/a', 'https://www.example.com/a', 'external'],
    ['https:///pricing?a=1#b', '/pricing?a=1#b', 'internal'],
    ['http:///pricing', '/pricing', 'internal'],
    ['https://#contact', '#contact', 'anchor'],
    ['https://https://example.com/x', 'https://example.com/x', 'external'],
    ['https://mailto:a@x.example', 'mailto:a@x.example', 'mail'],
    ['https://tel:+4930123', 'tel:+4930123', 'phone'],
    ['/über uns', '/%C3%BCber%20uns', 'internal'],
    ['/already%20there', '/already%20there', 'internal'],
    ['/a\u0000', '/a', 'internal'],
    ['/a\u2028', '/a', 'internal'],
    ['#über uns', '#%C3%BCber%20uns', 'anchor'],
    ['tel:+49 30 123456', 'tel:+4930123456', 'phone'],
    ['tel:+49\u00a030 123456;ext=12', 'tel:+4930123456;ext=12', 'phone'],
    ['tel:+1 (555) 010-0199 ext. 12', 'tel:+1(555)010-0199;ext=12', 'phone'],
    ['TEL:*100#', 'tel:*100%23', 'phone'],
    ['tel:7042;phone-context=example.com', 'tel:7042;phone-context=example.com', 'phone'],
    ['sms:+49 151 123', 'sms:+49151123', 'phone'],
    ['sms:+49151123?body=Hello World', 'sms:+49151123?body=Hello%20World', 'phone'],
    ['mailto:a@x.example, b@y.example', 'mailto:a@x.example,b@y.example', 'mail'],
    ['mailto:a@x.example; b@y.example', 'mailto:a@x.example,b@y.example', 'mail'],
    [
      'mailto:a@x.example?cc=b@y.example&subject=Hello World',
      'mailto:a@x.example?cc=b@y.example&subject=Hello%20World',
      'mail',
    ],
    ['mailto:?subject=Look at this', 'mailto:?subject=Look%20at%20this', 'mail'],
    ['mailto:a@x.example?subject=100%25', 'mailto:a@x.example?subject=100%25', 'mail'],
    ['mailto: a@x.example', 'mailto:a@x.example', 'mail'],
    ['mailto:jane@exämple.de', 'mailto:jane@xn--exmple-cua.de', 'mail'],
    ['mailto:jane@ex%C3%A4mple.de', 'mailto:jane@xn--exmple-cua.de', 'mail'],
    ['mailto:Jane Doe <jane@x.example>.', 'mailto:jane@x.example', 'mail'],
    ['mailto:jane%2Bnews@x.example', 'mailto:jane+news@x.example', 'mail'],
    ['mailto:a%26b@x.example', 'mailto:a%26b@x.example', 'mail'],
    ['mailto:help@mailhost', 'mailto:help@mailhost', 'mail'],
    ['https://a@x.example', 'mailto:a@x.example', 'mail'],
    ['a@x.example', 'mailto:a@x.example', 'mail'],
    ['tel:+49 (0)30 / 123–456', 'tel:+4930-123-456', 'phone'],
    ['tel:+39 (0)6 1234567', 'tel:+39(0)61234567', 'phone'],
    ['tel://+4930123456', 'tel:+4930123456', 'phone'],
    ['tel:＋４９ ３０ １２３４５６', 'tel:+4930123456', 'phone'],
    ['tel:+٩٧١ ٤ ١٢٣٤٥٦٧', 'tel:+97141234567', 'phone'],
    ['tel:+91 ९८७६५ ४३२१०', 'tel:+919876543210', 'phone'],
    ['tel:030 123456 Durchwahl 12', 'tel:030123456;ext=12', 'phone'],
    ['tel:+1 415 555 2671 x105', 'tel:+14155552671;ext=105', 'phone'],
    ['tel:+886 2 1234 5678 分機 9', 'tel:+886212345678;ext=9', 'phone'],
    ['tel:+55 11 2345-6789 ramal 12', 'tel:+55112345-6789;ext=12', 'phone'],
    [
      'https://site.cdn.prismic.io/site/abc_Отчёт 2026.pdf',
      'https://site.cdn.prismic.io/site/abc_%D0%9E%D1%82%D1%87%D1%91%D1%82%202026.pdf',
      'external',
    ],
    [
      'https://images.prismic.io/site/ID_my pic (1).jpg?auto=format',
      'https://images.prismic.io/site/ID_my%20pic%20(1).jpg?auto=format',
      'external',
    ],
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
    'java\tscript:alert(1)',
    'https://javascript:alert(1)',
    'https:////evil.example',
    'https:///\\evil.example',
    'mailto:?',
    'mailto:a@x.example?attach=/etc/passwd',
    'tel:+1?body=x',
    'sms:',
    'www.',
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'ftp://x.example',
    'file:///x',
    'about:blank',
    'https:x',
    'https://',
    'https://a:b@x.example',
    'https://a@x.example/path',
    'mailto:',
    'mailto:a@b@c',
    'mailto:jörg@x.example',
    'a@x.example?subject=Hi',
    'tel:030 123456 / 030 456789',
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
      'sms:',
      'www.',
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
        expect(['http:', 'https:', 'mailto:', 'tel:', 'sms:']).toContain(parsed.protocol)
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
