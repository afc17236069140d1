/**
 * Adds the files of an export that are not rendered: the build's, and those of the content that
 * pages name.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import {
  ExportUnwritable,
  isSiteError,
  type AddedFile,
  type ExportFolder,
  type ExportManifest,
  type KeptFile,
  type ExportedFiles,
} from '#runtime'
import { filePictures, toEndpointQuery } from './file-pictures.ts'
import { createImageEndpoint, type ImageEndpointOptions } from './image-endpoint.ts'
import { findMediaFile } from '../shared/find-media-file.ts'
import { imageEndpointPath } from './paths.ts'
import { createPictureRequests } from './picture-request.ts'

export interface ExportedFilesOptions extends ImageEndpointOptions {
  folder: ExportFolder
  /** Files of the last export that may be reused. */
  previous: ExportManifest['files']
  /** The build's folder of client files. */
  clientDir: string
}

/** Finds names in attributes, JSON and style sheets, also behind the site's origin. */
export function createNameFinder(mediaPath: string): ExportedFiles['findNames'] {
  const names = new RegExp(`(?<![^,]\\s)(?:${filePictures}|${mediaPath}/)[^"'\\s?#&<>()\\\\]+`, 'g')
  return (text) => text.match(names) ?? []
}

export function createExportedFiles(options: ExportedFilesOptions): ExportedFiles {
  const { folder, previous, images, mediaDirs, mediaPath, clientDir, log } = options
  const readRequest = createPictureRequests(options)
  const endpoint = createImageEndpoint({ ...options, conversionsAtOnce: 2 })

  async function findKept(path: string, version: string): Promise<KeptFile | undefined> {
    const file = previous.get(path)
    const isSame = file?.version === version && (await folder.isIntact(path, file))
    return isSame ? file : undefined
  }

  async function add(path: string, content: string | Uint8Array): Promise<AddedFile> {
    return [path, await folder.write(path, content, previous.get(path))]
  }

  /** @param make - creates the content, unless the previous file is still valid */
  async function addVersion(
    name: string,
    version: string,
    make: () => Promise<Uint8Array>,
  ): Promise<AddedFile> {
    const path = decodeURIComponent(name).slice(1)
    const kept = await findKept(path, version)
    if (kept) return [path, kept]
    const [, file] = await add(path, await make())
    return [path, { ...file, version }]
  }

  async function addPicture(name: string): Promise<AddedFile | undefined> {
    const query = toEndpointQuery(name, images)
    if (query === undefined) return undefined
    const { key } = readRequest(query)
    return addVersion(name, key, async () => {
      const response = await endpoint(new Request(`http://localhost${imageEndpointPath}?${query}`))
      if (!response.ok) throw new Error(`the image endpoint answered ${response.status}`)
      return new Uint8Array(await response.arrayBuffer())
    })
  }

  async function addMedia(name: string): Promise<AddedFile | undefined> {
    const found = findMediaFile(mediaDirs, name.slice(mediaPath.length))
    if (!found) return undefined
    const version = `${found.stats.size}-${Math.round(found.stats.mtimeMs)}`
    return addVersion(name, version, () => readFile(found.file))
  }

  return {
    findNames: createNameFinder(mediaPath),
    async addNamed(name) {
      try {
        return await (name.startsWith(filePictures) ? addPicture(name) : addMedia(name))
      } catch (error) {
        // An export that cannot be written is no fault of the picture.
        if (isSiteError(error, ExportUnwritable.code)) throw error
        log?.warn('PICTURE_NOT_MADE', { path: name, message: String(error) })
        return undefined
      }
    },
    async addBuild() {
      const entries = await readdir(clientDir, { recursive: true, withFileTypes: true })
      const sources = entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
      return Promise.all(
        sources.map(async (source) =>
          add(relative(clientDir, source).split(sep).join('/'), await readFile(source)),
        ),
      )
    },
    async addRules(path, text) {
      const own = await readFile(join(clientDir, path), 'utf8').catch(() => '')
      return add(path, own === '' ? text : `${own.trimEnd()}\n${text}`)
    },
  }
}
