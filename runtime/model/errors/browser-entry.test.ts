import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import * as machineErrors from './machine-errors.ts'
import type { ErrorEntry } from './site-error.ts'

const catalogue = join(import.meta.dirname, 'machine-errors.ts')

/** The catalogue as a browser's build has it, under the conditions of package.json. */
async function bundle(conditions: string[]): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    resolve: { conditions },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: catalogue, formats: ['es'] },
    },
  })
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput
  return output[0].code
}

const entries = Object.values(machineErrors) as ErrorEntry<unknown[]>[]

it('keeps the texts of errors out of a production browser, and code, kind and values in', async () => {
  const code = await bundle(['slicewright-browser'])
  for (const { title, hint } of entries) {
    expect(code).not.toContain(title)
    expect(code).not.toContain(hint)
  }
  const address = `data:text/javascript,${encodeURIComponent(code)}`
  const plain = (await import(/* @vite-ignore */ address)) as typeof machineErrors
  expect(plain.RequestFailed).toMatchObject({ code: 'RequestFailed', kind: 'outage' })
  expect(plain.RequestFailed.message('GET', '/x', 'status 502')).toBe('GET, /x, status 502')
})

it('keeps them everywhere else', async () => {
  const code = await bundle([])
  for (const { hint } of entries) expect(code).toContain(hint)
})
