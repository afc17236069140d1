/** Files of an export that are not rendered: those of the build, and what pages name of the content's. */
import { hash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ExportUnwritable, isSiteError, type ExportManifest, type KeptFile } from '#runtime'
import type { ExportFolder } from './export-folder.ts'
import { filePictures, toEndpointQuery } from './file-pictures.ts'
import { createImageEndpoint, type ImageEndpointOptions } from './image-endpoint.ts'
import { imageEndpointPath } from './paths.ts'
import { createPictureRequests } from './picture-request.ts'

export interface SiteFilesOptions extends ImageEndpointOptions {
  folder: ExportFolder
  /** Files of the last export that may be taken over. */
  previous: ExportManifest['files']
}

export interface SiteFiles {
  /** Paths of the content's files and pictures in a text. */
  findNames(text: string): string[]
  /** @returns undefined for what is not there, which has been told */
  addNamed(name: string): Promise<KeptFile | undefined>
  /** Every file of a folder of the build, by its path. */
  addBuild(clientDir: string): Promise<[path: string, file: KeptFile][]>
  add(path: string, content: string | Uint8Array): Promise<KeptFile>
}

export function createSiteFiles(options: SiteFilesOptions): SiteFiles {
  const { folder, previous, images, mediaDirs, mediaPath, log } = options
  const readRequest = createPictureRequests(options)
  const endpoint = createImageEndpoint({ ...options, conversionsAtOnce: 2 })
  // In attributes, in JSON, in style sheets; after the origin of the site, too.
  const names = new RegExp(`(?:${filePictures}|${mediaPath}/)[^"'\\s?#&<>()\\\\]+`, 'g')

  async function findKept(path: string, version: string): Promise<KeptFile | undefined> {
    const file = previous.get(path)
    const isSame = file?.version === version && (await folder.isIntact(path, file))
    return isSame ? file : undefined
  }

  async function add(path: string, content: string | Uint8Array): Promise<KeptFile> {
    const size = typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength
    const file = { hash: hash('sha1', content, 'base64url'), size }
    const before = previous.get(path)
    if (before?.hash !== file.hash || !(await folder.isIntact(path, before)))
      await folder.write(path, content)
    return file
  }

  async function addPicture(name: string): Promise<KeptFile | undefined> {
    const query = toEndpointQuery(name, images)
    if (query === undefined) return undefined
    const path = decodeURIComponent(name).slice(1)
    const { key: version } = await readRequest(query)
    const kept = await findKept(path, version)
    if (kept) return kept
    const response = await endpoint(new Request(`http://localhost${imageEndpointPath}?${query}`))
    if (!response.ok) throw new Error(`it could not be made: ${response.status}`)
    return { ...(await add(path, new Uint8Array(await response.arrayBuffer()))), version }
  }

  async function addMedia(name: string): Promise<KeptFile | undefined> {
    const path = decodeURIComponent(name).slice(1)
    for (const dir of mediaDirs) {
      const source = join(dir, decodeURIComponent(name.slice(mediaPath.length)))
      const found = await stat(source).catch(() => undefined)
      if (!found?.isFile()) continue
      const version = `${found.size}-${Math.round(found.mtimeMs)}`
      return (
        (await findKept(path, version)) ?? { ...(await add(path, await readFile(source))), version }
      )
    }
    return undefined
  }

  return {
    findNames: (text) => text.match(names) ?? [],
    async addNamed(name) {
      const isPicture = name.startsWith(filePictures)
      const add = isPicture ? addPicture : addMedia
      const file = await add(name).catch((error: unknown) => {
        if (isOfDisk(error)) throw error
        log?.warn('PICTURE_MISSING', { path: name, message: String(error) })
        return undefined
      })
      return file
    },
    async addBuild(clientDir) {
      const entries = await readdir(clientDir, { recursive: true, withFileTypes: true })
      return Promise.all(
        entries
          .filter((entry) => entry.isFile())
          .map(async (entry): Promise<[string, KeptFile]> => {
            const source = join(entry.parentPath, entry.name)
            const path = source.slice(clientDir.length + 1).replaceAll('\\', '/')
            return [path, await add(path, await readFile(source))]
          }),
      )
    },
    add,
  }
}

/** That the export cannot be written is no fault of a picture. */
function isOfDisk(error: unknown): boolean {
  return isSiteError(error, ExportUnwritable.code)
}
