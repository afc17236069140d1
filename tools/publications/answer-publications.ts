/** `/__publish` on the development server: the last publications of the server that shares its `DATA_DIR`. */
import { readReceipts, type FileStore } from '#runtime'
import { toPublicationsPage } from './publications-page.ts'

export const publicationsPath = '/__publish'

/** Undefined when the path is another one. */
export async function answerPublications(
  path: string,
  files: FileStore,
  siteName: string,
): Promise<Response | undefined> {
  if (path !== publicationsPath) return undefined
  const html = toPublicationsPage(await readReceipts(files), siteName)
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
