import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test as base, type FrameLocator, type Page } from '@playwright/test'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { developmentWords } from '../support/development-words.ts'
import { findViolations } from './support/accessibility.ts'
import { test as devTest } from './support/dev-test.ts'

const test = devTest.extend<{ problems: string[] }>({
  problems: async ({ page }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    await use(problems)
  },
})
test.describe.configure({ mode: 'default' })

const machineIds = readdirSync(join(repositoryRoot, 'machines')).filter((name) =>
  existsSync(join(repositoryRoot, 'machines', name, 'machine.json')),
)

/** Opens the inspector with a page of the site in it, and its machines running. */
async function inspect(page: Page, machine: string, path: string): Promise<FrameLocator> {
  await page.goto(`/__machines?machine=${machine}&part=whole&page=${encodeURIComponent(path)}`)
  // A dev server compiles what it has not served before.
  await expect(page.getByRole('heading', { level: 1, name: machine })).toBeVisible()
  await expect(list(page).getByRole('button', { name: 'consent running' })).toBeVisible()
  return page.frameLocator('iframe')
}

const list = (page: Page) => page.getByRole('navigation', { name: 'Machines' })
const state = (page: Page) => page.getByRole('region', { name: 'State' })
const context = (page: Page) => page.getByRole('region', { name: 'Context' })
const log = (page: Page) => page.getByRole('list', { name: 'Entries' })

async function send(page: Page, type: string, fields?: object): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${type.replaceAll('.', '\\.')},`) }).check()
  if (fields) {
    await page.getByRole('checkbox', { name: 'As JSON' }).check()
    await page.getByLabel('Fields').fill(JSON.stringify(fields))
  }
  await page.getByRole('button', { name: `Send ${type}` }).click()
}

test('[PAGEBUILDER-08] [A11Y] shows a machine of a page with its states lit, without the internet, and sends it events', async ({
  page,
  problems,
  dev,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await inspect(page, 'consent', '/pricing')
  for (const id of machineIds) {
    await expect(
      list(page)
        .getByRole('button', { name: new RegExp(`^${id}\\b`) })
        .first(),
    ).toBeVisible()
  }
  await expect(state(page)).toContainText('banner.shown')
  const drawing = page.getByRole('application')
  await expect(drawing.locator('[data-state="consent.banner.shown"]')).toHaveClass(/is-active/)
  await expect(drawing.locator('[data-state="consent.modal.open"]')).not.toHaveClass(/is-active/)
  expect(await drawing.locator('[data-state].is-active').count()).toBeGreaterThan(5)

  await test.step('says all the drawing says as text, and is worked with keys', async () => {
    await page.getByRole('tab', { name: 'Live' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'As text' })).toBeFocused()
    const words = page.getByRole('tabpanel')
    await expect(words).toContainText('httpGet done [isOutside]')
    const guard = words.getByRole('listitem').filter({ hasText: 'isOutside guard' })
    await expect(guard).toContainText('outside of the region where consent is needed')
    await expect(guard).toContainText('event.output.eu == false')
    await expect(words).toContainText('→ choice.running')
    await expect(words.getByRole('heading', { name: /^banner\.shown .*active/ })).toBeVisible()
    const place = () => drawing.locator('.drawing').evaluate((element) => element.style.transform)
    const before = await place()
    await drawing.focus()
    await page.keyboard.press('+')
    await page.keyboard.press('ArrowDown')
    expect(await place()).not.toBe(before)
    await page.keyboard.press('0')
    expect(await place()).toBe(before)
    await page.getByRole('tab', { name: 'Live' }).click()
  })

  await test.step('says which events would be taken, and fills in what they need', async () => {
    await expect(page.getByRole('radio', { name: 'modal.open, taken' })).toBeAttached()
    await expect(page.getByRole('radio', { name: 'modal.close, not handled now' })).toBeAttached()
    await drawing.locator('[data-event="modal.open"] text').first().click()
    await expect(page.getByRole('radio', { name: 'modal.open, taken' })).toBeChecked()
    await page.getByRole('radio', { name: /^consent\.grant,/ }).check()
    await expect(page.getByLabel('category')).toHaveValue('"analytics"')
    await page.getByRole('button', { name: 'Example 2' }).click()
    await expect(page.getByLabel('category')).toHaveValue('"ad"')
    await page.getByRole('checkbox', { name: 'As JSON' }).check()
    await expect(page.getByLabel('Fields')).toHaveValue('{\n  "category": "ad"\n}')
    await page.getByLabel('Fields').fill('{ "category": ')
    await expect(page.getByRole('button', { name: 'Send consent.grant' })).toBeDisabled()
  })

  await test.step('has no violations and fits, light and dark, wide and narrow', async () => {
    await send(page, 'modal.open')
    await expect(state(page)).toContainText('modal.open')
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [830, 'dark'],
      [375, 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      expect(await findViolations(page), `${colorScheme} at ${width}`).toEqual([])
      const overflow = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(overflow)).toBe(0)
      const { height } = (await page.getByRole('region', { name: 'Diagram' }).boundingBox())!
      expect(height).toBeGreaterThanOrEqual(width < 700 ? 480 : 220)
    }
    await page.emulateMedia({ colorScheme: null })
    await page.setViewportSize({ width: 1280, height: 900 })
    await send(page, 'modal.close')
  })

  await page.getByRole('searchbox', { name: 'Find a machine' }).fill('navb')
  await list(page).getByRole('button', { name: 'navbar running' }).click()
  await expect(page).toHaveURL(/machine=navbar/)
  await expect(drawing.locator('[data-state="navbar.display.shown"]')).toHaveClass(/is-active/)
  expect(problems).toEqual([])
  expect(requests.length).toBeGreaterThan(5)
  const elsewhere = requests.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(dev))
  expect(elsewhere).toEqual([])
})

test('[PAGEBUILDER-08] sends an event to the page, and shows what it did there', async ({
  page,
}) => {
  const site = await inspect(page, 'consent', '/pricing')
  const drawing = page.getByRole('application')
  const banner = site.getByRole('button', { name: 'Refuse all' })
  await expect(banner).toBeVisible()
  await send(page, 'consent.refuse-all')
  await expect(banner).toBeHidden()
  await expect(state(page)).toContainText('banner.hidden')
  await expect(context(page)).toContainText('"decided": true')
  await expect(log(page)).toContainText('consent.refuse-all')
  const edge = (key: string) => drawing.locator(`[data-edge="${key}"]`).first()
  await expect(edge('consent consent.refuse-all 0')).toHaveClass(/is-taken/)
  await expect(edge('consent.banner.shown own.chosen 0')).toHaveClass(/is-taken/)
})

test('[PAGEBUILDER-08] follows pages in other tabs, until they are closed', async ({
  page,
  context,
}) => {
  await page.goto('/__machines?machine=navbar')
  await expect(page.getByText('No page of the site is open.')).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/pricing')
  const pages = page.getByRole('combobox', { name: 'Page' })
  await expect(pages).toContainText('/pricing')
  await send(page, 'mobile-menu.open')
  await expect(state(page)).toContainText('mobileMenu.open')
  const value = () =>
    tab.evaluate(() => {
      const system = (globalThis as Record<symbol, unknown>)[Symbol.for('slicewright.system')]
      const { get } = system as { get(id: string): { getSnapshot(): { value: object } } }
      return get('navbar').getSnapshot().value
    })
  expect(await value()).toMatchObject({ mobileMenu: 'open' })
  const second = await context.newPage()
  await second.goto('/')
  await expect(pages.getByRole('option')).toHaveCount(2)
  await second.close({ runBeforeUnload: false })
  await tab.close()
  await expect(page.getByText('No page of the site is open.')).toBeVisible()
})

test('[PAGEBUILDER-08] shows the machines of slices, with what only they know', async ({
  page,
}) => {
  const site = await inspect(page, 'accordion', '/pricing')
  const question = site.locator('sw-island summary').first()
  await question.focus()
  await expect(list(page).getByRole('button', { name: 'accordion running' })).toBeVisible()
  await list(page).getByRole('button', { name: 'accordion running' }).click()
  // By key: the cookie banner may cover it.
  await question.press('Enter')
  await expect(log(page)).toContainText('panel.toggle')
})

test('[PAGEBUILDER-08] hands the machine on: as code, as a drawing, as text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await inspect(page, 'navigation', '/pricing')
  const copied = async (name: string) => {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('status').filter({ hasText: 'was copied' })).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  await expect.poll(() => copied('Copy TS')).toContain('.createMachine({')
  await expect.poll(() => copied('Copy JSON')).toMatch(/^\{\n {2}"id": "navigation"/)
  await expect.poll(() => copied('Copy Mermaid')).toMatch(/^stateDiagram-v2/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download SVG' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('navigation.svg')
  expect(readFileSync(await file.path(), 'utf8')).toContain('data-state="navigation.swapping"')
})

test('[PAGEBUILDER-08] hides what visitors enter until asked, also from Stately, which is opened only when asked', async ({
  page,
  context,
}) => {
  const elsewhere: string[] = []
  await context.route(/^https:\/\/stately\.ai\//, async (route) => {
    elsewhere.push(route.request().url())
    await route.fulfill({
      contentType: 'text/html',
      body: `<script>received = []; addEventListener('message', ({ data }) => received.push(data)); opener.postMessage({ type: '@statelyai.connected' }, '*')</script>`,
    })
  })
  await inspect(page, 'navbar', '/pricing')
  const secret = 'maria@example.com'
  await send(page, 'navbar.failed', { message: secret })
  await expect(log(page)).toContainText('navbar.failed')
  await page.getByText('navbar.failed').last().click()
  await expect(log(page)).toContainText('•••')
  expect(await log(page).textContent()).not.toContain(secret)
  const showValues = page.getByRole('checkbox', { name: 'Show values' })
  // It is ticked once the page it concerns says so.
  await showValues.click()
  await expect(showValues).toBeChecked()
  await expect(log(page)).toContainText(secret)
  await showValues.click()
  await expect(showValues).not.toBeChecked()
  await page.getByRole('button', { name: 'Open in Stately…' }).click()
  await expect(page.getByRole('dialog')).toContainText('needs the internet')
  expect(elsewhere).toEqual([])
  const popup = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Open and send' }).click()
  const stately = await popup
  const received = () => stately.evaluate<object[]>('received')
  await expect.poll(received).toMatchObject([{ type: '@xstate.actor', name: 'navbar' }])
  const [actor] = (await received()) as { definition: string; snapshot: object }[]
  expect(JSON.parse(actor!.definition)).toMatchObject({ id: 'navbar', type: 'parallel' })
  expect(actor!.snapshot).toMatchObject({ value: { mobileMenu: 'closed' } })
  await send(page, 'navbar.failed', { message: 'maria@example.com' })
  await expect
    .poll(async () => JSON.stringify(await received()))
    .toContain('"message":"•••(17)","type":"navbar.failed"')
  expect(JSON.stringify(await received())).not.toContain('maria')
})

test('says of a malformed address of a tool what is wrong with it', async ({ request }) => {
  for (const path of [
    '/__machines/%E0%A4%A.json',
    '/__slices/faq/%E0%A4%A',
    '/__desk/documents/%E0%A4%A',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(400)
    expect(((await response.json()) as { error: string }).error).toContain(
      `The address ${path} is malformed`,
    )
  }
})

base('[PAGEBUILDER-08] is in no production build', async ({ request }) => {
  const response = await request.get('/__machines')
  expect(response.status()).toBe(404)
  const folder = resolve(repositoryRoot, process.env['OUT_DIR'] ?? '.cache/e2e-build')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(m?js|html|json)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
  expect(files.length).toBeGreaterThan(20)
  const holding = files.filter((file) => developmentWords.test(readFileSync(file, 'utf8')))
  expect(holding).toEqual([])
})
