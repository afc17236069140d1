/** From one layout to another without loading a document: the frame follows. */
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } })

const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isFirstDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'isFirstDocument' in window)

interface NavbarContext {
  menus: Record<string, { label: string; links: { label: string; href: string }[] }[]>
  pageCta: { type: string; label: string; href: string } | null
}

const contextOf = (page: Page) =>
  page.evaluate(() => {
    const system = (globalThis as never)[Symbol.for('slicewright.system')] as {
      get(id: string): { getSnapshot(): { context: unknown } }
    }
    return system.get('navbar').getSnapshot().context
  }) as Promise<NavbarContext>

/** A link as an editor would write it, followed by hand. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    document.querySelector('main')!.prepend(link)
    link.click()
  }, href)
  await expect(page).toHaveURL(href)
}

/**
 * Drops the parameter for where a link was followed from, which the page adds and machines do not
 * know.
 */
const withoutFrom = (href: string) => href.replace(/\?from=.*/, '')

const menusOf = (page: Page) => page.locator('header [data-menus] > li > :is(a, button)')

test('[ROUTE-48] [ROUTE-49] the frame changes with the layout, in one document and without a word in the console', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  await rememberConsent(context, baseURL!)
  const documents: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/\.\w+$|^\/\./.test(pathname)) documents.push(pathname)
  })
  await page.goto('/')
  await waitForMachines(page)
  await markDocument(page)
  const { body, footer } = { body: page.locator('body'), footer: page.locator('#frame-footer') }
  await footer.evaluate((element) => Object.assign(element, { isFirst: true }))
  await expect(menusOf(page)).toHaveText([
    'Product',
    'Solutions',
    'Resources',
    'Company',
    'Pricing',
  ])
  await expect(page.locator('[data-promotion]')).toBeVisible()

  await follow(page, '/blog')
  await expect(body).toHaveAttribute('data-layout', 'blog')
  await expect(menusOf(page)).toHaveText(['Blog', 'Topics', 'Events', 'Resources', 'Colloquy'])
  await expect(page.locator('#frame-subscription-banner')).toBeAttached()
  await expect(page.locator('#main')).toBeFocused()
  // The new elements are styled and work.
  await expect(page.locator('#frame-subscription-banner')).toHaveCSS('border-top-style', 'solid')
  await page.locator('header [data-disclosure] > button', { hasText: 'Topics' }).click()
  await expect(page.locator('header [popover]:popover-open')).toBeVisible()
  await page.keyboard.press('Escape')

  await follow(page, '/form/demo')
  await expect(body).toHaveAttribute('data-layout', 'minimal')
  await expect(page.locator('#frame-subscription-banner')).toHaveCount(0)
  await expect(page.locator('[data-promotion]')).toHaveCount(0)
  await expect(page.locator('header nav').first()).toBeHidden()

  await follow(page, '/')
  await expect(body).toHaveAttribute('data-layout', 'default')
  await expect(menusOf(page).first()).toHaveText('Product')
  await expect(page.locator('[data-promotion]')).toBeVisible()

  await page.goBack()
  await expect(body).toHaveAttribute('data-layout', 'minimal')
  await page.goBack()
  await expect(body).toHaveAttribute('data-layout', 'blog')
  await expect(page.locator('#frame-subscription-banner')).toBeAttached()
  expect(await isSameDocument(page)).toBe(true)
  expect(await footer.evaluate((element) => 'isFirst' in element)).toBe(true)
  expect(problems).toEqual([])
  // Only one of these pages had elements that were not loaded yet.
  expect(documents).toEqual(['/', '/blog'])
})

test('[ROUTE-48] what is open or closed in the frame stays so from layout to layout', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'x-country': 'DE' })
  await page.goto('/')
  await waitForMachines(page)
  const banner = page.locator('[data-follow="consent banner"]')
  await expect(banner).toBeVisible()
  await page.locator('[data-promotion] button').click()
  await expect(page.locator('[data-promotion]')).toBeHidden()
  await follow(page, '/blog')
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'blog')
  await expect(banner).toBeVisible()
  await expect(page.locator('[data-promotion]')).toBeHidden()
  await follow(page, '/form/demo')
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'minimal')
  await follow(page, '/')
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'default')
  await expect(page.locator('[data-promotion]')).toBeHidden()
  await banner.getByRole('button').first().click()
  await expect(banner).toBeHidden()
})

test('[ROUTE-48] [BUILD-04] a page whose frame does not come is loaded as a document', async ({
  page,
  context,
  baseURL,
}) => {
  await rememberConsent(context, baseURL!)
  await page.addInitScript(() => {
    const { timeout } = AbortSignal
    AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 50)
  })
  await page.goto('/')
  await waitForMachines(page)
  await markDocument(page)
  await page.route('/blog', (route) =>
    route.request().isNavigationRequest() ? route.continue() : undefined,
  )
  await follow(page, '/blog')
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'blog')
  expect(await isSameDocument(page)).toBe(false)
})

test.describe('[NAV-01] the navbar machine', () => {
  const labels: [path: string, type: string, labels: string[]][] = [
    ['/de', 'website_navbar', ['Plattform', 'Lösungen', 'Wissen', 'Unternehmen', 'Preise']],
    ['/fr/blog', 'navbar', ['Blog', 'Thèmes', 'Événements', 'Ressources', 'Colloquy']],
    ['/', 'website_navbar', ['Product', 'Solutions', 'Resources', 'Company', 'Pricing']],
  ]
  test('holds the menus as they are on the screen, and both, the website’s and the blog’s, once both were shown', async ({
    page,
  }) => {
    for (const [path, type, expected] of labels) {
      await page.goto(path)
      await waitForMachines(page)
      const { menus } = await contextOf(page)
      expect(Object.keys(menus), path).toEqual([type])
      expect(menus[type]!.map(({ label }) => label)).toEqual(expected)
      await expect(menusOf(page)).toHaveText(expected)
      const hrefs = menus[type]!.flatMap(({ links }) => links.map(({ href }) => href))
      const shown = await page
        .locator('header [data-menus] [popover] ul a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
      expect(hrefs.length).toBeGreaterThan(8)
      expect(hrefs).toEqual(shown.map(withoutFrom))
    }
    await follow(page, '/blog')
    await expect(page.locator('body')).toHaveAttribute('data-layout', 'blog')
    await expect.poll(async () => Object.keys((await contextOf(page)).menus)).toHaveLength(2)
    const { menus } = await contextOf(page)
    expect(menus['navbar']![1]!.label).toBe('Topics')
    expect(menus['website_navbar']![0]!.label).toBe('Product')
  })
})

test('[NAV-06] the call to action of the page is in the bar and in its machine, from page to page', async ({
  page,
}) => {
  await page.goto('/pricing')
  await waitForMachines(page)
  const cta = page.locator('header sw-part[data-part="page-cta"] a')
  await expect(cta).toHaveText(['Book a demo', 'Free trial'])
  expect((await contextOf(page)).pageCta).toBeNull()
  await follow(page, '/product/course-builder')
  await expect(cta).toHaveText(['Write a course'])
  await expect
    .poll(async () => (await contextOf(page)).pageCta)
    .toMatchObject({ type: 'freeTrial', label: 'Write a course' })
  const href = (await cta.getAttribute('href'))!
  expect((await contextOf(page)).pageCta!.href).toBe(withoutFrom(href))
  await follow(page, '/pricing')
  await expect(cta).toHaveText(['Book a demo', 'Free trial'])
  await expect.poll(async () => (await contextOf(page)).pageCta).toBeNull()
})
