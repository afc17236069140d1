/** Serves `/__slices` on the development server; no production server has it. */
import type { Site } from '../../runtime/model/site.ts'
import { respondWithTool } from '../../compiler/build/tool-response.ts'
import type { GalleryEntry } from './gallery-entry.ts'
import { toGalleryPage } from './gallery-page.ts'
import type { SliceBytes } from '#compiler/build/slice-bytes.ts'
import { measureSlice } from './measure-slice.ts'
import { createMockContent } from './mock-content.ts'
import { readGallery } from './read-gallery.ts'
import { renderMock } from './render-mock.ts'

export const galleryPath = '/__slices'

/**
 * Undefined when the path is not the gallery's.
 * @param roots - slices are read from their current files
 * @param readBuilt - bytes of slices by type, if the last build was made of these very files
 */
export async function answerGallery(
  path: string,
  site: Site,
  roots: readonly string[],
  readBuilt: () => Promise<Measured | undefined> = async () => undefined,
): Promise<Response | undefined> {
  if (path !== galleryPath && !path.startsWith(`${galleryPath}/`)) return undefined
  const [type, name] = path
    .slice(galleryPath.length + 1)
    .split('/')
    .map(decodeURIComponent)
  const entries = readGallery(roots)
  if (!type) {
    const bytes = (await readBuilt()) ?? (await measure(entries, site, roots))
    return respondWithTool(drawGallery(entries, site, bytes))
  }
  const entry = entries.find((candidate) => candidate.type === type)
  const mock = entry?.mocks[name ?? 'default']
  if (!entry || !mock)
    return respondWithTool(`There is no mock ${type}/${name ?? 'default'}.`, {}, 404)
  return respondWithTool((await renderMock(entry, mock, site)).html, { isFramed: true })
}

type Measured = Readonly<Record<string, SliceBytes>>

async function measure(
  entries: readonly GalleryEntry[],
  given: Site,
  roots: readonly string[],
): Promise<Measured> {
  const site = { ...given, content: createMockContent(entries, roots, given) }
  const bytes: Record<string, SliceBytes> = {}
  for (const entry of entries) bytes[entry.type] = await measureSlice(entry, site)
  return bytes
}

function drawGallery(entries: readonly GalleryEntry[], { config }: Site, bytes: Measured): string {
  return toGalleryPage({
    siteName: config.brand.name,
    entries,
    bytes: new Map(Object.entries(bytes)),
    frameUrl: (type, mock) => `${galleryPath}/${type}/${encodeURIComponent(mock)}`,
  })
}
