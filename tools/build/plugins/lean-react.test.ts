import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { leanReact } from './lean-react.ts'

/** The script of a browser that runs `source`. */
async function bundle(source: string): Promise<string> {
  const entry = join(import.meta.dirname, 'entry.js')
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [
      leanReact(),
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
