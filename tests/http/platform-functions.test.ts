/**
 * The functions of forms as a host answers them: what they forward, and their answer when that
 * fails.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEnvironment } from '#runtime'
import { createTestPlatform } from '#tests/support/create-test-platform.ts'
import { createTestSite, testBaseUrl, type TestSite } from '#tests/support/create-test-site.ts'
import { createMemoryFiles } from '#tests/support/memory-files.ts'
import { sendJson, startHttp, type TestServer } from '#tests/support/start-http.ts'
import { createFileStore } from '../../adapters/node/file-store.ts'
import { createFunctionEndpoint } from '../../adapters/node/functions.ts'
import { functions } from '../../functions/index.ts'

let upstream: TestServer
let testSite: TestSite
const platformUrl = 'https://northwind.platform.example'
beforeEach(async () => {
  testSite = createTestSite()
  upstream = await startHttp((response) => sendJson(response, 201, { platformUrl }))
})
afterEach(() => upstream.close())

const files = createMemoryFiles()
type Variables = Record<string, string>
const ask = async (name: string, init: RequestInit = {}, given: Variables = {}) => {
  const [path, query = ''] = `/.netlify/functions/${name}`.split('?') as [string, string?]
  const platform = createTestPlatform({
    site: testSite.site,
    files,
    environment: readEnvironment(given),
  })
  const request = new Request(`${testBaseUrl}${path}?${query}`, init)
  const response = await createFunctionEndpoint(functions, platform)(request, path, {})
  return { status: response.status, body: await response.json(), headers: response.headers }
}
const post = (name: string, body: object, given?: Variables, headers: Variables = {}) =>
  ask(
    name,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    },
    given,
  )
const configured = () => ({
  LEARNING_PLATFORM_URL: upstream.url,
  LEARNING_PLATFORM_TOKEN: 'secret',
})
const sent = () => upstream.requests.map(({ body }) => JSON.parse(body) as object)

const trial = {
  lang: 'de',
  companyName: 'Northwind',
  mail: 'Jo@Northwind.example',
  firstName: 'Jo',
  lastName: 'Doe',
  pw: 'correct horse',
  phone: '+49 30 123456',
}
const { companyName: _, pw, ...person } = trial
const course = { ...person, groupId: 'g-12', password: pw }

describe('create-free-trial', () => {
  it('[FN-01] [FORM-09] [OP43] passes a trial on and answers with where it is', async () => {
    const { status, body } = await post('create-free-trial', trial, configured())
    expect([status, body]).toEqual([201, { platformUrl }])
    expect(sent()).toEqual([{ ...trial, mail: 'jo@northwind.example', phone: '+4930123456' }])
  })

  it('[FORM-09] [OP33] needs language and company alone', async () => {
    const { status } = await post('create-free-trial', { lang: 'en', companyName: 'N' })
    expect(status).toBe(201)
  })

  it.each([
    ['de', 'Mein Unternehmen'],
    ['de-CH', 'Mein Unternehmen'],
    ['fr', 'Mon entreprise'],
    ['en', 'My company'],
    ['es', 'My company'],
  ])('[FORM-10] calls the workspace of who names no company, in %s, %s', async (lang, expected) => {
    await post('create-free-trial', { lang, companyName: '  ' }, configured())
    expect(sent()).toEqual([{ lang, companyName: expected }])
  })

  it('[FN-01] is one trial however often the same form comes', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const [first, again] = [
      await post('create-free-trial', trial, {}, key),
      await post('create-free-trial', trial, {}, key),
    ]
    expect(first.body).toEqual(again.body)
    expect((await post('create-free-trial', trial)).body).not.toEqual(first.body)
    await post('create-free-trial', trial, configured(), key)
    expect(upstream.requests[0]!.headers['idempotency-key']).toBe(key['idempotency-key'])
  })

  it('[FN-01] is one trial also when the same form comes many times at once, on a real disk', async () => {
    const root = mkdtempSync(join(tmpdir(), 'platform-'))
    const platforms = [createFileStore(root), createFileStore(root)].map((store) =>
      createTestPlatform({ site: testSite.site, files: store }),
    )
    const addresses = await Promise.all(
      Array.from({ length: 20 }, async (__, at) => {
        const { learningPlatform } = platforms[at % 2]!
        const named = { lang: 'en', companyName: `Company ${at}` }
        return (await learningPlatform.createFreeTrial(named, 'the same key')).platformUrl
      }),
    )
    expect(new Set(addresses).size).toBe(1)
    rmSync(root, { recursive: true })
  })

  it.each([
    ['a free mailbox', 'jo@gmail.com'],
    ['a disposable one', 'jo@mailinator.com'],
    ['a competitor', `jo@sales.${createTestSite().site.emailDomains!.competitors![0]}`],
  ])('[FORM-14] [OP34] refuses %s, and does not say which', async (__, mail) => {
    const { status, body } = await post('create-free-trial', { ...trial, mail }, configured())
    expect([status, body]).toEqual([
      400,
      {
        error: {
          code: 'EmailNotAccepted',
          message: '"mail" must be an address at your company, not at a public mailbox provider.',
        },
      },
    ])
    expect(upstream.requests).toEqual([])
  })
})

describe('register-to-course', () => {
  it('[FN-02] [FORM-11] [OP33] [OP43] passes a registration on, whose password has its other name', async () => {
    const { status, body } = await post('register-to-course', course, configured())
    expect([status, body]).toEqual([201, { platformUrl }])
    expect(sent()).toEqual([{ ...course, mail: 'jo@northwind.example', phone: '+4930123456' }])
    expect((await post('register-to-course', { ...course, pw })).status).toBe(400)
    expect((await post('register-to-course', { groupId: 'g', lang: 'fr' })).status).toBe(201)
  })

  it('[OP34] takes private mailboxes', async () => {
    const { status } = await post('register-to-course', { ...course, mail: 'jo@gmail.com' })
    expect(status).toBe(201)
  })
})

describe('what is asked about an e-mail address', () => {
  const [competitor] = createTestSite().site.emailDomains!.competitors!
  it.each([
    [`is-competitor-email?email=jo@${competitor}`, { isCompetitor: true }],
    ['is-competitor-email?email=jo@northwind.example', { isCompetitor: false }],
    ['is-professional-email?email=jo@northwind.example', { isProfessional: true }],
    ['is-professional-email?email=jo%40gmail.com', { isProfessional: false }],
    ['is-professional-email?email=jo@mailinator.com&utm_source=x', { isProfessional: false }],
    [
      'fetch-company?email=jo@mail.northwind.example',
      { company: { name: 'Northwind', domain: 'northwind.example' } },
    ],
    ['fetch-company?email=jo@gmail.com', { company: null }],
  ])('[FN-03] [FN-04] [FN-05] [OP43] %s', async (name, expected) => {
    const { status, body } = await ask(name)
    expect([status, body]).toEqual([200, expected])
  })

  it('[FN-05] asks the directory with the domain alone, and not for private mailboxes', async () => {
    upstream.answer = (response) =>
      sendJson(response, 200, { name: 'Northwind Traders', domain: 'northwind.example' })
    const given = { COMPANY_DIRECTORY_URL: upstream.url, COMPANY_DIRECTORY_KEY: 'secret' }
    await ask('fetch-company?email=jo.doe@gmail.com', {}, given)
    const { body } = await ask('fetch-company?email=jo.doe@northwind.example', {}, given)
    expect(body).toEqual({ company: { name: 'Northwind Traders', domain: 'northwind.example' } })
    expect(upstream.requests.map(({ url }) => url)).toEqual([
      '/v2/companies/find?domain=northwind.example',
    ])
  })
})

describe('what is wrong with a request', () => {
  const long = 'x'.repeat(256)
  it.each<[string, object | string, string]>([
    ['create-free-trial', { companyName: 'N' }, '"lang" is missing.'],
    ['create-free-trial', { lang: 'de' }, '"companyName" is missing.'],
    ['create-free-trial', { ...trial, lang: '../x' }, '"lang" is not written as it must be.'],
    ['create-free-trial', { ...trial, companyName: 7 }, '"companyName" must be text.'],
    ['create-free-trial', { ...trial, companyName: long }, '"companyName" must have at most 255'],
    ['create-free-trial', { ...trial, mail: 'jo' }, '"mail" must be an e-mail address:'],
    ['create-free-trial', { ...trial, pw: 'short' }, '"pw" must have at least 8 characters.'],
    ['create-free-trial', { ...trial, phone: '030 123' }, '"phone" must be a phone number'],
    ['create-free-trial', { ...trial, password: 'x' }, 'The body has an unknown key.'],
    ['create-free-trial', [], 'The body must be of type object.'],
    ['register-to-course', { lang: 'de' }, '"groupId" is missing.'],
    ['register-to-course', { ...course, groupId: '../x' }, '"groupId" is not written as it must'],
    ['is-competitor-email', '', '"email" is missing.'],
    ['is-professional-email', '?email=jo@x', '"email" must be an e-mail address:'],
    ['fetch-company', `?email=${long}@x.example`, '"email" must have at most 254 characters.'],
  ])('[OP44] %s is told %#', async (name, input, message) => {
    const { status, body } =
      typeof input === 'string' ? await ask(name + input) : await post(name, input)
    const { error } = body as { error: { code: string; message: string } }
    expect([status, error.code]).toEqual([400, 'InputInvalid'])
    expect(error.message).toContain(message)
  })
})

describe('what fails behind a function', () => {
  const cases: [string, string, () => Promise<{ status: number; body: unknown }>][] = [
    ['a trial', 'create-free-trial', () => post('create-free-trial', trial, configured())],
    ['a course', 'register-to-course', () => post('register-to-course', course, configured())],
    [
      'a company',
      'fetch-company',
      () =>
        ask(
          'fetch-company?email=jo@northwind.example',
          {},
          { COMPANY_DIRECTORY_URL: upstream.url, COMPANY_DIRECTORY_KEY: 'secret' },
        ),
    ],
  ]

  it.each(cases)('[OP44] is a 502 of %s, and names nobody', async (__, name, asked) => {
    upstream.answer = (response, at) =>
      sendJson(response, at === 0 ? 503 : 400, { stack: 'at /srv/secret.js', mail: trial.mail })
    const { status, body } = await asked()
    expect([status, body]).toEqual([
      502,
      {
        error: {
          code: 'UpstreamFailed',
          message: 'A service behind this site failed. Try again later.',
        },
      },
    ])
    expect(testSite.logs).toMatchObject([
      { level: 'warn', code: 'UPSTREAM_FAILED', data: { function: name } },
    ])
    expect(JSON.stringify(testSite.logs)).not.toMatch(/northwind|Doe|horse|secret/i)
  })

  it('[OP44] is a 502 when the answer is not what it must be', async () => {
    upstream.answer = (response) =>
      sendJson(response, 200, { name: 'x'.repeat(1000), domain: 'northwind.example' })
    const { status } = await cases[2]![2]()
    expect(status).toBe(502)
    expect(testSite.logs).toMatchObject([
      {
        level: 'error',
        code: 'FUNCTION_ANSWER_INVALID',
        data: {
          function: 'fetch-company',
          reason: '"company.name" must have at most 255 characters.',
        },
      },
    ])
  })

  it.each([
    ['create-free-trial', trial],
    ['register-to-course', course],
  ])('[OP44] %s is a 503 where there is no platform', async (name, body) => {
    const answer = await post(name, body, { LEARNING_PLATFORM_URL: 'none' })
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'NotConfigured' } } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(testSite.logs).toMatchObject([
      { level: 'warn', code: 'UPSTREAM_NOT_CONFIGURED', data: { function: name } },
    ])
  })

  it('[OP44] does not tell whether the platform knew the person', async () => {
    const fresh = await post('create-free-trial', trial, configured())
    upstream.answer = (response) => sendJson(response, 409, { platformUrl })
    const known = await post('create-free-trial', trial, configured())
    expect([known.status, known.body]).toEqual([fresh.status, fresh.body])
    // And the data of people that the embedded platform keeps:
    await post('create-free-trial', trial)
    expect(JSON.stringify([...files.kept])).not.toMatch(/jo@|horse|Doe/)
  })
})
