/**
 * `npx slicewright slices export`: the gallery as files, `reports/slices/index.html`, to read and
 * pass on. `-- --help` describes it.
 */
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Site } from '#runtime'
import type * as Gallery from '#workbench/gallery'
import { findRoots } from '#compiler/read/roots.ts'
import { isGalleryPage } from '../workbench/gallery/gallery-page.ts'
import { ensureBuilt, ensureWeighed } from './build.ts'
import { outDir } from '#compiler/build/built-site.ts'
import { inTurn } from './in-turn.ts'
import { isFile, refuseFile, toUnwritten } from './named-files.ts'
import { reportsFolder } from './reports-folder.ts'
import type { Command } from './run-command.ts'
import { showProgress } from './show-progress.ts'

interface BuiltApi {
  openSite(
    variables: Readonly<Record<string, string | undefined>>,
    log: object,
  ): Promise<{ site: Site; mediaDirs: string[]; close(): Promise<void> }>
  gallery: typeof Gallery
}

export const exportSlices: Command = {
  help: `slicewright slices export [OPTIONS]
Writes the gallery of every section, variation and mock as files.
  --out FOLDER   where to; reports/slices unless set. An empty folder, a new one, or an earlier gallery,
                 which is replaced
Environment: SITE_DIR, CONTENT_DIR, PRISMIC_REPOSITORY`,
  options: { out: { type: 'string' } },
  async run({ values }) {
    const folder =
      values['out'] === undefined ? reportsFolder('slices') : resolve(String(values['out']))
    refuseForeign(folder)
    await ensureBuilt()
    const stateFolder = join(dirname(folder), `.${basename(folder)}.slices`)
    const lock = join(stateFolder, 'lock')
    await inTurn(lock, `gallery in ${folder}`, () => exportInto(folder, stateFolder))
    return 0
  },
}

const silent = { info() {}, warn() {}, error() {} }

/** @throws Error when the folder holds anything but a gallery */
export function refuseForeign(folder: string): void {
  refuseFile(folder)
  const names = existsSync(folder) ? readdirSync(folder) : []
  if (names.length === 0 || isGallery(folder)) return
  throw new Error(
    `${folder} is not a gallery, and holds ${names.slice(0, 3).join(', ')}, which would be deleted. Name an empty folder with --out.`,
  )
}

function isGallery(folder: string): boolean {
  const page = join(folder, 'index.html')
  return isFile(page) && isGalleryPage(readFileSync(page, 'utf8'))
}

/** Draws the gallery beside its place first: the old one stays until the new one is complete. */
async function exportInto(folder: string, stateFolder: string): Promise<void> {
  const api = (await import(pathToFileURL(join(outDir(), 'server/api.mjs')).href)) as BuiltApi
  const { site, mediaDirs, close } = await api.openSite(process.env, silent)
  const drawn = join(stateFolder, 'drawn')
  try {
    // No server stands behind files: pictures come unresized, from their own addresses.
    const plain: Site = { ...site, imageSources: [], media: withOwnAddresses(site.media) }
    rmSync(drawn, { recursive: true, force: true })
    cpSync(join(outDir(), 'client'), drawn, { recursive: true })
    for (const media of mediaDirs.filter(existsSync))
      cpSync(media, join(drawn, 'media'), { recursive: true })
    const count = await writeMocks(api.gallery, plain, drawn)
    // Somebody else may have written there meanwhile.
    refuseForeign(folder)
    rmSync(folder, { recursive: true, force: true })
    renameSync(drawn, folder)
    console.log(`${count} mocks: ${relative(process.cwd(), join(folder, 'index.html'))}`)
  } catch (error) {
    throw toUnwritten(folder, error)
  } finally {
    rmSync(drawn, { recursive: true, force: true })
    await close()
  }
}

function withOwnAddresses(media: Site['media']): Site['media'] {
  if (!media) return undefined
  return {
    find(url) {
      const file = media.find(url)
      return typeof file === 'object' ? { ...file, address: url } : file
    },
  }
}

async function writeMocks(gallery: typeof Gallery, site: Site, folder: string): Promise<number> {
  const entries = gallery.readGallery(findRoots())
  const progress = showProgress()
  const mocks = entries.flatMap((entry) =>
    Object.entries(entry.mocks).map(([name, mock]) => ({ entry, name, mock })),
  )
  for (const [index, { entry, name, mock }] of mocks.entries()) {
    progress.show(index, mocks.length, `drawing ${entry.type}`)
    const { html } = await gallery.renderMock(entry, mock, site)
    writeFileSync(join(folder, frameFile(entry.type, name)), toRelative(html))
  }
  progress.end()
  const siteName = site.config.brand.name
  const bytes = new Map(Object.entries((await ensureWeighed()).bytes))
  const html = gallery.toGalleryPage({
    siteName,
    entries,
    bytes,
    frameUrl: frameFile,
    isFile: true,
  })
  writeFileSync(join(folder, 'index.html'), html)
  return mocks.length
}

function frameFile(type: string, mock: string): string {
  return `${type}.${mock}.html`
}

/**
 * Turns addresses from the site's root into addresses relative to the file, or, for scripts of
 * islands, to the chunk that imports them.
 */
function toRelative(html: string): string {
  return html
    .replaceAll(/(\sdata-src=")\/(?!\/)/g, '$1../../')
    .replaceAll(/(\s(?:src|href|poster|data-entry)=")\/(?!\/)/g, '$1./')
    .replaceAll(/url\((["']?)\/(?!\/)/g, 'url($1./')
}
