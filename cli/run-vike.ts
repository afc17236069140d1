/**
 * `run-vike.ts build [--verbose]` or `run-vike.ts dev PORT`: Vike in a process of its own, with
 * `vite.config.ts` as this Node reads it. Vike's own command bundles those settings first, three
 * times per start.
 */
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { readVariable } from '#schemas/environment-variables.ts'
import { isInstalled } from '#compiler/read/roots.ts'
import { dropUnreadOutput } from '../adapters/node/drop-unread-output.ts'
import type { InlineConfig, Plugin } from 'vite'
import { showStages } from './build-stages.ts'
import { tellWaiting, whenLet } from './held.ts'
import { settingsChanged } from './serve-dev.ts'

// Set when a Vitest test has started this process: Vike's plugin does nothing then.
delete process.env['VITEST']
// Vike asks for the settings twice, and forgets the second time that it was given them: it would
// bundle the file, and run the result.
process.env['VITE_CONFIG'] = '{"configFile":false}'

const isVerbose = process.argv.includes('--verbose')

/** Until then nothing is written, served or said: what the bundler trips over may be a fault that the checks explain. */
const mayFinish = whenLet()

async function readSettings(): Promise<InlineConfig> {
  const { default: config } = await import('../vite.config.ts')
  return { ...config, configFile: false }
}

async function build(): Promise<void> {
  const { build } = await import('vike/api')
  const config = await readSettings()
  const held = [...(config.plugins ?? []), holdOutput()]
  if (isVerbose) return void (await build({ viteConfig: { ...config, plugins: held } }))
  // A list of every chunk, and a bundler's warnings about packages, are nothing a site's owner can act on.
  const plugins = [...held, showModules()]
  await build({ viteConfig: { ...config, plugins, logLevel: 'error' } })
}

/** Everything is read and joined beside the checks, and written after them. */
function holdOutput(): Plugin {
  return {
    name: 'slicewright:hold-output',
    buildEnd() {
      tellWaiting()
      return mayFinish
    },
  }
}

/** Shows how many modules have been read, for browsers and then for the server. */
function showModules(): Plugin {
  const { show, end } = showStages()
  let count = 0
  let isLet = false
  void mayFinish.then(() => (isLet = true))
  return {
    name: 'slicewright:show-modules',
    buildStart() {
      count = 0
    },
    transform() {
      count += 1
      const isServer = this.environment.name !== 'client'
      if (isLet && count % 10 === 0)
        show(
          isServer ? 'server' : 'browsers',
          `${count} modules for ${isServer ? 'the server' : 'browsers'}`,
        )
    },
    // What went wrong stands on a line of its own.
    buildEnd: (error) => error && end(),
    closeBundle: end,
  }
}

async function serve(port: number): Promise<void> {
  const { dev } = await import('vike/api')
  const files = new Set<string>()
  const hook = watchLoads(files)
  const config = await readSettings()
  hook.deregister()
  // In a container Vike would listen to everybody; the desk writes files.
  const host = readVariable('HOST') || 'localhost'
  await mayFinish
  const plugins = isInstalled ? config.plugins : [...(config.plugins ?? []), endWhenChanged(files)]
  const { viteServer } = await dev({
    viteConfig: {
      ...config,
      ...(plugins && { plugins }),
      server: { port, host, strictPort: true },
    },
    startupLog: true,
  })
  // Requesting the first page compiles the site before anybody opens it.
  const [address] = viteServer?.resolvedUrls?.local ?? []
  if (address === undefined) return
  console.log(tools.map(([path, does]) => `  ${path.padEnd(12)}${does}`).join('\n'))
  // A failure is shown to the first visitor.
  void fetch(address).catch(() => {})
}

/** Pages of the dev server beside those of the site. */
const tools = [
  ['/__desk', 'edits the content'],
  ['/__slices', 'shows every section with its examples'],
  ['/__machines', 'draws every machine, and shows the running ones'],
  ['/__status', 'lists what is wrong'],
  ['Ctrl+C', 'stops the server'],
] as const

/** @param files - collects the files that Node loads, except packages */
function watchLoads(files: Set<string>) {
  return registerHooks({
    load(url, context, nextLoad) {
      if (url.startsWith('file:') && !url.includes('/node_modules/')) files.add(fileURLToPath(url))
      return nextLoad(url, context)
    },
  })
}

/** Loaded modules cannot be reloaded: the process ends, and its parent starts it again. */
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

// Vike prints every uncaught error; a failed write would cause the next one.
dropUnreadOutput()
const help = `run-vike.ts build [--verbose] | dev PORT
Builds the site, or serves it while it is worked on. A part of \`slicewright build\` and \`slicewright dev\`, which check it too.`

const [operation, port] = process.argv.slice(2)
const isHelp = process.argv.includes('--help') || process.argv.includes('-h')
if (isHelp || (operation !== 'build' && operation !== 'dev')) {
  const say = isHelp ? console.log : console.error
  say(help)
  process.exit(isHelp ? 0 : 1)
}
try {
  if (operation === 'dev') await serve(Number(port))
  else {
    await build()
    // As Vike's own command does: handles that a plugin left open must not keep the process alive.
    process.exit(0)
  }
} catch (error) {
  await mayFinish
  // An error of Vite's, which already says what can be done.
  console.error(error)
  process.exit(1)
}
