/** From the form to the code and its page, over HTTP. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { FormDefinition } from '#runtime'
import { createTestPlatform, type TestPlatform } from '#tests/support/create-test-platform.ts'
import { openShippedSite } from '#tests/support/open-shipped-site.ts'
import { createPersonalSite, readHidden, type Visitor } from '#tests/support/personal-site.ts'

const shipped = openShippedSite()

let platform: TestPlatform
let visit: () => Visitor
/** @param generated - whether the site generates its own codes */
function openSite(generated: boolean): void {
  const definition: FormDefinition = {
    ...shipped.forms.get('redemption')!,
    issues: { pool: 'learning-app', generated },
  }
  const site = { ...shipped, forms: new Map([...shipped.forms, ['redemption', definition]]) }
  platform = createTestPlatform({ site })
  ;({ visit } = createPersonalSite(site, platform))
}
beforeEach(() => openSite(false))

const forms = {
  en: {
    form: '/apple-redemption-code/learning-app',
    page: '/apple-redemption-code/learning-app/dashboard',
    none: 'No code has been requested',
  },
  de: {
    form: '/de/apple-redemption-code/lern-app',
    page: '/de/apple-redemption-code/lern-app/dashboard',
    none: '',
  },
  fr: {
    form: '/fr/code-apple/application',
    page: '/fr/code-apple/application/tableau-de-bord',
    none: '',
  },
}

async function ask(visitor: Visitor, email: string, form = forms.en.form): Promise<Response> {
  const hidden = readHidden(await (await visitor.get(form)).text())
  return visitor.post(form, { ...hidden, email, privacy: 'true' })
}

const codeOf = (html: string) => /<p id="[^"]*-code"[^>]*>([^<]+)<\/p>/.exec(html)?.[1]

describe('a redemption code', () => {
  it.each(Object.entries(forms))(
    '[SITE-02] is given by the form and shown on its page in %s',
    async (_, { form, page }) => {
      await platform.redemptionCodes.add('learning-app', ['AAAA-1111'])
      const visitor = visit()
      expect(codeOf((await visitor.open(page)).html)).toBeUndefined()
      const answer = await ask(visitor, 'ada@engines.example', form)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, page])
      const cookie = answer.headers.getSetCookie().join()
      expect(cookie).toContain('HttpOnly; SameSite=Lax')
      // Three letters alone may occur by chance: the id is random.
      expect(cookie).not.toMatch(/AAAA|ada[@%]|engines/)
      const { html, response } = await visitor.open(page)
      expect(codeOf(html)).toBe('AAAA-1111')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      // A copy in the browser would outlive a change.
      expect((await visitor.get(`${page}/_payload.json`)).status).toBe(404)
      // Nobody else sees it, and it was not cached.
      expect(codeOf((await visit().open(page)).html)).toBeUndefined()
      expect(await platform.leads.count()).toMatchObject({ leads: 1 })
    },
  )

  it('[SITE-02] comes with a script as a link to its page', async () => {
    await platform.redemptionCodes.add('learning-app', ['AAAA-1111'])
    const visitor = visit()
    const hidden = readHidden(await (await visitor.get(forms.en.form)).text())
    const response = await visitor.call('submit-form', {
      slice: hidden['_form'],
      document: hidden['_document'],
      page: forms.en.form,
      submission: '3f8e7a52-8f35-4c8b-9a51-0c9c1b1f0a11',
      elapsed: 4000,
      trap: '',
      values: { email: 'ada@engines.example', privacy: true },
    })
    expect(response.status).toBe(200)
    const { html } = (await response.json()) as { html: string }
    expect(html).toContain(`href="${forms.en.page}"`)
    expect(html).not.toContain('AAAA-1111')
    expect(codeOf((await visitor.open(forms.en.page)).html)).toBe('AAAA-1111')
  })

  it('is the same one for whoever asks again in the same browser', async () => {
    await platform.redemptionCodes.add('learning-app', ['AAAA-1111', 'BBBB-2222'])
    const visitor = visit()
    await ask(visitor, 'ada@engines.example')
    const again = await ask(visitor, 'Ada@engines.example')
    expect(again.status).toBe(303)
    expect(codeOf((await visitor.open(forms.en.page)).html)).toBe('AAAA-1111')
    expect(await platform.redemptionCodes.count()).toEqual([
      { pool: 'learning-app', free: 1, given: 1 },
    ])
  })

  it('goes by mail to its person, not to whoever types the address elsewhere', async () => {
    await platform.redemptionCodes.add('learning-app', ['AAAA-1111', 'BBBB-2222'])
    await ask(visit(), 'ada@engines.example')
    const stranger = visit()
    const answer = await ask(stranger, 'ada@engines.example')
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('Your code is on its way')
    expect(html).not.toContain('AAAA-1111')
    expect(stranger.cookies.size).toBe(0)
    expect(await platform.outbox.list(5)).toMatchObject([
      { kind: 'code', email: 'ada@engines.example', page: forms.en.page },
    ])
  })

  it('is told not to be there when the pool is empty, and the request is kept', async () => {
    const visitor = visit()
    const html = await (await ask(visitor, 'ada@engines.example')).text()
    expect(html).toContain('There are no codes left at the moment')
    expect(await platform.leads.count()).toMatchObject({ leads: 1 })
    await platform.redemptionCodes.add('learning-app', ['CCCC-3333'])
    expect((await ask(visitor, 'ada@engines.example')).status).toBe(303)
  })

  it('is made by the site where its form says so', async () => {
    openSite(true)
    const visitor = visit()
    await ask(visitor, 'ada@engines.example')
    expect(codeOf((await visitor.open(forms.en.page)).html)).toMatch(/^(?:[2-9A-Z]{4}-?){3}$/)
  })

  it('is given to nobody twice under 200 requests at once, and nobody gets two', async () => {
    const codes = Array.from({ length: 150 }, (_, at) => `CODE-${String(at).padStart(4, '0')}`)
    await platform.redemptionCodes.add('learning-app', codes)
    const people = Array.from({ length: 200 }, (_, at) => visitOnce(`p${at % 160}@engines.example`))
    const statuses = await Promise.all(people)
    const listed = await platform.redemptionCodes.list('learning-app')
    const given = listed.filter(({ email }) => email !== undefined)
    expect(given).toHaveLength(150)
    expect(new Set(given.map(({ email }) => email)).size).toBe(150)
    // 150 first requests end with a code; ten people get none.
    expect(statuses.filter((status) => status === 303)).toHaveLength(150)
    expect(statuses.every((status) => status === 303 || status === 200)).toBe(true)
  })

  it.each([
    ['altered', (token: string) => `${token.slice(0, -2)}AA`],
    ['of another kind', () => platform.links!.sign('preferences', 'x')],
    ['nonsense', () => '%E0%A4%A'],
  ])('is not shown for a cookie that is %s', async (_, change) => {
    await platform.redemptionCodes.add('learning-app', ['AAAA-1111'])
    const visitor = visit()
    await ask(visitor, 'ada@engines.example')
    for (const cookie of visitor.cookies.values()) cookie.value = change(cookie.value)
    const { html, response } = await visitor.open(forms.en.page)
    expect(response.status).toBe(200)
    expect(html).not.toContain('AAAA-1111')
    expect(html).toContain('No code has been requested')
  })

  it('is not shown once its person is forgotten, and not given again', async () => {
    await platform.redemptionCodes.add('learning-app', ['AAAA-1111'])
    const visitor = visit()
    await ask(visitor, 'ada@engines.example')
    await platform.leads.forget('Ada@engines.example')
    expect(codeOf((await visitor.open(forms.en.page)).html)).toBeUndefined()
    expect(await platform.redemptionCodes.list('learning-app')).toEqual([
      { code: 'AAAA-1111', givenAt: expect.any(Number) },
    ])
    expect(
      await platform.redemptionCodes.take({ pool: 'learning-app', email: 'b@x.example' }),
    ).toBe(undefined)
  })

  it('is refused with 503 while nothing can be signed, which is logged, and the request is kept', async () => {
    platform.links = undefined
    const logged: string[] = []
    platform.log = { ...platform.log, error: (code) => void logged.push(code) }
    expect((await ask(visit(), 'ada@engines.example')).status).toBe(503)
    expect(await platform.leads.count()).toMatchObject({ leads: 1 })
    await visit().get(`${forms.en.page}?token=code.x.y.z`)
    expect(logged).toEqual(['LINK_SECRET_MISSING', 'LINK_SECRET_MISSING'])
  })
})

async function visitOnce(email: string): Promise<number> {
  return (await ask(visit(), email)).status
}
