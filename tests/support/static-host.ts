/**
 * Serves a folder as static hosts do: files, `.html` for addresses without ending, the nearest
 * `404.html`, and the rules of `_headers` and `_redirects` for all paths and for languages.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import sirv from 'sirv'

export interface StaticHost {
  origin: string
  close(): Promise<void>
}

export async function startStaticHost(folder: string): Promise<StaticHost> {
  const headers = readHeaders(join(folder, '_headers'))
  const redirects = readFileSync(join(folder, '_redirects'), 'utf8').trim().split('\n')
  const files = sirv(folder, {
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      for (const [pattern, name, value] of headers)
        if (fits(pattern, path)) response.setHeader(name, value)
    },
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://host')
    const language = request.headers['accept-language']?.slice(0, 2)
    const hasChosen = redirects.some((line) => {
      const [from, , , condition = ''] = line.split(' ')
      const cookie = condition.startsWith('Cookie=') ? `${condition.slice(7)}=` : undefined
      return from === pathname && cookie && request.headers.cookie?.includes(cookie)
    })
    const rule = redirects.find((line) => {
      const [from, , status = '', condition = ''] = line.split(' ')
      const isFor = condition === '' || (condition === `Language=${language}` && !hasChosen)
      return from === pathname && status.startsWith('30') && isFor
    })
    if (rule) {
      const [, location, status] = rule.split(' ')
      response.writeHead(Number.parseInt(status!, 10), { location }).end()
      return
    }
    files(request, response, () => answerMissing(folder, pathname, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function readHeaders(file: string): [pattern: string, name: string, value: string][] {
  return readFileSync(file, 'utf8')
    .split('\n\n')
    .flatMap((rule) => {
      const [pattern = '', ...lines] = rule.trimEnd().split('\n')
      return lines.map((line): [string, string, string] => {
        const [name = '', ...value] = line.trim().split(': ')
        return [pattern, name, value.join(': ')]
      })
    })
}

function fits(pattern: string, path: string): boolean {
  const [start = '', end = ''] = pattern.split('*')
  return pattern.includes('*') ? path.startsWith(start) && path.endsWith(end) : path === pattern
}

function answerMissing(folder: string, path: string, response: ServerResponse): void {
  let above = path
  do above = dirname(above)
  while (above !== '/' && !existsSync(join(folder, above, '404.html')))
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
  response.end(readFileSync(join(folder, above, '404.html')))
}
