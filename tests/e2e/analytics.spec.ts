/** What analytics are told of a visit: pages, sessions, scrolling, what visitors do. */
import { readEvents, recordEvents } from './support/recorder.ts'
import { expect, rememberConsent, type Page } from './support/test.ts'
import { answer, test, type Hit, type Vendors } from './support/vendors.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1440, height: 900 },
  extraHTTPHeaders: { 'x-country': 'DE' },
})

test.beforeEach(async ({ context, baseURL }) => {
  await rememberConsent(context, baseURL!, { analytics: true })
  await recordEvents(context)
})

interface Told {
  event: string
  properties: Record<string, unknown>
}

/** What PostHog was told, in the order it came. */
async function readTold(vendors: Vendors, name?: string): Promise<Told[]> {
  const hits: Hit[] = await vendors.hits('posthog')
  const told = hits.flatMap(({ body }) => (body as { batch: Told[] }).batch)
  return told.filter(({ event }) => name === undefined || event === name)
}

const contextOf = (page: Page, actor: string) =>
  page.evaluate((id) => {
    const system = (globalThis as never)[Symbol.for('slicewright.system')] as {
      get(id: string): { getSnapshot(): { context: Record<string, unknown> } } | undefined
    }
    return system.get(id)?.getSnapshot().context
  }, actor)

const send = (page: Page, actor: string, event: object) =>
  page.evaluate(
    ([id, sent]) => {
      const system = (globalThis as never)[Symbol.for('slicewright.system')] as {
        send(id: string, event: object): void
      }
      system.send(id, sent)
    },
    [actor, event] as const,
  )

/** Until the page has been reported, so that everything that measures runs. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => readEvents(page, 'Page viewed'), { timeout: 15_000 }).toHaveLength(1)
}

test('[HEAD-09] each page shown is one page view, for analytics and the tag manager', async ({
  page,
  vendors,
}) => {
  await visit(page, '/legal/terms?plan=team')
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  await page.locator('footer a[href="/legal/imprint"]').first().click()
  await expect(page).toHaveURL('/legal/imprint')
  await expect.poll(() => readEvents(page, 'Page viewed')).toHaveLength(2)
  await page.goBack()
  await expect.poll(() => readEvents(page, 'Page viewed')).toHaveLength(3)
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)

  const views = [
    { routeName: 'legal', path: '/legal/terms' },
    { routeName: 'legal', path: '/legal/imprint' },
    { routeName: 'legal', path: '/legal/terms' },
  ]
  await expect
    .poll(() => readTold(vendors, 'Page viewed'))
    .toMatchObject(
      views.map((view) => ({
        properties: {
          ...view,
          pageName: view.routeName,
          session_id: expect.stringMatching(/^\d+$/),
        },
      })),
    )
  const pushed = await page.evaluate(() =>
    ((globalThis as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(
      ({ event }) => event === 'page_view',
    ),
  )
  expect(pushed).toEqual(
    views.map(({ routeName, path }) => ({
      event: 'page_view',
      page_name: routeName,
      page_path: path,
      page_route: routeName,
      page_title: expect.any(String),
      page_locale: 'en',
      session_id: expect.stringMatching(/^\d+$/),
    })),
  )
})

test('[ANALYTICS-02] [ANALYTICS-03] tabs share a session; after half an hour the next event begins another', async ({
  page,
  context,
  vendors,
}) => {
  await visit(page, '/pricing')
  const other = await context.newPage()
  await visit(other, '/blog')
  await expect.poll(() => readTold(vendors, 'Page viewed')).toHaveLength(2)
  const ids = (await readTold(vendors)).map(({ properties }) => properties.session_id)
  expect(new Set(ids).size).toBe(1)
  expect(await readEvents(other, 'Session started')).toEqual([])

  await page.evaluate(() => {
    const key = 'analytics_session'
    const session = JSON.parse(localStorage.getItem(key)!) as { id: number; last: number }
    const back = 31 * 60_000
    const older = { ...session, id: session.id - back, last: session.last - back }
    localStorage.setItem(key, JSON.stringify(older))
  })
  await send(other, 'navbar', { type: 'menu.open', id: 'menu-a' })
  await expect
    .poll(async () => (await readEvents(other)).map(({ name }) => name).slice(-3))
    .toEqual(['Menu opened', 'Session ended', 'Session started'])
  await expect.poll(() => readTold(vendors, 'Session started')).toHaveLength(2)
  const told = await readTold(vendors)
  const [ended, started, opened] = ['Session ended', 'Session started', 'Menu opened'].map((name) =>
    told.findLast(({ event }) => event === name),
  )
  expect(Number(started!.properties.session_id)).toBeGreaterThan(Number(ids[0]))
  expect(opened!.properties.session_id).toBe(started!.properties.session_id)
  expect(ended!.properties.session_id).not.toBe(started!.properties.session_id)
})

test('[ANALYTICS-05] scrolling past half the window and half the page is reported once', async ({
  page,
}) => {
  await visit(page, '/legal/terms')
  const names = async () => (await readEvents(page)).map(({ name }) => name)
  const marks = async () => (await names()).filter((name) => /scroll/.test(name))
  const moveTo = async (share: number, of: 'window' | 'page') => {
    await page.evaluate(
      ([part, whole]) => {
        const { scrollHeight, clientHeight } = document.documentElement
        const length = whole === 'window' ? clientHeight : scrollHeight - clientHeight
        scrollTo({ top: part * length, behavior: 'instant' })
      },
      [share, of] as const,
    )
    await page.waitForTimeout(150)
  }
  await moveTo(0.4, 'window')
  expect(await marks()).toEqual([])
  await moveTo(0.6, 'window')
  await moveTo(0, 'page')
  await moveTo(0.6, 'window')
  await expect.poll(marks).toEqual(['Page scrolled'])
  await moveTo(0.6, 'page')
  await moveTo(1, 'page')
  await expect.poll(marks).toEqual(['Page scrolled', 'Half page scroll'])

  await page.locator('footer a[href="/legal/imprint"]').first().click()
  await expect(page).toHaveURL('/legal/imprint')
  await expect.poll(() => readEvents(page, 'Page viewed')).toHaveLength(2)
  await moveTo(1, 'page')
  await expect
    .poll(async () => (await readEvents(page, 'Half page scroll')).map((one) => one.properties))
    .toEqual([{ path: '/legal/terms' }, { path: '/legal/imprint' }])
  // The browser restores the position: nobody scrolled.
  const before = (await marks()).length
  await page.goBack()
  await expect.poll(() => readEvents(page, 'Page viewed')).toHaveLength(3)
  await page.waitForTimeout(300)
  expect(await marks()).toHaveLength(before)
})

test('[ANALYTICS-05] a page that cannot be scrolled reports no scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 20_000 })
  await visit(page, '/pricing')
  await page.mouse.wheel(0, 2000)
  await page.waitForTimeout(300)
  expect((await readEvents(page)).filter(({ name }) => /scroll/.test(name))).toEqual([])
})

test('[ANALYTICS-09] the name of the page is known; a page that is not found reports 404', async ({
  page,
  vendors,
}) => {
  await visit(page, '/pricing')
  expect(await contextOf(page, 'analytics')).toMatchObject({ pageName: 'pricing' })
  await visit(page, '/no/such/page')
  expect(await contextOf(page, 'analytics')).toMatchObject({ pageName: '404' })
  await expect
    .poll(async () => (await readTold(vendors, 'Page viewed')).at(-1))
    .toMatchObject({ properties: { pageName: '404', path: '/no/such/page' } })
})

test('[ANALYTICS-06] events go by beacon, the last one of a closed page too', async ({
  page,
  vendors,
}) => {
  await page.addInitScript(() => {
    const sent: string[] = []
    Object.assign(globalThis, { sent })
    const { sendBeacon } = navigator
    navigator.sendBeacon = (url, data) => {
      sent.push(String(url))
      return sendBeacon.call(navigator, url, data)
    }
  })
  await visit(page, '/pricing')
  await expect.poll(() => readTold(vendors, 'Page viewed')).toHaveLength(1)
  const sent = await page.evaluate(() => (globalThis as unknown as { sent: string[] }).sent)
  expect(sent.filter((url) => url.startsWith(vendors.origin('posthog'))).length).toBeGreaterThan(0)

  await send(page, 'navbar', { type: 'menu.open', id: 'last' })
  await page.close()
  await expect.poll(() => readTold(vendors, 'Menu opened')).toHaveLength(1)
})

test.describe('[ANALYTICS-08] reports once', () => {
  /** Links lead nowhere, so that the page and what it has recorded stay. */
  const holdPage = (page: Page) =>
    page.evaluate(() => addEventListener('click', (click) => click.preventDefault(), true))

  async function expectOnce(
    page: Page,
    vendors: Vendors,
    name: string,
    properties: Record<string, unknown>,
  ): Promise<void> {
    await expect.poll(() => readEvents(page, name)).toEqual([{ name, properties }])
    await expect
      .poll(() => readTold(vendors, name))
      .toMatchObject([
        { event: name, properties: { ...properties, session_id: expect.any(String) } },
      ])
  }
  const someText = expect.stringMatching(/./)

  test('a click on a call to action', async ({ page, vendors }) => {
    await visit(page, '/pricing')
    await holdPage(page)
    await page.locator('main a[data-cta=demo]').first().click()
    await expectOnce(page, vendors, 'CTA clicked', {
      destination: expect.stringMatching(/^\/form\/demo/),
      section: someText,
      linkType: 'demo',
    })
  })

  const downloads: [path: string, label: string, file: string][] = [
    ['/privacy-and-security', 'Security at a glance (PDF)', 'security-at-a-glance-en.pdf'],
    [
      '/de/datenschutz-und-sicherheit',
      'Sicherheit auf einer Seite (PDF)',
      'security-at-a-glance-de.pdf',
    ],
    [
      '/fr/confidentialite-et-securite',
      'La sécurité en une page (PDF)',
      'security-at-a-glance-fr.pdf',
    ],
  ]
  for (const [path, label, file] of downloads) {
    test(`[CTA-07] the download of ${path}`, async ({ page, vendors, request }) => {
      await visit(page, path)
      const link = page.getByRole('link', { name: label })
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      expect(download.suggestedFilename()).toBe(file)
      const destination = (await link.getAttribute('href'))!
      const response = await request.get(destination)
      expect(response.headers()['content-type']).toBe('application/pdf')
      expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
      await expectOnce(page, vendors, 'CTA downloaded', { destination, section: 'header' })
    })
  }

  test('an opened menu, and a click on one of its links', async ({ page, vendors }) => {
    await visit(page, '/pricing')
    await page.locator('header [data-disclosure] > button').first().click()
    await expectOnce(page, vendors, 'Menu opened', { menu: 'product' })
    await holdPage(page)
    await page.locator('header [popover]:popover-open a[data-link]').first().click()
    await expectOnce(page, vendors, 'Menu link clicked', {
      destination: someText,
      section: someText,
    })
  })

  test('no menu that a mouse only stayed on, but one that is then clicked', async ({
    page,
    vendors,
  }) => {
    await visit(page, '/pricing')
    const button = page.locator('header [data-disclosure] > button')
    await button.first().hover()
    await expect.poll(() => contextOf(page, 'menus')).toBeDefined()
    await page.mouse.move(5, 500)
    await button.first().hover()
    const open = page.locator('header [popover]:popover-open')
    await expect(open).toBeVisible()
    await page.waitForTimeout(800)
    await page.mouse.move(5, 700)
    await expect(open).toBeHidden()
    expect(await readEvents(page, 'Menu opened')).toEqual([])
    await button.nth(1).hover()
    await expect(open).toBeVisible()
    await button.nth(1).click()
    if (await open.isVisible())
      await expectOnce(page, vendors, 'Menu opened', { menu: 'solutions' })
  })

  test('the form modal', async ({ page, vendors }) => {
    await visit(page, '/ebook/the-peer-learning-playbook')
    await page.getByRole('button', { name: 'Get the e-book' }).click()
    await expect.poll(() => readEvents(page, 'Modal opened')).toHaveLength(1)
    await expect
      .poll(() => readTold(vendors, 'Modal opened'))
      .toMatchObject([{ properties: { modal: 'form', document: someText } }])
    const [opened] = await readEvents(page, 'Modal opened')
    expect(opened!.properties.document, 'a document, not a place on the page').not.toMatch(
      /section|-\d+$/,
    )
  })

  test('the cookie modal', async ({ page, vendors }) => {
    await visit(page, '/pricing')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /cookie/i })
      .click()
    await expectOnce(page, vendors, 'Modal opened', { modal: 'cookies' })
  })

  test('what is searched', async ({ page, vendors }) => {
    await visit(page, '/pricing')
    await page.getByRole('button', { name: 'Search', exact: true }).first().click()
    await page.locator('dialog[data-search] [data-search-input]').fill('qqqxyz')
    await expectOnce(page, vendors, 'Search input', { query: 'qqqxyz', count: 0 })
  })

  test('a list that is filtered', async ({ page, vendors, baseURL }) => {
    await visit(page, '/blog')
    const list = page.locator('sw-island').filter({ has: page.locator('[data-list-status]') })
    const facet = list.getByRole('group').first().locator('a').nth(1)
    await facet.hover()
    await expect(list).toHaveAttribute('data-hydrated', '')
    await facet.click()
    await expect(page).toHaveURL(/\/blog\?/)
    const url = page.url().slice(baseURL!.length)
    const properties = { list: await list.getAttribute('data-id'), url }
    await expect.poll(() => readEvents(page, 'Search filtered')).toMatchObject([{ properties }])
    await expect.poll(() => readTold(vendors, 'Search filtered')).toMatchObject([{ properties }])
  })

  test('the promotion banner: shown, clicked, closed', async ({ page, vendors }) => {
    await visit(page, '/pricing')
    const banner = page.locator('[data-promotion]')
    const promotion = (await banner.getAttribute('data-promotion'))!
    await expectOnce(page, vendors, 'Promotion banner opened', { promotion })
    await holdPage(page)
    await banner.getByRole('link').click()
    await expectOnce(page, vendors, 'Promotion banner clicked', { promotion })
    await banner.getByRole('button').click()
    await expect(banner).toBeHidden()
    await expectOnce(page, vendors, 'Promotion banner closed', { promotion })
  })
})

test('an event that is not as declared is dropped, and said so once', async ({ page, vendors }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await visit(page, '/pricing')
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
  await expect.poll(() => contextOf(page, 'links')).toBeDefined()
  const click = { type: 'link.clicked', destination: '/', section: '', cta: '', linkType: 'blimp' }
  await send(page, 'links', click)
  await send(page, 'links', click)
  await send(page, 'navbar', { type: 'menu.open', id: 'a' })
  await expect.poll(() => readTold(vendors, 'Menu opened')).toHaveLength(1)
  expect(await readTold(vendors, 'CTA clicked')).toEqual([])
  expect(errors.filter((text) => text.includes('EventInvalid'))).toHaveLength(1)
})

test('[OP19] a withdrawal ends the session and erases it; the page is not reported again', async ({
  page,
  vendors,
}) => {
  await visit(page, '/legal/terms')
  await expect.poll(() => readTold(vendors, 'Page viewed')).toHaveLength(1)
  const stored = () => page.evaluate(() => localStorage.getItem('analytics_session'))
  expect(await stored()).not.toBeNull()
  await answer(page, { type: 'consent.refuse-all' })
  await expect.poll(stored).toBeNull()
  await send(page, 'navbar', { type: 'menu.open', id: 'a' })
  await page.waitForTimeout(500)
  expect(await stored()).toBeNull()
  expect(await readTold(vendors, 'Menu opened')).toEqual([])

  await answer(page, { type: 'consent.grant', category: 'analytics' })
  await expect.poll(stored).not.toBeNull()
  await send(page, 'navbar', { type: 'menu.open', id: 'b' })
  await expect.poll(() => readTold(vendors, 'Menu opened')).toHaveLength(1)
  // As long as the page would wait for what is known of the visit.
  await page.waitForTimeout(5500)
  expect(await readTold(vendors, 'Page viewed')).toHaveLength(1)
  await page.locator('footer a[href="/legal/imprint"]').first().click()
  await expect.poll(() => readTold(vendors, 'Page viewed')).toHaveLength(2)
})
