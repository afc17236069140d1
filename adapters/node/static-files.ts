/** Serves files of the build and of the content, with ranges and precompression (srvx). */
import { basename, join } from 'node:path'
import { staticMiddleware as serveStatic } from 'srvx/static'
import {
  mediaPolicy,
  readLastingAddress,
  securityHeaders,
  toMediaLifetime,
  toPublishedPath,
} from '#runtime'
import { typeOfFile } from '#schemas/file-types.ts'
import { findMediaFile } from '../shared/find-media-file.ts'
import { findMediaFacts } from './media-files.ts'

type Next = () => Response | Promise<Response>

/**
 * Headers of build files. A worker has the policy of its own file: it loads the site's scripts, and
 * what a report needs.
 */
const buildHeaders = {
  ...securityHeaders,
  'content-security-policy': "default-src 'self'; base-uri 'none'; frame-ancestors 'self'",
}

/** Serves the build. Files with hashed names never change; the others may with the next build. */
export function createBuildFiles(dir: string) {
  const hashed = serveStatic({
    dir: join(dir, 'assets'),
    encodings: true,
    maxAge: 31_536_000,
    immutable: true,
  })
  const other = serveStatic({ dir, encodings: true, maxAge: 3600 })
  return (request: Request, path: string, next: Next): Promise<Response> =>
    withHeaders(buildHeaders, next, (miss) =>
      path.startsWith('/assets/')
        ? hashed(withPath(request, path.slice('/assets'.length)), miss)
        : other(request as never, miss),
    )
}

/**
 * Serves pictures, videos and files of the content. A vector picture opened on its own runs no
 * script, and a script is only downloaded.
 */
export function serveMediaFiles(dirs: readonly string[], mediaPath: string) {
  const folders = new Map(
    dirs.map((dir) => [dir, serveStatic({ dir, maxAge: 3600, compress: true })]),
  )
  const headers = { ...securityHeaders, 'content-security-policy': mediaPolicy }

  /** @returns undefined when there can be no such file */
  return (request: Request, path: string, next: Next): Promise<Response> | undefined => {
    const lasting = readLastingAddress(path)
    if (!lasting && !path.startsWith(`${mediaPath}/`)) return undefined
    const inner = lasting?.path ?? path.slice(mediaPath.length)
    const found = findMediaFile(dirs, inner)
    const before = lasting && findMediaFacts(dirs, inner)?.version
    const serve = (miss: Next) =>
      found ? folders.get(found.folder)!(withName(request, found.name), miss) : miss()
    return withHeaders(headers, next, serve, (file) => {
      if (file.status >= 400) return
      describeFile(file.headers, found!.name)
      if (!lasting) return
      const { version } = lasting
      // A file replaced meanwhile may have been opened in either version.
      const present = before === findMediaFacts(dirs, inner)?.version ? before : undefined
      file.headers.set('cache-control', toMediaLifetime(version, present, ''))
    })
  }
}

/** Adds headers to files; the answer of `next`, when there is no file, keeps its own. */
async function withHeaders(
  headers: Readonly<Record<string, string>>,
  next: Next,
  serve: (miss: Next) => Response | Promise<Response>,
  change: (file: Response) => void = () => {},
): Promise<Response> {
  let isFile = true
  const response = await serve(() => {
    isFile = false
    return next()
  })
  if (!isFile) return response
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  change(response)
  return response
}

/**
 * Types that a page could load from here as its own script or style: `'self'` is the whole origin.
 */
const active = /javascript|ecmascript|wasm|html|css/

function describeFile(headers: Headers, name: string): void {
  const type = typeOfFile(name)
  if (headers.has('content-type'))
    headers.set('content-type', active.test(type) ? 'application/octet-stream' : type)
  // Saved under its own name, which its address cannot spell.
  const own = basename(name)
  if (basename(toPublishedPath(name)) !== own)
    headers.set('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(own)}`)
}

/** The request as the library reads it, for a name that no address can spell: it decodes no `%23`. */
function withName({ method, headers }: Request, name: string) {
  return { method, headers, _url: { pathname: `/${name.replaceAll('%', '%25')}` } } as never
}

function withPath(request: Request, path: string) {
  const url = new URL(request.url)
  url.pathname = path
  return new Request(url, { method: request.method, headers: request.headers }) as never
}
