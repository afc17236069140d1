import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createServer, type RunnableDevEnvironment } from 'vite'
import { oneRunner } from './one-runner.ts'

const root = mkdtempSync(join(tmpdir(), 'runner-'))
afterAll(() => rmSync(root, { recursive: true }))

it('[PAGEBUILDER-11] whoever asks for a module that was edited gets the new one, also after another has', async () => {
  const file = join(root, 'words.ts')
  const save = (word: string) => writeFileSync(file, `export const word = '${word}'`)
  save('before')
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [oneRunner()],
  })
  try {
    const ssr = server.environments.ssr as RunnableDevEnvironment
    const read = async () => [
      (await ssr.runner.import('/words.ts')).word,
      (await server.ssrLoadModule('/words.ts'))['word'],
    ]
    expect(await read()).toEqual(['before', 'before'])
    save('after')
    for (const module of ssr.moduleGraph.getModulesByFile(file) ?? [])
      ssr.moduleGraph.invalidateModule(module)
    expect(await read()).toEqual(['after', 'after'])
  } finally {
    await server.close()
  }
})
