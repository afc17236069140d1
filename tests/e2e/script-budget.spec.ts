/** How much script a page costs, measured as the server sends it. */
import { isNetlify, packedByCdn } from '#tests/support/not-on-netlify.ts'
import { samplePages } from './support/site-pages.ts'
import { watchScripts, type Script } from './support/scripts.ts'
import {
  expect,
  rememberConsent,
  scrollThrough,
  test,
  waitForIslands,
  waitForMachines,
} from './support/test.ts'

const kilobyte = 1000

const total = (scripts: Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)

const hasReact = ({ text }: Script) => text.includes('react.transitional.element')

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

test('a page without islands needs at most 5 KB of script before it is idle', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const loading = watchScripts(page)
  await page.goto('/why-colloquy')
  const scripts = await loading.loaded()
  expect(scripts.length).toBeGreaterThan(0)
  expect(total(scripts)).toBeLessThanOrEqual(5 * kilobyte)
})

test('a page without islands needs at most 25 KB of script in all, and no React', async ({
  page,
}) => {
  const loading = watchScripts(page)
  await page.goto('/why-colloquy')
  await expect(page.locator('sw-island')).toHaveCount(0)
  await waitForMachines(page)
  const scripts = await loading.loaded()
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
  const scripts = await loading.loaded()
  console.log(`${total(scripts)} bytes of script on an article`)
  expect(total(scripts)).toBeLessThan(30 * kilobyte)
})

test('what only answers gestures comes with the first one, and is small', async ({ page }) => {
  await page.goto('/why-colloquy')
  await waitForMachines(page)
  await page.waitForLoadState('networkidle')
  const loading = watchScripts(page)
  const gestures = page.waitForRequest(/\.js$/)
  await page.mouse.move(200, 300)
  await page.mouse.move(220, 320)
  await gestures
  expect(total(await loading.loaded())).toBeLessThanOrEqual(5 * kilobyte)
})

test('a page with islands loads React once, and only when it is idle', async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    const requestIdleCallback = (callback: () => void) => waiting.push(callback)
    const becomeIdle = () => {
      Object.assign(window, { requestIdleCallback: (callback: () => void) => setTimeout(callback) })
      for (const callback of waiting) callback()
    }
    Object.assign(window, { requestIdleCallback, becomeIdle })
  })
  const loading = watchScripts(page)
  await page.goto('/pricing')
  const before = await loading.loaded()
  expect(total(before)).toBeLessThanOrEqual(5 * kilobyte)
  expect(before.filter(hasReact)).toEqual([])
  await page.evaluate(() => (window as unknown as { becomeIdle(): void }).becomeIdle())
  await scrollThrough(page)
  await waitForIslands(page)
  expect((await loading.loaded()).filter(hasReact)).toHaveLength(1)
})

test('React comes when an island is near, and not before', async ({ page }) => {
  const loading = watchScripts(page)
  await page.goto('/pricing')
  await expect(page.locator('sw-island:not([data-bound])')).not.toHaveCount(0)
  await waitForMachines(page)
  const before = await loading.loaded()
  console.log(`${total(before)} bytes of script at load of a page with islands`)
  expect(before.filter(hasReact).map(({ url }) => url)).toEqual([])
  expect(total(before)).toBeLessThanOrEqual(25 * kilobyte)
  await scrollThrough(page)
  await waitForIslands(page)
  expect((await loading.loaded()).filter(hasReact)).toHaveLength(1)
})

test('scripts come compressed', async ({ page }) => {
  test.skip(isNetlify, packedByCdn)
  const loading = watchScripts(page)
  await page.goto('/pricing')
  await waitForMachines(page)
  for (const { url, text, coding } of await loading.loaded()) {
    if (text.length > 2 * kilobyte) expect.soft(coding, url).toMatch(/^(?:br|gzip|zstd)$/)
  }
})
