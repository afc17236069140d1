/** A password goes to the learning platform, and nowhere else. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSentBody, postForm } from '#tests/support/sent-forms.ts'
import { startSite, suiteBuild, type RunningSite } from './support/run-site.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'serial' })

interface Hit {
  path: string
  /** Address, headers and body, as they came. */
  bytes: Buffer
}

/** Every service behind the site, in one: platform, CRM, webhook and directory of companies. */
async function startUpstreams() {
  const hits: Hit[] = []
  const state = { isPlatformUp: true }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const head = `${request.method} ${request.url}\n${request.rawHeaders.join('\n')}`
    hits.push({ path: request.url!, bytes: Buffer.concat([Buffer.from(`${head}\n`), ...chunks]) })
    const isPlatform = request.url!.startsWith('/platform/')
    response.writeHead(isPlatform && !state.isPlatformUp ? 503 : 200, {
      'content-type': 'application/json',
    })
    response.end(JSON.stringify({ platformUrl: 'https://ada.colloquy.example/welcome' }))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hits,
    state,
    count: (path: string) => hits.filter((hit) => hit.path.startsWith(path)).length,
    close: () => void (server.close(), server.closeAllConnections()),
  }
}

/** As it was typed, and as addresses, JSON in base64 and dumps would hold it. */
function spellings(password: string): string[] {
  const bytes = Buffer.from(password)
  // Base64 of a text inside of another: by where it starts, without what its neighbours change.
  const inside = [0, 1, 2].map((start) =>
    Buffer.concat([Buffer.alloc(start), bytes])
      .toString('base64')
      .slice(start === 0 ? 0 : 4, -4),
  )
  return [password, encodeURIComponent(password), bytes.toString('hex'), ...inside]
}

const holds = (bytes: Buffer | string, password: string) =>
  spellings(password).some((spelling) => bytes.includes(spelling))

/** Retries when a file has been renamed meanwhile, as one just written is. */
function findFiles(folder: string, password: string): string[] {
  for (;;) {
    try {
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => join(folder, name))
        .filter((file) => statSync(file).isFile() && holds(readFileSync(file), password))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

let dataDir: string
let upstreams: Awaited<ReturnType<typeof startUpstreams>>
let site: RunningSite
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'passwords-'))
  upstreams = await startUpstreams()
  const { url } = upstreams
  const environment = {
    DATA_DIR: dataDir,
    ADDRESS_HEADER: 'x-visitor',
    LOG_LEVEL: 'info',
    LEARNING_PLATFORM_URL: `${url}/platform`,
    LEARNING_PLATFORM_TOKEN: 'a-token-of-the-test',
    COMPANY_DIRECTORY_URL: `${url}/directory`,
    COMPANY_DIRECTORY_KEY: 'a-key-of-the-test',
    LEAD_UPSTREAM_URL: `${url}/crm`,
    LEAD_WEBHOOK_URL: `${url}/webhook`,
    LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    VENDOR_EMULATOR: url,
  }
  site = await startSite({ build: suiteBuild, environment }, 'serve')
})
test.afterAll(async () => {
  await site?.stop()
  upstreams?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

for (const isPlatformUp of [true, false]) {
  test(`[OP33] a password is nowhere but with the platform, which is ${isPlatformUp ? 'up' : 'down'}`, async () => {
    const password = `Sentence ${randomUUID()} /x`
    const { hits, state, count } = upstreams
    state.isPlatformUp = isPlatformUp
    hits.length = 0
    const submission = randomUUID()
    const values = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: `ada-${submission}@engines.example`,
      password,
      privacy: true,
    }
    const body = await createSentBody(site.origin, '/form/free-trial', submission, values)
    const answers: string[] = []
    // One that is returned, one that is stored.
    for (const email of ['', values.email]) {
      const sent = { ...body, values: { ...values, email } }
      const response = await postForm(site.origin, sent)
      answers.push(`${response.status} ${await response.text()}`)
    }
    expect(answers.map((answer) => answer.slice(0, 3))).toEqual(['422', '200'])
    await expect.poll(() => count('/crm')).toBe(1)
    await expect.poll(() => count('/webhook')).toBe(1)
    const atOnce = hits.filter(({ path }) => path.startsWith('/platform/'))
    expect(atOnce.length).toBeGreaterThan(0)
    expect(atOnce.every(({ bytes }) => holds(bytes, password))).toBe(true)
    if (!isPlatformUp) {
      // The worker retries by itself.
      state.isPlatformUp = true
      const before = count('/platform')
      await expect.poll(() => count('/platform')).toBeGreaterThan(before)
    }
    const later = hits.filter((hit) => !atOnce.includes(hit))
    expect(later.filter(({ bytes }) => holds(bytes, password))).toEqual([])
    expect(answers.filter((answer) => holds(answer, password))).toEqual([])
    expect(holds(site.output(), password)).toBe(false)
    expect(findFiles(dataDir, password)).toEqual([])
    // The searched folder does contain the person's other data.
    expect(findFiles(dataDir, values.email)).not.toEqual([])
  })
}
