import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import packageFile from '../../../package.json' with { type: 'json' }
import { repositoryRoot } from '../../read/roots.ts'
import { usedImplementationsModule } from '../modules/machine-modules.ts'
import {
  clientControlsModule,
  clientGesturesModule,
  clientMeasurementModule,
  clientProvidersModule,
  clientFactsModule,
  clientSiteModule,
  islandModule,
  migrationsModule,
  names,
  siteModule,
  slicesModule,
  validatorsModule,
} from '../modules/virtual-modules.ts'
import { assetsModule } from './built-assets.ts'

/** `#runtime`, `#parts` and the like. */
const engineNames: ReadonlySet<string> = new Set(
  Object.keys(packageFile.imports).map((name) => name.split('/')[0]!),
)

/** Packages that a site elsewhere imports are resolved as if from this file. */
const settings = join(repositoryRoot, 'vite.config.ts')

/** A site's files, found in its roots, as the modules the runtime imports them by. */
export function siteModules(roots: readonly string[], baseStyles: () => readonly string[]): Plugin {
  let isBuild = false
  const isOfSite = (file: string) =>
    roots.some((root) => root !== repositoryRoot && file.startsWith(`${root}/`))
  const isOutside = (file: string) => !file.startsWith(`${repositoryRoot}/`)

  async function load(id: string): Promise<string | undefined> {
    switch (id) {
      case names.site:
        return siteModule(roots)
      case names.validators:
        return validatorsModule(roots)
      case names.migrations:
        return migrationsModule(roots)
      case names.slices:
        return slicesModule(roots, baseStyles())
      case names.clientFacts:
        return clientFactsModule(roots)
      case names.clientSite:
        return clientSiteModule(roots, isBuild)
      case names.clientGestures:
        return clientGesturesModule(roots, isBuild)
      case names.clientMeasurement:
        return clientMeasurementModule(roots, isBuild)
      case names.clientProviders:
        return clientProvidersModule(roots, isBuild)
      case names.clientControls:
        return clientControlsModule(roots, isBuild)
      case names.usedImplementations:
        return usedImplementationsModule(roots)
      case names.assets:
        return assetsModule(isBuild)
      default:
        return id.startsWith(names.island)
          ? islandModule(id.slice(names.island.length), roots, isBuild)
          : undefined
    }
  }

  return {
    name: 'slicewright:site-modules',
    enforce: 'pre',
    config: () => ({
      server: { fs: { allow: [repositoryRoot, ...roots] } },
      resolve: { dedupe: listShared(roots) },
    }),
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: {
      filter: { id: /^virtual:slicewright\/|^[#@a-z][^:]*$/ },
      async handler(id, importer) {
        // The runtime imports it by name, and knows neither renderer nor vendors.
        if (id === names.providers)
          return join(repositoryRoot, 'renderer/start-providers.client.ts')
        if (id.startsWith('virtual:slicewright/')) return `\0${id}`
        if (id.endsWith('.css') || !importer || !isOfSite(importer)) return undefined
        // Of the engine, whatever a site's manifest says of "imports".
        if (engineNames.has(id.split('/')[0]!))
          return this.resolve(id, settings, { skipSelf: true })
        if (!isOutside(importer)) return undefined
        // A site elsewhere may have its own packages; those of the engine are available to all.
        const own = await this.resolve(id, importer, { skipSelf: true })
        return own ?? this.resolve(id, settings, { skipSelf: true })
      },
    },
    load: {
      filter: { id: /^\0virtual:slicewright\// },
      handler: (id) => load(id.slice(1)),
    },
  }
}

/**
 * Packages of the engine that a site elsewhere lacks, and those of which a page can have only one.
 * When the dev server resolves them for the server, it bypasses plugins.
 */
function listShared(roots: readonly string[]): string[] {
  const outside = roots.filter((root) => !`${root}/`.startsWith(`${repositoryRoot}/`))
  const has = (root: string, name: string) =>
    (createRequire(join(root, 'site.js')).resolve.paths(name) ?? []).some((folder) =>
      existsSync(join(folder, name)),
    )
  return Object.keys(packageFile.dependencies).filter(
    (name) => single.has(name) || outside.some((root) => !has(root, name)),
  )
}

const single: ReadonlySet<string> = new Set(['react', 'react-dom', 'xstate', '@xstate/react'])
