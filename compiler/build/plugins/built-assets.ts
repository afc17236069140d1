import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { repositoryRoot } from '../../read/roots.ts'
import type { CollectedAssets } from '../../../runtime/model/site.ts'
import {
  chunksOf,
  importClosure,
  isStyle,
  sheetName,
  stylesOf,
  toBuildId,
  toBuiltAt,
  toBuiltSheet,
  type Bundle,
} from '../assets/collect-assets.ts'
import { findLastingFonts, nameLastingFonts } from '../assets/lasting-fonts.ts'
import { readNames, shareTokens } from '../assets/share-tokens.ts'
import { isOfSlices } from './chunks.ts'
import { findSliceFolders } from '../modules/site-files.ts'
import { names } from '../modules/virtual-modules.ts'

const placeholder = '__SLICEWRIGHT_ASSETS__'
const islandModule = `\0${names.island}`

/** Source text of the module that tells the server which files the browser's build made. */
export function assetsModule(isBuild: boolean): string {
  return isBuild
    ? `export const assets = JSON.parse(${JSON.stringify(placeholder)})`
    : `export const assets = undefined`
}

/** The client build's message to the ssr build that follows it; a file beside both. */
interface BrowserFiles extends Pick<CollectedAssets, 'entry' | 'islands' | 'fonts'> {
  /** The chunks of each island that exist for slices; all others are the engine's. */
  scripts: Record<string, string[]>
  /** Names of tokens, and others of the form `--x`, in its scripts. */
  tokens: string[]
}
const fileOf = (dir: string) => join(dir, '../browser-files.json')

/** The file that says which source each sheet was made from, for the byte budgets. */
const sheetsFileOf = (dir: string) => join(dir, '../sheet-files.json')

/** Tells the server what the browser's files are called, and gives it the sheets of each slice. */
export function builtAssets(roots: readonly string[], baseStyles: () => readonly string[]): Plugin {
  return {
    name: 'slicewright:built-assets',
    apply: 'build',
    generateBundle: {
      // Before Vite removes the chunks that contain only styles.
      order: 'pre',
      handler({ dir }, output) {
        const bundle = output as unknown as Bundle
        if (this.environment.name === 'client') {
          const files = findBrowserFiles(bundle, (message) => this.error(message))
          for (const [address, font] of findLastingFonts(roots)) {
            this.emitFile({ type: 'asset', ...font })
            files.fonts[address] = `/${font.fileName}`
          }
          writeFileSync(fileOf(dir!), `${JSON.stringify(files, null, 1)}\n`)
        } else if (this.environment.name === 'ssr') {
          const files = JSON.parse(readFileSync(fileOf(dir!), 'utf8')) as BrowserFiles
          const { assets, sheetFiles } = collect(bundle, this, files, roots, baseStyles())
          writeFileSync(sheetsFileOf(dir!), `${JSON.stringify(sheetFiles, null, 1)}\n`)
          // Twice: once for JSON, once for the JavaScript string around it.
          const code = JSON.stringify(JSON.stringify(assets))
          for (const chunk of chunksOf(bundle)) {
            chunk.code = chunk.code.replace(new RegExp(`(["'\`])${placeholder}\\1`), () => code)
          }
        }
      },
    },
  }
}

function findBrowserFiles(bundle: Bundle, fail: (message: string) => never): BrowserFiles {
  const tokens = new Set(chunksOf(bundle).flatMap(({ code }) => [...readNames(code)]))
  const files: BrowserFiles = {
    entry: [],
    islands: {},
    fonts: {},
    scripts: {},
    tokens: [...tokens].toSorted(),
  }
  for (const chunk of chunksOf(bundle)) {
    const facade = chunk.facadeModuleId ?? ''
    if (facade === join(repositoryRoot, 'renderer/+client.ts')) {
      files.entry = importClosure(chunk.fileName, bundle)
    } else if (facade.startsWith(islandModule)) {
      const urls = importClosure(chunk.fileName, bundle)
      const [src, ...imports] = urls
      const type = facade.slice(islandModule.length)
      files.islands[type] = { src: src!, imports }
      files.scripts[type] = urls.filter((url) => {
        const one = bundle[url.slice(1)]
        return one?.type === 'chunk' && isOfSlices(one)
      })
    }
  }
  for (const url of files.entry) {
    const chunk = bundle[url.slice(1)]
    const rendersIslands =
      chunk?.type === 'chunk' &&
      chunk.moduleIds.some((id) => /node_modules\/(?:p?react|react-dom)\//.test(id))
    if (rendersIslands)
      fail(
        `What renders islands is reachable from the client entry through ${url}. Import it from islands only.`,
      )
  }
  return files
}

function collect(
  bundle: Bundle,
  graph: Parameters<typeof stylesOf>[1],
  { entry, islands, fonts, tokens }: BrowserFiles,
  roots: readonly string[],
  baseStyles: readonly string[],
): { assets: CollectedAssets; sheetFiles: Record<string, string> } {
  const files = new Map<string, string[]>()
  for (const chunk of chunksOf(bundle)) {
    const css = [...(chunk.viteMetadata?.importedCss ?? [])]
    for (const id of chunk.moduleIds.filter(isStyle)) files.set(id, css)
  }
  const sheets: CollectedAssets['sheets'] = {}
  const named = new Map<string, string>()
  const sheetsOf = (ids: readonly string[]) =>
    ids.map((id) => {
      // Short, because every page lists the names of its sheets.
      const name = named.get(id) ?? named.size.toString(36)
      named.set(id, name)
      const source = () => (files.get(id) ?? []).map((file) => sourceOf(bundle, file)).join('\n')
      sheets[name] ??= toBuiltSheet(name, nameLastingFonts(source(), fonts), named.size === 1)
      return name
    })
  const base = sheetsOf(baseStyles)
  const slices = Object.fromEntries(
    findSliceFolders(roots).map(({ type, component, prepare }) => [
      type,
      sheetsOf([...new Set([component, prepare].flatMap((id) => (id ? stylesOf(id, graph) : [])))]),
    ]),
  )
  const scripts = [...chunksOf(bundle).map(({ code }) => code), ...tokens]
  const shared = shareTokens(sheets, base, scripts)
  const assets = { entry, islands, base, slices, sheets: shared, fonts }
  const sheetFiles = Object.fromEntries(
    [...named].map(([id, name]) => [name, sheetName(id, [repositoryRoot, ...roots])]),
  )
  return {
    assets: { ...assets, buildId: toBuildId(assets), builtAt: toBuiltAt() },
    sheetFiles,
  }
}

function sourceOf(bundle: Bundle, file: string): string {
  const asset = bundle[file]
  return asset?.type === 'asset' ? String(asset.source) : ''
}
