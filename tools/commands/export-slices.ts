/** `npm run slices [-- --out FOLDER]`: the gallery as files, `reports/slices/index.html`, to read and to send around. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Site } from '#runtime'
import type * as Gallery from '#tools/gallery'
import { findRoots } from '#schemas/roots.ts'
import { ensureBuilt, outDir } from './build.ts'
import { readWeighedSlices } from './slice-bytes.ts'
import { reportsFolder } from './reports-folder.ts'
import { showProgress } from './show-progress.ts'

interface BuiltApi {
  openSite(
    variables: Readonly<Record<string, string | undefined>>,
    log: object,
  ): Promise<{ site: Site; mediaDirs: string[]; close(): Promise<void> }>
  gallery: typeof Gallery
}

const { values } = parseArgs({ options: { out: { type: 'string' } } })
const folder = values.out === undefined ? reportsFolder('slices') : resolve(values.out)
const silent = { info() {}, warn() {}, error() {} }

async function main(): Promise<void> {
  await ensureBuilt()
  const api = (await import(pathToFileURL(join(outDir(), 'server/api.mjs')).href)) as BuiltApi
  const { site, mediaDirs, close } = await api.openSite(process.env, silent)
  // Nothing answers for files: pictures come as they are, from where they are.
  const plain: Site = { ...site, imageSources: [], media: withOwnAddresses(site.media) }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(join(outDir(), 'client'), folder, { recursive: true })
  for (const media of mediaDirs) cpSync(media, join(folder, 'media'), { recursive: true })
  try {
    const count = await writeMocks(api.gallery, plain)
    console.log(`${count} mocks: ${relative(process.cwd(), join(folder, 'index.html'))}`)
  } finally {
    await close()
  }
}

function withOwnAddresses(media: Site['media']): Site['media'] {
  if (!media) return undefined
  return {
    find(url) {
      const file = media.find(url)
      return file && { ...file, address: url }
    },
  }
}

async function writeMocks(gallery: typeof Gallery, site: Site): Promise<number> {
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
  const bytes = new Map(Object.entries(readWeighedSlices(outDir()).bytes))
  const html = gallery.toGalleryPage({ siteName, entries, bytes, frameUrl: frameFile })
  writeFileSync(join(folder, 'index.html'), html)
  return mocks.length
}

function frameFile(type: string, mock: string): string {
  return `${type}.${mock}.html`
}

/** Addresses from the root of the site become addresses beside the file; scripts of islands, beside the chunk that imports them. */
function toRelative(html: string): string {
  return html
    .replaceAll(/(\sdata-src=")\/(?!\/)/g, '$1../../')
    .replaceAll(/(\s(?:src|href|poster|data-entry)=")\/(?!\/)/g, '$1./')
    .replaceAll(/url\((["']?)\/(?!\/)/g, 'url($1./')
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
