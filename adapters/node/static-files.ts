/** Files of the build and of the content, with ranges and stored compression (srvx). */
import { join } from 'node:path'
import { staticMiddleware as serveStatic } from 'srvx/static'
import { securityHeaders } from '#runtime'

type Next = () => Response | Promise<Response>

/** Hashed names never change; the rest may with the next build. */
export function createBuildFiles(dir: string) {
  const hashed = serveStatic({ dir: join(dir, 'assets'), encodings: true, maxAge: 31_536_000, immutable: true })
  const other = serveStatic({ dir, encodings: true, maxAge: 3600 })
  return async (request: Request, path: string, next: Next): Promise<Response> => {
    if (path.startsWith('/assets/')) return hashed(withPath(request, path.slice('/assets'.length)), next)
    return other(request as never, next)
  }
}

/** Pictures, videos and files of the content; a vector picture opened by itself runs nothing. */
export function createMediaFiles(dirs: readonly string[], mediaPath: string) {
  const folders = dirs.map((dir) => serveStatic({ dir, maxAge: 3600, compress: true }))
  return async (request: Request, path: string, next: Next): Promise<Response> => {
    const inner = withPath(request, path.slice(mediaPath.length))
    const serve = folders.reduceRight<Next>((after, folder) => () => folder(inner, after), next)
    const response = await serve()
    for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value)
    response.headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    return response
  }
}

function withPath(request: Request, path: string) {
  const url = new URL(request.url)
  url.pathname = path
  return new Request(url, { method: request.method, headers: request.headers }) as never
}
