/** A word without end, in every text of every type of page: it breaks, and nothing runs off the screen. */
import { samplePages } from './support/site-pages.ts'
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

const widths = [320, 375, 830, 1440]
const word = 'unzertrennlich'.repeat(15).slice(0, 200)

for (const { path, type } of samplePages) {
  test(`a ${type} made of words of 200 letters scrolls sideways at no width: ${path}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await rememberConsent(context, baseURL!)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    expect(await replaceTexts(page)).toBeGreaterThan(10)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await findOverflow(page), `at ${width} pixels`).toEqual([])
    }
  })
}

test('what opens over a page breaks its words, too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/pricing')
    await expect(page.locator('[data-follow="consent banner"]')).toBeVisible()
    await replaceTexts(page)
    expect.soft(await findOverflow(page), `banner at ${width} pixels`).toEqual([])
    await page.locator('[data-follow="consent banner"] [data-send$="modal.open"]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect.soft(await findOverflow(page), `settings at ${width} pixels`).toEqual([])
  }
})

const openings: [name: string, width: number, open: (page: Page) => Promise<void>][] = [
  ...[320, 375, 830].map((width): (typeof openings)[number] => [
    'menu',
    width,
    async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click()
      const menu = page.locator('header [popover]:popover-open')
      for (const summary of await menu.locator('summary').all()) await summary.click()
    },
  ]),
  [
    'menu',
    1440,
    async (page) => {
      await page.locator('header').getByRole('button', { name: 'Product' }).click()
      await expect(page.locator('header nav [popover]:popover-open')).toBeVisible()
    },
  ],
  ...widths.map((width): (typeof openings)[number] => [
    'search',
    width,
    async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).first().click()
      const dialog = page.locator('dialog[data-search]')
      await dialog.locator('[data-search-input]').fill('learn')
      await expect(dialog.getByRole('option').first()).toBeVisible()
    },
  ]),
]

for (const [name, width, open] of openings) {
  test(`the open ${name} breaks its words at ${width} pixels`, async ({
    page,
    context,
    baseURL,
  }) => {
    await rememberConsent(context, baseURL!)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/pricing')
    await waitForMachines(page)
    await open(page)
    await replaceTexts(page)
    expect(await findOverflow(page)).toEqual([])
  })
}

/** @returns how many texts there were; the name of the site is part of its logo and stays */
function replaceTexts(page: Page): Promise<number> {
  return page.evaluate((word) => {
    const kept = 'script, style, svg, noscript, option'
    const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')!.content
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const said = text.data.trim()
      if (said && said !== site && !text.parentElement!.closest(kept)) texts.push(text)
    }
    for (const text of texts) text.data = word
    return texts.length
  }, word)
}

/**
 * The document where it scrolls sideways, and every text that is cut: beyond the edge of the window, or
 * of something that hides what it does not hold. What scrolls by itself (a table, code) holds all.
 */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const found =
      scrollWidth > clientWidth ? [`the document is ${scrollWidth} of ${clientWidth} wide`] : []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const parent = text.parentElement!
      if (!text.data.trim() || parent.closest('script, style, svg, noscript')) continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      const edges = findEdges(parent)
      if (!edges) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const isCut = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 0 && (left < edges.left - 1 || right > edges.right + 1),
      )
      if (isCut) found.push(`cut: ${parent.tagName} ${parent.className} in ${edges.of}`)
    }
    return [...new Set(found)]

    /** Undefined for what only screen readers hear, and within what scrolls. */
    function findEdges(element: Element): { left: number; right: number; of: string } | undefined {
      let left = 0
      let right = clientWidth
      let of = 'the window'
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, position } = getComputedStyle(at)
        const box = at.getBoundingClientRect()
        if (overflowX === 'hidden' && position === 'absolute' && box.width <= 1) return undefined
        if ((overflowX === 'auto' || overflowX === 'scroll') && at !== document.body)
          return undefined
        if (overflowX === 'visible' || at === document.documentElement) continue
        if (box.left > left) [left, of] = [box.left, at.className]
        if (box.right < right) [right, of] = [box.right, at.className]
      }
      return { left, right, of }
    }
  })
}
