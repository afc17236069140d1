import { describe, expect, it } from 'vitest'
import { siteFiles } from '#tests/support/create-test-site.ts'
import type { SiteConfig } from '../../index.ts'
import { createRouteRules } from './route-rules.ts'

const config: SiteConfig = {
  ...siteFiles.config,
  routeRules: [
    { path: '/a', redirect: '/b' },
    { path: '/c', redirect: { to: '/d', status: 308 } },
    { path: '/e', redirect: { to: 'https://other.example/f' } },
    { path: '/g' },
  ],
}

describe('route rules', () => {
  const rules = createRouteRules(config)

  it.each([
    ['/a', { location: '/b', status: 302 }],
    ['/c', { location: '/d', status: 308 }],
    ['/e', { location: 'https://other.example/f', status: 302 }],
    ['/g', undefined],
    ['/a/b', undefined],
    ['/constructor', undefined],
  ])('[ROUTE-42] the rule of %s gives %j', (path, redirect) => {
    expect(rules.findRedirect(path)).toEqual(redirect)
  })

  it('[ROUTE-42] a target that is no address is an error that names its rule', () => {
    const routeRules = [{ path: '/plans', redirect: 'https://' }]
    expect(() => createRouteRules({ ...config, routeRules })).toThrow(
      'The rule for /plans redirects to "https://", which is no address.',
    )
  })

  it('[ROUTE-53] middleware is an error that names it and its rule', () => {
    const routeRules = [{ path: '/x', middleware: ['toString', 'second'] }]
    expect(() => createRouteRules({ ...config, routeRules })).toThrow(
      'Unknown route middleware: the rule for /x names "toString".',
    )
  })
})
