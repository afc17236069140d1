/** The share buttons of an article, as they are on the page. */
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

const article = '/blog/a-course-has-an-end'
const host = (page: Page) => page.locator('sw-island:has([data-share])')

async function openArticle(page: Page): Promise<void> {
  await page.goto(article)
  await waitForMachines(page)
  await host(page).locator('[data-share]').first().scrollIntoViewIfNeeded()
  await host(page).locator('[data-share]').first().hover()
  await expect(host(page)).toHaveAttribute('data-hydrated', '')
}

/** Records the arguments of `window.open` from now on. */
async function recordOpened(page: Page): Promise<() => Promise<unknown[][]>> {
  await page.evaluate(() => {
    const { open } = window
    const calls: unknown[][] = []
    Object.assign(globalThis, { opened: calls })
    window.open = (...given) => {
      calls.push(given)
      return open.apply(window, given)
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { opened: unknown[][] }).opened)
}

test('[NAV-09] networks open in a popup of 626 by 436 in the middle of the window, with the address of the article, a link to write an e-mail opens none', async ({
  page,
  context,
}) => {
  await context.route(/linkedin\.com|x\.com/, (route) => route.fulfill({ body: 'Shared.' }))
  await openArticle(page)
  const opened = await recordOpened(page)
  const address = await page.locator('link[rel=canonical]').getAttribute('href')
  const middle = await page.evaluate(() => ({
    left: Math.round(Math.max(0, screenX + (outerWidth - 626) / 2)),
    top: Math.round(Math.max(0, screenY + (outerHeight - 436) / 2)),
  }))
  for (const network of ['linkedin', 'x']) {
    const link = host(page).locator(`[data-share=${network}]`)
    const href = (await link.getAttribute('href'))!
    const [popup] = await Promise.all([page.waitForEvent('popup'), link.click()])
    await popup.waitForURL(href)
    expect(decodeURIComponent(href)).toContain(`url=${address}`)
    const [, target, features] = (await opened()).at(-1)!
    expect(target).toBe('_blank')
    expect(features).toBe(`popup,width=626,height=436,left=${middle.left},top=${middle.top}`)
    expect(await popup.evaluate(() => opener === null)).toBe(true)
    await popup.close()
    await expect(page).toHaveURL(article)
  }
  await page.evaluate(() => addEventListener('click', (click) => click.preventDefault()))
  await host(page).locator('[data-share=mail]').click()
  expect(await opened()).toHaveLength(2)
})

test('[NAV-09] where popups are blocked, the network opens in a tab of its own', async ({
  page,
  context,
}) => {
  await context.route(/linkedin\.com/, (route) => route.fulfill({ body: 'Shared.' }))
  await openArticle(page)
  await page.evaluate(() => void (window.open = () => null))
  const link = host(page).locator('[data-share=linkedin]')
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
  await tab.waitForURL(/linkedin\.com/)
  expect(await tab.evaluate(() => opener === null)).toBe(true)
})
