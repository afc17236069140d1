/** `/__slices` on the development server; no production server has it. */
import type { Site } from '../../runtime/model/site.ts'
import { respondWithTool } from '../build/tool-response.ts'
import { mockKey, type ByteCost, type GalleryEntry } from './gallery-entry.ts'
import { toGalleryPage } from './gallery-page.ts'
import { renderMock } from './render-mock.ts'

export const galleryPath = '/__slices'

/**
 * Undefined when the path is not the gallery's.
 * @param read - the slices as their files are now
 */
export async function answerGallery(
  path: string,
  site: Site,
  read: () => readonly GalleryEntry[],
): Promise<Response | undefined> {
  if (path !== galleryPath && !path.startsWith(`${galleryPath}/`)) return undefined
  const [type, name] = path
    .slice(galleryPath.length + 1)
    .split('/')
    .map(decodeURIComponent)
  const entries = read()
  if (!type) return respondWithTool(await drawGallery(entries, site))
  const entry = entries.find((candidate) => candidate.type === type)
  const mock = entry?.mocks[name ?? 'default']
  if (!entry || !mock)
    return respondWithTool(`There is no mock ${type}/${name ?? 'default'}.`, {}, 404)
  return respondWithTool((await renderMock(entry, mock, site)).html, { isFramed: true })
}

async function drawGallery(entries: readonly GalleryEntry[], site: Site): Promise<string> {
  const costs = new Map<string, ByteCost>()
  for (const entry of entries) {
    for (const [name, mock] of Object.entries(entry.mocks)) {
      costs.set(mockKey(entry.type, name), (await renderMock(entry, mock, site)).bytes)
    }
  }
  return toGalleryPage({
    siteName: site.config.brand.name,
    entries,
    costs,
    frameUrl: (type, mock) => `${galleryPath}/${type}/${encodeURIComponent(mock)}`,
  })
}
