import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sendJson, startHttp, type TestServer } from '#tests/support/start-http.ts'
import { createHttpPlatform } from './http-learning-platform.ts'

let server: TestServer
const platformUrl = 'https://northwind.platform.example'
beforeEach(async () => {
  server = await startHttp((response) => sendJson(response, 201, { platformUrl }))
})
afterEach(() => server.close())

const open = () => createHttpPlatform({ url: `${server.url}/v1`, token: 'secret' })
const trial = {
  lang: 'fr',
  companyName: 'Northwind',
  mail: 'jo@northwind.example',
  pw: 'pass word',
}
const course = { lang: 'fr', groupId: 'g-1', mail: 'jo@northwind.example', password: 'pass word' }

describe('the learning platform over HTTP', () => {
  it('[FN-01] [FORM-09] gets a trial under its own names, with the key', async () => {
    expect(await open().createFreeTrial(trial, 'key-1')).toEqual({ platformUrl })
    expect(server.requests).toMatchObject([
      {
        method: 'POST',
        url: '/v1/free-trials',
        headers: { 'idempotency-key': 'key-1', authorization: 'Bearer secret' },
      },
    ])
    expect(JSON.parse(server.requests[0]!.body)).toEqual(trial)
  })

  it('[FN-02] [FORM-11] gets a registration, whose password has its other name', async () => {
    expect(await open().registerToCourse(course, 'key-2')).toEqual({ platformUrl })
    expect(server.requests).toMatchObject([{ url: '/v1/course-registrations' }])
    expect(JSON.parse(server.requests[0]!.body)).toEqual(course)
  })

  it('is told to erase a person, with the key; whether it knows them is the same', async () => {
    server.answer = (response) => response.writeHead(202).end()
    await open().forget({ mail: 'jo@northwind.example' }, 'key-3')
    expect(server.requests).toMatchObject([
      { method: 'POST', url: '/v1/erasures', headers: { 'idempotency-key': 'key-3' } },
    ])
    expect(JSON.parse(server.requests[0]!.body)).toEqual({ mail: 'jo@northwind.example' })
    server.answer = (response) => sendJson(response, 404, {})
    await expect(open().forget({ mail: 'jo@northwind.example' }, 'key-4')).rejects.toMatchObject({
      code: 'UpstreamRefused',
    })
  })

  it.each([
    [{ platformUrl }, platformUrl],
    [{ error: 'taken' }, () => `${server.url}/`],
  ])('[OP44] does not tell that it knows a person already: %j', async (body, expected) => {
    server.answer = (response) => sendJson(response, 409, body)
    const { platformUrl: given } = await open().createFreeTrial(trial, 'key')
    expect(given).toBe(typeof expected === 'string' ? expected : expected())
  })

  it('[OP44] refuses for good what it refuses', async () => {
    server.answer = (response) => sendJson(response, 422, { mail: trial.mail })
    await expect(open().createFreeTrial(trial, 'key')).rejects.toMatchObject({
      code: 'UpstreamRefused',
      message: 'The learning platform answered with status 422.',
    })
  })

  it.each([{}, { platformUrl: 'javascript:alert(1)' }, { platformUrl: 7 }, [], null])(
    '[OP44] has failed when it answers with %j',
    async (body) => {
      server.answer = (response) => sendJson(response, 201, body)
      await expect(open().createFreeTrial(trial, 'key')).rejects.toMatchObject({
        code: 'UpstreamFailed',
      })
    },
  )
})
