/** The site as files, for hosts that serve nothing else: docs/decisions/0051-static-export.md. */
import { existsSync, readFileSync } from 'node:fs'
import { hash } from 'node:crypto'
import { join, resolve } from 'node:path'
import {
  createTagFinder,
  exportAnswers,
  ExportWithoutContent,
  markStale,
  readEnvironment,
  siteError,
  writeHeaders,
  writeRedirects,
  type ExportManifest,
  type KeptFile,
  type Logger,
  type Publication,
  type Site,
} from '#runtime'
import { assets } from 'virtual:slicewright/assets'
import { loadBaseStyles } from 'virtual:slicewright/slices'
import {
  copyDocumentStore,
  createSiteFiles,
  filePictures,
  openDocumentStore,
  openExportFolder,
} from '../adapters/node/index.ts'
import { loadAllSlices, toSiteAssets } from './built-assets.server.ts'
import { composeSite, mediaPath } from './compose.server.ts'

export interface ExportOptions {
  /** Absolute. */
  folder: string
  /** Beside it: what is known of the export. */
  stateFolder: string
  /** Of the build. */
  clientDir: string
  /** Another one has everything rendered. */
  buildKey: string
  /** Renders everything. */
  isFull: boolean
  toleratesForeign: boolean
  /** Origin that answers the functions. */
  functions?: string | undefined
  log: Logger
  show(done: number, total: number, what: string): void
}

export interface ExportReport {
  pages: number
  rendered: number
  /** Sitemaps, feeds and the like. */
  renderedOthers: number
  files: number
  written: number
  deleted: number
  bytes: number
  /** Whether the content service answered. */
  isLive: boolean
  hasBaseUrl: boolean
  /** Named by pages, and not there. */
  missing: string[]
}

/**
 * @param variables - as `process.env`; see docs/reference/environment.md
 * @throws SiteError ExportUnwritable, ExportFolderForeign, ExportWithoutContent; the export of before is whole
 */
export async function exportSite(
  variables: Readonly<Record<string, string | undefined>>,
  options: ExportOptions,
): Promise<ExportReport> {
  await loadBaseStyles()
  const environment = readEnvironment(variables)
  const dataDir = resolve(environment.dataDir)
  const folder = await openExportFolder(options)
  let storeName = ''
  const { site, mediaDirs, imageHosts, close } = await composeSite(
    environment,
    {
      assets: toSiteAssets(assets!),
      slices: await loadAllSlices(),
      isStatic: true,
      async openStore(name) {
        storeName = name
        const file = join(options.stateFolder, name)
        await takeOver(join(dataDir, name), file)
        return openDocumentStore(file, options.log)
      },
    },
    options.log,
  )
  try {
    const publications: Publication[] = []
    site.content.onPublication?.((publication) => void publications.push(publication))
    const isLive = (await site.content.refresh?.()) ?? true
    if (site.content.health?.().replica.isComplete === false) {
      throw siteError(ExportWithoutContent, [site.content.repository.name])
    }
    const parts = [options.buildKey, site.assets.buildId, storeName, site.baseUrl, site.vendors]
    const key = hash('sha1', JSON.stringify(parts))
    const previous = findPrevious(folder.manifest, key, options.isFull)
    const files = createSiteFiles({
      folder,
      previous: folder.manifest?.files ?? new Map(),
      images: site.images,
      imageHosts,
      mediaDirs,
      mediaPath,
      pictureDir: join(dataDir, 'pictures'),
      log: options.log,
    })
    const manifest: ExportManifest = { key, ...previous }
    const counts = { rendered: 0, renderedOthers: 0 }
    let pages = 0
    // Something may be published while pages are rendered.
    do {
      await follow(manifest, publications.splice(0), site)
      if (folder.manifest) await folder.note({ ...manifest, files: folder.manifest.files })
      const exported = await exportAnswers({
        site,
        previous: manifest,
        isIntact: (path, file) => folder.isIntact(path, file),
        write: (path, text) => folder.write(path, text),
        findNames: files.findNames,
        show: (done, total) => options.show(done, total, 'rendering'),
      })
      manifest.answers = exported.answers
      manifest.files = exported.files
      pages = exported.pages
      counts.rendered += exported.rendered
      counts.renderedOthers += exported.renderedOthers
    } while (publications.length > 0)
    const missing = await addFiles(manifest, files, site, options)
    const { written, deleted } = await folder.commit(manifest)
    const sizes = [...manifest.files.values()].map(({ size }) => size)
    return {
      pages,
      ...counts,
      files: manifest.files.size,
      written,
      deleted,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      isLive,
      hasBaseUrl: site.baseUrl !== undefined,
      missing,
    }
  } finally {
    await close()
  }
}

/** The replica of a server on this machine saves reading everything, and is there without the service. */
async function takeOver(from: string, to: string): Promise<void> {
  if (existsSync(to) || !existsSync(from)) return
  // A damaged one is none: everything is read.
  await copyDocumentStore(from, to).catch(() => {})
}

/** What of the last export may hold: nothing when something it all depends on has changed. */
function findPrevious(
  manifest: ExportManifest | undefined,
  key: string,
  isFull: boolean,
): Omit<ExportManifest, 'key'> {
  const files = manifest?.files ?? new Map<string, KeptFile>()
  if (!manifest || isFull || manifest.key !== key)
    return { contentRef: '', answers: new Map(), files }
  return { contentRef: manifest.contentRef, answers: manifest.answers, files }
}

/** Marks what publications have changed; everything goes when it is not known what they did. */
async function follow(
  manifest: ExportManifest,
  publications: readonly Publication[],
  site: Site,
): Promise<void> {
  const findTags = createTagFinder(site)
  for (const publication of publications) {
    const { from, to, changes } = publication
    const isKnown = from === manifest.contentRef && changes !== undefined
    if (isKnown) markStale(manifest.answers, findTags(publication))
    else manifest.answers = new Map()
    manifest.contentRef = to
  }
  const ref = await site.content.ref()
  if (manifest.contentRef !== ref) manifest.answers = new Map()
  manifest.contentRef = ref
}

/** As many pictures are converted at once as there are threads for; the others are read. */
const filesAtOnce = 4

/** @returns what pages name, and is not there */
async function addFiles(
  manifest: ExportManifest,
  files: ReturnType<typeof createSiteFiles>,
  { config }: Site,
  { clientDir, functions, show }: ExportOptions,
): Promise<string[]> {
  const names = new Set([...manifest.answers.values()].flatMap((answer) => answer.names))
  const waiting = [...names].sort()
  const missing: string[] = []
  const work = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const file = await files.addNamed(name)
      if (file) manifest.files.set(decodeURIComponent(name).slice(1), file)
      else missing.push(name)
      show(names.size - waiting.length, names.size, 'pictures')
    }
  }
  await Promise.all(Array.from({ length: filesAtOnce }, work))
  for (const [path, file] of await files.addBuild(clientDir)) manifest.files.set(path, file)
  const hosting = { config, functions, pictures: filePictures, media: mediaPath }
  const hostFiles = { _redirects: writeRedirects(hosting), _headers: writeHeaders(hosting) }
  for (const [path, text] of Object.entries(hostFiles)) {
    // Those of the site itself come first, and count first.
    const own = join(clientDir, path)
    const whole = existsSync(own) ? `${readFileSync(own, 'utf8').trimEnd()}\n${text}` : text
    manifest.files.set(path, await files.add(path, whole))
  }
  return missing.sort()
}
