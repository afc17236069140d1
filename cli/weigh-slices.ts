/** Measures the slices of the build in `OUT_DIR`; a build runs it last, in its own process. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Site } from '#runtime'
import { formatFaults } from '#compiler/read/fault.ts'
import { findRoots, isInRoot, repositoryRoot } from '#compiler/read/roots.ts'
import type { SliceBytes } from '#compiler/build/slice-bytes.ts'
import type * as Gallery from '#workbench/gallery'
import { outDir } from '#compiler/build/built-site.ts'
import { writeWeighedSlices } from '../compiler/build/slice-bytes.ts'

interface BuiltApi {
  openSite(
    variables: Readonly<Record<string, string | undefined>>,
    log: object,
  ): Promise<{ site: Site; close(): Promise<void> }>
  gallery: typeof Gallery
}

const silent = { info() {}, warn() {}, error() {} }

async function weighSlices(folder: string, roots: readonly string[]): Promise<void> {
  const server = pathToFileURL(join(folder, 'server/api.mjs')).href
  const { openSite, gallery } = (await import(server)) as BuiltApi
  // Empty, so that neither the environment nor published content changes a slice's weight.
  const content = makeEmptyContent()
  const opened = await openSite({ CONTENT_DIR: content }, silent)
  try {
    const entries = gallery.readGallery(roots)
    const site = { ...opened.site, content: gallery.createMockContent(entries, roots, opened.site) }
    const built = readBuiltFiles(folder)
    const bytes: Record<string, SliceBytes> = {}
    for (const entry of entries) bytes[entry.type] = await gallery.measureSlice(entry, site, built)
    const faults = entries
      .filter((entry) => isOwn(entry.folder, roots))
      .flatMap((entry) => gallery.findOverBudget(entry, bytes[entry.type]!))
    writeWeighedSlices(folder, { bytes, faults: formatFaults(faults) })
  } finally {
    await opened.close()
    rmSync(content, { recursive: true })
  }
}

function makeEmptyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  const repository = { name: 'mocks', languages: [{ id: 'en-us', name: 'English' }] }
  writeFileSync(join(folder, 'repository.json'), JSON.stringify(repository))
  return folder
}

/** Whether a slice is the site's own: a site cannot change those the engine lends it. */
function isOwn(folder: string, roots: readonly string[]): boolean {
  const sites = roots.filter((root) => root !== repositoryRoot)
  return sites.length === 0 || sites.some((root) => isInRoot(folder, root))
}

function readBuiltFiles(folder: string): Gallery.BuiltFiles {
  const readJson = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const { scripts } = readJson('browser-files.json') as { scripts: Record<string, string[]> }
  return {
    scripts,
    sheets: readJson('sheet-files.json') as Record<string, string>,
    read: (url) => readFileSync(join(folder, 'client', url)),
  }
}

await weighSlices(outDir(), findRoots())
