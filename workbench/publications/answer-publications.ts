/**
 * Serves `/__publish` on the development server: the last publications of the server with the same
 * `DATA_DIR`.
 */
import { readReceipts, type FileStore } from '#runtime'
import { respondWithTool } from '../../compiler/build/tool-response.ts'
import { toPublicationsPage } from './publications-page.ts'

export const publicationsPath = '/__publish'

/** Undefined for any other path. */
export async function answerPublications(
  path: string,
  files: FileStore,
  siteName: string,
): Promise<Response | undefined> {
  if (path !== publicationsPath) return undefined
  return respondWithTool(toPublicationsPage(await readReceipts(files), siteName))
}
