/**
 * Edits on the dev server, without a reload wherever the page can keep its state: islands are left
 * to Vite; what only the server knows (static slices, parts, content) is fetched again as a
 * payload.
 */
import { join, relative } from 'node:path'
import type { Connect, EnvironmentModuleNode, HotUpdateOptions, Plugin, ViteDevServer } from 'vite'
import { names } from '../modules/virtual-modules.ts'
import { countEdit, readEdits, recomposeKey } from '../assets/find-dev-assets.ts'
import { watchFaults } from './dev-faults.ts'

/** Refreshes pages in place, or reloads one that shows Vite's error page. */
function refresh(server: ViteDevServer): void {
  const { hot } = server.environments.client
  if (failed.delete(server.config)) hot.send({ type: 'full-reload' })
  else hot.send({ type: 'custom', event: 'slicewright:refresh', data: {} })
}

/**
 * Servers that have answered with Vite's error page, as when a module throws while the site loads:
 * that page understands only reloads.
 */
const failed = new WeakSet<ViteDevServer['config']>()

/** Notes failed answers; its middleware comes after all others. */
export function noteFailures(): Plugin {
  return {
    name: 'slicewright:note-failures',
    apply: 'serve',
    configureServer: {
      order: 'post',
      handler: (server) => () => {
        const note: Connect.ErrorHandleFunction = (error, _request, _response, next) => {
          failed.add(server.config)
          next(error)
        }
        server.middlewares.use(note)
      },
    },
  }
}

/** Sources of virtual modules: when one changes, the site is loaded again. */
const declarations = /^(site-config|machines|schemas)\/.*\.json$|^slice-registry\/.*\.json$/

/** Files that, when added or removed, change what virtual modules import. */
const imported = /^(site-config|machines|schemas|slice-registry)\/.*\.(tsx?|css)$/

/** Files that `checkRoots` reads. */
const checked =
  /^(site-config|machines|schemas|slice-registry)\/.*\.(json|tsx?)$|^site-config\/.*\.css$|^content\/repository\.json$/

const generated = /^(schemas|slice-registry)\/generated\//

/** Sources of virtual modules, and content: neither is part of the module graph. */
const folders = ['content', 'machines', 'schemas', 'site-config', 'slice-registry']

export function watchDeclarations(server: ViteDevServer, roots: readonly string[]): void {
  server.watcher.add(roots.flatMap((root) => folders.map((folder) => join(root, folder))))
  const checkFaults = watchFaults(server, roots)
  const { hot } = server.environments.client
  const onEdits = gather<Edit>((edits) => {
    countEdit()
    const isSome = (pattern: RegExp) => edits.some(({ path }) => pattern.test(path))
    if (isSome(declarations) || edits.some(isNewSet)) {
      invalidateMade(server, isSome(validated))
      hot.send({ type: 'full-reload' })
    } else if (isSome(/^content\//)) {
      recompose()
      refresh(server)
    }
    if (isSome(checked)) checkFaults()
  })
  for (const event of ['add', 'change', 'unlink'] as const) {
    server.watcher.on(event, (file) => {
      const path = pathIn(roots, file)
      const isSite = folders.some((folder) => path.startsWith(`${folder}/`))
      if (!isSite || generated.test(path)) return
      // Before Vike reloads its files, which it does once: no module may import a file that is
      // gone.
      if (isNewSet({ path, event })) invalidateMade(server, false)
      // Vite reports changed modules at once.
      countEdit()
      onEdits({ path, event })
    })
  }
  // A message sent while a page is loading does not reach it.
  hot.on('slicewright:shown', (edits: unknown, client) => {
    if (edits !== readEdits()) client.send({ type: 'full-reload' })
  })
}

/** Sources of the validators. */
const validated = /^(schemas|slice-registry)\/.*\.json$|^site-config\/forms\//

/** Prefix of virtual modules' ids in Vite's module graph. */
const madeIds = '\0virtual:slicewright/'

/**
 * Invalidates the modules made from declarations, and their importers; the engine's own code is not
 * read again.
 *
 * @param withValidators - also the validators: the largest by far, made from schemas alone
 */
function invalidateMade({ environments }: ViteDevServer, withValidators: boolean): void {
  for (const { moduleGraph } of [environments.ssr, environments.client]) {
    const seen = new Set<EnvironmentModuleNode>()
    const now = Date.now()
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (id.startsWith(madeIds) && (withValidators || id !== `\0${names.validators}`))
        moduleGraph.invalidateModule(module, seen, now)
  }
}

/** Whether virtual modules import other files than before. */
const isNewSet = ({ path, event }: Edit) => event !== 'change' && imported.test(path)

interface Edit {
  path: string
  event: 'add' | 'change' | 'unlink'
}

/**
 * An editor saves several files at once, or one in two steps, of which the watcher reports the
 * first: a save is complete when nothing more happens for this long.
 */
const settleMs = 100

function gather<Item>(use: (items: readonly Item[]) => void): (item: Item) => void {
  let items: Item[] = []
  let timer: NodeJS.Timeout | undefined
  return (item) => {
    items.push(item)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const gathered = items
      items = []
      use(gathered)
    }, settleMs)
  }
}

/**
 * Drops modules that the browser does not have, so that Vike finds no reason to reload the page.
 */
export function softRefresh(
  { modules, server, timestamp, file }: HotUpdateOptions,
  roots: readonly string[],
): EnvironmentModuleNode[] | undefined {
  const { client, ssr } = server.environments
  const serverOnly = modules.filter(({ id }) => id && !client.moduleGraph.getModuleById(id))
  if (serverOnly.length === 0 || !pathIn(roots, file).startsWith('slice-registry/'))
    return undefined
  const seen = new Set<EnvironmentModuleNode>()
  for (const module of serverOnly) ssr.moduleGraph.invalidateModule(module, seen, timestamp, true)
  refresh(server)
  return []
}

function recompose(): void {
  ;(globalThis as { [recomposeKey]?: () => void })[recomposeKey]?.()
}

function pathIn(roots: readonly string[], file: string): string {
  const root = roots.findLast((folder) => file.startsWith(`${folder}/`))
  return root === undefined ? '' : relative(root, file)
}
