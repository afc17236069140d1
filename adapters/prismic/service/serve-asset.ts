import { readFile } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { jsonAnswer } from './api-answers.ts'

const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** By the ending of its name. */
export function contentTypeOf(path: string): string {
  return CONTENT_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream'
}

/** Serves `assets/<path>` of the last folder that has it; 404 for all else, also outside of it. */
export async function serveAsset(path: string, folders: readonly string[]): Promise<Response> {
  for (const folder of folders.toReversed()) {
    const root = resolve(folder, 'assets')
    const file = resolve(root, path)
    if (!file.startsWith(root + sep)) break
    const bytes = await readFile(file).catch(() => undefined)
    if (!bytes) continue
    return new Response(bytes, {
      headers: {
        'content-type': contentTypeOf(file),
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=60',
        'x-content-type-options': 'nosniff',
      },
    })
  }
  return jsonAnswer({ message: `There is no asset ${path}` }, 404)
}
