/**
 * The Vite plugin: finds a site's files in its roots and gives them to the runtime as virtual modules,
 * emits one chunk per island, and hands the server the sheets of each slice.
 */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { preprocessCSS, type Plugin, type ResolvedConfig } from 'vite'
import { repositoryRoot } from '#schemas/roots.ts'
import {
  chunksOf,
  importClosure,
  isStyle,
  sheetName,
  stylesOf,
  toBuildId,
  toBuiltAt,
  toSheet,
  type Bundle,
  type CollectedAssets,
} from './collect-assets.ts'
import { createDevAssets } from './dev-assets.ts'
import { softRefresh, watchDeclarations } from './hot-updates.ts'
import { leanXState, xstateFile } from './lean-xstate.ts'
import { usedImplementationsModule } from './machine-modules.ts'
import { withoutTexts } from './plain-errors.ts'
import { findSliceFolders } from './site-files.ts'
import {
  clientGesturesModule,
  clientMeasurementModule,
  clientSiteModule,
  islandModule,
  names,
  siteModule,
  slicesModule,
  validatorsModule,
} from './virtual-modules.ts'

/** `dist/server/main.mjs` serves; `api.mjs` is the site as a library. */
const serverEntries = {
  main: join(repositoryRoot, 'renderer/main.server.ts'),
  api: join(repositoryRoot, 'renderer/api.server.ts'),
}

/** The composition roots that come after the first. */
const doors = ['start-site', 'start-measurement'].map((name) =>
  join(repositoryRoot, `renderer/${name}.client.ts`),
)

const placeholder = '__SLICEWRIGHT_ASSETS__'
const resolved = (id: string) => `\0${id}`
const preloadHelper = '\0vite/preload-helper'
const chunkGuard = join(repositoryRoot, 'runtime/islands/chunk-guard.ts')
const classNames = '\0slicewright-class-names:'

/**
 * What the client build tells the ssr build. Module scope is not shared between them: Vite evaluates
 * the config, with this plugin bundled into it, several times in one process.
 */
interface BuildNotes {
  entry: string[]
  islands: CollectedAssets['islands']
}
const notesKey = Symbol.for('slicewright.build-notes')
const notes: BuildNotes = ((globalThis as { [notesKey]?: BuildNotes })[notesKey] ??= {
  entry: [],
  islands: {},
})

export function slicewright({ roots }: { roots: readonly string[] }): Plugin {
  let config: ResolvedConfig
  let isBuild = false
  const baseStyles = findBaseStyles()
  const islands = () => findSliceFolders(roots).filter((slice) => slice.machine !== undefined)

  async function load(id: string): Promise<string | undefined> {
    switch (id) {
      case names.site:
        return siteModule(roots)
      case names.validators:
        return validatorsModule(roots)
      case names.slices:
        return slicesModule(roots, baseStyles)
      case names.clientSite:
        return clientSiteModule(roots, isBuild)
      case names.clientGestures:
        return clientGesturesModule(roots, isBuild)
      case names.clientMeasurement:
        return clientMeasurementModule(roots, isBuild)
      case names.usedImplementations:
        return usedImplementationsModule(roots)
      case names.assets:
        return isBuild
          ? `export const assets = JSON.parse(${JSON.stringify(placeholder)})`
          : `export const assets = undefined`
      default:
        return id.startsWith(names.island)
          ? islandModule(id.slice(names.island.length), roots, isBuild)
          : undefined
    }
  }

  return {
    name: 'slicewright',
    enforce: 'pre',
    config: (_, { command }) => {
      isBuild = command === 'build'
      return {
        server: { fs: { allow: [repositoryRoot, ...roots] } },
        css: { modules: { generateScopedName: (name, file) => scopedName(name, file, roots) } },
        environments: {
          client: {
            build: {
              modulePreload: false,
              rolldownOptions: { output: { manualChunks: chunkOf } as object },
            },
          },
          ssr: {
            build: {
              copyPublicDir: false,
              ...(isBuild ? { rolldownOptions: { input: serverEntries } } : {}),
            },
          },
        },
      }
    },
    configResolved(value) {
      config = value
    },
    configureServer(server) {
      createDevAssets(server, roots, baseStyles)
      watchDeclarations(server, roots)
    },
    hotUpdate: {
      order: 'pre',
      handler(options) {
        return this.environment.name === 'ssr' ? softRefresh(options, roots) : undefined
      },
    },
    resolveId: {
      filter: { id: /^virtual:slicewright\/|\.css$|\/(compile|generic-implementations)\.ts$/ },
      async handler(id, importer) {
        if (id.startsWith('virtual:slicewright/')) return resolved(id)
        if (!isBuild || this.environment.name !== 'client' || !importer) return undefined
        // Machines are code already: neither their translation nor what none of them names is shipped.
        if (id.endsWith('/compile.ts'))
          return join(repositoryRoot, 'runtime/machines/compile-written.ts')
        if (id.endsWith('/generic-implementations.ts')) return resolved(names.usedImplementations)
        const file = await this.resolve(id, importer, { skipSelf: true })
        return file && !file.external ? `${classNames}${file.id}.js` : undefined
      },
    },
    load: {
      filter: { id: /^\0(virtual:slicewright\/|slicewright-class-names:|vite\/preload-helper)/ },
      async handler(id) {
        // Chunks are few and flat: Vite's helper would cost more than the preloads it adds. In its
        // place every import of a chunk passes the guard.
        if (id.startsWith(preloadHelper))
          return isBuild
            ? `export { loadChunk as __vitePreload } from ${JSON.stringify(chunkGuard)}`
            : undefined
        if (!id.startsWith(classNames)) return load(id.slice(1))
        const file = id.slice(classNames.length, -'.js'.length)
        const { modules } = await preprocessCSS(readFileSync(file, 'utf8'), file, config)
        return { code: `export default ${JSON.stringify(modules ?? {})}`, moduleSideEffects: false }
      },
    },
    transform: {
      filter: { id: [/\/runtime\/.*\.tsx?(\?later)?$/, xstateFile] },
      handler(code, id) {
        if (!isBuild || this.environment.name !== 'client') return undefined
        if (xstateFile.test(id)) return leanXState(code, this.parse(code))
        if (!code.includes('satisfies ErrorEntry')) return undefined
        return withoutTexts(code, this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }))
      },
    },
    buildStart() {
      if (!isBuild || this.environment.name !== 'client') return
      // As an entry it exports what it does. As a chunk that is led to it would export a namespace
      // object, and that needs the bundler's helpers for CommonJS, which are React's.
      for (const door of doors) {
        this.emitFile({ type: 'chunk', id: door, preserveSignature: 'exports-only' })
      }
      for (const { type } of islands()) {
        // Vite drops the exports of entries unless the chunk says that it keeps them.
        this.emitFile({
          type: 'chunk',
          id: `${names.island}${type}`,
          name: `island-${type}`,
          preserveSignature: 'exports-only',
        })
      }
    },
    writeBundle({ dir }) {
      if (dir !== undefined && this.environment.name === 'client') copyPublicFiles(roots, dir)
    },
    generateBundle: {
      // Before Vite removes the chunks that hold styles only.
      order: 'pre',
      handler(_, output) {
        const bundle = output as unknown as Bundle
        if (this.environment.name === 'client')
          noteClientFiles(bundle, (message) => this.error(message))
        else if (this.environment.name === 'ssr') {
          const assets = collect(bundle, this, roots, baseStyles)
          // Twice: once for JSON, once for the JavaScript string it stands in.
          const code = JSON.stringify(JSON.stringify(assets))
          for (const chunk of chunksOf(bundle)) {
            chunk.code = chunk.code.replace(new RegExp(`(["'\`])${placeholder}\\1`), () => code)
          }
        }
      },
    },
  }
}

/** Vite has copied this repository's; those of other roots add to them or replace them. */
function copyPublicFiles(roots: readonly string[], dir: string): void {
  for (const root of roots) {
    const folder = join(root, 'public')
    if (root !== repositoryRoot && existsSync(folder)) cpSync(folder, dir, { recursive: true })
  }
}

function noteClientFiles(bundle: Bundle, fail: (message: string) => never): void {
  notes.entry = []
  notes.islands = {}
  for (const chunk of chunksOf(bundle)) {
    const facade = chunk.facadeModuleId ?? ''
    if (facade.endsWith('/renderer/+client.ts')) notes.entry = importClosure(chunk.fileName, bundle)
    else if (facade.startsWith(resolved(names.island))) {
      const [src, ...imports] = importClosure(chunk.fileName, bundle)
      notes.islands[facade.slice(resolved(names.island).length)] = { src: src!, imports }
    }
  }
  for (const url of notes.entry) {
    const chunk = bundle[url.slice(1)]
    const isReact =
      chunk?.type === 'chunk' &&
      chunk.moduleIds.some((id) => /node_modules\/react(-dom)?\//.test(id))
    if (isReact)
      fail(`React is reachable from the client entry through ${url}. Import it from islands only.`)
  }
}

function collect(
  bundle: Bundle,
  graph: Parameters<typeof stylesOf>[1],
  roots: readonly string[],
  baseStyles: readonly string[],
): CollectedAssets {
  const files = new Map<string, string[]>()
  for (const chunk of chunksOf(bundle)) {
    const css = [...(chunk.viteMetadata?.importedCss ?? [])]
    for (const id of chunk.moduleIds.filter(isStyle)) files.set(id, css)
  }
  const sheets: CollectedAssets['sheets'] = {}
  const sheetsOf = (ids: readonly string[]) =>
    ids.map((id) => {
      const name = sheetName(id, roots)
      sheets[name] ??= toSheet(
        name,
        (files.get(id) ?? []).map((file) => sourceOf(bundle, file)).join('\n'),
      )
      return name
    })
  const assets = {
    entry: notes.entry,
    islands: notes.islands,
    base: sheetsOf(baseStyles),
    slices: Object.fromEntries(
      findSliceFolders(roots).map(({ type, component, prepare }) => [
        type,
        sheetsOf([
          ...new Set([component, prepare].flatMap((id) => (id ? stylesOf(id, graph) : []))),
        ]),
      ]),
    ),
    sheets,
  }
  return { ...assets, buildId: toBuildId(assets), builtAt: toBuiltAt() }
}

function sourceOf(bundle: Bundle, file: string): string {
  const asset = bundle[file]
  return asset?.type === 'asset' ? String(asset.source) : ''
}

/** Class names follow the file, not its text, so that server, browser and hot updates agree. */
function scopedName(name: string, file: string, roots: readonly string[]): string {
  const path = file.split('?')[0]!
  const root = roots.findLast((folder) => path.startsWith(folder)) ?? repositoryRoot
  const hash = createHash('sha256').update(relative(root, path)).digest('hex').slice(0, 4)
  return `${basename(path, '.module.css')}-${name}-${hash}`
}

/** What a page runs before it is idle. It is named so that the rest does not draw it in. */
const early =
  /\/runtime\/(client\.ts|errors\/(plain-entry|site-error)\.ts|islands\/(chunk-guard|start-client|early-sends|island-element|report|when-idle|client-errors)\.ts)$/

/**
 * What a page loads when it is idle, in one piece: it compresses better, and is never wanted in part.
 * Its door, `start-site.client.ts`, is an entry of its own.
 */
const siteWide =
  /node_modules\/(xstate|js-cookie)\/|\/runtime\/(machines|navigation)\/(?!use-actor|initial-view)|\/consent-queues\.ts$|\/runtime\/measurement\/channel\.ts$|\/runtime\/islands\/(start-site|await-consent)\.ts$|slicewright\/(client-site|used-implementations)$/

/** A function, not groups: Vike wraps it. A chunk draws in what its modules import, unless that has a name too. */
function chunkOf(id: string): string | undefined {
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  if (early.test(id)) return 'early'
  // What only comes later stays there.
  if (id.endsWith('?later')) return undefined
  return siteWide.test(id) ? 'site' : undefined
}

/** Tokens come first: the rest is made of them. */
function findBaseStyles(): string[] {
  const folder = join(repositoryRoot, 'runtime/styles')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .sort(
      (a, b) => Number(b.startsWith('tokens')) - Number(a.startsWith('tokens')) || (a < b ? -1 : 1),
    )
    .map((file) => join(folder, file))
}
