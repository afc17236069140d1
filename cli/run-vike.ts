/**
 * `run-vike.ts build` or `run-vike.ts dev PORT`: Vike in a process of its own, with `vite.config.ts` as this Node reads it.
 * Its own command bundles those settings first, three times a start.
 */
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isInstalled } from '#compiler/read/roots.ts'
import { dropUnreadOutput } from '../adapters/node/drop-unread-output.ts'
import type { InlineConfig, Plugin } from 'vite'
import { settingsChanged } from './serve-dev.ts'

// Set where a test of Vitest's has started us: Vike's plugin does nothing then.
delete process.env['VITEST']
// Vike asks for the settings twice, and forgets once that it was handed them: it would bundle the file, and run what
// browsers get with it.
process.env['VITE_CONFIG'] = '{"configFile":false}'

async function readSettings(): Promise<InlineConfig> {
  const { default: config } = await import('../vite.config.ts')
  return { ...config, configFile: false }
}

async function build(): Promise<void> {
  const { build } = await import('vike/api')
  await build({ viteConfig: await readSettings() })
}

async function serve(port: number): Promise<void> {
  const { dev } = await import('vike/api')
  const files = new Set<string>()
  const hook = watchLoads(files)
  const config = await readSettings()
  hook.deregister()
  const plugins = isInstalled ? config.plugins : [...(config.plugins ?? []), endWhenChanged(files)]
  const { viteServer } = await dev({
    viteConfig: { ...config, ...(plugins && { plugins }), server: { port } },
    startupLog: true,
  })
  // The first page compiles the site, while whoever started it is on the way there.
  const [address] = viteServer?.resolvedUrls?.local ?? []
  // What is wrong is told to who comes.
  if (address !== undefined) void fetch(address).catch(() => {})
}

/** @param files - gets those that Node loads, but for packages */
function watchLoads(files: Set<string>) {
  return registerHooks({
    load(url, context, nextLoad) {
      if (url.startsWith('file:') && !url.includes('/node_modules/')) files.add(fileURLToPath(url))
      return nextLoad(url, context)
    },
  })
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

// Vike writes every uncaught error, and one of writing would be the next.
dropUnreadOutput()
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
