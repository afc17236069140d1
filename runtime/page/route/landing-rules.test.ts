import { expect, it } from 'vitest'
import { siteFiles } from '#tests/support/create-test-site.ts'
import { findLandingLayout } from './landing-rules.ts'

const config = {
  ...siteFiles.config,
  landingRules: [
    { path: '/ebook/*', layout: 'landing' },
    { path: '/lp/summer', layout: 'landing' },
    { locale: 'de', path: '/lp/herbst', layout: 'landing' },
  ],
}

it.each([
  ['en', '/ebook/a', true],
  ['en', '/ebook/a/b', true],
  ['de', '/de/ebook/a', true],
  ['en', '/ebook', false],
  ['en', '/ebooks/a', false],
  ['en', '/lp/summer', true],
  ['fr', '/fr/lp/summer', true],
  ['en', '/lp/summer-2', false],
  ['de', '/de/lp/herbst', true],
  ['en', '/lp/herbst', false],
  ['de', '/lp/herbst', false],
  ['en', '/', false],
])('[ROUTE-50] in %s %s is a landing page: %s', (locale, path, isLanding) => {
  expect(findLandingLayout(config, locale, path)).toBe(isLanding ? 'landing' : undefined)
})

it('[ROUTE-50] without rules no page is one', () => {
  const { landingRules: _, ...rest } = config
  expect(findLandingLayout(rest, 'en', '/ebook/a')).toBeUndefined()
})

it('[OP10] the shipped rules name e-books and campaigns, not all landing pages', () => {
  expect(findLandingLayout(siteFiles.config, 'en', '/ebook/a')).toBe('landing')
  expect(findLandingLayout(siteFiles.config, 'en', '/lp/any-other')).toBeUndefined()
})
