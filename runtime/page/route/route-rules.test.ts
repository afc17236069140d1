import { describe, expect, it } from 'vitest'
import { createTestSite, siteFiles } from '#tests/support/create-test-site.ts'
import { createHandler, createMemoryCache, type SiteConfig } from '../../index.ts'
import { createRouteRules } from './route-rules.ts'

const config: SiteConfig = {
  ...siteFiles.config,
  routeRules: [
    { path: '/a', redirect: '/b' },
    { path: '/c', redirect: { to: '/d', status: 308 } },
    { path: '/e', redirect: { to: 'https://other.example/f' } },
    { path: '/g', middleware: ['first', 'second'] },
  ],
}

describe('route rules', () => {
  const rules = createRouteRules(config, { first: () => undefined, second: () => undefined })

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

  it('[ROUTE-53] middleware nobody knows is an error that names it and its rule', () => {
    expect(() => createRouteRules(config, { first: () => undefined })).toThrow(
      'Unknown route middleware: the rule for /g names "second".',
    )
    expect(() =>
      createRouteRules({ ...config, routeRules: [{ path: '/x', middleware: ['toString'] }] }),
    ).toThrow(/Unknown route middleware/)
  })

  it('[ROUTE-53] middleware answers in the order of its rule, or lets the page be', async () => {
    const calls: string[] = []
    const { site } = createTestSite({ config })
    const handler = createHandler(site, {
      cache: createMemoryCache(),
      middleware: {
        first: () => void calls.push('first'),
        second: () => {
          calls.push('second')
          return new Response('closed', { status: 418 })
        },
      },
    })
    expect((await handler(new Request('https://a.example/g'))).status).toBe(418)
    expect(calls).toEqual(['first', 'second'])
    expect((await handler(new Request('https://a.example/h'))).status).toBe(404)
    expect(calls).toHaveLength(2)
  })
})
