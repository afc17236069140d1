/**
 * Edits on the dev server, without a reload wherever the page can keep its state: islands are Vite's
 * own; what only the server knows (static slices, parts, content) is fetched again as a payload.
 */
import { join, relative } from 'node:path'
import type { Connect, EnvironmentModuleNode, HotUpdateOptions, Plugin, ViteDevServer } from 'vite'
import { names } from '../modules/virtual-modules.ts'
import { countEdit, readEdits, recomposeKey } from '../assets/find-dev-assets.ts'
import { watchFaults } from './dev-faults.ts'

/** In place, where a page can. */
function refresh(server: ViteDevServer): void {
  const { hot } = server.environments.client
  if (failed.delete(server.config)) hot.send({ type: 'full-reload' })
  else hot.send({ type: 'custom', event: 'slicewright:refresh', data: {} })
}

/** Of servers that have answered with Vite's own page, as when a module throws with which the site is loaded: it hears of reloads alone. */
const failed = new WeakSet<ViteDevServer['config']>()

/** Stands behind what answers. */
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

/** Files that virtual modules are made of: the site is loaded anew with them. */
const declarations = /^(site-config|machines|schemas)\/.*\.json$|^slice-registry\/.*\.json$/

/** Files whose coming and going changes what virtual modules import. */
const imported = /^(site-config|machines|schemas|slice-registry)\/.*\.(tsx?|css)$/

/** Files that `checkRoots` reads. */
const checked =
  /^(site-config|machines|schemas|slice-registry)\/.*\.(json|tsx?)$|^site-config\/.*\.css$|^content\/repository\.json$/

const generated = /^(schemas|slice-registry)\/generated\//

/** What virtual modules are made of, and content: neither is part of the module graph. */
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
      // Before Vike loads its files anew, which it does once: a file that is gone must be imported by none.
      if (isNewSet({ path, event })) invalidateMade(server, false)
      // Vite tells of modules at once.
      countEdit()
      onEdits({ path, event })
    })
  }
  // What is sent while a page is on its way does not reach it.
  hot.on('slicewright:shown', (edits: unknown, client) => {
    if (edits !== readEdits()) client.send({ type: 'full-reload' })
  })
}

/** Files that validators are made of. */
const validated = /^(schemas|slice-registry)\/.*\.json$|^site-config\/forms\//

/** Of virtual modules, as Vite keeps them. */
const madeIds = '\0virtual:slicewright/'

/**
 * What is made of declarations, and what imports that; of the engine's own code nothing is read again.
 *
 * @param withValidators - the largest of them by far, made of schemas alone
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
 * An editor writes several files at once, or one in two steps, of which the watcher tells the first: what it
 * begins is whole when nothing has come for this long.
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

/** Modules that the browser does not have: nothing is left for Vike to reload the page for. */
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
