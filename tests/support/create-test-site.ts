/** A site of the real schemas, configuration, machines and slices, over content that a test fills in. */
import {
  cacheSingles,
  createFragmentCache,
  createMessages,
  createRouteTable,
  recordSource,
  withFallbacks,
  type ContentIssue,
  type DocumentRef,
  type Kinds,
  type PageType,
  type RawDocument,
  type Site,
  type SiteAssets,
  type SiteConfig,
  type SliceModule,
  type StyleSheet,
} from '#runtime'
import { readSiteFiles } from '#compiler/build'
import { buildKinds } from '#compiler/generate/generate-kinds.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import * as validators from 'virtual:slicewright/validators'
import { composePictures } from '../../renderer/compose/pictures.server.ts'
import { findIslands, findSliceFolders } from '../../compiler/build/modules/site-files.ts'
import { createFrameDocuments } from './documents.ts'
import { createMemoryContent, type MemoryContent } from './memory-content.ts'

export const siteFiles = readSiteFiles([repositoryRoot])
export const kinds = buildKinds(loadSchemas([repositoryRoot])) as unknown as Kinds

const islands = new Set(findIslands([repositoryRoot]).map(({ type }) => type))
const folders = new Map(findSliceFolders([repositoryRoot]).map((folder) => [folder.type, folder]))

export interface TestSite {
  site: Site
  content: MemoryContent
  issues: ContentIssue[]
  logs: LogLine[]
}

export interface LogLine {
  level: 'info' | 'warn' | 'error'
  code: string
  data: Record<string, unknown>
}

export interface TestSiteOptions {
  /** Documents beside those of the frame, which every page has. */
  documents?: readonly RawDocument[]
  frame?: readonly RawDocument[]
  config?: Partial<SiteConfig>
  pageTypes?: readonly PageType[]
  /** Stand in for the components of their types. */
  slices?: Record<string, SliceModule>
  baseUrl?: string | undefined
  now?: () => number
  overrides?: Partial<Site>
}

export const testBaseUrl = 'https://www.colloquy.example'

export function createTestSite(options: TestSiteOptions = {}): TestSite {
  const { documents = [], frame = createFrameDocuments(), slices = {}, now } = options
  const config = { ...siteFiles.config, ...options.config }
  const pageTypes = options.pageTypes ?? siteFiles.pageTypes
  const content = createMemoryContent([...frame, ...documents])
  const issues: ContentIssue[] = []
  const logs: LogLine[] = []
  const log =
    (level: LogLine['level']) =>
    (code: string, data: Record<string, unknown> = {}) =>
      void logs.push({ level, code, data })
  const { images, imageSources } = composePictures(config.images)
  const site: Site = {
    config,
    images,
    baseUrl: 'baseUrl' in options ? options.baseUrl : testBaseUrl,
    pageTypes: new Map(pageTypes.map((pageType) => [pageType.type, pageType])),
    layouts: new Map(siteFiles.layouts.map((layout) => [layout.name, layout])),
    forms: new Map(Object.entries(siteFiles.forms)),
    experiments: new Map(Object.entries(siteFiles.experiments)),
    kinds,
    validators,
    routes: createRouteTable(pageTypes, config),
    machines: siteFiles.machines,
    behaviours: siteFiles.behaviours,
    messages: createMessages(siteFiles.messages),
    emailDomains: siteFiles.emailDomains,
    traffic: siteFiles.traffic,
    content: withFallbacks(recordSource(cacheSingles(content, now)), config, (type) =>
      pageTypes.some((pageType) => pageType.type === type),
    ),
    imageSources,
    slices: { load: async (type) => slices[type] ?? loadSlice(type) },
    assets: createTestAssets(),
    fragments: createFragmentCache(),
    report: (issue) => void issues.push(issue),
    log: { info: log('info'), warn: log('warn'), error: log('error') },
    now: now ?? Date.now,
    ...options.overrides,
  }
  return { site, content, issues, logs }
}

/** One sheet for all pages, one for each slice; islands where a slice has a machine. */
export function createTestAssets(): SiteAssets {
  const sheet = (name: string): StyleSheet => ({ name, text: `/* ${name} */` })
  return {
    buildId: 'build-1',
    builtAt: '2026-11-01T12:00:00.000Z',
    entry: ['/assets/entry.js', '/assets/shared.js'],
    baseSheets: [sheet('base')],
    sliceSheets: (type) => [sheet(type)],
    island: (type) =>
      islands.has(type) ? { src: `/assets/${type}.js`, imports: ['/assets/react.js'] } : undefined,
    font: (address) => address,
  }
}

async function loadSlice(type: string): Promise<SliceModule | undefined> {
  const folder = folders.get(type)
  if (!folder) return undefined
  const { [folder.exportName]: component } = await import(folder.component)
  const prepare = folder.prepare && (await import(folder.prepare)).prepare
  return { component, ...(prepare ? { prepare } : {}) }
}

/** The document a path leads to; throws for a path that matches no route, so that typos show. */
export function refOf(path: string, site: Site): DocumentRef {
  const match = site.routes.match(path)
  if (!match) throw new Error(`No route fits ${path}.`)
  return { ...match, path }
}
