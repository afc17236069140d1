import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sendJson, startHttp, type TestServer } from '#tests/support/start-http.ts'
import { embeddedDirectory } from './embedded-company-directory.ts'
import { createHttpDirectory } from './http-company-directory.ts'

const northwind = { domain: 'northwind.example', type: 'company', confidence_score: 'very high' }

let server: TestServer
beforeEach(async () => {
  server = await startHttp((response) => sendJson(response, 200, northwind))
})
afterEach(() => server.close())

const directory = () => createHttpDirectory({ url: server.url, key: 'secret' })

describe('a company by an address', () => {
  it('[SESSION-05] is found with how sure the directory is', async () => {
    expect(await directory().findByAddress('2001:db8::7')).toEqual({
      domain: 'northwind.example',
      confidence: 'very high',
    })
    expect(server.requests).toMatchObject([
      {
        url: '/v1/companies/find?ip=2001%3Adb8%3A%3A7',
        headers: { authorization: 'Bearer secret' },
      },
    ])
  })

  it.each([
    [404, { error: { type: 'unknown_record' } }],
    [202, ''],
    [200, { ...northwind, type: 'isp' }],
    [200, {}],
  ])('[SESSION-05] is not found when the answer is %i %j', async (status, body) => {
    server.answer = (response) => sendJson(response, status, body)
    expect(await directory().findByAddress('198.51.100.1')).toBeUndefined()
  })

  it('is asked for once, also when nothing is found', async () => {
    server.answer = (response) => sendJson(response, 404, {})
    const { findByAddress } = directory()
    await findByAddress('203.0.113.7')
    await findByAddress('203.0.113.7')
    expect(server.requests).toHaveLength(1)
  })

  it('[SESSION-05] is given up after 300 ms, and asked for again the next time', async () => {
    const { findByAddress } = directory()
    server.answer = () => {}
    const begin = performance.now()
    await expect(findByAddress('203.0.113.7')).rejects.toThrow('it did not answer in time')
    expect(performance.now() - begin).toBeLessThan(1500)
    server.answer = (response) => sendJson(response, 200, northwind)
    expect(await findByAddress('203.0.113.7')).toMatchObject({ domain: 'northwind.example' })
  })

  it.each<[string, TestServer['answer']]>([
    ['failing', (response) => response.writeHead(503).end()],
    ['absent', (response) => response.destroy()],
    ['refusing', (response) => response.writeHead(401).end()],
  ])('[SESSION-05] is not named by the failure of a directory that is %s', async (_, answer) => {
    server.answer = answer
    const failure = await directory()
      .findByAddress('203.0.113.7')
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'SiteError', code: expect.stringMatching(/^Upstream/) })
    expect(String(failure)).not.toContain('203.0.113.7')
  })
})

describe('a company by a domain', () => {
  it('[FN-05] is found by what people call it', async () => {
    server.answer = (response) =>
      sendJson(response, 200, { name: 'Northwind Traders', domain: 'northwind.example', id: 7 })
    expect(await directory().findByDomain('northwind.example')).toEqual({
      name: 'Northwind Traders',
      domain: 'northwind.example',
    })
    expect(server.requests).toMatchObject([{ url: '/v2/companies/find?domain=northwind.example' }])
  })

  it('[FN-05] is not found when the directory does not know it', async () => {
    server.answer = (response) => sendJson(response, 404, {})
    expect(await directory().findByDomain('unknown.example')).toBeUndefined()
  })
})

describe('the embedded directory', () => {
  it.each([
    ['acme-tools.com', 'Acme Tools', 'acme-tools.com'],
    ['mail.northwind.co.uk', 'Northwind', 'northwind.co.uk'],
    ['xn--mnchen-3ya.de', 'xn--mnchen-3ya', 'xn--mnchen-3ya.de'],
  ])('[FN-05] calls the company of %s %s', async (domain, name, registered) => {
    expect(await embeddedDirectory.findByDomain(domain)).toEqual({ name, domain: registered })
  })

  it('[FN-05] [SESSION-05] knows nobody by a suffix or an address', async () => {
    expect(await embeddedDirectory.findByDomain('co.uk')).toBeUndefined()
    expect(await embeddedDirectory.findByAddress('203.0.113.7')).toBeUndefined()
  })
})
