/**
 * Requests that try to reach outside files or other hosts, or to provoke a failure: nothing is
 * found, nothing fails.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ask, inParallel, type Answer } from './ask.ts'
import { toRow, type SiegeRow } from './row.ts'

const atOnce = 8

/** Texts from files that must never be read; the second is in every package.json. */
const secrets = [/root:x:0:0/, /"dependencies"\s*:/, /"private"\s*:\s*true/]

interface Case {
  target: string
  method?: string
  headers?: Record<string, string>
}

export async function attackPaths(origin: string): Promise<SiegeRow> {
  return tryAll('path traversal', origin, listTraversals(), (answer) =>
    secrets.some((secret) => secret.test(answer.body.toString('latin1')))
      ? 'read a file'
      : undefined,
  )
}

export async function attackRedirects(origin: string): Promise<SiegeRow> {
  return tryAll('open redirects', origin, listRedirects(), ({ headers }) => {
    const { location } = headers
    if (location === undefined) return undefined
    return URL.canParse(location, origin) && isAllowed(new URL(location, origin), origin)
      ? undefined
      : `leads to ${location}`
  })
}

/** The redirect that the shipped configuration names. */
const platform = 'app.colloquy.example'

function isAllowed(target: URL, origin: string): boolean {
  return target.host === new URL(origin).host || target.host === platform
}

/**
 * Clients must not make the server request other addresses: here, one on this machine that counts
 * requests.
 */
export async function attackHosts(origin: string): Promise<SiegeRow> {
  let asked = 0
  const trap = createServer((_, response) => {
    asked++
    response.end('caught')
  }).listen(0, '127.0.0.1')
  await new Promise((done) => trap.once('listening', done))
  const { port } = trap.address() as AddressInfo
  try {
    const row = await tryAll('server-side request forgery', origin, listHosts(port), () =>
      asked > 0 ? 'the server sent the request' : undefined,
    )
    return { ...row, note: row.note || `${asked} requests arrived elsewhere` }
  } finally {
    trap.close()
  }
}

export async function attackHeads(origin: string): Promise<SiegeRow> {
  const paths = ['/', '/pricing', '/assets/none.js', '/media/none.jpg', '/sitemap.xml', '/healthz']
  const methods = ['TRACE', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND']
  const hosts = [
    'evil.example:99999',
    'evil.example:x',
    'a@evil.example',
    '[',
    '..',
    'a b',
    '%00',
    '',
  ]
  const lengths = [1000, 7000, 12_000]
  const cases = paths.flatMap((target): Case[] => [
    ...methods.map((method) => ({ target, method })),
    ...hosts.map((host) => ({ target, headers: { host } })),
    ...lengths.map((length) => ({ target, headers: { cookie: `a=${'x'.repeat(length)}` } })),
    { target, headers: { 'accept-language': ',;q=,'.repeat(500) } },
    { target, headers: { 'if-none-match': '"'.repeat(3000) } },
    { target, headers: { range: 'bytes=-1,0-,5-2' } },
    { target, headers: { cookie: 'consents=%7B%22a; i18n_redirected=__proto__' } },
  ])
  return tryAll('request headers', origin, cases, () => undefined)
}

async function tryAll(
  attack: string,
  origin: string,
  cases: readonly Case[],
  findFault: (answer: Answer) => string | undefined,
): Promise<SiegeRow> {
  const faults: string[] = []
  await inParallel(cases, atOnce, async ({ target, ...init }) => {
    const answer = await ask(origin, target, init).catch((error: unknown) => String(error))
    const fault =
      typeof answer === 'string'
        ? answer
        : answer.status >= 500
          ? `status ${answer.status}`
          : findFault(answer)
    if (fault) faults.push(`${target.slice(0, 80)}: ${fault}`)
  })
  return toRow(attack, cases.length, faults)
}

function listTraversals(): Case[] {
  const bases = [
    '/',
    '/assets/',
    '/media/',
    '/media/x/',
    '/.netlify/images?url=/media/',
    '/blog/',
    '/de/',
  ]
  const ups = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..\\',
    '..%5c',
    '%252e%252e%252f',
    '....//',
    '../../../tools/',
    '..;/',
    '..%00/',
    '%c0%ae%c0%ae/',
    '%uff0e%uff0e/',
    '../../../tools/',
    '/../',
    '\u002e\u002e/',
  ]
  const depths = [1, 2, 3, 5, 8]
  const files = [
    'etc/passwd',
    'package.json',
    'package.json%00.jpg',
    '.env',
    'server/main.mjs',
    'proc/self/environ',
  ]
  return bases.flatMap((base) =>
    ups.flatMap((up) =>
      depths.flatMap((depth) =>
        files.map((file) => ({ target: `${base}${up.repeat(depth)}${file}` })),
      ),
    ),
  )
}

function listRedirects(): Case[] {
  const hosts = [
    'evil.example',
    'evil.example%2f..',
    'evil.example/..;/',
    'evil.example:80',
    'user@evil.example',
  ]
  const starts = [
    '//',
    '///',
    '/\\',
    '/\\/',
    '/%2f',
    '/%5c',
    '/%09/',
    '/%0d%0a//',
    '/.//',
    '/..//',
    '/;//',
    '/ //',
    'http://',
    'https:',
    '/en//',
    '/de//',
    '/fr/\\',
    '/blog//',
    '/pricing//',
    '/%2f%2f',
    '/%5c%5c',
  ]
  const ends = ['', '/', '/pricing', '/..', '?', '/?utm_source=x', '/en', '/%2e%2e']
  const parameters = ['from', 'next', 'url', 'redirect', 'returnTo', 'token', 'documentId']
  const targets = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '%0d%0aLocation:%20//evil.example',
  ]
  return [
    ...hosts.flatMap((host) =>
      starts.flatMap((start) => ends.map((end) => ({ target: `${start}${host}${end}` }))),
    ),
    ...['/', '/en', '/pricing/', '/login', '/signup', '/plans', '/preview', '/blog/'].flatMap(
      (path) =>
        parameters.flatMap((name) =>
          targets.map((target) => ({ target: `${path}?${name}=${target}` })),
        ),
    ),
    ...['evil.example', 'evil.example:443'].flatMap((host) =>
      ['/en', '/pricing/', '/login', '/', '/en/'].map((target) => ({
        target,
        headers: {
          'x-forwarded-host': host,
          'x-original-url': `//${host}`,
          forwarded: `host=${host}`,
        },
      })),
    ),
  ]
}

function listHosts(port: number): Case[] {
  const hosts = [
    `http://127.0.0.1:${port}`,
    `https://127.0.0.1:${port}`,
    `http://localhost:${port}`,
    `http://[::1]:${port}`,
    `http://0x7f000001:${port}`,
    `http://2130706433:${port}`,
    `http://127.1:${port}`,
    `//127.0.0.1:${port}`,
    `https://images.prismic.io@127.0.0.1:${port}`,
    `https://images.prismic.io:80@127.0.0.1:${port}`,
    `https://images.prismic.io#@127.0.0.1:${port}`,
    `https://127.0.0.1:${port}#images.prismic.io`,
    `https://127.0.0.1:${port}?images.prismic.io`,
    `http://images.prismic.io.127.0.0.1.nip.io:${port}`,
    `file:///etc/passwd`,
    `gopher://127.0.0.1:${port}/_`,
    `data:image/png;base64,AA`,
    `blob:http://127.0.0.1:${port}`,
  ]
  const versions = [
    'w=640&fm=webp&q=75',
    'w=640',
    'w=10&h=10&fm=webp&q=50&blur=3',
    'fm=avif&w=3840',
  ]
  const paths = ['/a.jpg', '/a.png', '/', '/a.svg', '/a.jpg?x=/media/']
  return hosts.flatMap((host) =>
    paths.flatMap((path) =>
      versions.flatMap((version) => [
        { target: `/.netlify/images?${new URLSearchParams({ url: host + path })}&${version}` },
        { target: `/.netlify/images?url=${host}${path}&${version}` },
      ]),
    ),
  )
}
