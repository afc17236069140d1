/** Reads the files of the repository, over the Asset API. */
import { DeskRefusal } from './desk-refusal.ts'
import type { DeskAccess } from './desk-access.ts'
import type { DeskAsset } from './desk-types.ts'
import { toAssetPath } from './link-assets.ts'

export interface ApiAsset {
  id: string
  url: string
  filename: string
  kind: DeskAsset['kind']
  size: number
  width?: number
  height?: number
  alt?: string
}

/** @throws DeskRefusal 502 */
export async function listStoredAssets(
  { repository, url, token, paths, mediaPath }: DeskAccess,
  keyword: string,
  signal: AbortSignal,
): Promise<DeskAsset[]> {
  const assets: ApiAsset[] = []
  for (let after: string | undefined; ;) {
    const query = new URLSearchParams({ keyword, ...(after && { cursor: after }) })
    const response = await fetch(`${url}${paths.assets}/assets?${query}`, {
      headers: { repository, authorization: `Bearer ${token}` },
      signal,
    })
    if (!response.ok) {
      throw new DeskRefusal(502, { error: `The files cannot be listed: ${await response.text()}` })
    }
    const { items, cursor } = (await response.json()) as { items: ApiAsset[]; cursor?: string }
    assets.push(...items)
    if (cursor === undefined || items.length === 0)
      return assets.map((asset) => toDeskAsset(asset, mediaPath))
    after = cursor
  }
}

/** @param mediaPath - path under which the site serves the files */
export function toDeskAsset(
  { id, filename, kind, size, width, height, alt, url }: ApiAsset,
  mediaPath: string,
): DeskAsset {
  return {
    id,
    filename,
    kind,
    size,
    width,
    height,
    alt: alt ?? '',
    url: `${mediaPath}/${toAssetPath(url)}`,
  }
}
