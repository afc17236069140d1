import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defaultClientConditions, type Plugin } from 'vite'
import { repositoryRoot } from '../../read/roots.ts'
import { names } from '../modules/virtual-modules.ts'

const renderer = join(repositoryRoot, 'renderer')
const doorName = /start-([\w-]+)\.client\.ts$/
/** The browser's later composition roots, each loaded at its own moment. */
const doors = readdirSync(renderer)
  .filter((name) => doorName.test(name))
  .map((name) => join(renderer, name))

/**
 * Chunks by the folder of their modules. `early` is what a page runs before it is idle, with the
 * entry itself: one request, and later chunks do not pull it in. `site` is what it loads when idle,
 * in one chunk: that compresses better, and is never needed in part. Every other folder of
 * `runtime/browser` is loaded later and needs no name.
 */
const chunks: readonly [folder: string, chunk: string][] = [
  ['/node_modules/react/', 'react'],
  ['/node_modules/react-dom/', 'react'],
  ['/node_modules/scheduler/', 'react'],
  ['/node_modules/preact/', 'preact'],
  ['/node_modules/xstate/', 'site'],
  ['/node_modules/js-cookie/', 'site'],
  [join(repositoryRoot, 'runtime/browser/early/'), 'early'],
  // Vike's entries, of which the browser has one.
  [join(renderer, '+'), 'early'],
  [`\0${names.clientFacts}`, 'early'],
  [join(repositoryRoot, 'runtime/browser/idle/'), 'site'],
  [join(repositoryRoot, 'runtime/browser/navigation/'), 'site'],
  // Most later chunks import these, and each would be a request for a few hundred bytes.
  [join(repositoryRoot, 'runtime/browser/host/shared/'), 'site'],
  [join(repositoryRoot, 'runtime/model/slice/shared/'), 'site'],
  [join(repositoryRoot, 'runtime/machines/'), 'site'],
  [`\0${names.clientSite}`, 'site'],
  [`\0${names.usedImplementations}`, 'site'],
]

/**
 * Modules that few machines need, and none on every page: they evaluate what the build has not
 * written as code, and work on lists, numbers and addresses.
 */
const rarelyNeeded = join(repositoryRoot, 'runtime/machines/rare/')

const engine = join(repositoryRoot, 'runtime/')

/** Whether a chunk exists for slices: it has no name here, and not only engine modules. */
export function isOfSlices({ moduleIds }: { moduleIds: readonly string[] }): boolean {
  const isOfEngine = (id: string) => id.startsWith(engine) || id === '\0rolldown/runtime.js'
  return !moduleIds.every(isOfEngine) && moduleIds.every((id) => chunkOf(id) === undefined)
}

const preloadHelper = '\0vite/preload-helper'
const chunkGuard = join(repositoryRoot, 'runtime/browser/early/chunk-guard.ts')

/** Assigns modules to the chunks of a production build. */
export function browserChunks(): Plugin {
  /**
   * The chunk that a composition root brings along, by the root's file: the one of the same name.
   */
  const companions = new Map<string, string>()
  return {
    name: 'slicewright:chunks',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      environments: {
        client: {
          // Machines are code already: neither their translation nor what none of them names is
          // shipped. `imports` in package.json names what stands in for them.
          resolve: { conditions: ['slicewright-browser', ...defaultClientConditions] },
          build: {
            // Both chunks of the script that answers a visitor are fetched at once. No other
            // preload is worth its bytes.
            modulePreload: {
              polyfill: false,
              resolveDependencies: (file: string) => {
                const piece = companions.get(file)
                return piece === undefined ? [] : [piece]
              },
            },
            rolldownOptions: { output: { manualChunks: chunkOf } as object },
          },
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      // Chunks are few and flat: in place of Vite's helper every import of a chunk passes the guard.
      handler: (id) =>
        id.startsWith(preloadHelper)
          ? `export { loadChunk as __vitePreload } from ${JSON.stringify(chunkGuard)}`
          : undefined,
    },
    generateBundle(_, bundle) {
      const pieces = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const door of pieces) {
        const [, name] = doorName.exec(door.facadeModuleId ?? '') ?? []
        const piece = chunks.some(([, chunk]) => chunk === name)
          ? pieces.find((one) => one.name === name)
          : undefined
        if (piece) companions.set(door.fileName, piece.fileName)
      }
    },
    buildStart() {
      if (this.environment.name !== 'client') return
      // An entry keeps its named exports. A chunk that is only imported dynamically would export a
      // namespace object, which needs the bundler's CommonJS helpers, which are in React's chunk.
      for (const door of doors) {
        this.emitFile({ type: 'chunk', id: door, preserveSignature: 'exports-only' })
      }
    },
  }
}

/**
 * A function, not groups: Vike wraps it. A chunk pulls in what its modules import, unless that has
 * a name too.
 */
function chunkOf(id: string): string | undefined {
  // Modules that are only loaded later stay there.
  if (id.includes('?later') || id.startsWith(rarelyNeeded)) return undefined
  return chunks.find(([folder]) => id.includes(folder))?.[1]
}
