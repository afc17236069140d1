/** The functions that the build writes for Netlify, over its own client and server of Blobs. */
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { startLeadReceiver, type LeadReceiver } from '#tests/support/lead-receiver.ts'
import { submitContact } from '#tests/support/sent-forms.ts'
import { startBlobs, type RunningBlobs } from '#tests/support/start-blobs.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { writeDeploy } from '../../cli/netlify/write-deploy.ts'
import { expect, scrollThrough, test, waitForIslands, waitForMachines } from './support/test.ts'

// The build of the suite's own server.
const build = join(repositoryRoot, process.env['OUT_DIR'] ?? '.cache/e2e-build')

/** Token of the deploy that is written. */
const skewToken = 'token-of-a-deploy'

test.describe.configure({ mode: 'serial' })

let root: string
let blobs: RunningBlobs
let receiver: LeadReceiver
/** Origin of the instance for tests that change nothing. */
let origin: string
const killers: (() => Promise<unknown>)[] = []

test.beforeAll(async () => {
  root = mkdtempSync(join(repositoryRoot, '.cache/netlify-'))
  blobs = await startBlobs()
  receiver = await startLeadReceiver()
  await writeDeploy({
    build,
    root,
    images: { hosts: [] },
    contentFolders: [join(repositoryRoot, 'content')],
    isEmbedded: true,
    context: 'production',
    skewToken,
  })
  ;({ origin } = await start())
})
test.afterAll(async () => {
  for (const kill of killers) await kill()
  await receiver?.close()
  await blobs?.close()
  rmSync(root, { recursive: true, force: true })
})

/** Starts another instance. */
async function start(...more: string[]) {
  const { kill, waitFor } = startProcess(
    join(repositoryRoot, 'node_modules/.bin/node'),
    [
      join(repositoryRoot, 'tests/fixtures/processes/serve-functions.ts'),
      join(root, '.netlify/v1/functions'),
      ...more,
    ],
    {
      env: {
        PATH: process.env['PATH'],
        LOG_LEVEL: 'error',
        SITE_BASE_URL: 'https://www.colloquy.example',
        LINK_SECRET: 'of these tests and of nothing else at all',
        PRISMIC_WEBHOOK_SECRET: 'of the webhook alone',
        LEAD_UPSTREAM_URL: receiver.url,
        NETLIFY_BLOBS_CONTEXT: Buffer.from(JSON.stringify(blobs.context)).toString('base64'),
      },
    },
  )
  killers.push(kill)
  const port = await waitFor('it listened', (output) => /port (\d+)\n/.exec(output)?.[1])
  return { origin: `http://localhost:${port}`, kill }
}

test('[FN-01] [FN-02] [FN-03] [FN-04] [FN-05] [FN-06] [FN-07] [FN-08] every function has its file, and the server they share is small', async () => {
  const folder = join(root, '.netlify/v1')
  const index = readFileSync(join(repositoryRoot, 'functions/index.ts'), 'utf8')
  const listed = /export const functions[^{]*\{([^]*?)\n\}\n/.exec(index)![1]!
  const names = [...listed.matchAll(/^ {2}'?([\w-]+)'?: /gm)].map(([, name]) => name!)
  expect(names.length).toBeGreaterThanOrEqual(14)
  const files = readdirSync(join(folder, 'functions')).map((file) => file.replace('.mjs', ''))
  const own = ['server', 'pass-on-background', 'pass-on-scheduled']
  expect(files.toSorted()).toEqual([...names, ...own].toSorted())

  const shared = readdirSync(join(folder, 'server'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name)))
  const bytes = shared.reduce((sum, content) => sum + gzipSync(content).byteLength, 0)
  console.log(`${(bytes / 1_000_000).toFixed(1)} MB of a function, compressed`)
  expect(bytes).toBeLessThan(5_000_000)
})

const control = 'netlify-cdn-cache-control'
const keptForADay = /^public, durable, s-maxage=\d+/

test('pages, payloads, lists and feeds are kept by the CDN with tags; what is one visitor’s is not', async () => {
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(origin + path, { redirect: 'manual', ...init })
    await response.arrayBuffer()
    const { headers, status } = response
    return {
      status,
      kept: headers.get(control),
      tags: headers.get('netlify-cache-tag') ?? '',
      vary: headers.get('netlify-vary'),
      headers,
    }
  }
  for (const path of [
    '/de',
    '/pricing',
    '/blog?page=2',
    '/pricing/_payload.json',
    '/sitemap.xml',
  ]) {
    const answer = await ask(path)
    expect([path, answer.status]).toEqual([path, 200])
    expect(answer.kept).toMatch(keptForADay)
    expect(answer.tags).toMatch(/^all(?:,\w{4})+$/)
    expect(answer.tags.length).toBeLessThanOrEqual(1024)
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('x-robots-tag') ?? '').toBe(
      path.includes('_payload') ? 'noindex' : '',
    )
  }
  expect((await ask('/pricing?utm_source=x')).vary).toBe('query=_,cookie=io.prismic.preview')
  const list = await ask('/blog')
  expect(list.vary).toMatch(/^query=(?:\w+\|)*page(?:\|\w+)*,cookie=io\.prismic\.preview$/)
  expect((await ask('/blog?page=9999')).vary).toBe(list.vary)
  expect((await ask('/nothing-here')).kept).toBe('public, s-maxage=60')
  expect(await ask('/pricing/')).toMatchObject({ status: 301, kept: 'no-store' })
  for (const path of ['/', '/_geo.json', '/healthz', '/blog?q=groups']) {
    expect([path, (await ask(path)).kept]).toEqual([path, 'no-store'])
  }
  const seen = await ask('/pricing')
  const again = await ask('/pricing', { headers: { 'if-none-match': seen.headers.get('etag')! } })
  expect(again).toMatchObject({ status: 304, kept: 'no-store' })
})

test('every picture at an address that is kept for a year is a file that is published', async () => {
  const published = join(build, 'netlify/public')
  const named = new Set<string>()
  for (const path of ['/de', '/blog', '/pricing']) {
    const html = await (await fetch(origin + path)).text()
    // Plain, and inside addresses of the image endpoint.
    for (const [address] of html.matchAll(/(?:\/|%2F)_media(?:\/|%2F)[^"&\s\\]+/g))
      named.add(decodeURIComponent(address))
  }
  expect(named.size).toBeGreaterThan(10)
  for (const address of named) {
    const plain = address.replace(/^\/_media\/\w+/, '/media')
    const [kept, file] = [address, plain].map((path) => readFileSync(join(published, path)))
    expect(kept!.equals(file!), address).toBe(true)
  }
})

test('previews and branches are hidden from robots', async () => {
  const headers = { 'x-deploy': 'deploy-preview' }
  const page = await fetch(`${origin}/pricing`, { headers })
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  const robots = await fetch(`${origin}/robots.txt`, { headers })
  expect(await robots.text()).toBe('User-agent: *\nDisallow: /\n')
  const real = await fetch(`${origin}/robots.txt`)
  expect(await real.text()).toContain('Sitemap: https://www.colloquy.example/sitemap.xml')
})

test('[BUILD-03] every script of a page is asked of the deploy that the page is of', async ({
  page,
}) => {
  const asked: URL[] = []
  await page.route('**/assets/**', (route) => {
    const url = new URL(route.request().url())
    if (route.request().resourceType() !== 'font') asked.push(url)
    return route.fulfill({ path: join(build, 'netlify/public', url.pathname) })
  })
  await page.goto(`${origin}/pricing`)
  await waitForMachines(page)
  await scrollThrough(page)
  await waitForIslands(page)
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter(({ search }) => search !== `?deploy=${skewToken}`)).toEqual([])
  const skew = readFileSync(join(root, '.netlify/v1/skew-protection.json'), 'utf8')
  expect(JSON.parse(skew)).toMatchObject({ sources: [{ type: 'query', name: 'deploy' }] })
})

test('[BUILD-03] scripts name each other as of their deploy', () => {
  const files = join(build, 'netlify/public/assets')
  const scripts = globSync('**/*.js', { cwd: files })
  const names = new Set(scripts.map((file) => basename(file)))
  const specifiers = scripts.flatMap((file) => [
    ...readFileSync(join(files, file), 'utf8').matchAll(
      /(["'`])(?:\.{0,2}\/(?:[\w.-]+\/)*)?([\w.-]+\.js)([^"'`]*)\1/g,
    ),
  ])
  const ours = specifiers.filter(([, , name]) => names.has(name!))
  expect(ours.length).toBeGreaterThan(scripts.length)
  expect(ours.filter(([, , , rest]) => rest !== `?deploy=${skewToken}`)).toEqual([])
})

test('[FN-04] [FN-07] functions answer, with what they keep in Blobs', async () => {
  const base = `${origin}/.netlify/functions`
  const professional = await fetch(`${base}/is-professional-email?email=ada@northwind.example`)
  expect(professional.status).toBe(200)
  expect(professional.headers.get('cache-control')).toBe('no-store')
  const assessed = await fetch(`${base}/maturity-model-assessments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      lang: 'en',
      levels: [{ themeIndex: 0, levelIndex: 1 }],
      overallLevel: 2,
    }),
  })
  expect(assessed.status).toBe(201)
  const { blobs: kept } = await blobs.open('slicewright-files').list({ prefix: 'assessments/' })
  expect(kept).toHaveLength(1)
  expect((await fetch(`${base}/content-webhook`, { method: 'POST' })).status).toBe(415)
})

test('[SITE-02] a lead is kept when its function is killed before it was passed on, and is passed on once', async () => {
  const { origin: killed, kill } = await start('never')
  const submission = crypto.randomUUID()
  expect(await submitContact(killed, submission)).toBe(true)
  await kill()
  const isDone = () =>
    [...receiver.done.values()].filter(({ body }) => body.data.submission === submission).length
  expect(isDone()).toBe(0)

  const passOn = () => fetch(`${origin}/.netlify/functions/pass-on-scheduled`)
  await passOn()
  expect(isDone()).toBe(1)
  await passOn()
  expect(isDone()).toBe(1)
})
