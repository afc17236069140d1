/** The Asset API: files, what is said of them, and their tags. */
import { encodeFilePath } from '#runtime/media-files'
import { jsonAnswer } from '../api-answers.ts'
import type { AssetWords, StoredAsset } from './asset-library.ts'
import type { RepositoryWriter } from './repository-writer.ts'
import { readBody, type Call } from './write-call.ts'
import { WriteRefused } from './write-refused.ts'

/** Items of a page of the list; the last one's id asks for the next. */
const pageSize = 100

export async function answerAssets(
  { method, words, url, request }: Call,
  { assets }: RepositoryWriter,
  assetBase: string,
): Promise<Response | undefined> {
  const [first, id, ...rest] = words
  if (rest.length > 0) return undefined
  const toJson = ({ path, tags, ...asset }: StoredAsset) => ({
    ...asset,
    url: `${assetBase}/${encodeFilePath(path)}`,
    tags: assets.tags().filter((tag) => tags.includes(tag.id)),
  })
  if (first === 'tags' && id === undefined) {
    if (method === 'GET') return jsonAnswer({ items: assets.tags() })
    if (method !== 'POST') return undefined
    const { name } = await readBody(request)
    return jsonAnswer(await assets.addTag(name as string), 201)
  }
  if (first !== 'assets') return undefined
  if (method === 'GET' && id === undefined) {
    const { found, total, cursor } = listPage(assets.list(), url.searchParams)
    return jsonAnswer({
      items: found.map(toJson),
      total,
      ...(cursor === undefined ? {} : { cursor }),
      is_opensearch_result: false,
    })
  }
  if (method === 'POST' && id === undefined) {
    const form = await request.formData().catch(() => undefined)
    const file = form?.get('file')
    if (!form || !(file instanceof File)) throw new WriteRefused(400, 'There is no "file"')
    const word = (name: string) => (form.get(name) as string | null) ?? undefined
    const words = { notes: word('notes'), credits: word('credits'), alt: word('alt') }
    const bytes = new Uint8Array(await file.arrayBuffer())
    return jsonAnswer(toJson(await assets.upload({ name: file.name, bytes }, words)))
  }
  if (method === 'PATCH' && id !== undefined) {
    const { notes, credits, alt, filename, tags } = await readBody(request)
    const changes = { notes, credits, alt, filename, tags } as AssetWords & {
      filename?: string
      tags?: string[]
    }
    return jsonAnswer(toJson(await assets.change(id, changes)))
  }
  if (method === 'DELETE' && id !== undefined) {
    await assets.remove(id)
    return new Response(null, { status: 204 })
  }
  return undefined
}

function listPage(all: readonly StoredAsset[], parameters: URLSearchParams) {
  const keyword = parameters.get('keyword')?.toLowerCase() ?? ''
  const ids = parameters.getAll('ids')
  const matching = all.filter(
    (asset) =>
      (ids.length === 0 || ids.includes(asset.id)) &&
      [asset.filename, asset.notes, asset.alt].some((text) =>
        text?.toLowerCase().includes(keyword),
      ),
  )
  const size = Math.min(Number(parameters.get('pageSize')) || pageSize, pageSize)
  const after = matching.findIndex(({ id }) => id === parameters.get('cursor')) + 1
  const found = matching.slice(after, after + size)
  const hasMore = after + size < matching.length
  return { found, total: matching.length, cursor: hasMore ? found.at(-1)?.id : undefined }
}
