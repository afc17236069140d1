import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createServer } from 'vite'
import { repositoryRoot } from '../../read/roots.ts'
import { dev } from './dev.ts'
import { leaveUnwatched } from './written-folders.ts'

const inRepository = (path: string) => join(repositoryRoot, path)

describe('what the dev server leaves unwatched', () => {
  const isUnwatched = leaveUnwatched([repositoryRoot])

  it('is what commands write', () => {
    for (const path of [
      '.cache',
      '.cache/e2e-build/server/main.mjs',
      '.data/leads.sqlite',
      'reports/peers.md',
    ])
      expect(isUnwatched(inRepository(path)), path).toBe(true)
  })

  it('is no source, whatever it is called', () => {
    for (const path of [
      'runtime/index.ts',
      'site-config/site.json',
      'content/reports/a.json',
      '.cached/a.ts',
      'reports.md',
    ])
      expect(isUnwatched(inRepository(path)), path).toBe(false)
    expect(isUnwatched('/elsewhere/.cache/a.ts')).toBe(false)
  })

  it('[PAGEBUILDER-05] is no site that is kept in there', () => {
    const site = inRepository('.cache/my-site')
    const ofSite = leaveUnwatched([repositoryRoot, site])
    expect(ofSite(join(site, 'site-config/site.json'))).toBe(false)
    expect(ofSite(inRepository('.cache/my-sites/site.json'))).toBe(true)
  })

  it('is told to Vite', async () => {
    const server = await createServer({
      configFile: false,
      root: repositoryRoot,
      logLevel: 'silent',
      plugins: [{ ...dev([repositoryRoot], () => []), configureServer: undefined }],
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    })
    try {
      const ignored = [server.watcher.options.ignored].flat(Infinity)
      expect(
        ignored.some((rule) => typeof rule === 'function' && rule(inRepository('.cache/a'))),
      ).toBe(true)
    } finally {
      await server.close()
    }
  })
})
