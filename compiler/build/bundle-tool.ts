/**
 * The script of a tool of the dev server, bundled apart from the site: Vite's optimizer would find its
 * packages only when it is opened, and reload every page of the site for them.
 */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { absentPackages } from './plugins/absent-packages.ts'

/**
 * @param folder - the tool's; the script is bundled again after a file in it changes
 * @param entry - relative to the folder
 * @returns the script; the first call takes a second
 */
export function createToolBundle(folder: string, entry: string): () => Promise<string> {
  let kept: { version: number; code: Promise<string> } | undefined
  return () => {
    const version = newest(folder)
    if (kept?.version !== version) kept = { version, code: bundle(join(folder, entry)) }
    return kept.code
  }
}

async function bundle(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [absentPackages()],
    mode: 'production',
    // The server that serves it runs in development; React would come with its warnings.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // One file: what only some visits need is a part of it.
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { codeSplitting: false } },
    },
  })
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput
  return output[0].code
}

function newest(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return Math.max(
    ...files
      .filter((file) => file.isFile())
      .map((file) => statSync(join(file.parentPath, file.name)).mtimeMs),
  )
}
