/** The page frame: menus, promotion banner, colours, screen classes. */
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

// A click that has to retry scrolls the page, smoothly where motion is allowed: elements below the
// bar would move between press and release.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

const wide = { width: 1440, height: 900 }
const narrow = { width: 375, height: 800 }

test.describe('[NAV-02] the promotion banner', () => {
  const bannerOf = (page: Page) =>
    page.getByRole('complementary').filter({ hasText: 'New in November' })

  test('closes, stays closed on other pages and after a reload, and shows again in another tab', async ({
    page,
    context,
  }) => {
    await page.goto('/legal/terms')
    await waitForMachines(page)
    await bannerOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(bannerOf(page)).toBeHidden()
    await page.reload()
    await waitForMachines(page)
    await expect(bannerOf(page)).toBeHidden()
    await page.goto('/pricing')
    await waitForMachines(page)
    await expect(bannerOf(page)).toBeHidden()
    const other = await context.newPage()
    await other.goto('/legal/terms')
    await waitForMachines(other)
    await expect(bannerOf(other)).toBeVisible()
  })
})

test.describe('[NAV-02] the menus of a wide screen', () => {
  test.use({ viewport: wide })
  const bar = (page: Page) => page.locator('header')

  test('one is open at a time, a second click or Escape closes it, the keyboard opens as well, and a link in it leads on', async ({
    page,
  }) => {
    await page.goto('/legal/terms')
    await waitForMachines(page)
    const product = bar(page).getByRole('button', { name: 'Product' })
    const solutions = bar(page).getByRole('button', { name: 'Solutions' })
    const opened = bar(page).locator('nav [popover]:popover-open')
    await product.click()
    await expect(opened).toHaveCount(1)
    await product.click()
    await expect(opened).toHaveCount(0)

    await product.focus()
    await page.keyboard.press('Enter')
    await expect(opened).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(opened.locator(':focus')).toHaveCount(1)

    await solutions.click()
    await expect(opened).toHaveCount(1)
    await expect(opened).toContainText('Onboarding')
    await page.keyboard.press('Escape')
    await expect(opened).toHaveCount(0)
    await expect(solutions).toBeFocused()

    await page.keyboard.press('Enter')
    const link = opened.locator('ul a').first()
    const href = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(href!)
    await expect(opened).toHaveCount(0)
  })
})

test.describe('[NAV-02] the menu of a narrow screen', () => {
  test.use({ viewport: narrow })

  test('covers the page, which does not scroll meanwhile, leads to every page the wide menus lead to, and closes by button and Escape, also when the window has grown', async ({
    page,
  }) => {
    await page.goto('/legal/terms')
    await waitForMachines(page)
    const linksIn = (selector: string) =>
      page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const desktop = await linksIn('header nav:not([popover] nav) a')
    const open = page.getByRole('button', { name: 'Open menu' })
    const menu = page.locator('header [popover]:popover-open')
    await open.click()
    await expect(menu).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-scroll-locked')
    await expect(page.locator('html')).toHaveCSS('overflow', /hidden|clip/)
    expect(await linksIn('header [popover]:popover-open a')).toEqual(
      expect.arrayContaining(desktop),
    )
    for (const summary of await menu.locator('summary').all()) {
      await summary.click()
      await expect(summary.locator('xpath=following-sibling::*').locator('a').first()).toBeVisible()
    }
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked')
    await open.click()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(open).toBeFocused()

    await open.click()
    await page.setViewportSize(wide)
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked')
    await expect(open).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menus open, wide and narrow, the languages can be reached, the banner can be read, and nothing asks for consent', async ({
    page,
  }) => {
    await page.setViewportSize(wide)
    await page.goto('/blog')
    await page.locator('header [data-disclosure] > button').first().click()
    await expect(page.locator('header nav [popover]:popover-open')).toHaveCount(1)
    await page.goto('/pricing')
    const bar = page.locator('header')
    await bar.getByRole('button', { name: 'Product' }).click()
    await expect(bar.locator('nav [popover] ul a').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.setViewportSize(narrow)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const part = bar.locator('[popover] details').first()
    await part.locator('summary').click()
    await expect(part.locator('a').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/de/preise')
    await expect(page.locator('[data-follow="consent banner"]')).toBeHidden()
    const consent = page.locator('dialog:not([data-search])')
    await expect(consent).toHaveCount(1)
    await expect(consent).toBeHidden()
  })
})

test.describe('[NAV-03] how a page wants its frame', () => {
  test.use({ viewport: wide })
  const menus = (page: Page) => page.locator('header nav').first()
  const colourOf = (page: Page) =>
    page
      .locator('header a')
      .first()
      .evaluate((link) => getComputedStyle(link).color)

  test('a minimal layout shows no menu, a default one does', async ({ page }) => {
    await page.goto('/pricing')
    await expect(menus(page)).toBeVisible()
    await page.goto('/form/demo')
    await expect(page.locator('body')).toHaveAttribute('data-menu', 'hidden')
    await expect(menus(page)).toBeHidden()
  })

  test('the bar is white on dark pages, black on the others, also from page to page', async ({
    page,
  }) => {
    await page.goto('/legal/terms')
    await waitForMachines(page)
    await expect(page.locator('body')).toHaveAttribute('data-navbar', 'black')
    const black = await colourOf(page)
    await page.goto('/de/use-cases/akademien')
    await waitForMachines(page)
    await expect(page.locator('body')).toHaveAttribute('data-navbar', 'white')
    expect(await colourOf(page)).not.toBe(black)

    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
    await page.locator('footer a[href="/de/legal/impressum"]').first().click()
    await expect(page).toHaveURL('/de/legal/impressum')
    await expect(page.locator('body')).toHaveAttribute('data-navbar', 'black')
    await expect.poll(() => colourOf(page)).toBe(black)
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
  })
})

test.describe('[NAV-07] [NAV-08] the screen class', () => {
  const classes: [width: number, name: string][] = [
    [320, 'narrowMobile'],
    [375, 'mobile'],
    [829, 'mobile'],
    [830, 'tablet'],
    [1199, 'tablet'],
    [1200, 'desktop'],
  ]
  test('is told in a cookie for a year, and follows the window', async ({ page, context }) => {
    const readCookie = async () => (await context.cookies()).find((one) => one.name === 'viewport')
    const attributes = { sameSite: 'Strict', secure: true, path: '/' }
    for (const [index, [width, name]] of classes.entries()) {
      await page.setViewportSize({ width, height: 800 })
      if (index === 0) {
        await page.goto('/legal/terms')
        await waitForMachines(page)
      }
      const value = async () => (await readCookie())?.value
      await expect.poll(value, `at ${width} pixels`).toBe(name)
      const cookie = await readCookie()
      expect(cookie).toMatchObject(attributes)
      expect(cookie!.expires - Date.now() / 1000).toBeCloseTo(365 * 86_400, -3)
    }
    // At load as well: a new document knows nothing of the previous one.
    await context.clearCookies({ name: 'viewport' })
    await page.reload()
    await waitForMachines(page)
    expect(await readCookie()).toMatchObject({ value: 'desktop', ...attributes })
  })
})

test('the bar stays whole with letters twice as large, and beside a scrollbar at 320 pixels', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 })
    const { bar, sideways } = await page.evaluate(() => ({
      bar: document.querySelector('header')!.clientHeight,
      sideways: document.documentElement.scrollWidth - innerWidth,
    }))
    expect(bar, `at ${width} pixels`).toBeLessThan(800 / 5)
    expect(sideways, `at ${width} pixels`).toBe(0)
  }

  // In a window at 400% a scrollbar takes up to 20 pixels.
  const found: string[] = []
  for (const path of ['/', '/de', '/fr']) {
    await page.goto(path)
    const language = page.getByRole('button', { name: /^(Language|Sprache|Langue)/ })
    for (const width of [300, 303, 305, 308, 315, 319]) {
      await page.setViewportSize({ width, height: 640 })
      const { height } = (await language.boundingBox())!
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (height > 44 || sideways) found.push(`${path} at ${width}: ${height}, ${sideways}`)
    }
  }
  expect(found).toEqual([])
})

test('the first Tab reaches a link past the frame, which works', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})
