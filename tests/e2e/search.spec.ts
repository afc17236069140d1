/** The search of the navbar. */
import { findViolations } from './support/accessibility.ts'
import { readEvents, recordEvents } from './support/recorder.ts'
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } })

test.beforeEach(async ({ context, baseURL }) => {
  await rememberConsent(context, baseURL!)
  await recordEvents(context)
})

const dialog = (page: Page) => page.locator('dialog[data-search]')
const field = (page: Page) => dialog(page).locator('[data-search-input]')
const options = (page: Page) => dialog(page).getByRole('option')
async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await waitForMachines(page)
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await expect(field(page)).toBeFocused()
}

test('[NAV-02] the search opens by its button and by the key /, and closes by Escape', async ({
  page,
}) => {
  await open(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await page.keyboard.type('a/b')
  await expect(field(page)).toHaveValue('a/b')
})

test('[OP50] hits come while one types, grouped by type, from the index of the language', async ({
  page,
}) => {
  const indexes: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/_search/')) indexes.push(pathname)
  })
  await open(page, '/')
  await field(page).fill('learn')
  await expect(options(page).first()).toBeVisible()
  expect(indexes).toEqual(['/_search/en.json'])
  await expect(dialog(page).getByRole('group').first()).toBeVisible()
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?$/)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await field(page).fill('qqqxyz')
  await expect(options(page)).toHaveCount(0)
  await expect(dialog(page).getByRole('status')).toHaveText(/No results yet/)
  await expect
    .poll(() => readEvents(page, 'Search input'))
    .toContainEqual({
      name: 'Search input',
      properties: { query: 'qqqxyz', count: 0 },
    })
})

test('[OP50] what visitors type finds the page they want, errors and compounds included', async ({
  page,
}) => {
  const firstThree = () =>
    dialog(page)
      .getByRole('group', { name: /^(Top results|Beste Treffer)$/ })
      .getByRole('option')
  const cells = [
    ['/', 'pricing', '/pricing', 'Colloquy pricing'],
    ['/', 'halvart', '/customers/halvardt', 'Customer story · Halvardt'],
    ['/', 'sso', '/product/integrations', 'Integrations'],
    ['/de', 'reifegradmodel', '/de/reifegradmodell', 'Reifegradmodell'],
    ['/de', 'schulung', '/de/loesung/pflichtschulungen', 'Pflichtschulungen'],
  ] as const
  for (const [start, query, href, words] of cells) {
    await page.goto(start)
    await waitForMachines(page)
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await field(page).pressSequentially(query)
    const wanted = firstThree().and(page.locator(`[href="${href}"]`))
    await expect(wanted).toContainText(words, { timeout: 20_000 })
    expect(await firstThree().count()).toBeLessThanOrEqual(3)
  }
})

test('arrows choose a hit, which Enter follows', async ({ page }) => {
  await open(page)
  await field(page).fill('learn')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const chosen = dialog(page).locator('[role=option][aria-selected=true]')
  await expect(chosen).toHaveCount(1)
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id'))!,
  )
  const href = await chosen.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href!)
  await expect(dialog(page)).toBeHidden()
})

test('is accessible with hits', async ({ page }) => {
  await open(page)
  await field(page).fill('learn')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  expect(await findViolations(page, 'dialog[data-search]')).toEqual([])
})

test('without the index, the form leads to all resources and the dialog says so', async ({
  page,
}) => {
  await page.route('**/_search/*.json', (route) => route.fulfill({ status: 500 }))
  await open(page)
  await field(page).fill('learning')
  await expect(dialog(page).getByRole('status')).toHaveText(/did not load. Press Enter/)
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/resources\?q=learning$/)
})

test('on a phone there is room for what one types', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await open(page)
  const room = await field(page).evaluate((input: HTMLInputElement) => {
    const context = document.createElement('canvas').getContext('2d')!
    context.font = getComputedStyle(input).font
    return input.clientWidth - context.measureText(input.placeholder).width
  })
  expect(room).toBeGreaterThan(0)
  const submit = dialog(page).getByRole('button', { name: 'Search', exact: true })
  await field(page).fill('learning')
  await submit.click()
  await expect(page).toHaveURL(/\/resources\?q=learning$/)
})

test('nobody who does not search gets the index or what searches it', async ({ page }) => {
  const searched: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/_search/') && searched.push(request.url()),
  )
  await page.goto('/')
  await waitForMachines(page)
  await page.mouse.move(200, 300)
  await page.waitForLoadState('networkidle')
  expect(searched).toEqual([])
})

test('works without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL!,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await field(page).fill('learning')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/resources\?q=learning$/)
  await context.close()
})
