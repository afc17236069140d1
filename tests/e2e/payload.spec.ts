/** Payloads: every route has one, links fetch them ahead, poor connections do not. */
import { readPrefetchDelay } from './support/prefetch-delay.ts'
import { sitePages } from './support/site-pages.ts'
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

const toPayload = (path: string) => `${path === '/' ? '' : path}/_payload.json`

test('[BUILD-04] every page has a payload that holds what its document holds', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const { buildId, contentRef } = await (await request.get('/healthz')).json()
  for (const { path, locale, status } of sitePages) {
    const response = await request.get(toPayload(path))
    const { 'content-type': type, 'x-robots-tag': robots } = response.headers()
    expect
      .soft([path, response.status(), type, robots])
      .toEqual([path, status, 'application/json; charset=utf-8', 'noindex'])
    if (status !== 200) continue
    const payload = (await response.json()) as Payload
    const html = await (await request.get(path)).text()
    expect.soft(payload, path).toMatchObject({ path, locale, buildId, contentRef })
    expect.soft(findMissing(payload, html), `missing in the document of ${path}`).toEqual([])
  }
})

interface Payload {
  html: string
  head: string
  css: [name: string, text: string][]
}

/** Parts that the document does not hold, by name: an expectation for each would take longer than all pages. */
function findMissing({ html, head, css }: Payload, document: string): string[] {
  // What is preloaded stands before the rest.
  const preloads = /^(?:<link data-head rel="preload"[^>]*>)*/.exec(head)![0]
  const parts = [
    ['main', html],
    ['preloads', preloads],
    ['head', head.slice(preloads.length)],
    ...css.map(([name, text]) => [`sheet ${name}`, text]),
  ] as const
  return parts.filter(([, text]) => !document.includes(text)).map(([name]) => name)
}

for (const path of ['/nowhere', '/legal/none', '/404', '/signup', '/lp/course-builder']) {
  test(`[BUILD-04] ${path} has none: the browser loads the document`, async ({ request }) => {
    const response = await request.get(toPayload(path), { maxRedirects: 0 })
    expect(response.status()).toBe(404)
    expect((await response.json()).error.code).toBe('NoPayload')
  })
}

test.describe('in the browser', () => {
  test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

  /** Paths of the payloads asked for. */
  function watchPayloads(page: Page): string[] {
    const seen: string[] = []
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname
      if (path.endsWith('/_payload.json')) seen.push(path)
    })
    return seen
  }

  test('[BUILD-04] links in view are fetched about a second after the page has loaded', async ({
    page,
  }) => {
    const seen = watchPayloads(page)
    await page.goto('/legal/terms')
    await waitForMachines(page)
    await expect.poll(() => page.evaluate(readPrefetchDelay)).toBeGreaterThanOrEqual(950)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('[BUILD-04] a followed link shows its page without loading a document', async ({ page }) => {
    await page.goto('/legal/terms')
    await waitForMachines(page)
    const documents: string[] = []
    page.on(
      'request',
      (request) => request.resourceType() === 'document' && documents.push(request.url()),
    )
    await page.locator('footer a[href="/legal/imprint"]').first().click()
    await expect(page).toHaveURL('/legal/imprint')
    await expect(page).toHaveTitle(/Imprint|Colloquy/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/legal\/imprint$/)
    await page.goBack()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/legal\/terms$/)
    expect(documents).toEqual([])
  })

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
    { saveData: false, effectiveType: 'slow-2g' },
  ]) {
    test(`[BUILD-06] nothing is fetched ahead on ${JSON.stringify(connection)}`, async ({
      page,
    }) => {
      await page.addInitScript((stub) => {
        Object.defineProperty(navigator, 'connection', { value: stub })
      }, connection)
      const seen = watchPayloads(page)
      await page.goto('/legal/terms')
      await waitForMachines(page)
      await page.locator('footer a').first().hover()
      await page.waitForTimeout(2500)
      expect(seen).toEqual([])
      await page.locator('footer a[href="/legal/imprint"]').first().click()
      await expect(page).toHaveURL('/legal/imprint')
      expect(seen).toEqual(['/legal/imprint/_payload.json'])
    })
  }

  test('[BUILD-05] at most four are fetched at once', async ({ page }) => {
    let running = 0
    let most = 0
    await page.route('**/_payload.json', async (route) => {
      most = Math.max(most, ++running)
      await new Promise((done) => setTimeout(done, 400))
      running--
      await route.continue()
    })
    const seen = watchPayloads(page)
    await page.setViewportSize({ width: 1440, height: 2000 })
    await page.goto('/legal/imprint')
    await waitForMachines(page)
    await expect.poll(() => seen.length, { timeout: 15_000 }).toBeGreaterThan(6)
    expect(most).toBeLessThanOrEqual(4)
    expect(most).toBeGreaterThan(1)
  })
})
