import { gzipSync } from 'node:zlib'
import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startVendorEmulator, type VendorEmulator } from './start-vendor-emulator.ts'

let emulator: VendorEmulator
beforeAll(async () => {
  emulator = await startVendorEmulator({ port: 0 })
})
afterAll(() => emulator.close())
beforeEach(async () => {
  for (const room of ['', 'a']) {
    await fetch(`${emulator.url}/__vendors/hits?room=${room}`, { method: 'DELETE' })
  }
})

const hits = async (query = '') =>
  (await (await fetch(`${emulator.url}/__vendors/hits?${query}`)).json()) as object[]
const setMode = (body: object) =>
  fetch(`${emulator.url}/__vendors/mode`, { method: 'POST', body: JSON.stringify(body) })

/** Sends a request with any `Host`, which `fetch` does not allow. */
function ask(host: string, path: string): Promise<{ status: number; headers: object }> {
  return new Promise((answered, failed) => {
    const { port } = new URL(emulator.url)
    request({ port, host: 'localhost', path, headers: { host, origin: 'http://site.example' } })
      .on('response', (response) => {
        response.resume()
        answered({ status: response.statusCode!, headers: response.headers })
      })
      .on('error', failed)
      .end()
  })
}

describe('vendor emulator', () => {
  it('answers for each vendor by host, with what other origins need to read it', async () => {
    const { status, headers } = await ask('tag-manager.localhost', '/gtm.js?id=GTM-A')
    expect([status, headers]).toMatchObject([
      200,
      {
        'access-control-allow-origin': 'http://site.example',
        'content-type': 'text/javascript; charset=utf-8',
      },
    ])
    expect(await hits()).toMatchObject([
      { vendor: 'tag-manager', path: '/gtm.js', query: { id: 'GTM-A' } },
    ])
  })

  it.each([
    'evil.example',
    'evil.example:4000',
    'localhost.evil.example',
    '127.0.0.1.nip.io',
    '@localhost',
  ])('answers nobody at %s, who was led here by a name of their own', async (host) => {
    for (const path of ['/posthog/e/', '/__vendors/hits', '/__vendors'])
      expect((await ask(host, path)).status).toBe(403)
    expect(await hits()).toEqual([])
    for (const own of ['localhost', 'posthog.localhost:4000', '127.0.0.1:4000', '[::1]'])
      expect((await ask(own, '/__vendors/hits')).status).not.toBe(403)
  })

  it.each([
    ['JSON', '{"event":"x"}', {}],
    ['gzip', gzipSync('{"event":"x"}'), {}],
    [
      'a form with base64',
      `data=${encodeURIComponent(Buffer.from('{"event":"x"}').toString('base64'))}`,
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
  ])('keeps what it is told as %s, decoded', async (_form, body, headers) => {
    await fetch(`${emulator.url}/posthog/e/`, { method: 'POST', body, headers })
    expect(await hits('vendor=posthog')).toMatchObject([{ body: { event: 'x' } }])
  })

  it('keeps values of one line each apart', async () => {
    await fetch(`${emulator.url}/rum/api/v2/rum`, { method: 'POST', body: '{"a":1}\n{"b":2}' })
    expect(await hits('vendor=rum')).toMatchObject([{ body: [{ a: 1 }, { b: 2 }] }])
  })

  it('keeps rooms apart: their hits, and how vendors behave in them', async () => {
    await setMode({ vendor: 'posthog', mode: 'failing', status: 429, room: 'a' })
    const tell = (agent: string) =>
      fetch(`${emulator.url}/posthog/e/`, {
        method: 'POST',
        body: '{}',
        headers: { 'user-agent': agent },
      })
    expect((await tell('Mozilla/5.0 VendorRoom/a')).status).toBe(429)
    expect((await tell('Mozilla/5.0')).status).toBe(200)
    expect([(await hits('room=a')).length, (await hits()).length]).toEqual([1, 1])
  })

  it('refuses modes and vendors it does not know, by name', async () => {
    const wrong = await setMode({ vendor: 'posthog', mode: 'sad' })
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { error: { message: '"mode" must be one of ok, slow, failing, absent.' } },
    ])
    expect((await setMode({ vendor: 'postfrog', mode: 'ok' })).status).toBe(400)
  })

  it('shows people what it was told', async () => {
    const page = await fetch(`${emulator.url}/__vendors`)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).toContain('Vendor emulator')
  })
})
