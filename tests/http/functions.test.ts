/** Functions as a host answers them: guarded, with real files, over the real frame. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FunctionPlatform } from '#runtime'
import { createTestPlatform, type TestPlatform } from '#tests/support/create-test-platform.ts'
import { createTestSite, testBaseUrl, type TestSite } from '#tests/support/create-test-site.ts'
import { createFileStore } from '../../adapters/node/file-store.ts'
import { createFunctionEndpoint, findAddress } from '../../adapters/node/functions.ts'
import { guarded } from '../../functions/guard.ts'
import { functions } from '../../functions/index.ts'
import { verifyReceipts } from '../../functions/verify-receipts.ts'
import { startTestHandler } from '../support/start-test-handler.ts'

let root: string
let testSite: TestSite
let platform: TestPlatform
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'functions-'))
  testSite = createTestSite()
  platform = createTestPlatform({
    files: createFileStore(root),
    site: testSite.site,
    now: () => Date.UTC(2026, 10, 21, 12),
  })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const path = '/.netlify/functions/consent'
const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
/** Each request is another visitor's. */
let visitors = 0
const post = (
  body: unknown,
  init: { headers?: Record<string, string>; method?: string; path?: string } = {},
  address = `203.0.113.${++visitors}`,
) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const request = new Request(testBaseUrl + (init.path ?? path), {
    method: init.method ?? 'POST',
    headers: { ...headers, ...init.headers },
    ...(init.method === 'GET' ? {} : { body: text }),
  })
  return createFunctionEndpoint(functions, platform)(request, init.path ?? path, { address })
}
const codeOf = async (response: Response) => {
  const { error } = (await response.json()) as { error: { code: string; message: string } }
  expect(error.message).toMatch(/^["A-Z].*\.$/)
  return [response.status, error.code]
}

const hash = (digit: string) => digit.repeat(64)
const receipt = (change: object = {}) => ({
  choices: { necessary: true, analytics: true, ad: false },
  policyVersion: '1',
  gpc: false,
  locale: 'de',
  texts: { banner: hash('a'), modal: hash('b') },
  time: '2026-11-21T11:59:59.000Z',
  ...change,
})
const lines = () =>
  readFileSync(join(root, 'consent/receipts-2026-11.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('the consent function', () => {
  it('[CONSENT-05] puts a decision on record and answers with the id of its receipt', async () => {
    const response = await post(receipt())
    expect(response.status).toBe(201)
    const { id } = (await response.json()) as { id: string }
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(lines()).toMatchObject([
      {
        seq: 1,
        id,
        time: '2026-11-21T12:00:00.000Z',
        choices: { necessary: true, analytics: true, ad: false },
        version: '1',
        gpc: false,
        locale: 'de',
        previous: hash('0'),
      },
    ])
    expect(JSON.stringify(lines())).not.toContain('203.0.113.')
  })

  it('[CONSENT-05] knows the texts that a page shows by the hash it carries, and keeps a copy', async () => {
    const { get } = startTestHandler()
    const page = await (await get('/de/nowhere/at/all')).text()
    const [banner, modal] = [...page.matchAll(/ data-texts="(\w+)"/g)].map(([, found]) => found!)
    expect(banner).not.toBe(modal)
    for (let again = 0; again < 2; again++) await post(receipt({ texts: { banner, modal } }))
    expect(lines()[1]).not.toHaveProperty('unknownTexts')
    expect(JSON.parse((await platform.files.read(`consent/texts/${banner}.json`))!)).toMatchObject({
      title: 'Cookies',
      text: ['We ask first.'],
      accept_label: 'Yes',
    })
    const { fault, receipts } = await verifyReceipts(platform.files)
    expect([fault, receipts]).toEqual([undefined, 2])
  })

  it('records a decision on texts it does not know as such', async () => {
    await post(receipt())
    expect(lines()).toMatchObject([{ unknownTexts: true, texts: { banner: hash('a') } }])
  })

  it('records a decision while the texts cannot be read', async () => {
    testSite.content.fail('cookie_banner', new Error('down'))
    expect((await post(receipt())).status).toBe(201)
    expect(testSite.logs).toMatchObject([{ level: 'warn', code: 'CONSENT_TEXTS_NOT_READ' }])
  })

  it.each<[string, unknown]>([
    ['no object', [receipt()]],
    ['more than a receipt', receipt({ email: 'a@b.example' })],
    ['a choice that is no boolean', receipt({ choices: { necessary: 1, analytics: 0, ad: 0 } })],
    ['a choice too many', receipt({ choices: { ...receipt().choices, sale: true } })],
    ['a choice too few', receipt({ choices: { necessary: true } })],
    ['no word on the signal', receipt({ gpc: undefined })],
    ['a locale nobody has', receipt({ locale: '__proto__' })],
    ['a version with markup', receipt({ policyVersion: '<b>' })],
    ['a hash that is a path', receipt({ texts: { banner: '../../x', modal: hash('a') } })],
    ['no time', receipt({ time: 'now' })],
  ])('refuses %s, saying what is wrong', async (_, body) => {
    expect(await codeOf(await post(body))).toEqual([400, 'ReceiptInvalid'])
    expect(await platform.files.list('consent')).toEqual([])
  })
})

describe('every function', () => {
  it('answers nothing that a cache may keep, with the headers of the site', async () => {
    for (const response of [await post(receipt()), await post('{')]) {
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    }
  })

  it.each<[string, Parameters<typeof post>[1], unknown, number, string]>([
    ['another method', { method: 'PUT' }, '{}', 405, 'MethodNotAllowed'],
    ['another site', { headers: { 'sec-fetch-site': 'cross-site' } }, '{}', 403, 'OtherSite'],
    ['a sister site', { headers: { 'sec-fetch-site': 'same-site' } }, '{}', 403, 'OtherSite'],
    ['a form of another site', { headers: { 'content-type': 'text/plain' } }, '{}', 415, 'NotJson'],
    ['17 kilobytes', {}, JSON.stringify('x'.repeat(17_000)), 413, 'BodyTooLarge'],
    ['what is no JSON', {}, '{', 400, 'BodyInvalid'],
    ['no body', {}, '', 400, 'BodyInvalid'],
    ['an unknown function', { path: '/.netlify/functions/toString' }, '{}', 404, 'FunctionUnknown'],
  ])('refuses %s', async (_, init, body, status, code) => {
    expect(await codeOf(await post(body, init))).toEqual([status, code])
  })

  it('says which method it wants', async () => {
    expect((await post('', { method: 'GET' })).headers.get('allow')).toBe('POST')
  })

  it('refuses a body that never ends before it has read it', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1024
        controller.enqueue(new TextEncoder().encode('x'.repeat(1024)))
      },
    })
    const request = new Request(testBaseUrl + path, {
      method: 'POST',
      headers,
      body: endless,
      duplex: 'half',
    } as RequestInit)
    const response = await createFunctionEndpoint(functions, platform)(request, path, {})
    expect(await codeOf(response)).toEqual([413, 'BodyTooLarge'])
    expect(sent).toBeLessThan(40_000)
  })

  const echo = guarded({ name: 'echo', method: 'POST' }, async (request) =>
    Response.json(await request.json()),
  )
  const askEcho = (given: Record<string, string>, more: Partial<FunctionPlatform> = {}) =>
    echo(
      new Request('http://internal:3000/.netlify/functions/echo', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...given },
        body: '{}',
      }),
      { ...platform, ...more },
    )

  it('knows its own pages by their origin where the browser says no more', async () => {
    expect((await askEcho({ origin: testBaseUrl })).status).toBe(200)
    expect((await askEcho({ origin: 'http://internal:3000' })).status).toBe(200)
    expect((await askEcho({ origin: `${testBaseUrl}.evil.example` })).status).toBe(403)
    expect((await askEcho({ origin: 'null' })).status).toBe(403)
    expect((await askEcho({})).status).toBe(200)
  })

  it('lets an address ask 60 times at once, then once a second; others meanwhile', async () => {
    let now = 0
    const from = (address: string) => askEcho({}, { address, now: () => now })
    for (let at = 0; at < 60; at++) expect((await from('198.51.100.1')).status).toBe(200)
    const refused = await from('198.51.100.1')
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(await codeOf(refused)).toEqual([429, 'TooManyRequests'])
    expect((await from('198.51.100.2')).status).toBe(200)
    now += 1000
    expect((await from('198.51.100.1')).status).toBe(200)
    expect((await from('198.51.100.1')).status).toBe(429)
  })

  it('tells nobody outside why it failed, and the log where', async () => {
    const failing = guarded({ name: 'failing', method: 'GET' }, async () => {
      throw new Error('/srv/secret is missing')
    })
    const response = await failing(new Request(testBaseUrl), platform)
    expect(await response.clone().text()).not.toContain('secret')
    expect(await codeOf(response)).toEqual([500, 'FunctionFailed'])
    expect(testSite.logs).toMatchObject([
      { level: 'error', code: 'FUNCTION_FAILED', data: { function: 'failing' } },
    ])
  })
})

describe('findAddress', () => {
  const request = (given: Record<string, string> = {}) =>
    Object.assign(new Request(testBaseUrl, { headers: given }), { ip: '192.0.2.1' })

  it('believes no header that is not configured', () => {
    expect(findAddress(request({ 'x-forwarded-for': '1.1.1.1' }), undefined)).toBe('192.0.2.1')
  })

  it('takes what the trusted proxy has added itself', () => {
    const forwarded = request({ 'x-forwarded-for': '1.1.1.1, 203.0.113.9' })
    expect(findAddress(forwarded, 'x-forwarded-for')).toBe('203.0.113.9')
    expect(findAddress(request(), 'x-forwarded-for')).toBe('192.0.2.1')
  })
})
