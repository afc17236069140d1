/** What analytics learn of a visit: pages, sessions, scrolling, visitors' actions. */
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

/** Events that PostHog received, in order of arrival. */
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

/** Opens a page and waits until it has been reported, so that all measuring scripts run. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => readEvents(page, 'Page viewed')).toHaveLength(1)
}

/** Scrolls, and waits until scroll listeners have run. */
const moveTo = (page: Page, share: number, of: 'window' | 'page') =>
  page.evaluate(
    async ([part, whole]) => {
      const { scrollHeight, clientHeight } = document.documentElement
      const length = whole === 'window' ? clientHeight : scrollHeight - clientHeight
      scrollTo({ top: part * length, behavior: 'instant' })
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    },
    [share, of] as const,
  )

const readMarks = async (page: Page) =>
  (await readEvents(page)).flatMap(({ name, properties }) =>
    /scroll/.test(name) ? [`${name} ${properties['path']}`] : [],
  )

test('[HEAD-09] [ANALYTICS-05] each page shown is one page view, for analytics and the tag manager; scrolling past half the window and half the page is reported once for each', async ({
  page,
  vendors,
}) => {
  await visit(page, '/legal/terms?plan=team')
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  await moveTo(page, 0.4, 'window')
  expect(await readMarks(page)).toEqual([])
  await moveTo(page, 0.6, 'window')
  await moveTo(page, 0, 'page')
  await moveTo(page, 0.6, 'window')
  const terms = ['Page scrolled /legal/terms']
  await expect.poll(() => readMarks(page)).toEqual(terms)
  await moveTo(page, 0.6, 'page')
  await moveTo(page, 1, 'page')
  terms.push('Half page scroll /legal/terms')
  await expect.poll(() => readMarks(page)).toEqual(terms)

  await page.locator('footer a[href="/legal/imprint"]').first().click()
  await expect(page).toHaveURL('/legal/imprint')
  await expect.poll(() => readEvents(page, 'Page viewed')).toHaveLength(2)
  await moveTo(page, 1, 'page')
  await expect
    .poll(async () => (await readMarks(page)).slice(terms.length))
    .toContain('Half page scroll /legal/imprint')
  // The browser restores the position: nobody scrolled.
  const before = await readMarks(page)
  await page.goBack()
  await expect.poll(() => readEvents(page, 'Page viewed')).toHaveLength(3)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect(await readMarks(page)).toEqual(before)
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
  const ids = (await readTold(vendors)).map(({ properties }) => properties['session_id'])
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
  expect(Number(started!.properties['session_id'])).toBeGreaterThan(Number(ids[0]))
  expect(opened!.properties['session_id']).toBe(started!.properties['session_id'])
  expect(ended!.properties['session_id']).not.toBe(started!.properties['session_id'])
})

test('[ANALYTICS-05] [ANALYTICS-06] [ANALYTICS-09] a page that cannot be scrolled reports no scrolling, one that is not found reports 404; events go by beacon, the last one of a closed page too', async ({
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
  await page.setViewportSize({ width: 1440, height: 20_000 })
  await visit(page, '/pricing')
  expect(await contextOf(page, 'analytics')).toMatchObject({ pageName: 'pricing' })
  await page.mouse.wheel(0, 2000)
  await moveTo(page, 1, 'page')
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/no/such/page')
  expect(await contextOf(page, 'analytics')).toMatchObject({ pageName: '404' })
  await expect
    .poll(async () => (await readTold(vendors, 'Page viewed')).at(-1))
    .toMatchObject({ properties: { pageName: '404', path: '/no/such/page' } })
  const told = (await readTold(vendors)).map(({ event }) => event)
  expect(told.filter((event) => /scroll/.test(event))).toEqual([])
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

  test('the promotion banner, menus, the search, the cookie modal and a call to action', async ({
    page,
    vendors,
  }) => {
    await visit(page, '/pricing')
    const banner = page.locator('[data-promotion]')
    const promotion = (await banner.getAttribute('data-promotion'))!
    await expectOnce(page, vendors, 'Promotion banner opened', { promotion })

    // A menu that a mouse only stays on is not reported; machines that came after it miss it.
    const button = page.locator('header [data-disclosure] > button').first()
    const open = page.locator('header [popover]:popover-open')
    await button.hover()
    await expect.poll(() => contextOf(page, 'menus')).toBeDefined()
    await page.mouse.move(5, 500)
    await button.hover()
    await expect(open).toBeVisible()
    await page.mouse.move(5, 700)
    await expect(open).toBeHidden()
    await button.focus()
    await page.keyboard.press('Enter')
    await expectOnce(page, vendors, 'Menu opened', { menu: 'product' })
    await page.keyboard.press('Escape')
    await expect(open).toBeHidden()

    await page.getByRole('button', { name: 'Search', exact: true }).first().click()
    const search = page.locator('dialog[data-search]')
    await search.locator('[data-search-input]').fill('qqqxyz')
    await expectOnce(page, vendors, 'Search input', { query: 'qqqxyz', count: 0 })
    // A field that holds something takes the key for itself.
    await search.locator('[data-search-input]').fill('')
    await page.keyboard.press('Escape')
    await expect(search).toBeHidden()

    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /cookie/i })
      .click()
    await expectOnce(page, vendors, 'Modal opened', { modal: 'cookies' })
    await page.keyboard.press('Escape')

    await button.focus()
    await page.keyboard.press('Enter')
    await expect(open).toBeVisible()
    await holdPage(page)
    await open.locator('a[data-link]').first().click()
    await expectOnce(page, vendors, 'Menu link clicked', {
      destination: expect.not.stringContaining('from='),
      section: someText,
    })
    expect(await readEvents(page, 'CTA clicked')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(open).toBeHidden()
    await page.locator('main a[data-cta=demo]').first().click()
    const call = {
      destination: '/form/demo',
      section: someText,
      linkType: 'demo',
    }
    await expectOnce(page, vendors, 'CTA clicked', call)
    await banner.getByRole('link').click()
    await expectOnce(page, vendors, 'Promotion banner clicked', { promotion })
    expect(await readEvents(page, 'CTA clicked')).toHaveLength(1)
    await banner.getByRole('button').click()
    await expect(banner).toBeHidden()
    await expectOnce(page, vendors, 'Promotion banner closed', { promotion })
  })

  test('[CTA-07] a download, which there is in every language', async ({
    page,
    vendors,
    request,
  }) => {
    const downloads = [
      ['/de/datenschutz-und-sicherheit', 'Sicherheit auf einer Seite (PDF)', 'de'],
      ['/fr/confidentialite-et-securite', 'La sécurité en une page (PDF)', 'fr'],
      ['/privacy-and-security', 'Security at a glance (PDF)', 'en'],
    ] as const
    for (const [path, label, language] of downloads) {
      const html = await (await request.get(path)).text()
      const link = html.match(/<a [^>]*security-at-a-glance[\s\S]*?<\/a>/)![0]
      expect(link).toContain(label)
      const destination = /href="([^"]+)"/.exec(link)![1]!
      expect(destination).toMatch(new RegExp(`/security-at-a-glance-${language}\\.pdf$`))
      const response = await request.get(destination)
      expect(response.headers()['content-type']).toBe('application/pdf')
      expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
    }
    const [path, name] = downloads.at(-1)!
    await visit(page, path)
    const link = page.getByRole('link', { name })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('security-at-a-glance-en.pdf')
    const destination = (await link.getAttribute('href'))!
    await expectOnce(page, vendors, 'CTA downloaded', { destination, section: 'header' })
    expect(await readEvents(page, 'CTA clicked')).toEqual([])
  })

  test('the promotion banner of a visit, on however many pages it stands', async ({
    page,
    vendors,
  }) => {
    for (const [count, path] of ['/pricing', '/blog', '/pricing'].entries()) {
      await visit(page, path)
      await expect(page.locator('[data-promotion]')).toBeVisible()
      await expect.poll(() => readTold(vendors, 'Page viewed')).toHaveLength(count + 1)
    }
    expect(await readTold(vendors, 'Promotion banner opened')).toHaveLength(1)
  })

  test('the form modal, and a list that is filtered', async ({ page, vendors, baseURL }) => {
    await visit(page, '/ebook/the-peer-learning-playbook')
    await page.getByRole('button', { name: 'Get the e-book' }).click()
    await expect.poll(() => readEvents(page, 'Modal opened')).toHaveLength(1)
    await expect
      .poll(() => readTold(vendors, 'Modal opened'))
      .toMatchObject([{ properties: { modal: 'form', document: someText } }])
    const [opened] = await readEvents(page, 'Modal opened')
    expect(opened!.properties['document'], 'a document, not a place on the page').not.toMatch(
      /section|-\d+$/,
    )

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
})

test('[OP19] a withdrawal ends the session and erases it; the page is not reported again', async ({
  page,
  vendors,
}) => {
  await page.clock.install()
  await visit(page, '/legal/terms')
  await expect.poll(() => readTold(vendors, 'Page viewed')).toHaveLength(1)
  const stored = () => page.evaluate(() => localStorage.getItem('analytics_session'))
  expect(await stored()).not.toBeNull()
  await answer(page, { type: 'consent.refuse-all' })
  await expect.poll(stored).toBeNull()
  await send(page, 'navbar', { type: 'menu.open', id: 'menu-a' })
  await answer(page, { type: 'consent.grant', category: 'analytics' })
  await expect.poll(stored).not.toBeNull()
  await send(page, 'navbar', { type: 'menu.open', id: 'menu-b' })
  // The menu opened before consent was not reported.
  await expect
    .poll(() => readTold(vendors, 'Menu opened'))
    .toMatchObject([{ properties: { menu: 'b' } }])
  // As long as the page would wait for the facts of the visit.
  await page.clock.fastForward(5500)
  await page.locator('footer a[href="/legal/imprint"]').first().click()
  await expect
    .poll(() => readTold(vendors, 'Page viewed'))
    .toMatchObject([
      { properties: { path: '/legal/terms' } },
      { properties: { path: '/legal/imprint' } },
    ])
})
