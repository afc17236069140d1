/**
 * `run-vike.ts build` or `run-vike.ts dev PORT`: Vike in a process of its own, with `vite.config.ts` as this Node reads it.
 * Its own command bundles those settings first, three times a start.
 */
import { rmSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from '#schemas/roots.ts'
import type { InlineConfig, Plugin } from 'vite'
import { outDir } from './build.ts'
import { settingsChanged } from './serve-dev.ts'

// Set where a test of Vitest's has started us: Vike's plugin does nothing then.
delete process.env['VITEST']

/** Files that the settings are made of. */
const read = new Set<string>()

registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) read.add(fileURLToPath(url))
    return nextLoad(url, context)
  },
})

async function readSettings(): Promise<InlineConfig> {
  const { default: config } = await import('../../vite.config.ts')
  return { ...config, configFile: false }
}

async function build(): Promise<void> {
  const { build } = await import('vike/api')
  // What else is in the folder is not the build's: a package with what visitors sent to it, an export.
  for (const part of ['client', 'server'])
    rmSync(join(outDir(), part), { recursive: true, force: true })
  await build({ viteConfig: await readSettings() })
}

async function serve(port: number): Promise<void> {
  const { dev } = await import('vike/api')
  const config = await readSettings()
  const plugins = isInstalled
    ? config.plugins
    : [...(config.plugins ?? []), endWhenChanged(new Set(read))]
  await dev({ viteConfig: { ...config, plugins, server: { port } }, startupLog: true })
}

/** Modules that are loaded cannot be loaded anew: who started us starts us again. */
function endWhenChanged(files: ReadonlySet<string>): Plugin {
  return {
    name: 'slicewright:end-when-changed',
    configureServer({ watcher, config }) {
      watcher.on('change', (file) => {
        if (!files.has(file)) return
        config.logger.info(`${file} changed: the server starts again.`, { timestamp: true })
        process.exit(settingsChanged)
      })
    },
  }
}

const [operation, port] = process.argv.slice(2)
try {
  if (operation === 'dev') await serve(Number(port))
  else {
    await build()
    // As Vike's own command does: what a plugin has left open keeps nobody waiting.
    process.exit(0)
  }
} catch (error) {
  // Of Vite, which has said there what can be done.
  console.error(error)
  process.exit(1)
}
