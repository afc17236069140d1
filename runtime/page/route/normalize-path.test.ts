import fc from 'fast-check'
import { expect, it } from 'vitest'
import { siteFiles } from '#tests/support/create-test-site.ts'
import { findPathRedirect, guessPath } from './normalize-path.ts'

const find = (path: string) =>
  findPathRedirect(new URL(`https://a.example${path}`), siteFiles.config)?.location

it.each([
  ['/', undefined],
  ['/pricing', undefined],
  ['/de/preise', undefined],
  ['/english', undefined],
  ['/pricing/', '/pricing'],
  ['/pricing/?a=1&b=%2F', '/pricing?a=1&b=%2F'],
  ['/de//', '/de'],
  ['//evil.example', '/evil.example'],
  ['/\\/evil.example/', '/evil.example'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/?a=1', '/?a=1'],
  ['/en/legal/terms', '/legal/terms'],
  ['/en///evil.example', '/evil.example'],
  ['/legal//terms', '/legal/terms'],
  ['/courses/a%2Dcourse', '/courses/a-course'],
  ['/%70ricing', '/pricing'],
  ['/%7Eann', '/~ann'],
  ['/a%2fb', undefined],
  ['/a%ff%fe', undefined],
  ['/%2e%2e%2fa', undefined],
  ['/%c3%bcber-uns', '/%C3%BCber-uns'],
  ['/%C3%BCber-uns', undefined],
  ['/u%CC%88ber-uns', '/%C3%BCber-uns'],
  ['/%e6%97%a5%E6%9C%AC', '/%E6%97%A5%E6%9C%AC'],
  ['/%E2%84%AA', '/K'],
  ['/%E1%BF%AF', '/%60'],
  ['/%D9%85%DB%8C%E2%80%8C%D8%AE', undefined],
  ['/a%20b', undefined],
  ['/pricing%20', '/pricing'],
  ['/pricing%E2%80%8B', '/pricing'],
  ['/pri%EF%BB%BFcing%C2%A0', '/pricing'],
  ['/%E2%80%8B', '/'],
  ['/index.html', '/'],
  ['/de/index.html', '/de'],
  ['/legal/INDEX.HTM', '/legal'],
  ['/myindex.html', undefined],
  ['/en/index.html?a=1', '/?a=1'],
  ['/%65n/legal', '/legal'],
  ['/%2565n', undefined],
])('[ROUTE-41] [OP01] [OP04] %s is sent to %s', (path, location) => {
  expect(find(path)).toBe(location)
})

it('[OP01] never leads off the host, and comes to an end after one step', () => {
  const segment = fc.constantFrom(
    '',
    '/',
    '\\',
    'en',
    'de',
    '.',
    '..',
    '%2e%2e',
    '%5c',
    '%c3%bc',
    '%E2%80%8B',
    '%6e',
    'u%CC%88',
    '%CC%B8',
    '%3e%cc%b8',
    '%E2%84%AA',
    '%e1%bf%af',
    '%F0%9F%8D%9E',
    '%ED%A0%80',
    'index.html',
    'evil.example',
    '?',
    '@',
  )
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 8 }), (segments) => {
      const url = new URL(`https://a.example/${segments.join('/')}`)
      const location = findPathRedirect(url, siteFiles.config)?.location
      if (location === undefined) return
      expect(new URL(location, url).host).toBe('a.example')
      expect(findPathRedirect(new URL(location, url), siteFiles.config)).toBeUndefined()
    }),
    { numRuns: 1000 },
  )
})

it.each([
  ['/Pricing', '/pricing'],
  ['/de/Preise', '/de/preise'],
  ['/pricing.', '/pricing'],
  ['/pricing),', '/pricing'],
  ['/pricing%E2%80%9D', '/pricing'],
  ['/pricing/.', '/pricing'],
  ['/%C3%BCber-Uns', '/%C3%BCber-uns'],
  ['/%C3%9Cber-Uns', '/%C3%BCber-uns'],
  ['/%CE%9F%CE%94%CE%9F%CE%A3', '/%CE%BF%CE%B4%CE%BF%CF%82'],
  ['/%D0%9C%D0%9E%D0%99%21', '/%D0%BC%D0%BE%D0%B9!'],
  ['/pricing', undefined],
  ['/.', undefined],
  ['/%C3%BCber', undefined],
])('[OP04] with %s may have been meant %s', (path, guess) => {
  expect(guessPath(path)).toBe(guess)
})
