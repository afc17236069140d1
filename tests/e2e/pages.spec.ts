/** What must hold on every page: looked at by type where it depends on the type, on all where it depends on content. */
import { findViolations } from './support/accessibility.ts'
import { locales, samplePages, sitePages, translatedPages } from './support/site-pages.ts'
import {
  expect,
  scrollThrough,
  test,
  waitForIslands,
  waitForMachines,
  type Page,
} from './support/test.ts'

/** A desktop, a tablet, a phone. */
const widths = [1440, 830, 375]

/** A narrow phone, and the desktop enlarged to twice its size. */
const tightSizes = [
  [320, 800],
  [640, 450],
] as const

test('[SITE-01] the site has pages of every type in every language', () => {
  const paths = sitePages.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/de', '/fr', '/pricing', '/de/preise', '/fr/tarifs']),
  )
  expect(samplePages.length).toBeGreaterThanOrEqual(40)
  expect(translatedPages).toHaveLength(samplePages.length)
  expect(new Set(paths).size).toBe(paths.length)
})

const samples = new Set(samplePages.map(({ path }) => path))

for (const { path, status } of [...samplePages, ...translatedPages]) {
  const promise = samples.has(path) ? ', accessible at any width, never wider than the screen' : ''
  test(`[PAGEBUILDER-13] ${path} loads, hydrates and is scrolled through without a complaint${promise}`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    await waitForMachines(page)
    await scrollThrough(page)
    await waitForIslands(page)
    await page.waitForLoadState('networkidle')
    const refused = status === 200 ? [] : [expect.stringContaining(`status of ${status}`)]
    expect(problems).toEqual([...refused])
    if (!samples.has(path)) return
    for (const [width, height] of tightSizes) {
      await page.setViewportSize({ width, height })
      expect.soft(await measureOverflow(page), `at ${width} pixels`).toBeLessThanOrEqual(0)
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await findViolations(page), `at ${width} pixels`).toEqual([])
      expect.soft(await measureOverflow(page), `at ${width} pixels`).toBeLessThanOrEqual(0)
      // On the widest the question for consent lies over the page; on the others it is answered.
      if (width === widths[0]) await answerConsent(page)
    }
    await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    for (const width of [320, ...widths]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await measureOverflow(page), `turned, at ${width} pixels`).toBeLessThanOrEqual(0)
    }
  })
}

async function answerConsent(page: Page): Promise<void> {
  const refuse = page.getByRole('button', { name: 'Refuse all' })
  if (!(await refuse.isVisible())) return
  await refuse.click()
  await expect(refuse).toBeHidden()
}

function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

test.describe('on a narrow phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 900 } })

  for (const { code } of locales) {
    test(`every page in ${code} can be read with JavaScript off, and no word is cut at the side (WCAG 1.4.10)`, async ({
      page,
    }) => {
      test.setTimeout(240_000)
      await blockPictures(page)
      const pages = sitePages.filter(({ locale }) => locale === code)
      expect(pages.length).toBeGreaterThan(100)
      for (const { path } of pages) {
        await page.goto(path)
        expect.soft(await page.evaluate(findCutWords), path).toEqual([])
        await expect.soft(page.locator('h1'), path).toHaveCount(1)
        await expect.soft(page.locator('h1'), path).toBeVisible()
        const text = await page.locator('main').innerText()
        expect.soft(text.length, path).toBeGreaterThan(80)
      }
    })
  }

  /** By the browser itself: a route of the runner would keep it from caching fonts. */
  async function blockPictures(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page)
    const endings = ['avif', 'gif', 'jpg', 'jpeg', 'mp4', 'png', 'svg', 'webp']
    const urls = ['*/.netlify/images*', ...endings.map((ending) => `*.${ending}*`)]
    await session.send('Network.enable')
    await session.send('Network.setBlockedURLs', { urls })
  }

  /** Texts that end beyond the screen, where they cannot be scrolled to. */
  async function findCutWords(): Promise<string[]> {
    await document.fonts.ready
    const reach = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return Math.max(0, ...[...range.getClientRects()].map(({ right }) => right))
    }
    const isOutOfSight = (element: Element) =>
      element.clientWidth <= 1 || /auto|scroll/.test(getComputedStyle(element).overflowX)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (reach(text) <= innerWidth) continue
      let element = text.parentElement
      while (element && !isOutOfSight(element)) element = element.parentElement
      if (!element) cut.push(text.textContent!.trim())
    }
    return cut
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path } of samplePages) {
    test(`everything on ${path} is reached with JavaScript off`, async ({ page }) => {
      await page.goto(path)
      for (const panel of await page.locator('[role=tabpanel]').all())
        await expect(panel).toBeVisible()
      for (const details of await page.locator('main details').all()) {
        if (!(await details.locator('summary').first().isVisible())) continue
        if ((await details.getAttribute('open')) === null)
          await details.locator('summary').first().click()
        await expect(details.locator('summary + *').first()).toBeVisible()
      }
    })
  }
})
