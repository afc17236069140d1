/** Exports the site as files, for static hosts: docs/decisions/0051-static-export.md. */
import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import {
  exportSite,
  readEnvironment,
  writeHosts,
  type Environment,
  type ExportFolder,
  type ExportReport,
  type Logger,
  mediaPath,
} from '#runtime'
import { assets } from 'virtual:slicewright/assets'
import { loadBaseStyles } from 'virtual:slicewright/slices'
import {
  copyDocumentStore,
  createExportedFiles,
  filePictures,
  openDocumentStore,
  openExportFolder,
  writeHostFiles,
} from '../adapters/node/index.ts'
import { loadAllSlices, toSiteAssets } from './built-assets.server.ts'
import { composeSite } from './compose/site.server.ts'
import { openExportThread, type ExportThread, type Variables } from './export-thread.server.ts'

export interface ExportOptions {
  /** Absolute path of the export. */
  folder: string
  /** Absolute path of the export's state and its replica of the content. */
  stateFolder: string
  /** Path of `dist/client`. */
  clientDir: string
  /** URL of the module that exports this one, for a second thread. */
  api: string
  /** The key of the build. */
  buildKey: string
  /** Renders everything. */
  isFull: boolean
  toleratesForeign: boolean
  /** Origin that answers the functions. */
  functions?: string | undefined
  log: Logger
  show(done: number, total: number, what: string): void
}

/**
 * @param variables - like `process.env`; see docs/reference/environment.md
 * @throws SiteError ExportUnwritable, ExportFolderForeign, ExportWithoutContent; the previous
 * export stays intact
 */
export async function exportBuiltSite(
  variables: Variables,
  options: ExportOptions,
): Promise<ExportReport> {
  const environment = readEnvironment(variables)
  const folder = await openExportFolder(options)
  if (availableParallelism() === 1) return exportFrom(environment, folder, options)
  const thread = openExportThread(variables, options.api, options.log)
  try {
    if (options.isFull || !folder.manifest) thread.prepare()
    return await exportFrom(environment, folder, options, thread)
  } finally {
    await thread.close()
  }
}

async function exportFrom(
  environment: Environment,
  folder: ExportFolder,
  { folder: out, stateFolder, clientDir, buildKey, functions, isFull, log, show }: ExportOptions,
  thread?: ExportThread,
): Promise<ExportReport> {
  await loadBaseStyles()
  const dataDir = resolve(environment.dataDir)
  let storeName = ''
  const composition = await composeSite(
    environment,
    {
      assets: toSiteAssets(assets!),
      slices: await loadAllSlices(),
      isStatic: true,
      async openStore(name) {
        storeName = name
        const file = join(stateFolder, name)
        await takeOver(join(dataDir, name), file)
        return openDocumentStore(file, log)
      },
    },
    log,
  )
  try {
    const { site, mediaDirs, imageHosts, service } = composition
    const parts = [buildKey, site.assets.buildId, storeName, site.baseUrl, site.vendors]
    const files = createExportedFiles({
      folder,
      previous: folder.manifest?.files ?? new Map(),
      clientDir,
      images: site.images,
      imageHosts,
      mediaDirs,
      mediaPath,
      pictureDir: join(dataDir, 'pictures'),
      log,
    })
    // A replica in memory cannot be shared with the other thread.
    const isShared = site.content.health?.().replica.place === 'disk'
    const hosting = { functions, pictures: filePictures, media: mediaPath }
    const report = await exportSite({
      site,
      folder,
      files,
      key: hash('sha1', JSON.stringify(parts)),
      isFull,
      hosting,
      helper: isShared
        ? thread?.helper({ file: join(stateFolder, storeName), service })
        : undefined,
      show,
    })
    await writeHostFiles(
      out,
      writeHosts({ ...hosting, config: site.config, redirects: report.redirects }),
    )
    return report
  } finally {
    await composition.close()
  }
}

/**
 * Copies a server's replica on this machine: it saves reading everything, and works without the
 * service.
 */
async function takeOver(from: string, to: string): Promise<void> {
  if (existsSync(to) || !existsSync(from)) return
  // A damaged replica counts as missing: everything is read.
  await copyDocumentStore(from, to).catch(() => {})
}
