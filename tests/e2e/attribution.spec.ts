/** Where a visitor came from: known while the page is open, kept with consent only. */
import { readEvents, recordEvents } from './support/recorder.ts'
import { expect, rememberConsent, waitForMachines, type Page } from './support/test.ts'
import { test } from './support/vendors.ts'

interface Records {
  initial: Record<string, string> | null
  mostRecent: Record<string, string> | null
}

const readRecords = (page: Page) =>
  page.evaluate((): Records => {
    const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as null
    return {
      initial: read('initial_traffic_source'),
      mostRecent: read('most_recent_traffic_source'),
    }
  })
const readVisit = async (page: Page) => {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'colloquy-session')
}
const readSession = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('analytics_session')!) as Record<string, unknown>,
  )
/** The site's own, all of it. */
const keptText = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify(
      ['initial_traffic_source', 'most_recent_traffic_source', 'analytics_session'].map((key) =>
        localStorage.getItem(key),
      ),
    ),
  )

interface Told {
  event: string
  properties: Record<string, unknown>
}

const banner = (page: Page) => page.getByRole('region', { name: 'May we take notes?' })
const answer = (page: Page, name: 'Accept all' | 'Refuse all') =>
  banner(page).getByRole('button', { name }).click()
/** In place: the document stays the one the visitor landed on. */
const follow = async (page: Page, path: string) => {
  await page.evaluate(() => Object.assign(window, { isLanding: true }))
  await page.locator(`footer a[href="${path}"]`).first().click()
  await expect(page).toHaveURL((url) => url.pathname === path)
  expect(await page.evaluate(() => 'isLanding' in window)).toBe(true)
}
const untilStored = (page: Page) =>
  expect.poll(async () => (await readVisit(page))?.value, { timeout: 15_000 }).toBe('active')
/** Time for anything that might still be written. */
const untilQuiet = (page: Page) => page.waitForTimeout(2000)

const campaign =
  '/pricing?utm_source=news&utm_medium=mail&utm_campaign=spring&gclid=g-1&email=jane@acme.example'
const google = { referer: 'https://www.google.com/search?q=secret' }

test.describe('inside Europe', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'DE' } })

  test('[SITE-05] [SESSION-02] nothing is kept or asked for before the visitor answers, nor after a refusal', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/.netlify/functions/fetch-company-domain'))
        asked.push(request.url())
    })
    await page.goto(campaign, google)
    await expect(banner(page)).toBeVisible()
    await untilQuiet(page)
    expect(await readRecords(page)).toEqual({ initial: null, mostRecent: null })
    await answer(page, 'Refuse all')
    await untilQuiet(page)
    expect(await readRecords(page)).toEqual({ initial: null, mostRecent: null })
    expect(await readVisit(page)).toBeUndefined()
    expect(asked).toEqual([])
  })

  test('[TRAFFIC-02] [SESSION-01] consent on a later page keeps the first landing', async ({
    page,
  }) => {
    await page.goto(campaign, google)
    await waitForMachines(page)
    await follow(page, '/legal/imprint')
    await answer(page, 'Accept all')
    await untilStored(page)
    const record = {
      utm_campaign: 'spring',
      utm_content: '',
      utm_medium: 'mail',
      utm_source: 'news',
      utm_term: '',
      landingPage: '/pricing',
      // Without what was searched for.
      referrer: 'https://www.google.com/search',
      gclid: 'g-1',
    }
    expect(await readRecords(page)).toEqual({ initial: record, mostRecent: record })
    expect(await readVisit(page)).toMatchObject({
      expires: -1,
      sameSite: 'Lax',
      secure: true,
      path: '/',
    })
  })

  test('[SITE-05] withdrawing the consent erases the records, and they are not written again', async ({
    page,
  }) => {
    await page.goto(campaign, google)
    await answer(page, 'Accept all')
    await untilStored(page)
    await page
      .locator('footer')
      .getByRole('button', { name: /cookie/i })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Refuse all' }).click()
    await expect.poll(() => readRecords(page)).toEqual({ initial: null, mostRecent: null })
    await untilQuiet(page)
    expect(await readRecords(page)).toEqual({ initial: null, mostRecent: null })
    expect(await readVisit(page)).toBeUndefined()
  })
})

test.describe('with consent to analytics only', () => {
  test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!, { analytics: true }))

  test('[TRAFFIC-01] [TRAFFIC-05] no click id is kept; a form page is a conversion page', async ({
    page,
  }) => {
    await page.goto(campaign, google)
    await untilStored(page)
    expect((await readRecords(page)).initial).not.toHaveProperty('gclid')
    await page.goto('/form/demo?from=%2Fpricing')
    await expect
      .poll(async () => (await readRecords(page)).mostRecent?.conversionPage)
      .toBe('/pricing')
    expect((await readRecords(page)).initial).toMatchObject({
      landingPage: '/pricing',
      conversionPage: '/pricing',
    })
  })

  test('[SESSION-04] [TRAFFIC-03] [TRAFFIC-04] a second tab is the same visit, the next visit a new one', async ({
    page,
    context,
  }) => {
    await page.goto('/pricing', google)
    await untilStored(page)
    const second = await context.newPage()
    const asked: string[] = []
    second.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    await second.goto('/why', google)
    await waitForMachines(second)
    await untilQuiet(second)
    const first = await readRecords(page)
    expect(first).toMatchObject({
      initial: { landingPage: '/pricing', utm_medium: 'organic_search', utm_source: 'google' },
      mostRecent: { landingPage: '/pricing' },
    })
    expect(asked).not.toContain('/.netlify/functions/fetch-company-domain')
    // The browser is closed and opened again.
    await context.clearCookies({ name: 'colloquy-session' })
    await second.goto('/why?utm_source=other')
    await untilStored(second)
    expect(await readRecords(second)).toMatchObject({
      initial: first.initial,
      mostRecent: { landingPage: '/why', utm_source: 'other', utm_medium: '(not set)' },
    })
  })

  test('[TRAFFIC-03] [OP22] a campaign within a visit becomes the most recent record', async ({
    page,
    context,
  }) => {
    await page.goto('/pricing', google)
    await untilStored(page)
    const { initial } = await readRecords(page)
    const second = await context.newPage()
    await second.goto('/why?utm_source=LinkedIn&gclid=id-1')
    await expect
      .poll(() => readRecords(second))
      .toMatchObject({
        initial,
        mostRecent: { landingPage: '/why', utm_source: 'LinkedIn', utm_medium: 'organic_social' },
      })
    expect(await keptText(second)).not.toContain('id-1')
  })

  test('[OP22] a visit is over after a day, though the browser was not closed', async ({
    page,
    context,
  }) => {
    await page.goto('/pricing', google)
    await untilStored(page)
    const cookies = await context.cookies()
    const since = cookies.find(({ name }) => name === 'colloquy-session-since')!
    expect(Math.abs(Date.now() - Number(since.value))).toBeLessThan(60_000)
    expect(since).toMatchObject({ expires: -1, sameSite: 'Lax', secure: true, path: '/' })
    const reopen = async (hours: number) => {
      const value = String(Date.now() - hours * 3_600_000)
      await context.addCookies([{ ...since, value }])
      await page.goto('/why')
      await waitForMachines(page)
      await untilQuiet(page)
      return (await readRecords(page)).mostRecent
    }
    expect(await reopen(23)).toMatchObject({ landingPage: '/pricing' })
    expect(await reopen(25)).toMatchObject({ landingPage: '/why', utm_medium: '$direct' })
  })

  test('[TRAFFIC-03] [ANALYTICS-04] [OP28] coming back from our own pages erases no campaign', async ({
    page,
    context,
    baseURL,
  }) => {
    await recordEvents(context)
    await page.goto('/pricing?utm_source=news&utm_medium=mail', google)
    await untilStored(page)
    await expect.poll(() => readEvents(page, 'Campaign changed')).toHaveLength(1)
    const before = await readRecords(page)
    const session = await readSession(page)
    // Half an hour and a closed browser later a page that was left open leads on.
    await page.evaluate(() => {
      const { id, last, ...rest } = JSON.parse(localStorage.getItem('analytics_session')!) as {
        id: number
        last: number
      }
      const ago = 31 * 60_000
      const older = JSON.stringify({ ...rest, id: id - ago, last: last - ago })
      localStorage.setItem('analytics_session', older)
    })
    await context.clearCookies({ name: /^colloquy-session/ })
    await page.goto('/why', { referer: `${baseURL}/pricing` })
    await untilStored(page)
    await expect.poll(() => readEvents(page, 'Page viewed')).toHaveLength(1)
    expect(await readEvents(page, 'Session started')).toHaveLength(1)
    expect(await readEvents(page, 'Campaign changed')).toEqual([])
    expect(await readRecords(page)).toEqual(before)
    const { campaign, domain } = await readSession(page)
    expect({ campaign, domain }).toEqual({ campaign: session.campaign, domain: session.domain })
  })

  test('[OP22] the click on an advertisement is a paid campaign, told without its number', async ({
    page,
    vendors,
  }) => {
    await page.goto('/pricing?wbraid=id-1', google)
    await untilStored(page)
    const tell = async () => {
      const hits = await vendors.hits('posthog')
      const told = hits.flatMap(({ body }) => (body as { batch: Told[] }).batch)
      return told.find(({ event }) => event === 'Campaign changed')?.properties
    }
    await expect
      .poll(tell, { timeout: 15_000 })
      .toMatchObject({ utm_medium: 'paid', utm_source: 'google' })
    // Of what the vendor's script adds by itself, with a dollar sign, privacy.spec.ts knows.
    const own = Object.entries((await tell())!).filter(([name]) => !name.startsWith('$'))
    expect(JSON.stringify(own)).not.toContain('id-1')
    expect((await readRecords(page)).mostRecent).toMatchObject({
      utm_medium: 'organic_search',
      utm_source: 'google',
    })
    expect((await readRecords(page)).mostRecent).not.toHaveProperty('wbraid')
  })

  test('[TRAFFIC-02] two tabs that begin at once agree on the first landing', async ({
    context,
  }) => {
    const tabs = await Promise.all(['/pricing', '/why'].map(() => context.newPage()))
    await Promise.all(tabs.map((tab, index) => tab.goto(['/pricing', '/why'][index]!)))
    await untilStored(tabs[0]!)
    await untilQuiet(tabs[0]!)
    const records = await readRecords(tabs[0]!)
    expect(['/pricing', '/why']).toContain(records.initial?.landingPage)
    expect(['/pricing', '/why']).toContain(records.mostRecent?.landingPage)
    await tabs[1]!.reload()
    await untilQuiet(tabs[1]!)
    expect(await readRecords(tabs[0]!)).toEqual(records)
  })

  for (const [what, breakIt] of [
    [
      'is forbidden',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('no', 'SecurityError')
          },
        }),
    ],
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('no', 'QuotaExceededError')
        }
      },
    ],
  ] as const) {
    test(`[TRAFFIC-09] the page works on when the storage ${what}`, async ({ page }) => {
      const said: string[] = []
      page.on('console', (message) => void said.push(message.text()))
      const thrown: Error[] = []
      page.on('pageerror', (error) => void thrown.push(error))
      await page.addInitScript(breakIt)
      await page.goto(campaign, google)
      await untilStored(page)
      expect(said.join('\n')).toContain('TRAFFIC_SOURCE_STORE_ERROR')
      await follow(page, '/legal/imprint')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(thrown).toEqual([])
    })
  }
})
