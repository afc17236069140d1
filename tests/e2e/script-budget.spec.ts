/** How much script a page costs, measured as the server sends it. */
import { gzipSync } from 'node:zlib'
import { samplePages } from './support/site-pages.ts'
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

const kilobyte = 1000

interface Script {
  url: string
  text: string
  /** Compressed as a server would. */
  bytes: number
  coding: string | undefined
}

function watchScripts(page: Page): Promise<Script>[] {
  const scripts: Promise<Script>[] = []
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return
    scripts.push(
      response.body().then((body) => ({
        url: response.url(),
        text: body.toString(),
        bytes: gzipSync(body, { level: 9 }).length,
        coding: response.headers()['content-encoding'],
      })),
    )
  })
  return scripts
}

const total = (scripts: Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

test('a page without islands needs at most 5 KB of script before it is idle', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const loading = watchScripts(page)
  await page.goto('/form/demo')
  await page.waitForLoadState('networkidle')
  const scripts = await Promise.all(loading)
  expect(scripts.length).toBeGreaterThan(0)
  expect(total(scripts)).toBeLessThanOrEqual(5 * kilobyte)
})

test('a page without islands needs at most 25 KB of script in all, and no React', async ({
  page,
}) => {
  const loading = watchScripts(page)
  await page.goto('/form/demo')
  await expect(page.locator('sw-island')).toHaveCount(0)
  await waitForMachines(page)
  await page.waitForLoadState('networkidle')
  const scripts = await Promise.all(loading)
  const sizes = scripts.map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`)
  console.log(`${total(scripts)} bytes of script: ${sizes.join(', ')}`)
  expect(total(scripts)).toBeLessThanOrEqual(25 * kilobyte)
  for (const { text, url } of scripts) {
    expect(text, url).not.toMatch(
      /react\.(?:transitional\.element|fragment|element)|hydrateRoot|ajv/,
    )
  }
})

test('an article needs less than 30 KB of script before anybody touches it, banner and all', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  await page.setExtraHTTPHeaders({ 'x-country': 'DE' })
  const loading = watchScripts(page)
  await page.goto(samplePages.find(({ type }) => type === 'blog_article')!.path)
  await expect(page.getByRole('region', { name: 'May we take notes?' })).toBeVisible()
  await waitForMachines(page)
  await page.waitForLoadState('networkidle')
  const scripts = await Promise.all(loading)
  console.log(`${total(scripts)} bytes of script on an article`)
  expect(total(scripts)).toBeLessThan(30 * kilobyte)
})

test('what only answers gestures comes with the first one, and is small', async ({ page }) => {
  await page.goto('/form/demo')
  await waitForMachines(page)
  await page.waitForLoadState('networkidle')
  const loading = watchScripts(page)
  await page.mouse.move(200, 300)
  await page.mouse.move(220, 320)
  await expect.poll(() => loading.length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(total(await Promise.all(loading))).toBeLessThanOrEqual(5 * kilobyte)
})

test('a page with islands loads React once, and only when it is idle', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const loading = watchScripts(page)
  await page.goto('/pricing')
  await page.waitForLoadState('networkidle')
  const before = await Promise.all(loading)
  expect(total(before)).toBeLessThanOrEqual(5 * kilobyte)
  expect(before.filter(({ text }) => text.includes('react.transitional.element'))).toEqual([])
})

test('scripts come compressed', async ({ page }) => {
  const loading = watchScripts(page)
  await page.goto('/pricing')
  await waitForMachines(page)
  await page.waitForLoadState('networkidle')
  for (const { url, text, coding } of await Promise.all(loading)) {
    if (text.length > 2 * kilobyte) expect.soft(coding, url).toMatch(/^(?:br|gzip|zstd)$/)
  }
})
