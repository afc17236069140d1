/** Which vendors are told what, when, and what becomes of a page whose vendors fail. */
import { isNetlify } from '#tests/support/not-on-netlify.ts'
import { startSite } from './support/run-site.ts'
import { expect, waitForMachines, type Page } from './support/test.ts'
import { answer, test, type Hit } from './support/vendors.ts'

test.use({ extraHTTPHeaders: { 'x-country': 'DE' } })

/** Origins beside the site's own that a page asked, in the order of the alphabet. */
function watchStrangers(page: Page, baseURL: string): () => string[] {
  const origins = new Set<string>()
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== baseURL && origin !== 'null') origins.add(origin)
  })
  return () => [...origins].toSorted()
}

/** What went wrong besides requests that the test itself lets fail, and what the page says of those. */
function watchTrouble(page: Page): { errors: string[]; warnings: string[] } {
  const trouble: { errors: string[]; warnings: string[] } = { errors: [], warnings: [] }
  page.on('pageerror', ({ message }) => trouble.errors.push(message))
  page.on('console', (message) => {
    if (message.text().startsWith('Failed to load resource')) return
    if (message.type() === 'error') trouble.errors.push(message.text())
    if (message.type() === 'warning') trouble.warnings.push(message.text())
  })
  return trouble
}

const readStorage = (page: Page) =>
  page.evaluate(() => ({
    cookies: document.cookie.split('; ').map((cookie) => cookie.split('=')[0]),
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).filter((key) => !key.startsWith('slicewright.')),
  }))

const states = (page: Page) =>
  page.evaluate(() => {
    const system = (globalThis as never)[Symbol.for('slicewright.system')] as {
      live(): { id: string; ref: { getSnapshot(): { value: unknown } } }[]
    }
    const vendors = system.live().filter(({ id }) => id.startsWith('vendor-'))
    return Object.fromEntries(vendors.map(({ id, ref }) => [id, ref.getSnapshot().value]))
  })

const ready = { running: 'ready' }
const allReady = {
  'vendor-tag-manager': ready,
  'vendor-posthog': ready,
  'vendor-rum': ready,
  'vendor-ads-tracker': ready,
}

/** Events PostHog was told of, each with its properties. */
const eventsOf = (hits: Hit[]) =>
  hits.flatMap(({ body }) => body.batch as { event: string; properties: Record<string, unknown> }[])

test.describe('[SITE-05]', () => {
  test('no vendor is asked before a choice, nor after a refusal', async ({
    page,
    baseURL,
    vendors,
  }) => {
    const strangers = watchStrangers(page, baseURL!)
    await page.goto('/pricing')
    await page.waitForLoadState('networkidle')
    await answer(page, { type: 'consent.refuse-all' })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(strangers()).toEqual([])
    expect(await vendors.hits()).toEqual([])
  })

  test('after a consent to all exactly the listed vendors are asked, and the page has no complaint', async ({
    page,
    baseURL,
    vendors,
    problems,
  }) => {
    const strangers = watchStrangers(page, baseURL!)
    await page.goto('/pricing')
    await answer(page, { type: 'consent.accept-all' })
    await expect.poll(() => states(page)).toEqual(allReady)
    await expect.poll(async () => (await vendors.hits('rum')).length).toBeGreaterThan(0)
    // The vendor may know of a request before the browser tells of it.
    await expect
      .poll(strangers)
      .toEqual(['ads-tracker', 'posthog', 'rum', 'tag-manager'].map(vendors.origin))
    expect(problems).toEqual([])
  })

  test('each category brings its own vendors, and no other', async ({ page, baseURL, vendors }) => {
    const strangers = watchStrangers(page, baseURL!)
    await page.goto('/pricing')
    await answer(page, { type: 'consent.grant', category: 'ad' })
    const { 'vendor-ads-tracker': ads, 'vendor-tag-manager': tags } = allReady
    await expect
      .poll(() => states(page))
      .toEqual({ 'vendor-ads-tracker': ads, 'vendor-tag-manager': tags })
    expect(strangers()).toEqual(['ads-tracker', 'tag-manager'].map(vendors.origin))
    await answer(page, { type: 'consent.deny', category: 'ad' })
    await answer(page, { type: 'consent.grant', category: 'analytics' })
    await expect
      .poll(async () => Object.keys(await states(page)).toSorted())
      .toEqual(['vendor-posthog', 'vendor-rum', 'vendor-tag-manager'])
  })

  test('the policy of every page lets in the scripts of vendors by path, and nothing else', async ({
    page,
    vendors,
  }) => {
    const response = await page.goto('/pricing')
    const policy = response!.headers()['content-security-policy']!
    const scripts = /script-src ([^;]+)/.exec(policy)![1]!.split(' ')
    const [tags, ads, wistia, marketo] = ['tag-manager', 'ads-tracker', 'wistia', 'marketo'].map(
      vendors.origin,
    )
    expect(scripts).toEqual([
      "'self'",
      expect.stringMatching(/^'sha256-[\w+/]+='$/),
      `${tags}/gtm.js`,
      `${tags}/gtag/`,
      `${ads}/bat.js`,
      `${ads}/p/action/`,
      `${wistia}/player.js`,
      `${wistia}/assets/`,
      `${wistia}/embed/`,
      `${marketo}/js/forms2/js/forms2.min.js`,
      `${marketo}/index.php/form/getForm`,
      `${vendors.origin('chili-piper')}/concierge-js/cjs/concierge.js`,
    ])
    expect(policy).toContain(
      `frame-src ${marketo}/index.php/form/XDFrame ${vendors.origin('chili-piper')};`,
    )
  })

  test('what the page is told of vendors is complete, public and never kept', async ({
    request,
    vendors,
  }) => {
    const response = await request.get('/_vendors.json')
    expect(response.headers()['cache-control']).toBe('no-store')
    const { vendors: settings } = await response.json()
    const ids = ['tag-manager', 'ads-tracker', 'posthog', 'rum', 'wistia', 'marketo', 'chili-piper']
    expect(Object.keys(settings)).toEqual(ids)
    for (const id of ids) expect(settings[id].origin).toBe(vendors.origin(id))
  })

  test('a withdrawal silences all vendors and erases what they kept; a new consent brings them back', async ({
    page,
    vendors,
    problems,
  }) => {
    await page.goto('/pricing')
    await answer(page, { type: 'consent.accept-all' })
    await expect.poll(() => states(page)).toEqual(allReady)
    await expect.poll(async () => (await vendors.hits('rum')).length).toBeGreaterThan(0)
    const kept = await readStorage(page)
    expect(kept.cookies).toEqual(expect.arrayContaining(['_ga', '_uetsid', '_dd_s_v2']))
    expect(kept.local.join()).toContain('ph_')

    await answer(page, { type: 'consent.refuse-all' })
    expect(await states(page)).toEqual({})
    const before = (await vendors.hits()).length
    await page.getByRole('link', { name: 'Pricing' }).first().hover()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    // Longer than what is late is waited for.
    await page.waitForTimeout(2000)
    const storage = await readStorage(page)
    expect(storage.local).toEqual([])
    expect(storage.session).toEqual([])
    expect(storage.cookies.filter((name) => /^(_|ph_)/.test(name!))).toEqual([])
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect((await vendors.hits()).length).toBe(before)

    await answer(page, { type: 'consent.accept-all' })
    await expect.poll(() => states(page)).toEqual(allReady)
    await expect.poll(async () => (await vendors.hits('posthog')).length).toBeGreaterThan(0)
    await answer(page, { type: 'consent.refuse-all' })
    await answer(page, { type: 'consent.accept-all' })
    await expect.poll(() => states(page)).toEqual(allReady)
    const again = (await vendors.hits('tag-manager')).length
    await page.locator('body').press('Tab')
    await page.goto('/pricing')
    await expect.poll(async () => (await vendors.hits('tag-manager')).length).toBeGreaterThan(again)
    expect(problems).toEqual([])
  })
})

test.describe('what each vendor is told', () => {
  test('[ANALYTICS-10] [HEAD-09] the tag manager comes by its container, and hears of each page once', async ({
    page,
    vendors,
  }) => {
    await page.goto('/pricing?utm_source=letter&email=jo%40example.org')
    await answer(page, { type: 'consent.accept-all' })
    const told = async () =>
      (await vendors.hits('tag-manager')).filter(({ body }) => body?.event === 'page_view')
    await expect.poll(async () => (await told()).length, { timeout: 15_000 }).toBe(1)
    const [script] = await vendors.hits('tag-manager')
    expect([script!.path, script!.query]).toEqual(['/gtm.js', { id: 'emulated-container' }])
    await page.getByRole('contentinfo').getByRole('link').first().click()
    await expect.poll(async () => (await told()).length).toBe(2)
    const [first, second] = (await told()).map(({ body }) => body.properties)
    expect(first).toMatchObject({ page_name: 'pricing', page_path: '/pricing' })
    expect(second.page_path).toBe(new URL(page.url()).pathname)
    expect(JSON.stringify(await told())).not.toMatch(/jo(@|%40)example/)
    expect(JSON.stringify(await told())).toContain('utm_source=letter')
  })

  test('[ANALYTICS-06] PostHog gets our events by beacon, and nothing it gathers by itself', async ({
    page,
    vendors,
  }) => {
    const kinds = new Set<string>()
    page.on('request', (request) => {
      if (request.url().startsWith(vendors.origin('posthog'))) kinds.add(request.resourceType())
    })
    await page.goto('/pricing?email=jo%40example.org')
    await answer(page, { type: 'consent.accept-all' })
    const names = async () => eventsOf(await vendors.hits('posthog')).map(({ event }) => event)
    await expect.poll(names, { timeout: 15_000 }).toContain('Page viewed')
    await page.locator('main').click({ position: { x: 5, y: 5 } })
    const hits = await vendors.hits('posthog')
    expect([...kinds]).toEqual(['ping'])
    expect(new Set(hits.map(({ path }) => path))).toEqual(new Set(['/e/']))
    expect((await names()).filter((name) => name.startsWith('$'))).toEqual([])
    expect(JSON.stringify(hits)).not.toMatch(/jo(@|%40)example/)
    const view = eventsOf(hits).find(({ event }) => event === 'Page viewed')!
    expect(view.properties).toMatchObject({
      routeName: 'pricing',
      $process_person_profile: true,
      url: '/pricing',
    })
  })

  test('[CONSENT-08] the ads tracker is told first that ads are denied, then that they are granted', async ({
    page,
    vendors,
  }) => {
    await page.goto('/pricing')
    await answer(page, { type: 'consent.refuse-all' })
    const queue = () => page.evaluate(() => (globalThis as { uetq?: unknown[] }).uetq)
    await expect.poll(queue).toEqual(expect.arrayContaining(['consent', { ad_storage: 'denied' }]))
    await answer(page, { type: 'consent.accept-all' })
    await expect
      .poll(async () => (await vendors.hits('ads-tracker')).map(({ path }) => path))
      .toEqual(expect.arrayContaining(['/bat.js', '/action/0']))
    const [, first] = await vendors.hits('ads-tracker')
    expect(first!.query).toMatchObject({ ti: 'emulated-tag', evt: 'pageLoad' })
    expect(first!.query).not.toHaveProperty('asc')
  })

  test('[SESSION-05] the company directory is asked by the server, and only for pages of the site', async ({
    page,
    request,
  }) => {
    const path = '/.netlify/functions/fetch-company-domain'
    await page.goto('/form/demo')
    const found = await page.evaluate(async (url) => (await fetch(url)).json(), path)
    expect(found).toEqual({ domain: 'northwind.example', confidence: 'very high' })
    const foreign = await request.get(path, { headers: { origin: 'https://other.example' } })
    expect(foreign.status()).toBe(403)
  })

  test('[RUM-01] [RUM-04] [RUM-05] batches of the monitor reach its intake, as the site is set up', async ({
    page,
    vendors,
  }) => {
    await page.goto('/pricing?email=jo%40example.org')
    await answer(page, { type: 'consent.accept-all' })
    await expect.poll(async () => (await vendors.hits('rum')).length).toBeGreaterThan(0)
    await page.goto('/')
    await expect
      .poll(async () => JSON.stringify(await vendors.hits('rum')))
      .toContain('"type":"view"')
    const hits = await vendors.hits('rum')
    const events = hits.flatMap(({ body }) => [body].flat())
    expect(new Set(hits.map(({ path }) => path))).toEqual(new Set(['/api/v2/rum']))
    const buildId = await page.evaluate(() => document.documentElement.dataset.build)
    const view = events.find(({ type }) => type === 'view')
    expect(view).toMatchObject({
      service: 'marketing-website',
      version: buildId,
      application: { id: 'emulated-applicationId' },
      _dd: {
        configuration: {
          session_sample_rate: 100,
          session_replay_sample_rate: 0,
          trace_sample_rate: 100,
        },
      },
    })
    expect(JSON.stringify(hits)).not.toMatch(/jo(@|%40)example/)
    const vitals = events.filter(({ action }) => action?.target?.name === 'web vital')
    expect(vitals.map(({ context }) => context.name)).toEqual(
      expect.arrayContaining(['FCP', 'TTFB', 'LCP']),
    )
    for (const { context } of vitals) {
      expect(context.rating).toMatch(/^(good|needs improvement|poor)$/)
    }
  })
})

test.describe('[CONSENT-09] whether there is a tag manager to tell', () => {
  const consents = (page: Page) => {
    const told: string[] = []
    page.on('console', (message) => {
      if (message.text().startsWith('CONSENTS_')) told.push(`${message.type()} ${message.text()}`)
    })
    return told
  }
  const isManaged = (page: Page) =>
    page.evaluate(() => {
      const system = (globalThis as never)[Symbol.for('slicewright.system')] as {
        get(id: string): { getSnapshot(): { matches(state: object): boolean } }
      }
      const { matches } = system.get('consent').getSnapshot()
      return matches.call(system.get('consent').getSnapshot(), {
        choice: { running: 'initialized' },
      })
    })

  test('a site that has one says so', async ({ page }) => {
    const told = consents(page)
    await page.goto('/pricing')
    await waitForMachines(page)
    await expect
      .poll(() => told)
      .toEqual(['info CONSENTS_INITIALIZED {message: consents initialized}'])
    expect(await isManaged(page)).toBe(true)
  })

  test('a site for which none is set up says that too, and keeps choices all the same', async ({
    page,
    context,
  }) => {
    test.skip(isNetlify, 'starts a server of its own, of a site without vendors')
    const build = (process.env.OUT_DIR ?? '.cache/e2e-build').replace(/^\.cache\//, '')
    const environment = { VENDOR_EMULATOR: '', VENDOR_POSTHOG_KEY: 'key' }
    const site = await startSite({ build, environment }, 'serve')
    const told = consents(page)
    await page.goto(`${site.origin}/pricing`)
    await waitForMachines(page)
    await expect
      .poll(() => told)
      .toEqual([expect.stringContaining('error CONSENTS_INITIALIZATION_FAILED')])
    expect(await isManaged(page)).toBe(false)
    await answer(page, { type: 'consent.refuse-all' })
    await expect
      .poll(async () => JSON.stringify(await context.cookies()))
      .toMatch(/decided%22(:|%3A)true/)
    await site.stop()
  })

  test('a blocked script is an error once it was consented to', async ({ page, vendors }) => {
    await vendors.set('tag-manager', 'absent')
    const told = consents(page)
    await page.goto('/pricing')
    await answer(page, { type: 'consent.accept-all' })
    await expect
      .poll(() => told.at(-1))
      .toMatch(/^error CONSENTS_INITIALIZATION_FAILED http:.*could not be loaded/)
    expect(await isManaged(page)).toBe(false)
  })
})

test('[RUM-01] while monitored, requests to our own server are traced, and those to nobody else', async ({
  page,
  baseURL,
}) => {
  const traced = new Map<string, boolean>()
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url())
    // The page asks for the same file, for itself.
    const key = origin === baseURL ? pathname + search : origin
    traced.set(key, request.headers().traceparent?.endsWith('-01') ?? false)
  })
  const ask = (path: string) => page.evaluate(async (url) => void (await fetch(url)), path)
  await page.goto('/pricing')
  await waitForMachines(page)
  await ask('/_vendors.json?before')
  expect(traced.get('/_vendors.json?before')).toBe(false)
  await answer(page, { type: 'consent.accept-all' })
  await expect.poll(() => states(page)).toEqual(allReady)
  await ask('/_vendors.json?while')
  expect(traced.get('/_vendors.json?while')).toBe(true)
  await answer(page, { type: 'consent.refuse-all' })
  await ask('/_vendors.json?after')
  expect(traced.get('/_vendors.json?after')).toBe(false)
  expect([...traced].filter(([key, isTraced]) => isTraced && !key.startsWith('/'))).toEqual([])
})

test.describe('[RUM-03] the monitor', () => {
  test('tries again after 408, 429 and 500, each time later, until its intake takes the batch', async ({
    page,
    vendors,
  }) => {
    await vendors.set('rum', 'failing', { status: 408 })
    await page.goto('/pricing')
    await answer(page, { type: 'consent.accept-all' })
    // By its own count of attempts: a browser repeats a request once by itself after 408.
    const attempt = async (count: number) =>
      (await vendors.hits('rum')).find(
        ({ query }) => Number(query['_dd.retry_count'] ?? 0) === count,
      )
    const arrived = (count: number, timeout: number) =>
      expect.poll(() => attempt(count), { timeout, intervals: [50] }).toBeDefined()
    await arrived(0, 5000)
    // That repetition is to be answered the same; the monitor's own comes after a second.
    await page.waitForTimeout(300)
    await vendors.set('rum', 'failing', { status: 429 })
    await arrived(1, 5000)
    await vendors.set('rum', 'failing', { status: 500 })
    await arrived(2, 5000)
    await vendors.set('rum', 'ok')
    await arrived(3, 8000)
    const attempts = (await Promise.all([0, 1, 2, 3].map(attempt))).map((hit) => hit!)
    expect(attempts.map(({ query }) => query['_dd.retry_after'])).toEqual([
      undefined,
      '408',
      '429',
      '500',
    ])
    const pauses = attempts.slice(1).map(({ time }, index) => time - attempts[index]!.time)
    for (const [index, pause] of [1000, 2000, 4000].entries()) {
      expect(pauses[index]).toBeGreaterThan(pause - 100)
      expect(pauses[index]).toBeLessThan(pause + 1500)
    }
  })

  test('keeps its batches while the network is away, and sends them when it is back', async ({
    page,
    context,
    vendors,
  }) => {
    await vendors.set('rum', 'failing', { status: 503 })
    await page.goto('/pricing')
    await answer(page, { type: 'consent.accept-all' })
    await expect.poll(async () => (await vendors.hits('rum')).length).toBeGreaterThan(0)
    await vendors.set('rum', 'ok')
    await context.setOffline(true)
    const before = (await vendors.hits('rum')).length
    await page.waitForTimeout(3500)
    expect((await vendors.hits('rum')).length).toBe(before)
    await context.setOffline(false)
    await expect
      .poll(async () => (await vendors.hits('rum')).length, { timeout: 20_000 })
      .toBeGreaterThan(before)
  })
})

test.describe('[SITE-05] a refusal counts while vendors are still on their way', () => {
  const late = ['tag-manager', 'ads-tracker']
  const refusals: [name: string, delay: number, refuse: (page: Page) => Promise<unknown>][] = [
    ['after half a second', 1500, (page) => answer(page, { type: 'consent.refuse-all' })],
    ['after four', 4000, (page) => answer(page, { type: 'consent.refuse-all' })],
    [
      'by another tab',
      3000,
      async (page) => {
        const other = await page.context().newPage()
        await other.goto('/legal/terms')
        await answer(other, { type: 'consent.refuse-all' })
      },
    ],
    [
      'and the visitor goes on to another page',
      3000,
      async (page) => {
        await answer(page, { type: 'consent.refuse-all' })
        await page.getByRole('contentinfo').locator('a[href="/legal/imprint"]').first().click()
      },
    ],
    [
      'and is taken back and given again',
      2000,
      async (page) => {
        await answer(page, { type: 'consent.refuse-all' })
        await answer(page, { type: 'consent.accept-all' })
        await answer(page, { type: 'consent.refuse-all' })
      },
    ],
  ]
  for (const [name, delay, refuse] of refusals) {
    test(`${name}, with scripts that take ${delay} ms`, async ({ page, vendors }) => {
      for (const vendor of late) await vendors.set(vendor, 'slow', { delay })
      await page.goto('/pricing')
      await answer(page, { type: 'consent.accept-all' })
      await expect
        .poll(async () => (await vendors.hits()).map(({ path }) => path))
        .toEqual(expect.arrayContaining(['/gtm.js', '/bat.js']))
      await refuse(page)
      await expect.poll(() => states(page)).toEqual({})
      await page.waitForTimeout(delay + 500)
      const told = (await vendors.hits()).map(({ vendor, path }) => `${vendor} ${path}`)
      expect(told.filter((path) => /collect|action/.test(path))).toEqual([])
      const cookies = (await page.context().cookies()).map((cookie) => cookie.name)
      expect(cookies.filter((cookie) => /^_(ga|uet)/.test(cookie))).toEqual([])
    })
  }

  test('what a vendor that ran writes long after is erased too', async ({ page }) => {
    await page.goto('/pricing')
    await answer(page, { type: 'consent.accept-all' })
    await expect.poll(() => states(page)).toEqual(allReady)
    await answer(page, { type: 'consent.refuse-all' })
    await page.waitForTimeout(2500)
    await page.evaluate(() => {
      document.cookie = '_ga_LATE=1; path=/; max-age=600'
      localStorage.setItem('_gcl_ls', 'late')
    })
    await expect
      .poll(async () => {
        const { cookies, local } = await readStorage(page)
        return [...cookies, ...local].filter((key) => key!.startsWith('_g'))
      })
      .toEqual([])
  })
})

test.describe('[SITE-05] a vendor that fails costs the page nothing', () => {
  for (const mode of ['failing', 'absent'] as const) {
    test(`when all are ${mode}`, async ({ page, vendors }) => {
      const trouble = watchTrouble(page)
      for (const vendor of ['tag-manager', 'ads-tracker', 'posthog', 'rum']) {
        await vendors.set(vendor, mode)
      }
      await page.goto('/pricing')
      await answer(page, { type: 'consent.accept-all' })
      await expect
        .poll(() => states(page))
        .toMatchObject({ 'vendor-tag-manager': 'failed', 'vendor-ads-tracker': 'failed' })
      await page.getByRole('contentinfo').getByRole('link').first().click()
      await expect(page).not.toHaveURL(/pricing/)
      await expect(page.locator('h1')).toBeVisible()
      // The tag manager is what the site tells of consent: without it something is wrong (CONSENT-09).
      expect(trouble.errors).toEqual([expect.stringContaining('CONSENTS_INITIALIZATION_FAILED')])
      const told = trouble.warnings.filter((text) => text.includes('VENDOR_LOAD_FAILED'))
      expect(told.length).toBe(2)
    })
  }

  test('when all are slow: the page answers meanwhile', async ({ page, vendors }) => {
    const trouble = watchTrouble(page)
    for (const vendor of ['tag-manager', 'ads-tracker', 'posthog', 'rum']) {
      await vendors.set(vendor, 'slow', { delay: 3000 })
    }
    await page.goto('/pricing')
    await answer(page, { type: 'consent.accept-all' })
    await expect
      .poll(() => states(page))
      .toMatchObject({ 'vendor-tag-manager': { running: 'loading' } })
    await page.getByRole('contentinfo').getByRole('link').first().click()
    await expect(page).not.toHaveURL(/pricing/)
    await expect.poll(() => states(page), { timeout: 30_000 }).toEqual(allReady)
    expect(trouble).toEqual({ errors: [], warnings: [] })
  })

  test('a vendor that was out of reach comes when the network is back', async ({
    page,
    vendors,
  }) => {
    await vendors.set('tag-manager', 'absent')
    await page.goto('/pricing')
    await answer(page, { type: 'consent.accept-all' })
    await expect.poll(() => states(page)).toMatchObject({ 'vendor-tag-manager': 'failed' })
    await vendors.set('tag-manager', 'ok')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => states(page)).toMatchObject({ 'vendor-tag-manager': ready })
  })
})
