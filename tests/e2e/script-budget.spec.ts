/** The amount of script a page costs, measured as the server sends it. */
import { isNetlify, packedByCdn } from '#tests/support/not-on-netlify.ts'
import { startHttp } from '#tests/support/start-http.ts'
import { holdScript } from './support/hold-script.ts'
import { samplePages } from './support/site-pages.ts'
import { hasRenderer, watchScripts, type Script } from './support/scripts.ts'
import {
  expect,
  rememberConsent,
  type Page,
  scrollThrough,
  test,
  waitForIslands,
  waitForMachines,
} from './support/test.ts'

const kilobyte = 1000

const total = (scripts: Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

/** A page whose tabs come into view. */
const withTabs = '/'

const article = samplePages.find(({ type }) => type === 'blog_article')!.path

for (const path of ['/why-colloquy', '/pricing', article, '/form/demo']) {
  test(`${path} needs at most 4 KB of script until somebody moves`, async ({ page }) => {
    const loading = watchScripts(page)
    await page.goto(path)
    const scripts = await loading.loaded()
    console.log(`${total(scripts)} bytes of script at load of ${path}`)
    expect(scripts.length).toBeGreaterThan(0)
    expect(total(scripts)).toBeLessThanOrEqual(4 * kilobyte)
  })
}

test('the question for consent needs no more', async ({ page, context }) => {
  await context.clearCookies()
  await page.setExtraHTTPHeaders({ 'x-country': 'DE' })
  const loading = watchScripts(page)
  await page.goto(article)
  await expect(page.getByRole('region', { name: 'May we take notes?' })).toBeVisible()
  expect(total(await loading.loaded())).toBeLessThanOrEqual(4 * kilobyte)
})

test('what answers a visitor is at most 34.3 KB of script, and nothing that renders', async ({
  page,
}) => {
  const loading = watchScripts(page)
  await page.goto('/why-colloquy')
  await expect(page.locator('sw-island')).toHaveCount(0)
  await waitForMachines(page)
  const shared = total(await loading.loaded())
  await page.mouse.move(200, 300)
  await page.mouse.move(220, 320)
  await page.waitForFunction(() => {
    const system = (globalThis as Record<symbol, unknown>)[Symbol.for('slicewright.system')]
    return (system as { get(id: string): unknown }).get('links') !== undefined
  })
  const scripts = await loading.loaded()
  const sizes = scripts.map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`)
  console.log(`${total(scripts)} bytes of script: ${sizes.join(', ')}`)
  expect(total(scripts)).toBeLessThanOrEqual(34.3 * kilobyte)
  // The gesture script is not loaded before the first gesture.
  expect(total(scripts)).toBeGreaterThan(shared)
  expect(scripts.filter(hasRenderer)).toEqual([])
  for (const { text, url } of scripts) expect(text, url).not.toMatch(/ajv/)
})

test('a page that is read to its end, and its tabs used, loads no React: 33 KB', async ({
  page,
}) => {
  const loading = watchScripts(page)
  await page.goto(withTabs)
  await waitForMachines(page)
  await scrollThrough(page)
  await waitForIslands(page)
  const scripts = await loading.loaded()
  console.log(`${total(scripts)} bytes of script of ${withTabs}, scrolled to its end`)
  expect(total(scripts)).toBeLessThanOrEqual(33 * kilobyte)
  await page.getByRole('tab').nth(1).click()
  await expect(page.locator('[role=tabpanel]').nth(1)).toBeVisible()
  expect((await loading.loaded()).filter(hasRenderer).map(({ url }) => url)).toEqual([])
})

test('React comes with the first sign of a visitor to a page with an island: 68 KB, and 42.7 KB beside it', async ({
  page,
}) => {
  const loading = watchScripts(page)
  await page.goto('/maturity-model')
  const before = await loading.loaded()
  expect(before.length).toBeGreaterThan(0)
  expect(total(before)).toBeLessThanOrEqual(4 * kilobyte)
  await waitForMachines(page)
  await waitForIslands(page)
  const scripts = await loading.loaded()
  const react = scripts.filter(hasRenderer)
  expect(react.map(({ url }) => url)).toHaveLength(1)
  const rest = total(scripts) - total(react)
  console.log(`React ${total(react)}, ${rest} beside it: script of /maturity-model`)
  expect(total(react)).toBeLessThanOrEqual(68 * kilobyte)
  expect(rest).toBeLessThanOrEqual(42.7 * kilobyte)
})

test('questions open before their machine runs, which comes once they are touched and learns what is open', async ({
  page,
}) => {
  const loading = watchScripts(page)
  await page.goto('/pricing')
  const island = page.locator('sw-island:has(details)').first()
  await scrollThrough(page)
  await waitForMachines(page)
  expect((await loading.loaded()).filter(hasRenderer).map(({ url }) => url)).toEqual([])
  // As find-in-page opens it: not a gesture of the visitor on the island.
  const panels = island.locator('details')
  await panels.nth(1).evaluate((panel: HTMLDetailsElement) => (panel.open = true))
  await expect(island).not.toHaveAttribute('data-hydrated')
  await panels.first().locator('summary').click()
  await expect(island).toHaveAttribute('data-hydrated', '')
  expect((await loading.loaded()).filter(hasRenderer)).toEqual([])
  await expect(panels.first()).toHaveAttribute('open')
  await expect(panels.nth(1)).toHaveAttribute('open')
  const knownOpen = () =>
    island.evaluate(({ dataset }: HTMLElement) => {
      type Known = { context: { open: number[] } }
      const system = (globalThis as Record<symbol, unknown>)[Symbol.for('slicewright.system')]
      const { get } = system as { get(id: string): { getSnapshot(): Known } }
      return get(dataset['id']!).getSnapshot().context.open.toSorted()
    })
  await expect.poll(knownOpen).toEqual([0, 1])
  await panels.nth(2).locator('summary').click()
  await expect.poll(knownOpen).toEqual([0, 1, 2])
  await panels.first().locator('summary').click()
  await expect.poll(knownOpen).toEqual([1, 2])
  await expect(panels.first()).not.toHaveAttribute('open')
  for (const index of [1, 2]) await expect(panels.nth(index)).toHaveAttribute('open')
})

test('a question opens at the click, however late its island comes', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.goto('/pricing')
  await waitForMachines(page)
  const island = page.locator('sw-island:has(details)').first()
  await page.route(`**${await island.getAttribute('data-src')}`, async (route) => {
    await held.promise
    await route.continue()
  })
  const panel = island.locator('details').first()
  await panel.locator('summary').click()
  await expect(panel).toHaveAttribute('open')
  await panel.locator('summary').click()
  await expect(panel).not.toHaveAttribute('open')
  await panel.locator('summary').click()
  await expect(panel).toHaveAttribute('open')
  await expect(island).not.toHaveAttribute('data-hydrated')
  held.resolve()
  await expect(island).toHaveAttribute('data-hydrated', '')
  await expect(panel).toHaveAttribute('open')
})

test.describe('the first script', () => {
  const entryOf = (page: Page) => page.locator('head script[type=module]')
  const isThere = (page: Page) => page.evaluate(() => customElements.get('sw-island') !== undefined)

  test('comes when the page is painted, however late its picture is', async ({ page }) => {
    const arrived = Promise.withResolvers<void>()
    await page.route(/\/_?media\/|\/images\?/, async (route) => {
      await arrived.promise
      await route.continue()
    })
    await page.goto(withTabs, { waitUntil: 'commit' })
    await page.waitForFunction(() => customElements.get('sw-island'))
    const [picture, paint, script] = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-paint')[0]!.startTime
      const { src } = document.querySelector<HTMLScriptElement>('head script[type=module]')!
      const { complete } = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')!
      return [complete, paint, performance.getEntriesByName(src)[0]!.startTime] as const
    })
    expect(picture).toBe(false)
    expect(script).toBeGreaterThanOrEqual(paint)
    arrived.resolve()
    await page.waitForLoadState()
    await expect(entryOf(page)).toHaveCount(1)
  })

  for (const path of [withTabs, '/legal/terms']) {
    test(`comes before ${path} has loaded if nobody sees it`, async ({ page }) => {
      await page.addInitScript(() => {
        PerformanceObserver.prototype.observe = () => {}
      })
      await page.goto(path)
      expect(await isThere(page)).toBe(true)
      await expect(entryOf(page)).toHaveCount(1)
    })
  }

  test('comes when the picture of the page does not', async ({ page }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {}
    })
    await page.route(/\/_?media\/|\/images\?/, (route) => route.abort())
    await page.goto(withTabs)
    expect(await isThere(page)).toBe(true)
  })
})

test('[ERR-06] every panel of tabs shows when the first script of the page does not come', async ({
  page,
}) => {
  await page.route(/\/assets\/entries\//, (route) => route.abort())
  await page.goto(withTabs)
  await expectAllPanels(page)
})

/** @returns the island of the tabs */
async function expectAllPanels(page: Page) {
  const island = page.locator('sw-island:has([role=tabpanel])').first()
  const panels = island.locator('[role=tabpanel]')
  await expect(panels.locator('visible=true')).toHaveCount(await panels.count())
  expect(await panels.count()).toBeGreaterThan(1)
  await expect(island.getByRole('tab')).toHaveCount(0)
  return island
}

test('[ERR-06] every panel of tabs shows when the first script of the page hangs, and one once it comes', async ({
  page,
}) => {
  const release = await holdScript(page, '/assets/entries/*')
  await page.goto(withTabs, { waitUntil: 'domcontentloaded' })
  const seen = page.locator('[role=tabpanel]').locator('visible=true')
  await expect(seen).toHaveCount(1)
  await moveAnimations(page, 10_000)
  const island = await expectAllPanels(page)
  release()
  await expect(seen).toHaveCount(1)
  await expect(island.getByRole('tab').first()).toBeVisible()
})

/** Advances animations by a time in ms instead of waiting. */
function moveAnimations(page: Page, by: number): Promise<void> {
  return page.evaluate((ms) => {
    for (const animation of document.getAnimations())
      if (animation.timeline instanceof DocumentTimeline)
        animation.currentTime = Number(animation.currentTime) + ms
  }, by)
}

test('[ERR-06] islands that are read after the first script has failed learn of it', async ({
  page,
  baseURL,
}) => {
  const whole = await (await page.request.get(withTabs)).text()
  const half = whole.lastIndexOf('<sw-island', whole.indexOf('role="tabpanel"'))
  let sendRest = () => {}
  const server = await startHttp((response, at) => {
    const { url } = server.requests[at]!
    if (url === withTabs) {
      response.setHeader('content-type', 'text/html')
      response.write(whole.slice(0, half))
      sendRest = () => response.end(whole.slice(half))
    } else if (url.startsWith('/assets/entries/')) {
      response.writeHead(404).end()
    } else {
      response.writeHead(302, { location: baseURL + url }).end()
    }
  })
  const failed = page.waitForResponse(/\/assets\/entries\//)
  const opened = page.goto(server.url + withTabs)
  await failed
  // Any reaction happens in the following frames.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  })
  sendRest()
  await opened
  await expect(await expectAllPanels(page)).toHaveAttribute('data-failed', '')
  await server.close()
})

test('[ERR-06] every panel of tabs shows when their script does not come', async ({ page }) => {
  await page.goto(withTabs)
  const island = page.locator('sw-island:has([role=tab])').first()
  const panels = island.locator('[role=tabpanel]')
  const count = await panels.count()
  expect(count).toBeGreaterThan(1)
  expect(await panels.locator('visible=true').count()).toBe(1)
  await page.route(`**${await island.getAttribute('data-src')}`, (route) => route.abort())
  await page.goto(withTabs)
  await expect(async () => {
    await panels.first().scrollIntoViewIfNeeded()
    // The first failure loads the page anew.
    const load = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON())
    expect(load).toHaveProperty('type', 'reload')
    await expect(island).toHaveAttribute('data-failed', '', { timeout: 1000 })
  }).toPass()
  await expectAllPanels(page)
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
