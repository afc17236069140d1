import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { typeOfFile } from '#schemas/file-types.ts'
import { mediaPolicy } from '#runtime/security-headers'
import { findMediaFile } from '../../shared/find-media-file.ts'
import { jsonAnswer } from './api-answers.ts'

/**
 * Serves a file of `assets/` of the last folder that has it; 404 for all else, also outside of it.
 *
 * @param address - its path inside, as spelled in addresses
 */
export async function serveAsset(address: string, folders: readonly string[]): Promise<Response> {
  const found = findMediaFile(
    folders.toReversed().map((folder) => join(folder, 'assets')),
    address,
  )
  const bytes = found && (await readFile(found.file).catch(() => undefined))
  if (!bytes) return jsonAnswer({ message: `There is no asset ${address}` }, 404)
  return new Response(bytes, {
    headers: {
      'content-type': typeOfFile(found.name),
      'content-security-policy': mediaPolicy,
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=60',
      'x-content-type-options': 'nosniff',
    },
  })
}
