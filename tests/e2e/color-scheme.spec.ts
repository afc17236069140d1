/**
 * Light and dark pages: by the visitor's system, or by a choice that overrides it. Colours of every
 * type of page: pages.spec.ts.
 */
import { findColorViolations } from './support/accessibility.ts'
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'
import { night, paper } from './support/theme.ts'

/** A page of few parts. */
const path = '/legal/terms'

const ground = (page: Page) => page.locator('body')
const choices = (page: Page, name = 'Appearance') => page.getByRole('group', { name })
const choose = (page: Page, name: string) => choices(page).getByText(name, { exact: true }).click()

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

test('dark is chosen, stays on other pages and after a reload, and is given up again', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(path)
  await expect(choices(page).getByRole('radio', { name: 'System' })).toBeChecked()
  await choose(page, 'Dark')
  await expect(ground(page)).toHaveCSS('background-color', night)
  expect(await findColorViolations(page)).toEqual([])
  await page.reload()
  await expect(ground(page)).toHaveCSS('background-color', night)
  await page.goto('/pricing')
  await expect(ground(page)).toHaveCSS('background-color', night)
  await waitForMachines(page)
  await expect(choices(page).getByRole('radio', { name: 'Dark' })).toBeChecked()
  await choose(page, 'System')
  await expect(ground(page)).toHaveCSS('background-color', paper)
  await page.reload()
  await expect(ground(page)).toHaveCSS('background-color', paper)
})

test('light holds against a dark system, also for the frame of the browser', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(path)
  const darkFrame = page.locator('meta[name="theme-color"]').first()
  await choose(page, 'Light')
  await expect(ground(page)).toHaveCSS('background-color', paper)
  await expect(darkFrame).toHaveAttribute('media', 'not all')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  await page.reload()
  await expect(ground(page)).toHaveCSS('background-color', paper)
  await expect(darkFrame).toHaveAttribute('media', 'not all')
})

test('what is chosen in one tab is chosen in the others, also in a page that the browser kept', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.emulateMedia({ colorScheme: 'light' })
    await tab.goto(path)
  }
  await choose(other, 'Dark')
  await expect(ground(page)).toHaveCSS('background-color', night)
  await expect(choices(page).getByRole('radio', { name: 'Dark' })).toBeChecked()
  await choose(other, 'System')
  await expect(ground(page)).toHaveCSS('background-color', paper)
  await expect(choices(page).getByRole('radio', { name: 'System' })).toBeChecked()
  await page.evaluate(() => {
    localStorage.setItem('color_scheme', '{"scheme":"dark"}')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(ground(page)).toHaveCSS('background-color', night)
})

test('the arrow keys choose, and what is printed stays light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(path)
  await choices(page).getByRole('radio', { name: 'System' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(choices(page).getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(ground(page)).toHaveCSS('background-color', night)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})

test('no frame is drawn in the other one before', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    localStorage.setItem('color_scheme', '{"scheme":"dark"}')
    const seen: string[] = []
    const look = () => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    Object.assign(window, { seen })
  })
  await page.goto(path)
  await waitForMachines(page)
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen.length).toBeGreaterThan(1)
  expect([...new Set(seen)]).toEqual([night])
})

test('what is stored and no choice counts as nothing', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(path)
  for (const stored of ['rubbish', '{"scheme":"pink"}', '"dark']) {
    await page.evaluate((text) => localStorage.setItem('color_scheme', text), stored)
    await page.reload()
    await expect(ground(page), stored).toHaveCSS('background-color', paper)
    await choose(page, 'Dark')
    await expect(ground(page), stored).toHaveCSS('background-color', night)
  }
})

test('where storage is forbidden, the choice holds for the page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
  )
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(path)
  await choose(page, 'Dark')
  await expect(ground(page)).toHaveCSS('background-color', night)
})

test('without script the first frame is dark for a dark system, and there is nothing to choose', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ colorScheme: 'dark', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(baseURL + path, { waitUntil: 'commit' })
  await expect(ground(page)).toHaveCSS('background-color', night)
  await expect(page.locator('footer')).toBeVisible()
  await expect(choices(page)).toBeHidden()
  await context.close()
})

test('a page follows a system that changes, tells the browser its colours, and is printed light', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/pricing')
  await expect(ground(page)).toHaveCSS('background-color', paper)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(ground(page)).toHaveCSS('background-color', night)
  const colors = page.locator('meta[name="theme-color"]')
  await expect(colors.first()).toHaveAttribute('media', '(prefers-color-scheme: dark)')
  await expect(colors.first()).toHaveAttribute('content', '#101828')
  await expect(colors.last()).toHaveAttribute('content', '#faf6ef')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(ground(page)).toHaveCSS('color', 'rgb(20, 33, 61)')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})

for (const [home, name, dark] of [
  ['/de', 'Darstellung', 'Dunkel'],
  ['/fr', 'Apparence', 'Sombre'],
] as const) {
  test(`${home} says it in its language`, async ({ request }) => {
    const html = await (await request.get(home)).text()
    const groups = html.match(/<fieldset[^]*?<\/fieldset>/g) ?? []
    const group = groups.find((markup) => markup.includes('scheme.choose'))
    expect(group).toContain(`aria-label="${name}"`)
    expect(group).toContain(`>${dark}<`)
  })
}
