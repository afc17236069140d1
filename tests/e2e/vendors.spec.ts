/** What each vendor receives and when, and how a page copes with failing vendors. */
import { isNetlify } from '#tests/support/not-on-netlify.ts'
import { startSite } from './support/run-site.ts'
import { expect, waitForMachines, type Page } from './support/test.ts'
import { answer, test, type Hit, type Vendors } from './support/vendors.ts'

test.use({ extraHTTPHeaders: { 'x-country': 'DE' } })

/** Third-party origins that a page sent requests to, in alphabetical order. */
function watchStrangers(page: Page, baseURL: string): () => string[] {
  const origins = new Set<string>()
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== baseURL && origin !== 'null') origins.add(origin)
  })
  return () => [...origins].toSorted()
}

/** Errors, except requests that the test itself lets fail, and the page's warnings about those. */
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

/** Events that PostHog received, each with its properties. */
const eventsOf = (hits: Hit[]) =>
  hits.flatMap(({ body }) => body.batch as { event: string; properties: Record<string, unknown> }[])

/** Whether there is a tag manager to tell, as the console has it and as the machine has it. */
const watchConsents = (page: Page): string[] => {
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
    const snapshot = system.get('consent').getSnapshot()
    return snapshot.matches({ choice: { running: 'initialized' } })
  })

/**
 * Holds back the scripts of vendors in every tab, as a slow network does. @returns a function that
 * releases them
 */
async function holdScripts(page: Page, vendors: Vendors): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  for (const script of scripts)
    await page.context().route(`${vendors.origin(script.vendor)}${script.path}*`, async (route) => {
      await released
      // A cancelled request has nothing to continue.
      await route.continue().catch(() => {})
    })
  return release
}
const scripts = [
  { vendor: 'tag-manager', path: '/gtm.js' },
  { vendor: 'ads-tracker', path: '/bat.js' },
]

/** Waits until the page has requested both, counted from the call. */
const untilAsked = (page: Page, vendors: Vendors) =>
  Promise.all(
    scripts.map(({ vendor, path }) =>
      page.waitForRequest((request) => request.url().startsWith(vendors.origin(vendor) + path)),
    ),
  )

test.describe('[SITE-05]', () => {
  test('the policy of every page lets in the scripts of vendors by path, and nothing else; what it is told of them is complete, public and never kept', async ({
    request,
    vendors,
  }) => {
    const response = await request.get('/pricing')
    const policy = response.headers()['content-security-policy']!
    const allowed = /script-src ([^;]+)/.exec(policy)![1]!.split(' ')
    const [tags, ads, wistia, marketo] = ['tag-manager', 'ads-tracker', 'wistia', 'marketo'].map(
      vendors.origin,
    )
    expect(allowed).toEqual([
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

    const told = await request.get('/_vendors.json')
    expect(told.headers()['cache-control']).toBe('no-store')
    const { vendors: settings } = await told.json()
    const ids = ['tag-manager', 'ads-tracker', 'posthog', 'rum', 'wistia', 'marketo', 'chili-piper']
    expect(Object.keys(settings)).toEqual(ids)
    for (const id of ids) expect(settings[id].origin).toBe(vendors.origin(id))
  })

  test('[CONSENT-08] [CONSENT-09] [SESSION-05] no vendor is asked before a choice nor after a refusal; each category brings its own, a consent to all exactly the listed, without a complaint', async ({
    page,
    baseURL,
    request,
    vendors,
    problems,
  }) => {
    const strangers = watchStrangers(page, baseURL!)
    const told = watchConsents(page)
    await page.goto('/pricing')
    await page.waitForLoadState('networkidle')
    await answer(page, { type: 'consent.refuse-all' })
    // The ads tracker first learns that ads are denied.
    const queue = () => page.evaluate(() => (globalThis as { uetq?: unknown[] }).uetq)
    await expect.poll(queue).toEqual(expect.arrayContaining(['consent', { ad_storage: 'denied' }]))
    await page.goto('/')
    await waitForMachines(page)
    await page.waitForLoadState('networkidle')
    expect(strangers()).toEqual([])
    expect(await vendors.hits()).toEqual([])
    const initialized = 'info CONSENTS_INITIALIZED {message: consents initialized}'
    await expect.poll(() => told).toEqual([initialized, initialized])
    expect(await isManaged(page)).toBe(true)

    await answer(page, { type: 'consent.grant', category: 'ad' })
    const { 'vendor-ads-tracker': ads, 'vendor-tag-manager': tags } = allReady
    await expect
      .poll(() => states(page))
      .toEqual({ 'vendor-ads-tracker': ads, 'vendor-tag-manager': tags })
    expect(strangers()).toEqual(['ads-tracker', 'tag-manager'].map(vendors.origin))
    await expect
      .poll(async () => (await vendors.hits('ads-tracker')).map(({ path }) => path))
      .toEqual(expect.arrayContaining(['/bat.js', '/action/0']))
    const [, first] = await vendors.hits('ads-tracker')
    expect(first!.query).toMatchObject({ ti: 'emulated-tag', evt: 'pageLoad' })
    expect(first!.query).not.toHaveProperty('asc')

    await answer(page, { type: 'consent.deny', category: 'ad' })
    await answer(page, { type: 'consent.grant', category: 'analytics' })
    await expect
      .poll(async () => Object.keys(await states(page)).toSorted())
      .toEqual(['vendor-posthog', 'vendor-rum', 'vendor-tag-manager'])

    await answer(page, { type: 'consent.accept-all' })
    await expect.poll(() => states(page)).toEqual(allReady)
    await expect.poll(async () => (await vendors.hits('rum')).length).toBeGreaterThan(0)
    // The vendor may receive a request before the browser reports it.
    await expect
      .poll(strangers)
      .toEqual(['ads-tracker', 'posthog', 'rum', 'tag-manager'].map(vendors.origin))

    // The company directory is asked by the server, and only for pages of the site.
    const path = '/.netlify/functions/fetch-company-domain'
    const found = await page.evaluate(async (url) => (await fetch(url)).json(), path)
    expect(found).toEqual({ domain: 'northwind.example', confidence: 'very high' })
    const foreign = await request.get(path, { headers: { origin: 'https://other.example' } })
    expect(foreign.status()).toBe(403)
    expect(problems).toEqual([])
  })

  test('[RUM-01] a withdrawal silences all vendors and erases what they kept, however late they write it; a new consent brings them back; the monitor traces requests to our own server meanwhile', async ({
    page,
    baseURL,
    vendors,
    problems,
  }) => {
    const traced = new Map<string, boolean>()
    const foreign: string[] = []
    page.on('request', (request) => {
      const { origin, pathname, search } = new URL(request.url())
      if (origin !== baseURL) foreign.push(request.url())
      // The page requests the same file for itself.
      const key = origin === baseURL ? pathname + search : origin
      traced.set(key, request.headers()['traceparent']?.endsWith('-01') ?? false)
    })
    const ask = async (query: string) => {
      await page.evaluate(async (url) => void (await fetch(url)), `/_vendors.json?${query}`)
      return traced.get(`/_vendors.json?${query}`)
    }
    await page.clock.install()
    await page.goto('/pricing')
    await waitForMachines(page)
    expect(await ask('before')).toBe(false)
    await answer(page, { type: 'consent.accept-all' })
    await expect.poll(() => states(page)).toEqual(allReady)
    await expect.poll(async () => (await vendors.hits('rum')).length).toBeGreaterThan(0)
    expect(await ask('while')).toBe(true)
    const kept = await readStorage(page)
    expect(kept.cookies).toEqual(expect.arrayContaining(['_ga', '_uetsid', '_dd_s_v2']))
    expect(kept.local.join()).toContain('ph_')

    await answer(page, { type: 'consent.refuse-all' })
    expect(await states(page)).toEqual({})
    foreign.length = 0
    await page.getByRole('link', { name: 'Pricing' }).first().hover()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.clock.runFor(3000)
    expect(await ask('after')).toBe(false)
    const storage = await readStorage(page)
    expect(storage.local).toEqual([])
    expect(storage.session).toEqual([])
    expect(storage.cookies.filter((name) => /^(_|ph_)/.test(name!))).toEqual([])
    await page.evaluate(() => {
      document.cookie = '_ga_LATE=1; path=/; max-age=600'
      localStorage.setItem('_gcl_ls', 'late')
    })
    await page.clock.runFor(1000)
    const late = await readStorage(page)
    expect([...late.cookies, ...late.local].filter((key) => key!.startsWith('_g'))).toEqual([])
    await page.goto('/')
    await waitForMachines(page)
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
    expect([...traced].filter(([key, isTraced]) => isTraced && !key.startsWith('/'))).toEqual([])

    const before = (await vendors.hits('posthog')).length
    await answer(page, { type: 'consent.accept-all' })
    await expect.poll(() => states(page)).toEqual(allReady)
    await expect.poll(async () => (await vendors.hits('posthog')).length).toBeGreaterThan(before)
    await answer(page, { type: 'consent.refuse-all' })
    await answer(page, { type: 'consent.accept-all' })
    await expect.poll(() => states(page)).toEqual(allReady)
    const again = (await vendors.hits('tag-manager')).length
    await page.goto('/pricing')
    await expect.poll(async () => (await vendors.hits('tag-manager')).length).toBeGreaterThan(again)
    expect(problems).toEqual([])
  })
})

test('[ANALYTICS-06] [ANALYTICS-10] [HEAD-09] [RUM-01] [RUM-04] [RUM-05] the tag manager comes by its container and hears of each page once, PostHog gets our events alone, by beacon, and the monitor sends as the site is set up', async ({
  page,
  vendors,
}) => {
  const kinds = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith(vendors.origin('posthog'))) kinds.add(request.resourceType())
  })
  await page.goto('/pricing?utm_source=letter&email=jo%40example.org')
  await answer(page, { type: 'consent.accept-all' })
  const views = async () =>
    (await vendors.hits('tag-manager')).filter(({ body }) => body?.event === 'page_view')
  await expect.poll(async () => (await views()).length).toBe(1)
  const [script] = await vendors.hits('tag-manager')
  expect([script!.path, script!.query]).toEqual(['/gtm.js', { id: 'emulated-container' }])
  await page.locator('main').click({ position: { x: 5, y: 5 } })
  await page.getByRole('contentinfo').getByRole('link').first().click()
  await expect.poll(async () => (await views()).length).toBe(2)
  const [first, second] = (await views()).map(({ body }) => body.properties)
  expect(first).toMatchObject({ page_name: 'pricing', page_path: '/pricing' })
  expect(second.page_path).toBe(new URL(page.url()).pathname)
  expect(JSON.stringify(await views())).toContain('utm_source=letter')

  const viewed = async () =>
    eventsOf(await vendors.hits('posthog')).filter(({ event }) => event === 'Page viewed')
  await expect.poll(async () => (await viewed()).length).toBe(2)
  const hits = await vendors.hits('posthog')
  expect([...kinds]).toEqual(['ping'])
  expect(new Set(hits.map(({ path }) => path))).toEqual(new Set(['/e/']))
  expect(eventsOf(hits).filter(({ event }) => event.startsWith('$'))).toEqual([])
  expect((await viewed())[0]!.properties).toMatchObject({
    routeName: 'pricing',
    $process_person_profile: true,
    url: '/pricing?utm_source=letter',
  })

  await expect.poll(async () => (await vendors.hits('rum')).length).toBeGreaterThan(0)
  const buildId = await page.evaluate(() => document.documentElement.dataset['build'])
  await page.goto('/')
  const batches = async () => (await vendors.hits('rum')).flatMap(({ body }) => [body].flat())
  const vitals = async () =>
    (await batches()).filter(({ action }) => action?.target?.name === 'web vital')
  await expect
    .poll(async () => (await vitals()).map(({ context }) => context.name))
    .toEqual(expect.arrayContaining(['FCP', 'TTFB', 'LCP']))
  for (const { context } of await vitals())
    expect(context.rating).toMatch(/^(good|needs improvement|poor)$/)
  const paths = (await vendors.hits('rum')).map(({ path }) => path)
  expect(new Set(paths)).toEqual(new Set(['/api/v2/rum']))
  expect((await batches()).find(({ type }) => type === 'view')).toMatchObject({
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
  const toldAll = ['tag-manager', 'posthog', 'rum'].map((vendor) => vendors.hits(vendor))
  expect(JSON.stringify(await Promise.all(toldAll))).not.toMatch(/jo(@|%40)example/)
})

test('[CONSENT-09] a site for which no tag manager is set up logs no error, and keeps choices all the same', async ({
  page,
  context,
}) => {
  test.skip(isNetlify, 'starts a server of its own, of a site without vendors')
  const build = (process.env['OUT_DIR'] ?? '.cache/e2e-build').replace(/^\.cache\//, '')
  const environment = { VENDOR_EMULATOR: '', VENDOR_POSTHOG_KEY: 'key' }
  const site = await startSite({ build, environment }, 'serve')
  try {
    const told = watchConsents(page)
    await page.goto(`${site.origin}/pricing`)
    await waitForMachines(page)
    expect(await isManaged(page)).toBe(false)
    await answer(page, { type: 'consent.refuse-all' })
    await expect
      .poll(async () => JSON.stringify(await context.cookies()))
      .toMatch(/decided%22(:|%3A)true/)
    expect(told).toEqual([])
  } finally {
    await site.stop()
  }
})

test('[RUM-03] the monitor tries again after 408, 429 and 500 until its intake takes the batch, and keeps what happens while the network is away', async ({
  page,
  context,
  vendors,
}) => {
  const answers = [408, 429, 500]
  const reasons: (string | null)[] = []
  await page.route(`${vendors.origin('rum')}/**`, async (route) => {
    const { searchParams } = new URL(route.request().url())
    const attempt = Number(searchParams.get('_dd.retry_count') ?? 0)
    reasons[attempt] ??= searchParams.get('_dd.retry_after')
    const status = answers[attempt]
    if (status === undefined) return route.continue()
    return route.fulfill({ status, headers: { 'access-control-allow-origin': '*' } })
  })
  await page.goto('/pricing')
  await answer(page, { type: 'consent.accept-all' })
  await expect.poll(async () => (await vendors.hits('rum')).length).toBeGreaterThan(0)
  expect(reasons).toEqual([null, '408', '429', '500'])
  const [hit] = await vendors.hits('rum')
  expect(hit!.query).toMatchObject({ '_dd.retry_count': '3' })

  await page.unrouteAll()
  await context.setOffline(true)
  const before = (await vendors.hits('rum')).length
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().startsWith(vendors.origin('rum')),
  )
  await page.locator('main').click({ position: { x: 5, y: 5 } })
  await lost
  await context.setOffline(false)
  await expect.poll(async () => (await vendors.hits('rum')).length).toBeGreaterThan(before)
})

test('[SITE-05] a refusal counts while vendors are still on their way, however it is said', async ({
  page,
  vendors,
}) => {
  const refusals: [name: string, refuse: () => Promise<unknown>][] = [
    [
      'by another tab',
      async () => {
        const other = await page.context().newPage()
        await other.goto('/legal/terms')
        await answer(other, { type: 'consent.refuse-all' })
        await other.close()
      },
    ],
    [
      'and the visitor goes on to another page',
      async () => {
        await answer(page, { type: 'consent.refuse-all' })
        await page.getByRole('contentinfo').locator('a[href="/legal/imprint"]').first().click()
        await expect(page).toHaveURL('/legal/imprint')
      },
    ],
    [
      'and is taken back and given again',
      async () => {
        await answer(page, { type: 'consent.refuse-all' })
        await answer(page, { type: 'consent.accept-all' })
        await answer(page, { type: 'consent.refuse-all' })
      },
    ],
  ]
  for (const [name, refuse] of refusals) {
    await test.step(name, async () => {
      await page.context().clearCookies()
      const release = await holdScripts(page, vendors)
      await page.goto('/pricing')
      const asked = untilAsked(page, vendors)
      await answer(page, { type: 'consent.accept-all' })
      const requests = await asked
      await refuse()
      await expect.poll(() => states(page)).toEqual({})
      release()
      // Answered or cancelled: a script that follows has run before the page answers.
      for (const request of requests) await request.response()
      await page.evaluate(() => new Promise(requestAnimationFrame))
      const cookies = (await page.context().cookies()).map((cookie) => cookie.name)
      expect(cookies.filter((cookie) => /^_(ga|uet)/.test(cookie))).toEqual([])
      await page.context().unrouteAll()
    })
  }
  const told = (await vendors.hits()).map(({ vendor, path }) => `${vendor} ${path}`)
  expect(told.filter((path) => /collect|action/.test(path))).toEqual([])
})

test.describe('[SITE-05] a vendor that fails costs the page nothing', () => {
  test('[CONSENT-09] when all fail or are absent; one that was out of reach comes when the network is back', async ({
    page,
    vendors,
  }) => {
    const trouble = watchTrouble(page)
    for (const mode of ['failing', 'absent'] as const) {
      for (const vendor of ['tag-manager', 'ads-tracker', 'posthog', 'rum'])
        await vendors.set(vendor, mode)
      await page.goto('/pricing')
      await answer(page, { type: 'consent.accept-all' })
      await expect
        .poll(() => states(page))
        .toMatchObject({ 'vendor-tag-manager': 'failed', 'vendor-ads-tracker': 'failed' })
      expect(await isManaged(page)).toBe(false)
      await page.getByRole('contentinfo').getByRole('link').first().click()
      await expect(page).not.toHaveURL(/pricing/)
      await expect(page.locator('h1')).toBeVisible()
      // The site passes consent to the tag manager: without it there is an error.
      expect(trouble.errors.splice(0)).toEqual([
        expect.stringMatching(/^CONSENTS_INITIALIZATION_FAILED http:.*could not be loaded/),
      ])
      const told = trouble.warnings.splice(0).filter((text) => text.includes('VENDOR_LOAD_FAILED'))
      expect(told).toHaveLength(2)
    }
    await vendors.set('tag-manager', 'ok')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => states(page)).toMatchObject({ 'vendor-tag-manager': ready })
  })

  test('when all are slow: the page answers meanwhile', async ({ page, vendors }) => {
    const trouble = watchTrouble(page)
    const release = await holdScripts(page, vendors)
    await page.goto('/pricing')
    const asked = untilAsked(page, vendors)
    await answer(page, { type: 'consent.accept-all' })
    await asked
    await expect
      .poll(() => states(page))
      .toMatchObject({ 'vendor-tag-manager': { running: 'loading' } })
    await page.getByRole('contentinfo').getByRole('link').first().click()
    await expect(page).not.toHaveURL(/pricing/)
    release()
    await expect.poll(() => states(page)).toEqual(allReady)
    expect(trouble).toEqual({ errors: [], warnings: [] })
  })
})
