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

/** Paths of the requested search indexes. */
function watchIndexes(page: Page): string[] {
  const indexes: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/_search/')) indexes.push(pathname)
  })
  return indexes
}

test('[NAV-02] [OP50] the search opens by its button and by a key and closes by Escape; hits come while one types, grouped by type, from the index of the language, and arrows choose one', async ({
  page,
}) => {
  const indexes = watchIndexes(page)
  const status = dialog(page).getByRole('status')
  await page.goto('/')
  await waitForMachines(page)
  await page.mouse.move(200, 300)
  await page.waitForLoadState('networkidle')
  expect(indexes, 'nobody who does not search gets it').toEqual([])

  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await page.keyboard.type('a/b')
  await expect(field(page)).toHaveValue('a/b')

  await field(page).fill('qqqxyz')
  await expect(options(page)).toHaveCount(0)
  await expect(status).toHaveText(/No results yet/)
  await expect
    .poll(() => readEvents(page, 'Search input'))
    .toContainEqual({
      name: 'Search input',
      properties: { query: 'qqqxyz', count: 0 },
    })
  // With a typo.
  await field(page).fill('halvart')
  const best = dialog(page).getByRole('group', { name: 'Top results' }).getByRole('option')
  await expect(best.and(page.locator('[href="/customers/halvardt"]'))).toContainText(
    'Customer story · Halvardt',
  )
  expect(await best.count()).toBeLessThanOrEqual(3)

  await field(page).fill('learn')
  await expect(options(page).nth(1)).toBeVisible()
  await expect(dialog(page).getByRole('group').first()).toBeVisible()
  await expect(status).toHaveText(/^\d+ results?$/)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const chosen = dialog(page).locator('[role=option][aria-selected=true]')
  await expect(chosen).toHaveCount(1)
  const id = (await chosen.getAttribute('id'))!
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id)
  expect(await findViolations(page, 'dialog[data-search]')).toEqual([])
  const href = (await chosen.getAttribute('href'))!
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href)
  await expect(dialog(page)).toBeHidden()
  expect(indexes).toEqual(['/_search/en.json'])
})

test('[OP50] a visitor who reads German searches in German, compounds included', async ({
  page,
}) => {
  const indexes = watchIndexes(page)
  await page.goto('/de')
  await waitForMachines(page)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await field(page).pressSequentially('schulung')
  const best = dialog(page).getByRole('group', { name: 'Beste Treffer' }).getByRole('option')
  await expect(best.and(page.locator('[href="/de/loesung/pflichtschulungen"]'))).toContainText(
    'Pflichtschulungen',
  )
  expect(indexes).toEqual(['/_search/de.json'])
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
