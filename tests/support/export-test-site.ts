/** The shipped site over a part of its content that a test may edit, exported as often as wanted. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import {
  cacheSingles,
  createDigestMaker,
  createReplicatedSource,
  exportSite,
  recordSource,
  type ExportReport,
  type MakeAnswer,
  type Site,
} from '#runtime'
import { repositoryRoot } from '#compiler/read/roots.ts'
import {
  createExportedFiles,
  filePictures,
  openDocumentStore,
  openExportFolder,
} from '../../adapters/node/index.ts'
import { createPrismicSource } from '../../adapters/prismic/index.ts'
import { composePictures } from '../../renderer/compose/pictures.server.ts'
import { startContentService } from '../../adapters/prismic/service/index.ts'
import { copyContentPart } from './copy-content-part.ts'
import { createTestSite } from './create-test-site.ts'

const silent = { info() {}, warn() {}, error() {} }

export interface ExportTest {
  site: Site
  /** Folder of the content. */
  folder: string
  service: Awaited<ReturnType<typeof startContentService>>
  /** A folder that does not exist yet. */
  newOut(): string
  /** @param key - the build's */
  exportTo(
    out: string,
    options?: { isFull?: boolean; key?: string; force?: boolean; helper?: MakeAnswer },
  ): Promise<ExportReport>
  /** Publishes the edits. */
  publish(): Promise<void>
  close(): Promise<void>
}

export async function openExportTest(now = Date.now()): Promise<ExportTest> {
  const root = mkdtempSync(join(tmpdir(), 'export-'))
  const folder = join(root, 'content')
  copyContentPart(folder)
  const clientDir = join(root, 'client')
  mkdirSync(join(clientDir, 'assets'), { recursive: true })
  writeFileSync(join(clientDir, 'assets/entry.js'), 'export {}')
  const service = await startContentService({ folders: [folder], assetBase: '/media' })
  const { repository, endpoint } = service
  const source = createPrismicSource({
    repository,
    endpoint,
    sleep: async () => {},
    changedIds: (from, to) => service.changedIds(from, to),
    formerUids: () => service.formerUids(),
  })
  const store = (await openDocumentStore(undefined, silent))!
  const replica = createReplicatedSource({ source, store, log: silent })
  const { site } = createTestSite({ now: () => now })
  Object.assign(site, {
    isStatic: true,
    content: recordSource(cacheSingles(replica)),
    imageSources: composePictures(site.config.images, { isStatic: true }).imageSources,
  } satisfies Partial<Site>)
  replica.useDigests(createDigestMaker(site))
  let outs = 0
  return {
    site,
    folder,
    service,
    newOut: () => join(root, `out-${outs++}`),
    async publish() {
      service.reload()
      await replica.refresh()
    },
    async exportTo(out, { isFull = false, key = 'a build', force = false, helper } = {}) {
      service.reload()
      const opened = await openExportFolder({
        folder: out,
        stateFolder: toStateFolder(out),
        toleratesForeign: force,
      })
      const files = createExportedFiles({
        folder: opened,
        previous: opened.manifest?.files ?? new Map(),
        clientDir,
        images: site.images,
        imageHosts: [],
        mediaDirs: [join(repositoryRoot, 'content/assets')],
        mediaPath: '/media',
        pictureDir: join(repositoryRoot, '.cache/export-test-pictures'),
      })
      return exportSite({
        site,
        folder: opened,
        files,
        key,
        isFull,
        hosting: { functions: undefined, pictures: filePictures, media: '/media' },
        helper,
      })
    },
    async close() {
      replica.close()
      await service.close()
      rmSync(root, { recursive: true })
    },
  }
}

/** The state folder, as the command chooses it. */
export function toStateFolder(out: string): string {
  return join(dirname(out), `.${basename(out)}.export`)
}
