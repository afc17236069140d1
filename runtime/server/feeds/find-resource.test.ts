import { expect, it } from 'vitest'
import { createTestSite, siteFiles } from '#tests/support/create-test-site.ts'
import { createResources } from './find-resource.ts'

it.each([
  ['es-419', 'es-419'],
  ['es-419-2', 'es-419'],
  ['es', 'es'],
  ['es-2', 'es'],
  ['en-12', 'en'],
  ['pt-br', undefined],
  ['es-4190', 'es'],
  ['es-0', undefined],
])('[HEAD-06] the sitemap %s is of the locale %s', (name, code) => {
  const more = ['es', 'es-419'].map((tag) => ({ code: tag, language: tag, iso: tag, name: tag }))
  const config = { locales: [...siteFiles.config.locales, ...more] }
  const find = createResources(createTestSite({ config }).site)
  expect(find(`/sitemaps/${name}.xml`)?.locale.code).toBe(code)
})
