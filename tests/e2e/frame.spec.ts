/** The page frame: menus, promotion banner, colours, screen classes. */
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

// A click that has to try again scrolls the page, smoothly where motion is wanted: what stands below
// the bar would move between its press and its release.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

const wide = { width: 1440, height: 900 }
const narrow = { width: 375, height: 800 }

test.describe('[NAV-02] the promotion banner', () => {
  const bannerOf = (page: Page) =>
    page.getByRole('complementary').filter({ hasText: 'New in November' })

  test('closes, and stays closed on other pages and after a reload', async ({ page }) => {
    await page.goto('/')
    await waitForMachines(page)
    await bannerOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(bannerOf(page)).toBeHidden()
    await page.reload()
    await waitForMachines(page)
    await expect(bannerOf(page)).toBeHidden()
    await page.goto('/pricing')
    await waitForMachines(page)
    await expect(bannerOf(page)).toBeHidden()
  })

  test('shows again in another tab', async ({ page, context }) => {
    await page.goto('/')
    await waitForMachines(page)
    await bannerOf(page).getByRole('button', { name: 'Close' }).click()
    const other = await context.newPage()
    await other.goto('/')
    await waitForMachines(other)
    await expect(bannerOf(other)).toBeVisible()
  })
})

test.describe('[NAV-02] the menus of a wide screen', () => {
  test.use({ viewport: wide })
  const bar = (page: Page) => page.locator('header')

  test('one is open at a time, and Escape closes it', async ({ page }) => {
    await page.goto('/')
    await waitForMachines(page)
    const product = bar(page).getByRole('button', { name: 'Product' })
    const solutions = bar(page).getByRole('button', { name: 'Solutions' })
    const opened = bar(page).locator('nav [popover]:popover-open')
    await product.click()
    await expect(opened).toHaveCount(1)
    await solutions.click()
    await expect(opened).toHaveCount(1)
    await expect(opened).toContainText('Onboarding')
    await page.keyboard.press('Escape')
    await expect(opened).toHaveCount(0)
    await expect(solutions).toBeFocused()
  })

  test('a second click closes, and the keyboard opens as well', async ({ page }) => {
    await page.goto('/')
    await waitForMachines(page)
    const product = bar(page).getByRole('button', { name: 'Product' })
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
  })

  test('a link in it leads on and closes it', async ({ page }) => {
    await page.goto('/')
    await waitForMachines(page)
    await bar(page).getByRole('button', { name: 'Product' }).click()
    const opened = bar(page).locator('nav [popover]:popover-open')
    const link = opened.locator('ul a').first()
    const href = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(href!)
    await expect(opened).toHaveCount(0)
  })
})

test.describe('[NAV-02] the menu of a narrow screen', () => {
  test.use({ viewport: narrow })

  test('covers the page, which does not scroll meanwhile, and closes by button and Escape', async ({
    page,
  }) => {
    await page.goto('/')
    await waitForMachines(page)
    const open = page.getByRole('button', { name: 'Open menu' })
    const menu = page.locator('header [popover]:popover-open')
    await open.click()
    await expect(menu).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-scroll-locked')
    await expect(page.locator('html')).toHaveCSS('overflow', /hidden|clip/)
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked')
    await open.click()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(open).toBeFocused()
  })

  test('stays until it is closed when the window grows meanwhile', async ({ page }) => {
    await page.goto('/')
    await waitForMachines(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.setViewportSize(wide)
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  })

  test('leads to every page the wide menus lead to', async ({ page }) => {
    await page.goto('/')
    await waitForMachines(page)
    const linksIn = (selector: string) =>
      page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const desktop = await linksIn('header nav:not([popover] nav) a')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const mobile = await linksIn('header [popover]:popover-open a')
    expect(mobile).toEqual(expect.arrayContaining(desktop))
    for (const summary of await page.locator('header [popover]:popover-open summary').all()) {
      await summary.click()
      await expect(summary.locator('xpath=following-sibling::*').locator('a').first()).toBeVisible()
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the wide menus open', async ({ page }) => {
    await page.setViewportSize(wide)
    await page.goto('/')
    await page.locator('header').getByRole('button', { name: 'Product' }).click()
    await expect(page.locator('header nav [popover] ul a').first()).toBeVisible()
  })

  test('the narrow menu opens and its parts unfold', async ({ page }) => {
    await page.setViewportSize(narrow)
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const part = page.locator('header [popover] details').first()
    await part.locator('summary').click()
    await expect(part.locator('a').first()).toBeVisible()
  })

  test('the languages can be reached, the banner can be read, and nothing asks for consent', async ({
    page,
  }) => {
    await page.goto('/pricing')
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
  for (const [width, name] of classes) {
    test(`of ${width} pixels is ${name}, and is told in a cookie for a year`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/legal/terms')
      await waitForMachines(page)
      const cookie = (await context.cookies()).find((one) => one.name === 'viewport')
      expect(cookie).toMatchObject({ value: name, sameSite: 'Strict', secure: true, path: '/' })
      expect(cookie!.expires - Date.now() / 1000).toBeCloseTo(365 * 86_400, -3)
    })
  }

  test('follows the window', async ({ page, context }) => {
    await page.setViewportSize(wide)
    await page.goto('/legal/terms')
    await waitForMachines(page)
    await page.setViewportSize(narrow)
    const value = async () =>
      (await context.cookies()).find(({ name }) => name === 'viewport')?.value
    await expect.poll(value).toBe('mobile')
  })
})

for (const width of [375, 1280]) {
  test(`letters twice as large leave the bar whole at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const menu = page.getByRole('button', { name: 'Open menu' })
    await expect(menu).toBeInViewport({ ratio: 1 })
    const { bar, sideways } = await page.evaluate(() => ({
      bar: document.querySelector('header')!.clientHeight,
      sideways: document.documentElement.scrollWidth - innerWidth,
    }))
    expect(bar).toBeLessThan(800 / 5)
    expect(sideways).toBe(0)
  })
}

// Of a window at 400% a scrollbar takes up to 20 pixels.
test('the bar stays whole beside a scrollbar at 320 pixels', async ({ page }) => {
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
