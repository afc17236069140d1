import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defaultClientConditions, type Plugin } from 'vite'
import { repositoryRoot } from '../../read/roots.ts'
import { names } from '../modules/virtual-modules.ts'

const renderer = join(repositoryRoot, 'renderer')
const doorName = /start-([\w-]+)\.client\.ts$/
/** The composition roots of the browser that come after the first, each loaded at a moment of its own. */
const doors = readdirSync(renderer)
  .filter((name) => doorName.test(name))
  .map((name) => join(renderer, name))

/**
 * Chunks by the folder of their modules. Early is what a page runs before it is idle, with the entry itself:
 * one request, and the rest does not draw it in. Site is what it loads when idle, in one piece: that
 * compresses better, and is never wanted in part. Every other folder of `runtime/browser` is one that is
 * loaded later, and needs no name.
 */
const chunks: readonly [folder: string, chunk: string][] = [
  ['/node_modules/react/', 'react'],
  ['/node_modules/react-dom/', 'react'],
  ['/node_modules/scheduler/', 'react'],
  ['/node_modules/preact/', 'preact'],
  ['/node_modules/xstate/', 'site'],
  ['/node_modules/js-cookie/', 'site'],
  [join(repositoryRoot, 'runtime/browser/early/'), 'early'],
  // Entries of Vike, of which the browser has one.
  [join(renderer, '+'), 'early'],
  [`\0${names.clientFacts}`, 'early'],
  [join(repositoryRoot, 'runtime/browser/idle/'), 'site'],
  [join(repositoryRoot, 'runtime/browser/navigation/'), 'site'],
  // Most of what comes later names these, and each would be a request for some hundred bytes.
  [join(repositoryRoot, 'runtime/browser/host/shared/'), 'site'],
  [join(repositoryRoot, 'runtime/model/slice/shared/'), 'site'],
  [join(repositoryRoot, 'runtime/machines/'), 'site'],
  [`\0${names.clientSite}`, 'site'],
  [`\0${names.usedImplementations}`, 'site'],
]

/** What few machines need, and none on every page: it evaluates what the build has not written as code, and works on lists, numbers and addresses. */
const rarelyNeeded = join(repositoryRoot, 'runtime/machines/rare/')

const engine = join(repositoryRoot, 'runtime/')

/** Whether a chunk is there for slices: not one that has a name here, and not the engine's alone. */
export function isOfSlices({ moduleIds }: { moduleIds: readonly string[] }): boolean {
  const isOfEngine = (id: string) => id.startsWith(engine) || id === '\0rolldown/runtime.js'
  return !moduleIds.every(isOfEngine) && moduleIds.every((id) => chunkOf(id) === undefined)
}

const preloadHelper = '\0vite/preload-helper'
const chunkGuard = join(repositoryRoot, 'runtime/browser/early/chunk-guard.ts')

/** Which module a production browser gets in which piece. */
export function browserChunks(): Plugin {
  /** The piece that comes with a door, by the door's file: the chunk of the same name. */
  const companions = new Map<string, string>()
  return {
    name: 'slicewright:chunks',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      environments: {
        client: {
          // Machines are code already: neither their translation nor what none of them names is
          // shipped. What stands in for them, `imports` of package.json says.
          resolve: { conditions: ['slicewright-browser', ...defaultClientConditions] },
          build: {
            // Of the script that answers a visitor both pieces come at once. Nothing else is worth its text.
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
      // As an entry it exports what it does. As a chunk that is led to it would export a namespace
      // object, and that needs the bundler's helpers for CommonJS, which are React's.
      for (const door of doors) {
        this.emitFile({ type: 'chunk', id: door, preserveSignature: 'exports-only' })
      }
    },
  }
}

/** A function, not groups: Vike wraps it. A chunk draws in what its modules import, unless that has a name too. */
function chunkOf(id: string): string | undefined {
  // Modules that are only loaded later stay there.
  if (id.includes('?later') || id.startsWith(rarelyNeeded)) return undefined
  return chunks.find(([folder]) => id.includes(folder))?.[1]
}
