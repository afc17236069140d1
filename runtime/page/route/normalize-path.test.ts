import fc from 'fast-check'
import { expect, it } from 'vitest'
import { siteFiles } from '#tests/support/create-test-site.ts'
import { findPathRedirect } from './normalize-path.ts'

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
])('[ROUTE-41] [OP01] [OP04] %s is sent to %s', (path, location) => {
  expect(find(path)).toBe(location)
})

it('[OP01] never leads off the host, and comes to an end: each step is shorter', () => {
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
      expect(location.length).toBeLessThan((url.pathname + url.search).length)
    }),
    { numRuns: 1000 },
  )
})
