/**
 * Sheets and islands on the dev server, where files are served one by one. The server half finds this
 * on `globalThis`: it runs in Vite's module runner, in the same process.
 */
import { hash } from 'node:crypto'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import { repositoryRoot } from '../../read/roots.ts'
import type { StyleSheet } from '../../../runtime/model/site.ts'
import { isStyle, sheetName, toSheet } from './collect-assets.ts'
import { devAssetsKey, type DevAssets } from './find-dev-assets.ts'
import { findIslands, findSliceFolders } from '../modules/site-files.ts'
import { names } from '../modules/virtual-modules.ts'

export function createDevAssets(
  server: ViteDevServer,
  roots: readonly string[],
  baseStyles: () => readonly string[],
): void {
  const sheets = new Map<string, StyleSheet[]>()

  const read = async (file: string): Promise<StyleSheet> => {
    const result = await server.environments.client.transformRequest(`/@fs${file}?direct`)
    // The version makes a changed sheet a new one, for pages that have loaded the old one.
    const sheet = toSheet(sheetName(file, [repositoryRoot, ...roots]), result?.code ?? '')
    return { ...sheet, name: `${sheet.name}?${hash('sha256', sheet.text).slice(0, 6)}` }
  }

  const assets: DevAssets = {
    buildId: 'dev',
    builtAt: new Date().toISOString(),
    isDevelopment: true,
    entry: [],
    get baseSheets() {
      return sheets.get('base') ?? []
    },
    sliceSheets: (type) => sheets.get(type) ?? [],
    island(type) {
      const island = findIslands(roots).find((each) => each.type === type)
      return island && { src: `/@id/__x00__${names.island}${type}`, imports: [] }
    },
    font: (address) => address,
    async prepare(type) {
      sheets.set('base', await Promise.all(baseStyles().map(read)))
      const folder = findSliceFolders(roots).find((slice) => slice.type === type)
      const files = [folder?.component, folder?.prepare].flatMap((file) =>
        file ? stylesOfModule(file, server) : [],
      )
      sheets.set(type, await Promise.all([...new Set(files)].map(read)))
    },
  }
  ;(globalThis as { [devAssetsKey]?: DevAssets })[devAssetsKey] = assets
}

function stylesOfModule(file: string, server: ViteDevServer): string[] {
  const found: string[] = []
  const seen = new Set<EnvironmentModuleNode>()
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return
    seen.add(module)
    if (isStyle(module.url)) {
      if (module.file) found.push(module.file)
      return
    }
    module.importedModules.forEach(visit)
  }
  server.environments.ssr.moduleGraph.getModulesByFile(file)?.forEach(visit)
  return found
}
