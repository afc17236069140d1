/** Forms of the shipped site over HTTP: requests, stored data, and answers. */
import { beforeEach, describe, expect, it } from 'vitest'
import { createHandler, createMemoryCache, type Handler, type Lead } from '#runtime'
import { createTestPlatform, type TestPlatform } from '#tests/support/create-test-platform.ts'
import { testBaseUrl } from '#tests/support/create-test-site.ts'
import { openShippedSite } from '#tests/support/open-shipped-site.ts'
import { readHidden } from '#tests/support/sent-forms.ts'
import { createFunctionEndpoint } from '../../adapters/node/functions.ts'
import { functions, pageForm } from '../../functions/index.ts'

const site = openShippedSite()

let platform: TestPlatform
let handler: Handler
beforeEach(() => {
  platform = createTestPlatform({ site, now: () => Date.UTC(2026, 10, 21, 12) })
  handler = createHandler(site, {
    cache: createMemoryCache(),
    submit: (request, { address }) =>
      pageForm(request, { ...platform, ...(address !== undefined && { address }) }),
  })
})

const get = async (path: string) => (await handler(new Request(testBaseUrl + path))).text()

/** Makes each request a different visitor's. */
let visitors = 0
const send = (path: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
  handler(
    new Request(testBaseUrl + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body: new URLSearchParams(body),
    }),
    { address: `203.0.113.${++visitors % 250}` },
  )

async function sendForm(path: string, body: Record<string, string>) {
  const hidden = readHidden(await get(path))
  return send(path, { ...hidden, ...body })
}

const post = (body: unknown, headers: Record<string, string> = {}) => {
  const path = '/.netlify/functions/submit-form'
  const request = new Request(testBaseUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(body),
  })
  return createFunctionEndpoint(functions, platform)(request, path, {
    address: `203.0.113.${++visitors % 250}`,
  })
}

async function leads(): Promise<Lead[]> {
  const notices = await platform.leads.list({ limit: 100 })
  return notices.flatMap(({ notice }) => (notice.type === 'lead.created' ? [notice.lead] : []))
}

const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@engines.example' }

const journeys = [
  {
    locale: 'en',
    path: '/form/contact-us',
    body: { ...person, topic: 'support', message: 'It is about SCIM.', privacy: 'true' },
    completion: 'Thank you, it has arrived',
    missing: 'This line is still empty.',
  },
  {
    locale: 'de',
    path: '/de/form/kontaktieren-sie-uns',
    body: { ...person, topic: 'support', message: 'Es geht um SCIM.', privacy: 'true' },
    completion: 'Danke, es ist angekommen',
    missing: 'Hier fehlt noch etwas.',
  },
  {
    locale: 'fr',
    path: '/fr/form/contactez-nous',
    body: { ...person, topic: 'support', message: 'Il s’agit de SCIM.', privacy: 'true' },
    completion: 'Merci, c’est bien arrivé',
    missing: 'Cette ligne est encore vide.',
  },
]

describe('a form without script', () => {
  it.each(journeys)(
    '[SITE-02] [FORM-07] is kept and answered with its completion in $locale',
    async ({ locale, path, body, completion }) => {
      expect(await get(path)).not.toContain(completion)
      const response = await sendForm(path, body)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      const html = await response.text()
      expect(html).toContain(completion)
      expect(html).not.toContain('data-form="contact"')
      const { privacy: _, ...fields } = body
      expect(await leads()).toMatchObject([
        { type: 'contact', locale, page: path, email: person.email, fields },
      ])
    },
  )

  it.each(journeys)(
    '[FORM-14] comes back with its values and what is wrong in $locale',
    async ({ path, body, missing }) => {
      const response = await sendForm(path, { ...body, email: 'ada@', message: ' ' })
      expect(response.status).toBe(422)
      const html = await response.text()
      expect(html).toContain(missing)
      expect(html).toContain('value="ada@"')
      expect(html).toContain('value="Byron"')
      expect(html.match(/aria-invalid="true"/g)).toHaveLength(2)
      expect(await leads()).toEqual([])
    },
  )

  it('[FORM-07] takes as many characters as its fields, in any script', async () => {
    const { path, body } = journeys[0]!
    const message = '請'.repeat(2000)
    expect((await sendForm(path, { ...body, message })).status).toBe(200)
    expect(await leads()).toMatchObject([{ fields: { message } }])
  })

  it('is one lead however often its page is loaded again', async () => {
    const { path, body } = journeys[0]!
    for (let again = 0; again < 3; again++) await sendForm(path, body)
    expect(await leads()).toHaveLength(1)
    await sendForm(path, { ...body, message: 'Something else.' })
    expect(await leads()).toHaveLength(2)
  })

  it('never gets back a password, nor is one kept', async () => {
    const secret = 'a small sentence'
    const body = { ...person, password: secret, privacy: 'true' }
    const wrong = await sendForm('/form/free-trial', { ...body, email: '' })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).not.toContain(secret)
    const right = await sendForm('/form/free-trial', body)
    expect(right.status).toBe(200)
    expect(await right.text()).not.toContain(secret)
    expect(JSON.stringify(await platform.leads.list({ limit: 10 }))).not.toContain(secret)
  })

  it('[OP32] asks for a password of eight characters', async () => {
    const body = { ...person, password: '1234567', privacy: 'true' }
    const response = await sendForm('/form/free-trial', body)
    expect(await response.text()).toContain('At least eight characters.')
  })

  it('[FORM-09] [FORM-10] [OP33] opens a workspace and says where it is', async () => {
    const body = { ...person, password: 'a small sentence', privacy: 'true' }
    const asked: unknown[] = []
    const { learningPlatform } = platform
    platform.learningPlatform = {
      ...learningPlatform,
      createFreeTrial(trial, key) {
        asked.push(trial)
        return learningPlatform.createFreeTrial(trial, key)
      },
    }
    const response = await sendForm('/de/form/kostenlos-testen', body)
    expect(await response.text()).toMatch(/<a href="https:\/\/[^"]+"[^>]*><span>Zur Plattform/)
    expect(asked).toEqual([
      {
        lang: 'de',
        companyName: 'Mein Unternehmen',
        mail: person.email,
        firstName: 'Ada',
        lastName: 'Byron',
        pw: 'a small sentence',
      },
    ])
  })

  it('[OP33] tells success while the platform is down: the lead waits for it', async () => {
    platform.learningPlatform = {
      createFreeTrial: () => Promise.reject(new Error('down')),
      registerToCourse: () => Promise.reject(new Error('down')),
      forget: () => Promise.reject(new Error('down')),
    }
    const body = { ...person, password: 'a small sentence', privacy: 'true' }
    const response = await sendForm('/form/free-trial', body)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Your workspace is ready')
    const [notice] = await platform.leads.list({ limit: 1 })
    expect(notice).toMatchObject({
      notice: { registration: { for: 'freeTrial', person: { mail: person.email } } },
      deliveries: [{ destination: 'platform', state: 'waiting' }],
    })
  })

  it('[FORM-12] logs COURSE_REGISTRATION_ERROR when a course cannot be opened, and nothing of the person', async () => {
    const logged: unknown[] = []
    platform.log = { ...platform.log, warn: (...entry) => void logged.push(entry) }
    platform.learningPlatform = {
      createFreeTrial: () => Promise.reject(new Error('down')),
      registerToCourse: () => Promise.reject(new Error('down')),
      forget: () => Promise.reject(new Error('down')),
    }
    const path = '/certification/course-author'
    const groupId = /<select[^>]*name="groupId"[^]*?<option value="([^"]+)"/.exec(
      await get(path),
    )![1]!
    const body = { ...person, groupId, password: 'a small sentence', privacy: 'true' }
    expect((await sendForm(path, body)).status).toBe(200)
    expect(logged).toEqual([
      ['COURSE_REGISTRATION_ERROR', { lead: expect.any(String), message: 'down' }],
    ])
  })

  it.each([
    ['/form/free-trial', 'ada@gmail.com', 'Please use your address at work'],
    ['/form/demo', 'ada@gmail.com', 'Please use your address at work'],
  ])('[OP34] %s refuses %s', async (path, email, message) => {
    const response = await sendForm(path, {
      ...person,
      email,
      password: 'a small sentence',
      company: 'Engines',
      companySize: '1-49',
      country: 'GB',
      privacy: 'true',
    })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain(message)
  })

  it('[OP34] takes a free mailbox where nobody minds', async () => {
    const { path, body } = journeys[0]!
    expect((await sendForm(path, { ...body, email: 'ada@gmail.com' })).status).toBe(200)
  })

  it('[OP32] writes telephone numbers with their dial code, and shows them again as typed', async () => {
    const body = { ...person, password: 'a small sentence', privacy: 'true' }
    await sendForm('/form/free-trial', { ...body, phone: '030 123456', phone_country: 'DE' })
    expect(await leads()).toMatchObject([{ fields: { phone: '+4930123456' } }])
    const wrong = await sendForm('/form/free-trial', {
      ...body,
      phone: '12',
      phone_country: 'AT',
    })
    const html = await wrong.text()
    expect(html).toContain('There is no such number. Choose its country')
    expect(html).toContain('value="12"')
    expect(html).toMatch(/<option value="AT" selected="">/)
  })

  it.each(['/form/free-trial', '/de/form/kostenlos-testen', '/fr/form/essai-gratuit'])(
    'presets no country for the number of %s, and takes none for granted',
    async (path) => {
      const html = await get(path)
      const options = /<select[^>]*name="phone_country"[^]*?<\/select>/.exec(html)![0]
      expect(options).toMatch(/^<select[^>]*><option value=""[^>]*>[^<]+<\/option>/)
      expect(options).not.toMatch(/<option value="[^"]+" selected/)
      const body = { ...person, password: 'a small sentence', privacy: 'true' }
      const phone = '0301234567'
      for (const phone_country of ['', 'US']) {
        const response = await sendForm(path, { ...body, phone, phone_country })
        expect(response.status).toBe(422)
        expect(await response.text()).toContain(`value="${phone}"`)
      }
      expect(await leads()).toEqual([])
    },
  )

  it('keeps the extension of a number beside it', async () => {
    const body = { ...person, password: 'a small sentence', privacy: 'true' }
    await sendForm('/form/free-trial', { ...body, phone: '+49 30 123456 ext. 12' })
    expect(await leads()).toMatchObject([
      { fields: { phone: '+4930123456', phone_extension: '12' } },
    ])
  })

  it.each([
    ['jane@exämple.de', 'jane@xn--exmple-cua.de'],
    ['Jane.Doe@MÜNCHEN.de', 'Jane.Doe@xn--mnchen-3ya.de'],
    ['\u200ejane@例え.jp', 'jane@xn--r8jz45g.jp'],
    ['Jane Doe <jane@exämple.de>,', 'jane@xn--exmple-cua.de'],
    ['mailto:jane＠exämple.de', 'jane@xn--exmple-cua.de'],
  ])('takes %s for an address, as the functions do', async (email, kept) => {
    const { path, body } = journeys[0]!
    expect((await sendForm(path, { ...body, email })).status).toBe(200)
    expect(await leads()).toMatchObject([{ email: kept.toLowerCase(), fields: { email: kept } }])
  })

  it.each([
    'jane@example',
    'jane@example.123',
    'jane@exa mple.de',
    `${'j'.repeat(65)}@engines.example`,
    'jane@engines.example/x',
  ])('refuses %s, as the functions do', async (email) => {
    const { path, body } = journeys[0]!
    expect((await sendForm(path, { ...body, email })).status).toBe(422)
  })

  it('keeps what may come from a robot apart, and tells it nothing', async () => {
    const { path, body, completion } = journeys[0]!
    const response = await sendForm(path, { ...body, _trap: 'https://buy.example' })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(completion)
    expect(await leads()).toEqual([])
    const suspected = await platform.leads.list({ type: 'lead.suspected', limit: 5 })
    expect(suspected).toMatchObject([
      {
        notice: { lead: { email: person.email, fields: { message: body.message } } },
        deliveries: [],
      },
    ])
    expect(await platform.outbox.list(5)).toEqual([])
    // A person whose password manager had filled in the trap sends the form again without it.
    await sendForm(path, body)
    expect(await leads()).toHaveLength(1)
    expect(await platform.leads.count()).toMatchObject({ leads: 1, suspected: 0 })
  })

  it('tells a person what is wrong, whatever a program has filled in', async () => {
    const { path, body } = journeys[0]!
    const response = await sendForm(path, { ...body, email: 'ada@', _trap: 'Jane' })
    expect(response.status).toBe(422)
  })

  it('asks password managers to leave alone what nobody sees', async () => {
    const trap = /<input[^>]*name="_trap"[^>]*>/.exec(await get('/form/contact-us'))![0]
    for (const attribute of [
      'autoComplete="off"',
      'data-1p-ignore',
      'data-lpignore="true"',
      'data-bwignore',
      'data-form-type="other"',
    ])
      expect(trap.toLowerCase()).toContain(attribute.toLowerCase())
  })

  it('[FORM-07] unlocks its content only then', async () => {
    const path = '/ebook/the-peer-learning-playbook'
    const file = '/files/the-peer-learning-playbook-en.pdf'
    expect(await get(path)).not.toContain(file)
    expect(await get(`${path}/_payload.json`)).not.toContain(file)
    const body = { ...person, company: 'Engines', privacy: 'true' }
    expect(await (await sendForm(path, body)).text()).toContain(file)
  })

  it('keeps a field only while its condition holds', async () => {
    const { path, body } = journeys[0]!
    await sendForm(path, { ...body, plan: 'team' })
    await sendForm(path, { ...body, topic: 'sales', plan: 'team' })
    expect((await leads()).map(({ fields }) => fields['plan']).toSorted()).toEqual([
      'team',
      undefined,
    ])
  })

  it('comes back with its values while leads cannot be kept', async () => {
    platform.leads = {
      ...platform.leads,
      accept: () => Promise.reject(new Error('The disk is full.')),
    }
    const { path, body } = journeys[0]!
    const response = await sendForm(path, body)
    expect(response.status).toBe(503)
    const html = await response.text()
    expect(html).toContain('It did not arrive, and that is our fault.')
    expect(html).toContain('It is about SCIM.')
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['no form of ours', {}, 400],
  ])('is refused as a page when it comes from %s', async (_, headers, status) => {
    const response = await send('/form/contact-us', { a: 'b' }, headers)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await response.text()).toContain('<h1>')
  })
})

describe('submit-form', () => {
  const submission = (change: object = {}) => ({
    slice: 'section-3',
    document: 'Zxv8ZUGoGUCPgxGj',
    page: '/form/contact-us',
    submission: '0b0f1c9e-6f0a-4c6e-9d0e-0a1b2c3d4e5f',
    elapsed: 4000,
    trap: '',
    values: { ...person, topic: 'support', message: 'It is about SCIM.', privacy: true },
    ...change,
  })

  it('[FORM-07] answers with the completion of the section alone', async () => {
    const response = await post(submission())
    expect(response.status).toBe(200)
    const { html } = (await response.json()) as { html: string }
    expect(html).toContain('Thank you, it has arrived')
    expect(html).not.toContain('<main')
    expect(await leads()).toMatchObject([{ submission: submission().submission }])
  })

  it('keeps the same submission once', async () => {
    await Promise.all([post(submission()), post(submission())])
    expect((await post(submission())).status).toBe(200)
    expect(await leads()).toHaveLength(1)
  })

  it('names what is wrong by field', async () => {
    const response = await post(submission({ values: { email: 'ada@' } }))
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      error: { code: 'FormInvalid' },
      fields: {
        email: 'email',
        topic: 'required',
        firstName: 'required',
        message: 'required',
        privacy: 'consent',
      },
    })
  })

  it('takes nothing that was filled in faster than people write', async () => {
    expect((await post(submission({ elapsed: 200 }))).status).toBe(503)
    expect(await leads()).toEqual([])
  })

  it('keeps where a visitor came from only with consent', async () => {
    const attribution = { initial_utm_source: 'news' }
    const consents = (analytics: boolean) => ({
      cookie: `consents=${encodeURIComponent(JSON.stringify({ analytics }))}`,
    })
    const id = (digit: string) => `${digit}b0f1c9e-6f0a-4c6e-9d0e-0a1b2c3d4e5f`
    await post(submission({ attribution, submission: id('1') }))
    await post(submission({ attribution, submission: id('2') }), consents(false))
    await post(submission({ attribution, submission: id('3') }), consents(true))
    const kept = (await leads()).filter((lead) => lead.attribution)
    expect(kept).toMatchObject([{ submission: id('3'), attribution }])
  })

  it('keeps ids of ad clicks only with consent to advertising', async () => {
    const attribution = { initial_utm_source: 'google', initial_gclid: 'a', mostRecent_fbclid: 'b' }
    const send = (ad: boolean, submitted: string) =>
      post(submission({ attribution, submission: submitted }), {
        cookie: `consents=${encodeURIComponent(JSON.stringify({ analytics: true, ad }))}`,
      })
    await send(false, '1b0f1c9e-6f0a-4c6e-9d0e-0a1b2c3d4e5f')
    await send(true, '2b0f1c9e-6f0a-4c6e-9d0e-0a1b2c3d4e5f')
    const kept = (await leads()).map((lead) => lead.attribution)
    expect(kept).toContainEqual({ initial_utm_source: 'google' })
    expect(kept).toContainEqual(attribution)
  })

  it('logs a lead whose page does not say where its visitor came from, though it may', async () => {
    const logged: string[] = []
    platform.log = { ...platform.log, warn: (code) => void logged.push(code) }
    await post(submission())
    expect(logged).toEqual([])
    await post(
      submission({ attribution: {}, submission: '1b0f1c9e-6f0a-4c6e-9d0e-0a1b2c3d4e5f' }),
      {
        cookie: `consents=${encodeURIComponent(JSON.stringify({ analytics: true }))}`,
      },
    )
    expect(logged).toEqual(['LEAD_UNATTRIBUTED'])
  })

  it('answers with numbers and addresses as they are kept', async () => {
    const email = 'ada@exämple.de'
    const response = await post(submission({ values: { ...submission().values, email } }))
    expect(await response.json()).toMatchObject({ spelled: { email: 'ada@xn--exmple-cua.de' } })
  })

  it('tells success when the page of the form is gone meanwhile', async () => {
    const response = await post(submission({ page: '/form/gone' }))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ html: null })
    expect(await leads()).toHaveLength(1)
  })

  it.each<[string, unknown]>([
    ['no object', []],
    ['a stranger', submission({ more: 1 })],
    ['a section with a path', submission({ slice: '../x' })],
    ['an address in place of a path', submission({ page: '//evil.example' })],
    ['no UUID', submission({ submission: 'me' })],
    ['no time', submission({ elapsed: null })],
    ['values that are none', submission({ values: [] })],
    ['a document that is no form', submission({ document: 'ZG7DcoR6Hj1TOx8R' })],
    ['attribution with objects', submission({ attribution: { a: {} } })],
    ['attribution of no record', submission({ attribution: { utm_source: 'news' } })],
    ['attribution as it is stored', submission({ attribution: { initial: { utm_source: 'x' } } })],
  ])('refuses %s', async (_, body) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(await leads()).toEqual([])
  })
})
