import { expect, it } from 'vitest'
import { siteFiles } from '#tests/support/create-test-site.ts'
import { writeRedirects } from './host-files.ts'

it.each([
  ['/what%3F', '/what%3F /pricing 302'],
  ['/100%25', '/100%25 /pricing 302'],
  ['/100%2525', '/100%2525 /pricing 302'],
  ['/en/old', '/old /pricing 302'],
  ['/en/100%2525', '/100%2525 /pricing 302'],
  ['/über uns/', '/%C3%BCber%20uns /pricing 302'],
])('[ROUTE-42] the rule for %s is written as %s', (path, line) => {
  const config = { ...siteFiles.config, routeRules: [{ path, redirect: '/pricing' }] }
  const lines = writeRedirects({ config, pictures: '/_pictures', media: '/media' }).split('\n')
  expect(lines).toContain(line)
})
