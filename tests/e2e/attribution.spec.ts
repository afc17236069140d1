/** The origin of a visitor: known while the page is open, stored with consent only. */
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
/** Everything the site itself has stored. */
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
/** Follows a link in place: the document stays the one the visitor landed on. */
const follow = async (page: Page, path: string) => {
  await page.evaluate(() => Object.assign(window, { isLanding: true }))
  await page.locator(`footer a[href="${path}"]`).first().click()
  await expect(page).toHaveURL((url) => url.pathname === path)
  expect(await page.evaluate(() => 'isLanding' in window)).toBe(true)
}
const untilStored = (page: Page) =>
  expect.poll(async () => (await readVisit(page))?.value).toBe('active')
/** Waits until the facts of the visit are known and stored. */
const untilKnown = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const system = (globalThis as never)[Symbol.for('slicewright.system')] as
          | { get(id: string): { getSnapshot(): { value: unknown } } | undefined }
          | undefined
        return system?.get('session')?.getSnapshot().value
      }),
    )
    .toBe('active')

const campaign =
  '/pricing?utm_source=news&utm_medium=mail&utm_campaign=spring&gclid=g-1&email=jane@acme.example'
const google = { referer: 'https://www.google.com/search?q=secret' }

test.describe('inside Europe', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'DE' } })

  test('[SITE-05] [SESSION-01] [SESSION-02] [TRAFFIC-02] nothing is kept or asked for before the visitor answers, nor after a refusal; consent on a later page keeps the first landing, withdrawing it erases the records', async ({
    page,
  }) => {
    const nothing = { initial: null, mostRecent: null }
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/.netlify/functions/fetch-company-domain'))
        asked.push(request.url())
    })
    await page.goto(campaign, google)
    await expect(banner(page)).toBeVisible()
    await waitForMachines(page)
    expect(await readRecords(page)).toEqual(nothing)
    await answer(page, 'Refuse all')
    await expect(banner(page)).toBeHidden()
    await follow(page, '/legal/imprint')
    expect(await readRecords(page)).toEqual(nothing)
    expect(await readVisit(page)).toBeUndefined()
    expect(asked).toEqual([])

    const settings = page.locator('footer').getByRole('button', { name: /cookie/i })
    await settings.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Accept all' }).click()
    await untilStored(page)
    const record = {
      utm_campaign: 'spring',
      utm_content: '',
      utm_medium: 'mail',
      utm_source: 'news',
      utm_term: '',
      landingPage: '/pricing',
      // Without the search terms.
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

    await settings.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Refuse all' }).click()
    await expect.poll(() => readRecords(page)).toEqual(nothing)
    await follow(page, '/legal/terms')
    expect(await readRecords(page)).toEqual(nothing)
    expect(await readVisit(page)).toBeUndefined()
  })
})

test.describe('with consent to analytics only', () => {
  test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!, { analytics: true }))

  test('[TRAFFIC-01] [TRAFFIC-03] [TRAFFIC-05] [OP22] no click id is kept; a form page is a conversion page; a campaign within a visit becomes the most recent record', async ({
    page,
    context,
  }) => {
    await page.goto(campaign, google)
    await untilStored(page)
    expect((await readRecords(page)).initial).not.toHaveProperty('gclid')
    await page.goto('/form/demo?from=%2Fpricing')
    await expect
      .poll(async () => (await readRecords(page)).mostRecent?.['conversionPage'])
      .toBe('/pricing')
    const { initial } = await readRecords(page)
    expect(initial).toMatchObject({ landingPage: '/pricing', conversionPage: '/pricing' })

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

  test('[SESSION-04] [TRAFFIC-02] [TRAFFIC-03] [TRAFFIC-04] [OP22] tabs are the same visit, also when they begin at once; the next visit, after a day at the latest, is a new one', async ({
    page,
    context,
  }) => {
    const paths = ['/pricing', '/why']
    const tabs = [page, await context.newPage()] as const
    await Promise.all(tabs.map((tab, index) => tab.goto(paths[index]!, google)))
    for (const tab of tabs) {
      await untilStored(tab)
      await untilKnown(tab)
    }
    const first = await readRecords(page)
    expect(first).toMatchObject({
      initial: { utm_medium: 'organic_search', utm_source: 'google' },
      mostRecent: { utm_medium: 'organic_search', utm_source: 'google' },
    })
    expect(paths).toContain(first.initial!['landingPage'])
    expect(paths).toContain(first.mostRecent!['landingPage'])
    const cookies = await context.cookies()
    const since = cookies.find(({ name }) => name === 'colloquy-session-since')!
    expect(Math.abs(Date.now() - Number(since.value))).toBeLessThan(3_600_000)
    expect(since).toMatchObject({ expires: -1, sameSite: 'Lax', secure: true, path: '/' })

    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    const reopen = async (hours: number) => {
      const value = String(Date.now() - hours * 3_600_000)
      await context.addCookies([{ ...since, value }])
      await page.goto('/legal/terms')
      await untilKnown(page)
      return (await readRecords(page)).mostRecent
    }
    expect(await reopen(23)).toEqual(first.mostRecent)
    expect(asked).not.toContain('/.netlify/functions/fetch-company-domain')
    // Though the browser was not closed.
    expect(await reopen(25)).toMatchObject({ landingPage: '/legal/terms', utm_medium: '$direct' })
    // The browser is closed and opened again.
    await context.clearCookies({ name: 'colloquy-session' })
    await page.goto('/why?utm_source=other')
    await untilStored(page)
    await untilKnown(page)
    expect(await readRecords(page)).toMatchObject({
      initial: first.initial,
      mostRecent: { landingPage: '/why', utm_source: 'other', utm_medium: '(not set)' },
    })
  })

  test('[TRAFFIC-03] [ANALYTICS-04] [OP22] [OP28] coming back from our own pages erases no campaign; the click on an advertisement is a paid one, told without its number', async ({
    page,
    context,
    baseURL,
    vendors,
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
    expect({ campaign, domain }).toEqual({
      campaign: session['campaign'],
      domain: session['domain'],
    })

    await page.goto('/pricing?wbraid=id-1', google)
    const tell = async () => {
      const hits = await vendors.hits('posthog')
      const told = hits.flatMap(({ body }) => (body as { batch: Told[] }).batch)
      return told.findLast(({ event }) => event === 'Campaign changed')?.properties
    }
    await expect.poll(tell).toMatchObject({ utm_medium: 'paid', utm_source: 'google' })
    // Properties with a dollar sign are added by the vendor's script; privacy.spec.ts covers them.
    const own = Object.entries((await tell())!).filter(([name]) => !name.startsWith('$'))
    expect(JSON.stringify(own)).not.toContain('id-1')
    const { mostRecent } = await readRecords(page)
    expect(mostRecent).toMatchObject({ utm_medium: 'paid', utm_source: 'google' })
    expect(mostRecent).not.toHaveProperty('wbraid')
  })

  test('[TRAFFIC-09] the page works on when the storage is forbidden or full', async ({
    context,
  }) => {
    const faults: [name: string, breakIt: () => void][] = [
      [
        'forbidden',
        () =>
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('no', 'SecurityError')
            },
          }),
      ],
      [
        'full',
        () => {
          Storage.prototype.setItem = () => {
            throw new DOMException('no', 'QuotaExceededError')
          }
        },
      ],
    ]
    for (const [name, breakIt] of faults) {
      await test.step(name, async () => {
        await context.clearCookies({ name: /^colloquy-session/ })
        const page = await context.newPage()
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
        await page.close()
      })
    }
  })
})
