/** The newsletter and the preference center over HTTP: requests, stored data, mails. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Lead, MailPreferences, Subscriber } from '#runtime'
import { createTestPlatform, type TestPlatform } from '#tests/support/create-test-platform.ts'
import { openShippedSite } from '#tests/support/open-shipped-site.ts'
import { createPersonalSite, readHidden, type Visitor } from '#tests/support/personal-site.ts'
import { testBaseUrl } from '#tests/support/create-test-site.ts'
import { composeMail } from '../../functions/index.ts'

const site = openShippedSite()

let now: number
let platform: TestPlatform
let visit: () => Visitor
let endpoint: ReturnType<typeof createPersonalSite>['endpoint']
beforeEach(() => {
  now = Date.UTC(2026, 10, 21, 12)
  platform = createTestPlatform({ site, now: () => now })
  ;({ visit, endpoint } = createPersonalSite(site, platform))
})

const pages = {
  en: { form: '/newsletter-form', center: '/email-preference-center' },
  de: { form: '/de/newsletter-abonnieren', center: '/de/email-einstellungen-center' },
  fr: { form: '/fr/inscription-newsletter', center: '/fr/centre-preferences-email' },
}
const ada = 'ada@engines.example'
const minutes = 60_000
const days = 86_400_000

async function subscribe(email = ada, form = pages.en.form): Promise<Response> {
  const visitor = visit()
  const hidden = readHidden(await (await visitor.get(form)).text())
  return visitor.post(form, { ...hidden, email, privacy: 'true' })
}

/** The newest mail to an address, as it would be sent. */
async function mailTo(email = ada) {
  const mail = (await platform.outbox.list(50)).find((one) => one.email === email)
  const letter = mail && (await composeMail(mail, platform))
  if (!letter) return undefined
  const link = new URL(/http\S+/.exec(letter.text)![0])
  return { ...letter, kind: mail.kind, path: link.pathname + link.search }
}

async function confirm(email = ada, form = pages.en.form) {
  await subscribe(email, form)
  const visitor = visit()
  const { html, path } = await visitor.open((await mailTo(email))!.path)
  const answer = await visitor.post(path, readHidden(html))
  return { visitor, path, html: await answer.text() }
}

/** A visitor on their preferences page, with its form as shown. */
async function openPreferences(email = ada) {
  const { id } = (await platform.mailPreferences.findByEmail(email))!
  const visitor = visit()
  const token = platform.links!.sign('preferences', id)
  const { html } = await visitor.open(`${pages.en.center}?token=${token}`)
  return { visitor, token, html, hidden: readHidden(html) }
}

const find = async (email = ada) => (await platform.mailPreferences.findByEmail(email))!

async function told(): Promise<Lead['fields'][]> {
  const notices = await platform.leads.list({ limit: 50 })
  return notices.flatMap(({ notice }) =>
    notice.type === 'lead.created' && notice.lead.type === 'mailPreferences'
      ? [notice.lead.fields]
      : [],
  )
}

const chosenIn = (html: string) =>
  [...html.matchAll(/<input[^>]*name="topic\.(\w+)"[^>]*>/g)].flatMap(([tag, key]) =>
    /\bchecked\b/.test(tag!) ? [key] : [],
  )

describe('the newsletter', () => {
  it.each(Object.entries(pages))(
    '[SITE-01] [SITE-02] begins in %s once the owner of the address has confirmed it',
    async (locale, { form, center }) => {
      expect((await subscribe(ada, form)).status).toBe(200)
      expect(await find()).toMatchObject({ state: 'pending', topics: [], locale })
      const mail = (await mailTo())!
      expect(mail.kind).toBe('confirm')
      expect(mail.path).toMatch(new RegExp(`^${center}\\?token=confirm\\.`))
      expect(mail.path).not.toContain('ada')
      const visitor = visit()
      const { html, path, response } = await visitor.open(mail.path)
      expect(path).toBe(center)
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      // Link scanners open them too.
      expect(await find()).toMatchObject({ state: 'pending' })
      const answer = await visitor.post(path, readHidden(html))
      expect(answer.status).toBe(200)
      const text = await answer.text()
      expect(text).toMatch(/Confirmed\.|Bestätigt\.|C’est confirmé\./)
      expect(chosenIn(text)).toEqual(['letter'])
      expect(await find()).toMatchObject({ state: 'confirmed', topics: ['letter'] })
      expect(await told()).toEqual([{ state: 'confirmed', topics: ['letter'] }])
    },
  )

  it('sends one mail to confirm, however often the form is sent', async () => {
    await subscribe()
    now += minutes
    await subscribe()
    expect(await platform.outbox.list(5)).toHaveLength(1)
    now += 11 * minutes
    await subscribe()
    expect(await platform.outbox.list(5)).toHaveLength(2)
  })

  it('does not begin again by an old link', async () => {
    const { visitor, path } = await confirm()
    const old = (await mailTo())!.path
    const { headers } = (await mailTo())!
    const oneClick = new URL(/^<(.+)>$/.exec(headers['List-Unsubscribe']!)![1]!)
    const request = new Request(testBaseUrl + oneClick.pathname + oneClick.search, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect((await endpoint(request, oneClick.pathname, {})).status).toBe(200)
    const { html } = await visitor.open(old)
    const answer = await (await visitor.post(path, readHidden(html))).text()
    expect(answer).toContain('you will not get any more e-mails from us')
    expect(await find()).toMatchObject({ state: 'unsubscribed', topics: [] })
    // The newest first: nothing is reported that did not happen.
    expect(await told()).toEqual([
      { state: 'unsubscribed' },
      { state: 'confirmed', topics: ['letter'] },
    ])
  })

  it('cannot be confirmed after a week, and who never does is erased', async () => {
    await subscribe()
    const { path } = (await mailTo())!
    now += 8 * days
    expect((await visit().open(path)).path).toBe(`${pages.en.center}?link=expired`)
    expect(await platform.mailPreferences.purge(now - 30 * days)).toBe(0)
    now += 30 * days
    expect(await platform.mailPreferences.purge(now - 30 * days)).toBe(1)
  })

  it('goes on for who has it already, whoever types the address into the form', async () => {
    await confirm()
    await subscribe()
    expect(await find()).toMatchObject({ state: 'confirmed', topics: ['letter'] })
  })
})

describe('e-mail preferences', () => {
  beforeEach(() => confirm())

  it('are changed without script, and the answer shows what is kept', async () => {
    const { visitor, hidden, html } = await openPreferences()
    expect(html).toContain('a…@engines.example')
    expect(html).not.toContain(ada)
    const answer = await visitor.post(pages.en.center, {
      ...hidden,
      'topic.events': 'on',
      'topic.product': 'on',
      pause: '0',
    })
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(text).toContain('Saved. It takes effect')
    expect(chosenIn(text)).toEqual(['events', 'product'])
    expect(await find()).toMatchObject({ state: 'confirmed', topics: ['events', 'product'] })
    expect(await told()).toContainEqual({
      state: 'confirmed',
      topics: ['events', 'product'],
      pauseDays: '0',
    })
  })

  it('are changed with script', async () => {
    const { visitor, token } = await openPreferences()
    const values = { _mail: 'save', _token: token, 'topic.events': true, 'topic.letter': false }
    const answer = await visitor.call('mail-preferences', { values: { ...values, pause: '0' } })
    expect([answer.status, await answer.json()]).toEqual([200, { answer: 'saved' }])
    expect(await find()).toMatchObject({ topics: ['events'] })
  })

  it.each([
    { 'topic.evil': true },
    { 'topic.constructor': true },
    { 'topic.__proto__x': true },
    { 'topic.': true },
    { 'topic.letter': true, 'topic.LETTER': true },
    { 'topic.<script>': true },
  ])('know no other topics than those of the page: %j', async (topics) => {
    const { visitor, token } = await openPreferences()
    const before = await find()
    const values = { _mail: 'save', _token: token, ...topics, pause: '0' }
    const answer = await visitor.call('mail-preferences', { values })
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { code: 'TopicUnknown' } },
    ])
    const form = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value === true ? 'on' : String(value)]),
    )
    expect((await visitor.post(pages.en.center, form)).status).toBe(400)
    expect(await find()).toEqual(before)
    expect(await told()).toHaveLength(1)
  })

  it.each(['30', '90'])('can be paused for %s days, which end by themselves', async (pause) => {
    const { visitor, hidden } = await openPreferences()
    const body = { ...hidden, 'topic.letter': 'on' }
    const text = await (await visitor.post(pages.en.center, { ...body, pause })).text()
    expect(text).toMatch(/As it is, until (December|February) \d+, 202[67]/)
    expect(await find()).toMatchObject({ state: 'paused' })
    // Unchanged with other topics.
    await visitor.post(pages.en.center, { ...body, 'topic.events': 'on', pause: 'keep' })
    expect(await find()).toMatchObject({ state: 'paused', topics: ['letter', 'events'] })
    now += Number(pause) * days + 1
    expect(await find()).toMatchObject({ state: 'confirmed', topics: ['letter', 'events'] })
  })

  it.each([
    ['the box', { 'topic.letter': 'on', none: 'on' }],
    ['no topic left', {}],
  ])('end by %s', async (_, choice) => {
    const { visitor, hidden } = await openPreferences()
    const text = await (
      await visitor.post(pages.en.center, { ...hidden, ...choice, pause: '0' } as never)
    ).text()
    expect(text).toContain('you will not get any more e-mails from us')
    expect(await find()).toMatchObject({ state: 'unsubscribed', topics: [] })
    expect(await told()).toContainEqual({ state: 'unsubscribed' })
  })

  it('are those of the last choice when two tabs are open', async () => {
    const first = await openPreferences()
    const second = await openPreferences()
    await first.visitor.post(pages.en.center, { ...first.hidden, none: 'on' })
    const answer = await second.visitor.post(pages.en.center, {
      ...second.hidden,
      'topic.events': 'on',
      pause: '0',
    })
    expect(chosenIn(await answer.text())).toEqual(['events'])
    expect(await find()).toMatchObject({ state: 'confirmed', topics: ['events'] })
  })

  it.each([
    ['altered', (token: string) => token.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))],
    [
      'for another person',
      (token: string) => token.replace(/\.[\w-]{36}\./, `.${crypto.randomUUID()}.`),
    ],
    ['for another purpose', (token: string) => token.replace(/^\w+/, 'confirm')],
    ['expired later', (token: string) => token.replace(/\.([0-9a-z]+)\.([\w-]+)$/, '.zzzzzzz.$2')],
    ['nothing', () => ''],
    ['very long', () => `preferences.${'a'.repeat(9000)}`],
  ])('are not opened by a token that is %s', async (_, change) => {
    const { token } = await openPreferences()
    const bad = change(token)
    expect(bad).not.toBe(token)
    const before = await find()
    const visitor = visit()
    const { path, html } = await visitor.open(`${pages.en.center}?token=${encodeURIComponent(bad)}`)
    expect(path).toBe(`${pages.en.center}?link=expired`)
    expect(html).toContain('This link is no longer valid')
    expect(html).not.toContain('a…@')
    expect(visitor.cookies.size).toBe(0)
    const sent = { _mail: 'save', _token: bad, none: 'on' }
    expect((await visitor.post(pages.en.center, sent)).status).toBe(403)
    const answer = await visitor.call('mail-preferences', { values: { ...sent, none: true } })
    expect(await answer.json()).toEqual({ answer: 'linkExpired' })
    expect(await find()).toEqual(before)
  })

  it('[SITE-02] are open in every language of the page, and a bad link closes them in all', async () => {
    const { visitor } = await openPreferences()
    for (const { center } of Object.values(pages)) {
      expect((await visitor.open(center)).html).toContain('a…@engines.example')
    }
    await visitor.open(`${pages.de.center}?token=bad`)
    for (const { center } of Object.values(pages)) {
      expect((await visitor.open(center)).html).not.toContain('a…@')
    }
    expect(visitor.cookies.size).toBe(0)
  })

  it('are the same page and the same answer for every address, known or not', async () => {
    now += minutes
    const ask = async (email: string) => {
      const answer = await visit().post(pages.en.center, { _mail: 'link', _locale: 'en', email })
      return { status: answer.status, html: await answer.text() }
    }
    expect(await ask('nobody@engines.example')).toEqual(await ask(ada))
    expect((await ask('no address')).status).toBe(422)
    expect((await mailTo())!.path).toMatch(/^\/email-preference-center\?token=preferences\./)
    expect(await mailTo('nobody@engines.example')).toBeUndefined()
  })

  it('are told not to be kept while the store is down, with the choice as it was made', async () => {
    const { visitor, hidden } = await openPreferences()
    const broken: MailPreferences = {
      ...platform.mailPreferences,
      change: () => Promise.reject(new Error('disk full')),
    }
    Object.assign(platform, { mailPreferences: broken })
    const { visit: again } = createPersonalSite(site, platform)
    const answer = await again().post(pages.en.center, {
      ...hidden,
      'topic.research': 'on',
      pause: '0',
    })
    expect(answer.status).toBe(503)
    expect(chosenIn(await answer.text())).toEqual(['research'])
    expect(await find()).toMatchObject({ topics: ['letter'] })
    expect(visitor.cookies.size).toBe(3)
  })

  it('answer 503 while there is no secret, log it, and the page is there all the same', async () => {
    const logged: unknown[] = []
    const error = (code: string, data: object) => void logged.push([code, data])
    Object.assign(platform, { links: undefined, log: { ...platform.log, error } })
    const { visit: again } = createPersonalSite(site, platform)
    expect((await again().get(pages.en.center)).status).toBe(200)
    const answer = await again().get(`${pages.en.center}?token=preferences.x.y.z`)
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('cannot be changed right now')
    const sent = { _mail: 'link', _locale: 'en', email: ada }
    expect((await again().post(pages.en.center, sent)).status).toBe(503)
    expect((await again().call('mail-preferences', { values: sent })).status).toBe(503)
    const missing = (where: object) => ['LINK_SECRET_MISSING', expect.objectContaining(where)]
    expect(logged).toEqual([
      missing({ path: pages.en.center }),
      missing({ function: 'mail-preferences' }),
      missing({ function: 'mail-preferences' }),
    ])
  })

  it.each([
    { body: {} },
    { body: [] },
    { body: 'x' },
    { body: { values: null } },
    { body: { values: { _mail: 3 } } },
  ])('refuse $body with 400', async ({ body }) => {
    const answer = await visit().call('mail-preferences', body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code: 'PreferencesInvalid' } })
  })

  it('are forgotten with the person', async () => {
    const { token } = await openPreferences()
    await platform.leads.forget(ada)
    expect(await platform.mailPreferences.findByEmail(ada)).toBeUndefined()
    expect(await platform.outbox.list(5)).toEqual([])
    const { html } = await visit().open(`${pages.en.center}?token=${token}`)
    expect(html).not.toContain('a…@')
  })
})

describe('one-click List-Unsubscribe (RFC 8058)', () => {
  let subscriber: Subscriber
  let address: string
  beforeEach(async () => {
    await confirm()
    subscriber = await find()
    const { headers } = (await mailTo())!
    address = /^<(https?:\/\/[^>]+)>$/.exec(headers['List-Unsubscribe']!)![1]!
  })

  const send = (body: BodyInit, url = address) => {
    const { pathname, search } = new URL(url)
    // As a mail program sends it: without origin and cookies.
    const request = new Request(testBaseUrl + pathname + search, { method: 'POST', body })
    return endpoint(request, pathname, { address: '198.51.100.7' })
  }

  it.each([
    ['form', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    [
      'multipart',
      (() => {
        const form = new FormData()
        form.set('List-Unsubscribe', 'One-Click')
        return form
      })(),
    ],
  ])('ends all mails by a POST (%s) from anywhere', async (_, body) => {
    const answer = await send(body)
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await find()).toMatchObject({ state: 'unsubscribed', topics: [] })
    expect(await told()).toContainEqual({ state: 'unsubscribed' })
    const { changedAt } = await find()
    now += minutes
    expect((await send(body)).status).toBe(200)
    expect(await find()).toMatchObject({ changedAt })
  })

  it('works for longer than a year, and not by an altered address', async () => {
    now += 390 * days
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const altered = address.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))
    expect((await send(body, altered)).status).toBe(403)
    expect(await find()).toEqual(subscriber)
    expect((await send(body)).status).toBe(200)
    expect(await find()).toMatchObject({ state: 'unsubscribed' })
  })

  it('is offered by the headers of each mail about mails', async () => {
    const { headers } = (await mailTo())!
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(address).toMatch(/\/\.netlify\/functions\/unsubscribe\?token=unsubscribe\.[\w.-]+$/)
  })

  it('needs the words of the header', async () => {
    expect((await send(new URLSearchParams({ a: 'b' }))).status).toBe(400)
    expect((await send('{}')).status).toBe(415)
    expect(await find()).toEqual(subscriber)
  })

  it('changes nothing by a GET, which leads to the page with a button', async () => {
    const { pathname, search } = new URL(address)
    const visitor = visit()
    const { html, path } = await visitor.open(pathname + search)
    expect(path).toBe(pages.en.center)
    expect(await find()).toEqual(subscriber)
    // Somebody to whom the mail was forwarded sees no data of the person.
    expect(html).not.toContain('a…@')
    const text = await (await visitor.post(path, readHidden(html))).text()
    expect(text).toContain('you will not get any more e-mails from us')
    expect(await find()).toMatchObject({ state: 'unsubscribed' })
  })

  it('answers HEAD as GET, without a body', async () => {
    const { pathname, search } = new URL(address)
    const ask = async (method: string) => {
      const request = new Request(testBaseUrl + pathname + search, { method })
      const { status, headers, body } = await endpoint(request, pathname, {})
      return { status, location: headers.get('location'), allow: headers.get('allow'), body }
    }
    const got = await ask('GET')
    expect(await ask('HEAD')).toEqual({ ...got, body: null })
    expect(got).toMatchObject({ status: 303 })
    for (const method of ['OPTIONS', 'PUT'])
      expect((await ask(method)).allow).toBe('POST, GET, HEAD, OPTIONS')
    expect(await find()).toEqual(subscriber)
  })

  it('lets its token do nothing else', async () => {
    const token = new URL(address).searchParams.get('token')!
    const sent = { _mail: 'save', _token: token, 'topic.events': 'on', pause: '0' }
    expect((await visit().post(pages.en.center, sent)).status).toBe(403)
    expect(await find()).toEqual(subscriber)
  })
})
