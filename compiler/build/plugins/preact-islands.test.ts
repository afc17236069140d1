import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'
import { repositoryRoot } from '../../read/roots.ts'
import { preactForReact, preactIslands } from './preact-islands.ts'

/** The script of a browser that runs `source`. */
async function bundle(source: string, plugin = preactForReact()): Promise<string> {
  const entry = join(import.meta.dirname, 'entry.js')
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [
      plugin,
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: 'entry' } },
  })
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput
  return output[0].code
}

it('gives browsers Preact, to packages of others too', async () => {
  const code = await bundle(`
    import { jsx } from 'react/jsx-runtime'
    import { hydrateRoot } from 'react-dom/client'
    import { useSelector } from '@xstate/react'
    hydrateRoot(document.body, jsx(() => useSelector(window.actor, (state) => state), {}))
  `)
  expect(code).toContain('unstable_batchedUpdates')
  expect(code).not.toContain('react.transitional.element')
})

it('fails for a module of React that Preact has none for', async () => {
  await expect(bundle(`import { prerender } from 'react-dom/static'; prerender()`)).rejects.toThrow(
    'imports react-dom/static, which browsers do not get: islands are hydrated by Preact, which has no preact/compat/static.',
  )
})

describe('the islands of a site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-with-preact-'))
  mkdirSync(join(folder, 'site-config'))
  writeFileSync(join(folder, 'site-config/site.json'), '{ "islands": "preact" }')
  afterAll(() => rmSync(folder, { recursive: true }))

  const island = `
    import { hydrateRoot } from 'react-dom/client'
    hydrateRoot(document.body, null)`

  it('are hydrated by React', async () => {
    const code = await bundle(island, preactIslands([repositoryRoot]))
    expect(code).toContain('react.transitional.element')
  })

  it('are hydrated by Preact if its site.json says so', async () => {
    const code = await bundle(island, preactIslands([repositoryRoot, folder]))
    expect(code).not.toContain('react.transitional.element')
  })
})
