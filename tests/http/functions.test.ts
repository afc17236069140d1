/** Functions as a host answers them: guarded, with real files, over the real frame. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FunctionPlatform } from '#runtime'
import { SiteError } from '#runtime/errors'
import { createTestPlatform, type TestPlatform } from '#tests/support/create-test-platform.ts'
import { createTestSite, testBaseUrl, type TestSite } from '#tests/support/create-test-site.ts'
import { createFileStore } from '../../adapters/node/file-store.ts'
import { createFunctionEndpoint, findAddress } from '../../adapters/node/functions.ts'
import { guarded } from '../../functions/shared/guard.ts'
import { functions } from '../../functions/index.ts'
import { verifyReceipts } from '../../functions/consent/verify-receipts.ts'
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
/** Makes each request a different visitor's. */
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
const ask = (asked: string, init: RequestInit) =>
  createFunctionEndpoint(functions, platform)(
    new Request(testBaseUrl + asked, init),
    asked.split('?')[0]!,
    { address: `203.0.113.${++visitors}` },
  )
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

  it('[CONSENT-05] answers 503 while the disk is full, says so in the log, and takes the same again', async () => {
    const { files } = platform
    const full = () => Promise.reject(new Error('ENOSPC: no space left on device, write'))
    platform.files = { ...files, appendLine: full }
    expect(await codeOf(await post(receipt()))).toEqual([503, 'StorageUnavailable'])
    expect(testSite.logs.at(-1)).toMatchObject({
      level: 'error',
      code: 'CONSENT_NOT_KEPT',
      data: { message: expect.stringContaining('ENOSPC') },
    })
    platform.files = files
    expect((await post(receipt())).status).toBe(201)
  })
})

describe('a function whose storage fails', () => {
  const unsubscribe = () =>
    ask(
      `/.netlify/functions/unsubscribe?token=${platform.links?.sign('unsubscribe', 'ada') ?? ''}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      },
    )

  it.each([
    ['LeadStoreLocked', 'LEAD_STORE_LOCKED'],
    ['LeadStoreMoved', 'LEAD_STORE_FAILED'],
    ['LeadStoreUnavailable', 'LEAD_STORE_FAILED'],
  ])('answers 503 to %s, and logs %s', async (code, told) => {
    const failing = () =>
      Promise.reject(new SiteError({ code, kind: 'outage', hint: '' }, 'It is so.'))
    platform.mailPreferences = { ...platform.mailPreferences, unsubscribe: failing }
    expect(await codeOf(await unsubscribe())).toEqual([503, 'StorageUnavailable'])
    expect(testSite.logs.at(-1)).toMatchObject({ level: 'error', code: told })
  })

  const get = (name: string) => ask(`/.netlify/functions/${name}?token=x`, {})
  it.each([
    ['unsubscribe', unsubscribe],
    ['download', () => get('download')],
    ['maturity-model-pdf', () => get('maturity-model-pdf')],
  ])('answers 503 without a secret, and logs LINK_SECRET_MISSING: %s', async (name, call) => {
    platform.links = undefined
    expect(await codeOf(await call())).toEqual([503, 'LinkSecretMissing'])
    expect(testSite.logs).toMatchObject([
      { level: 'error', code: 'LINK_SECRET_MISSING', data: { function: name } },
    ])
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
    [
      'a form of another site',
      { headers: { 'content-type': 'text/plain' } },
      '{}',
      415,
      'MediaTypeUnsupported',
    ],
    ['17 kilobytes', {}, JSON.stringify('x'.repeat(17_000)), 413, 'BodyTooLarge'],
    ['what is no JSON', {}, '{', 400, 'BodyInvalid'],
    ['no body', {}, '', 400, 'BodyInvalid'],
    ['an unknown function', { path: '/.netlify/functions/toString' }, '{}', 404, 'FunctionUnknown'],
  ])('refuses %s', async (_, init, body, status, code) => {
    expect(await codeOf(await post(body, init))).toEqual([status, code])
  })

  it('says which method it wants', async () => {
    expect((await post('', { method: 'GET' })).headers.get('allow')).toBe('POST, OPTIONS')
  })

  it('[OP44] tells what it can be asked with, and lets no other site ask', async () => {
    const options = { method: 'OPTIONS', headers: { origin: 'https://other.example' } }
    const response = await ask('/.netlify/functions/is-competitor-email', options)
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect(
      [...response.headers.keys()].filter((name) => name.startsWith('access-control')),
    ).toEqual([])
  })

  it('[OP44] answers HEAD as it would GET, without a body', async () => {
    const at = '/.netlify/functions/is-competitor-email'
    const found = await ask(`${at}?email=jo@x.example`, { method: 'HEAD' })
    expect([found.status, await found.text()]).toEqual([200, ''])
    expect((await ask(`${at}?email=jo`, { method: 'HEAD' })).status).toBe(400)
    expect((await ask(path, { method: 'HEAD' })).status).toBe(405)
  })

  it('[OP44] refuses a body that is not UTF-8, and cuts no letter in two', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ word: 'ä'.repeat(5000) }))
    const send = (parts: Uint8Array[]) =>
      echo(
        new Request(testBaseUrl, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: new Blob(parts as BlobPart[]).stream(),
          duplex: 'half',
        } as RequestInit),
        platform,
      )
    const whole = await send([bytes.slice(0, 1002), bytes.slice(1002)])
    expect(await whole.json()).toEqual({ word: 'ä'.repeat(5000) })
    expect(await codeOf(await send([Uint8Array.of(0x22, 0xff, 0x22)]))).toEqual([
      400,
      'BodyInvalid',
    ])
  })

  it('[OP44] takes another form of body, and of another size, where it is told to', async () => {
    const form = guarded(
      {
        name: 'form',
        method: 'POST',
        accepts: ['application/json', 'application/x-www-form-urlencoded'],
        maxBytes: 20,
      },
      async (request) => new Response(await request.text()),
    )
    const send = (type: string, body: string) =>
      form(
        new Request(testBaseUrl, { method: 'POST', headers: { 'content-type': type }, body }),
        platform,
      )
    const posted = await send('application/x-www-form-urlencoded;charset=UTF-8', 'mail=jo%40x')
    expect(await posted.text()).toBe('mail=jo%40x')
    expect(await codeOf(await send('multipart/form-data', 'x'))).toEqual([
      415,
      'MediaTypeUnsupported',
    ])
    expect(await codeOf(await send('application/json', `"${'x'.repeat(20)}"`))).toEqual([
      413,
      'BodyTooLarge',
    ])
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

  it('[FN-01] lets an address ask as often as it may, by function; others meanwhile', async () => {
    const limited = (name: string) =>
      guarded({ name, method: 'GET', limit: { requests: 2, seconds: 60 } }, async () =>
        Response.json({}),
      )
    const [one, other] = [limited('one'), limited('other')]
    const from = async (address: string, handle = one) => {
      const response = await handle(new Request(testBaseUrl), { ...platform, address })
      return response.status === 429 ? response : response.status
    }
    expect([await from('198.51.100.1'), await from('::ffff:198.51.100.1')]).toEqual([200, 200])
    const refused = (await from('198.51.100.1')) as Response
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(50)
    expect(wait).toBeLessThanOrEqual(60)
    expect(await codeOf(refused)).toEqual([429, 'TooManyRequests'])
    expect([await from('198.51.100.2'), await from('198.51.100.1', other)]).toEqual([200, 200])
    // An IPv6 subscriber has any number of addresses.
    const line = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:3::1']
    const answers = [await from(line[0]!), await from(line[1]!), await from(line[2]!)]
    expect(answers).toEqual([200, 200, 200])
    expect(await from('2001:db8:1:2:a:b:c:d')).toBeInstanceOf(Response)
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
