/**
 * Payloads: links prefetch them, and navigation uses them. documents.spec.ts checks that pages have
 * one; client/prefetch.spec.ts how many are fetched at a time, and over which connections.
 */
import { readPrefetchDelay } from './support/prefetch-delay.ts'
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

const toPayload = (path: string) => `${path === '/' ? '' : path}/_payload.json`

for (const path of ['/nowhere', '/legal/none', '/404', '/signup', '/lp/course-builder']) {
  test(`[BUILD-04] ${path} has none: the browser loads the document`, async ({ request }) => {
    const response = await request.get(toPayload(path), { maxRedirects: 0 })
    expect(response.status()).toBe(404)
    expect((await response.json()).error.code).toBe('NoPayload')
  })
}

test.describe('in the browser', () => {
  test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

  /** Paths of the requested payloads. */
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
})
