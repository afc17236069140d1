import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { faults, startContentService } from '../service/index.ts'
import type { Fault, RunningContentService } from '../service/index.ts'
import { createRepositoryApi, createRepositoryReader } from './index.ts'

let folder: string
let service: RunningContentService
let slept: number[]
let told: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'repository-'))
  const languages = [{ id: 'en-us', name: 'English' }]
  writeFileSync(join(folder, 'repository.json'), JSON.stringify({ name: 'my-site', languages }))
  service = await startContentService({ folders: [folder], writes: { token: 'right' } })
  slept = []
  told = []
})
afterEach(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
})

const open = (options: Partial<Parameters<typeof createRepositoryApi>[0]> = {}) =>
  createRepositoryApi({
    repository: 'my-site',
    token: 'right',
    endpoint: service.url,
    sleep: async (ms) => void slept.push(Math.round(ms)),
    tell: (text) => void told.push(text),
    ...options,
  })
const page = { type: 'page', lang: 'en-us', uid: 'home', tags: [], data: {} }
const times = (fault: Fault, count: number) => ({ ...fault, times: count })

describe('a repository that does not take a request', () => {
  it('for want of a valid token: names repository, request, status and variables', async () => {
    await expect(open({ token: 'wrong' }).listModels('slices')).rejects.toMatchObject({
      code: 'WriteTokenRefused',
      text: expect.stringMatching(
        /"my-site" refused the write token at GET http.*\/custom-types-api\/slices \(status 401\): The write token is missing.* Set PRISMIC_WRITE_TOKEN/,
      ),
    })
    await expect(open({ repository: 'other-site' }).publish()).rejects.toMatchObject({
      code: 'WriteTokenRefused',
      text: expect.stringContaining('status 403'),
    })
    expect(slept).toEqual([])
  })

  it('waits as long as a 429 says, 1.5 s when it does not, and sends once what may be there once', async () => {
    service.faults.next(faults.rateLimited('2'))
    service.faults.next(faults.rateLimited())
    service.faults.next(faults.rateLimited('0'))
    const refused = open().createDocument(page)
    await expect(refused).rejects.toMatchObject({ code: 'WriteNotTaken' })
    expect(slept).toEqual([2000, 1500, 0])
    expect(told).toEqual([
      expect.stringMatching(/it limits requests\. Trying again in 2 s \.\.\.$/),
    ])
    service.faults.next(faults.rateLimited('3600'))
    await expect(open().listAssets()).rejects.toMatchObject({
      code: 'RepositoryUnavailable',
      text: expect.stringMatching(/asks to wait 3600 seconds.*Run the command again later/),
    })
    service.faults.next(times(faults.rateLimited('1'), 30))
    await expect(open().listAssets()).rejects.toThrow('limited 20 times in a row')
  })

  it('tries again after a 500 or a dropped connection, but not what could be there twice then', async () => {
    service.faults.next({ status: 500, body: '{"message":"Oops"}' })
    service.faults.next(faults.down)
    expect(await open().listModels('customtypes')).toEqual([])
    expect(slept).toEqual([1000, 2000])
    expect(told).toEqual([
      expect.stringMatching(
        /about its customtypes .*status 500, Oops\. Trying again in 1 s \.\.\.$/,
      ),
      expect.stringMatching(/about its customtypes .*Trying again in 2 s \.\.\.$/),
    ])
    service.faults.next(times(faults.html(502), 4))
    await expect(open().listModels('customtypes')).rejects.toMatchObject({
      code: 'RepositoryUnavailable',
      text: expect.stringContaining('status 502, it sent a page of HTML'),
    })
    const before = service.requests.length
    service.faults.next({ status: 500, body: '{"message":"Oops"}' })
    await expect(open().createDocument(page)).rejects.toThrow(
      'did not answer about the page "home" (en-us) (POST',
    )
    expect(service.requests.length - before).toBe(1)
  })

  it('gives up on one that hangs', async () => {
    service.faults.next(times(faults.hang, 4))
    const refused = open({ timeoutMs: 50 }).listAssets()
    await expect(refused).rejects.toMatchObject({
      code: 'RepositoryUnavailable',
      text: expect.stringContaining('no answer within 0.05 seconds'),
    })
    service.faults.next(times(faults.hang, 4))
    const reader = createRepositoryReader({
      repository: 'my-site',
      endpoint: service.endpoint,
      timeoutMs: 50,
      sleep: async () => {},
    })
    await expect(reader.all()).rejects.toMatchObject({ code: 'RepositoryUnavailable' })
  })

  it('because of what was sent: says each field and the reason', async () => {
    await expect(open().createDocument(page)).rejects.toMatchObject({
      code: 'WriteNotTaken',
      text: expect.stringMatching(
        /did not take the page "home" \(en-us\).*status 400.*type: There is no such custom type.*push the models first/,
      ),
    })
    const model = {
      id: 'page',
      label: 'Page',
      repeatable: true,
      status: true,
      json: { Main: { x: { type: 'Odd' } } },
    }
    await expect(open().insertModel('customtypes', model)).rejects.toMatchObject({
      code: 'WriteNotTaken',
      text: expect.stringMatching(/did not take the model "page".*json\.Main\.x has no known type/),
    })
  })

  it('keeps a picture of a slice under a name that says what is in it, and takes no form twice', async () => {
    const api = open()
    const png = new Uint8Array([137, 80, 78, 71])
    const url = await api.uploadScreenshot('hero', 'default', png, '')
    expect(url).toMatch(
      /\/screenshots\/my-site\/shared-slices\/hero\/default\/[\da-f]{40}\.png\?auto=/,
    )
    const image = await fetch(url)
    expect([image.headers.get('content-type'), await image.bytes()]).toEqual(['image/png', png])
    const before = service.requests.length
    expect(await api.uploadScreenshot('hero', 'default', png, url)).toBe(url)
    expect(service.requests).toHaveLength(before)
    const body = new FormData()
    body.set('key', 'my-site/shared-slices/../../x.png')
    body.set('file', new File([png], 'x.png'))
    const used = service.requests.find((one) => one.includes('/upload/'))!
    expect((await fetch(used, { method: 'POST', body })).status).toBe(401)
  })

  it('is told when an answer is no answer of this API', async () => {
    service.faults.next(faults.brokenJson)
    await expect(open().listModels('slices')).rejects.toMatchObject({
      code: 'RepositoryAnswerInvalid',
      text: expect.stringContaining('Check PRISMIC_WRITE_ENDPOINT'),
    })
  })

  it('[PAGEBUILDER-11] pauses as Prismic asks between writes, and not before reads', async () => {
    const api = open({ pauseMs: 1500 })
    await api.publish()
    await api.listAssets()
    await api.publish()
    expect(slept).toHaveLength(1)
    expect(slept[0]).toBeGreaterThan(1000)
    expect(slept[0]).toBeLessThanOrEqual(1500)
  })
})
