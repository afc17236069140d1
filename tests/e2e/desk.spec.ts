/**
 * A landing page of six sections made at `/__desk`, once by mouse and once by keys; and the desk's
 * error cases.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { repositoryRoot } from '#compiler/read/roots.ts'
import type { Field } from '#compiler/read/to-fields.ts'
import type { DeskSite } from '../../workbench/desk/desk-types.ts'
import { hangLimit } from '#tests/support/patience.ts'
import { findViolations } from './support/accessibility.ts'
import { startDevServer } from './support/dev-server.ts'

interface Desk {
  origin: string
  /** The content folder it writes to. */
  folder: string
}

const shipped = JSON.parse(
  readFileSync(
    join(repositoryRoot, 'content/documents/en-us/landing_page/learning-in-the-flow.json'),
    'utf8',
  ),
) as { id: string }

/** One dev server for all tests of a worker, over a copy of the content. */
const test = base.extend<{ problems: string[] }, { desk: Desk }>({
  desk: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'desk-'))
      cpSync(join(repositoryRoot, 'content'), folder, { recursive: true })
      const { origin, stop } = await startDevServer({
        CONTENT_DIR: folder,
        DATA_DIR: join(folder, '.data'),
      })
      await use({ origin, folder })
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 5 * hangLimit },
  ],
  baseURL: async ({ desk }, use) => use(desk.origin),
  problems: async ({ page }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await use(problems)
  },
})
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1440, height: 900 } })

/** A dev server compiles what it has not served before, and the client waits between two writes. */

const form = (page: Page) => page.locator('main.form')
const drawn = (page: Page) => page.frameLocator('iframe[title="The page"]')
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true })
const openers = (page: Page) => form(page).locator('.zone > .rows > li > .rowhead > .opener')
const dialog = (page: Page) => page.getByRole('dialog')

/** Titles of sections as the picker searches them, and the text for their first field. */
const sections = [
  ['Rich text', 'Text', 'First things first'],
  ['Section header', 'Title', 'Second thoughts'],
  ['Feature', 'Title', 'A third way'],
  ['Section header', 'Title', 'Fourth and back'],
  ['Rich text', 'Text', 'Fifth of six'],
  ['Call to action', 'Title', 'Sixth sense'],
] as const

async function expectPublished(desk: Desk, uid: string, german: string): Promise<void> {
  const read = async (path: string) => {
    const ask = () => fetch(desk.origin + path)
    // The site checks for publications every few seconds.
    await expect.poll(async () => (await ask()).status, { message: path }).toBe(200)
    return (await ask()).text()
  }
  const [english, twin] = await Promise.all([read(`/lp/${uid}`), read(`/de/lp/${uid}`)])
  const words = sections.map(([, , text]) => text)
  for (const text of words) expect(english).toContain(text)
  expect(english.indexOf('Sixth sense')).toBeLessThan(english.indexOf('Fifth of six'))
  expect(english).toMatch(/href="\/pricing"/)
  expect(twin).toContain(german)
  const file = join(desk.folder, `documents/en-us/landing_page/${uid}.json`)
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: { body: object[] } }
  expect(data.body).toHaveLength(sections.length)
  expect(JSON.stringify(data)).toContain('"alt":"Two people at a table"')
}

test('[PAGEBUILDER-11] a landing page of six sections, its link, picture and German twin, by mouse', async ({
  page,
  desk,
  problems,
}) => {
  await page.goto('/__desk')
  await page.getByRole('button', { name: 'New document' }).click()
  await dialog(page).getByLabel('Title').fill('Made by mouse')
  await dialog(page).getByRole('button', { name: 'Create' }).click()

  await form(page).getByLabel('Category').selectOption('landing-page')
  await form(page).getByRole('button', { name: 'Choose a picture' }).first().click()
  await dialog(page).locator('.assets button').first().click()
  await form(page).getByLabel('What Picture shows').fill('Two people at a table')
  await expect(drawn(page).getByRole('heading', { level: 1 })).toHaveText('Made by mouse')

  await page.getByRole('tab', { name: 'Sections' }).click()
  for (const [index, [name, label, text]] of sections.entries()) {
    await form(page).getByRole('button', { name: 'Add a section' }).click()
    await dialog(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click()
    await field(page, label).fill(text)
    if (index < 5) await expect(drawn(page).locator('main')).toContainText(text)
  }
  // A missing value is reported at its field for as long as it is missing.
  const issue = form(page).locator('.rowbody > .issues')
  await expect(issue).toContainText('Call to action is not shown: it lacks "Calls to action".')
  await form(page).getByRole('button', { name: 'Add to calls to action' }).click()
  await form(page).getByLabel('Type').selectOption('link')
  await field(page, 'Label needed').fill('See prices')
  await form(page).getByRole('radio', { name: 'Page' }).check()
  await form(page).getByRole('combobox', { name: 'Page' }).fill('pricing_page')
  await form(page).getByRole('listbox', { name: 'Page' }).getByRole('option').first().click()
  await expect(drawn(page).getByRole('link', { name: 'See prices' })).toBeVisible()
  await expect(issue).toHaveCount(0)

  // The last row is dragged before the fifth.
  await openers(page).last().click()
  const from = await form(page)
    .getByRole('button', { name: 'Move Call to action' })
    .first()
    .boundingBox()
  const to = await openers(page).nth(4).boundingBox()
  await page.mouse.move(from!.x + 8, from!.y + 8)
  await page.mouse.down()
  await page.mouse.move(from!.x + 8, from!.y - 10, { steps: 3 })
  await page.mouse.move(from!.x + 8, to!.y + 2, { steps: 8 })
  await page.mouse.up()
  await expect(openers(page).nth(4)).toContainText('Sixth sense')

  // The drag library swallows clicks until a timer of 50 ms has fired; a timer set later fires
  // later.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 50)))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add German' }).click()
  await expect(page.getByRole('tab', { name: /^English/ })).toBeVisible()
  await field(page, 'Title').fill('Mit der Maus gemacht')
  await page.getByRole('tab', { name: /^English/ }).click()
  await expect(page.locator('.translation')).toContainText('Made by mouse')
  await page.getByRole('button', { name: 'Publish…' }).click()
  await dialog(page).getByRole('button', { name: 'Publish all 2' }).click()
  await expect(dialog(page).getByRole('status')).toHaveText('Published: 2 documents.')
  await expectPublished(desk, 'made-by-mouse', 'Mit der Maus gemacht')
  expect(problems).toEqual([])
})

/** Presses a key until the element has the focus, as a sighted keyboard user does. */
async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      const outline = await target.evaluate((element) => {
        // A text is framed with its toolbar, a choice with its words.
        const shown =
          element.closest('.rich') ?? element.closest('.choice label')?.querySelector('span')
        return getComputedStyle(shown ?? element).outlineStyle
      })
      expect(outline).not.toBe('none')
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`${target.toString()} is not reached with ${key}`)
}

test('[PAGEBUILDER-11] the same by keys alone', async ({ page, desk, problems }) => {
  const { keyboard } = page
  const press = async (target: Locator, key?: string) => {
    await reach(page, target, key)
    await keyboard.press('Enter')
  }
  await page.goto('/__desk')
  await press(page.getByRole('button', { name: 'Skip to the documents' }))
  await press(page.getByRole('button', { name: 'New document' }))
  await keyboard.type('Made by keys')
  await keyboard.press('Enter')

  await reach(page, form(page).getByLabel('Category'))
  await keyboard.type('landing')
  const choose = form(page).getByRole('button', { name: 'Choose a picture' }).first()
  await press(choose)
  await press(dialog(page).locator('.assets button').first())
  await reach(page, form(page).getByLabel('What Picture shows'), 'Shift+Tab')
  await keyboard.type('Two people at a table')

  await reach(page, page.getByRole('tab', { name: 'Main' }), 'Shift+Tab')
  await keyboard.press('ArrowRight')
  for (const [name, label, text] of sections) {
    await press(form(page).getByRole('button', { name: 'Add a section' }), 'Tab')
    await keyboard.type(name)
    await keyboard.press('Enter')
    // After adding a section, the author writes into it.
    await expect(form(page).locator('.rowbody :focus')).toBeVisible()
    await reach(page, field(page, label))
    await keyboard.type(text)
  }
  await press(form(page).getByRole('button', { name: 'Add to calls to action' }))
  await expect(form(page).getByLabel('Type')).toBeFocused()
  await keyboard.type('link')
  await reach(page, field(page, 'Label needed'))
  await keyboard.type('See prices')
  await reach(page, form(page).locator('.link input[type=radio]').first())
  await keyboard.press('ArrowRight')
  await reach(page, form(page).getByRole('combobox', { name: 'Page' }))
  await keyboard.type('pricing_page')
  await keyboard.press('Enter')
  await expect(drawn(page).getByRole('link', { name: 'See prices' })).toBeVisible()

  await reach(page, openers(page).last(), 'Shift+Tab')
  await keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('Moved to 5 of 6.')).toBeAttached()
  await expect(openers(page).nth(4)).toBeFocused()
  await expect(openers(page).nth(4)).toContainText('Sixth sense')

  await keyboard.press('Control+s')
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await press(page.getByRole('button', { name: 'Add German' }), 'Shift+Tab')
  await expect(page.getByRole('tab', { name: /^English/ })).toBeVisible()
  await reach(page, field(page, 'Title'))
  await keyboard.press('Control+a')
  await keyboard.type('Mit Tasten gemacht')
  await press(page.getByRole('button', { name: 'Publish…' }), 'Shift+Tab')
  await press(dialog(page).getByRole('button', { name: 'Publish all 2' }))
  await expect(dialog(page).getByRole('status')).toHaveText('Published: 2 documents.')
  await keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeFocused()
  await expectPublished(desk, 'made-by-keys', 'Mit Tasten gemacht')
  expect(problems).toEqual([])
})

test('nothing typed is lost: two tabs, a server that is gone, a reload, a full browser', async ({
  page: one,
  context,
}) => {
  const two = await context.newPage()
  const indicator = (page: Page) => field(page, 'Indicator')
  const saved = (page: Page) => page.getByText('Saved.', { exact: true })
  for (const page of [one, two]) {
    await page.goto(`/__desk#/documents/${shipped.id}`)
    await expect(indicator(page)).toHaveValue(/.+/)
  }
  await indicator(two).fill('Of tab two')
  await indicator(one).fill('Of tab one')
  await one.keyboard.press('Control+s')
  await expect(saved(one)).toBeVisible()
  await expect(two.getByText('saved in another tab')).toBeVisible()

  await two.bringToFront()
  await two.keyboard.press('Control+s')
  const row = dialog(two).getByRole('row', { name: /^Indicator/ })
  await expect(row).toHaveText(/Of tab two.*Of tab one/)
  await two.keyboard.press('Escape')
  await expect(indicator(two)).toHaveValue('Of tab two')
  // Asked again, even after a reload.
  await two.reload()
  await dialog(two).getByRole('button', { name: 'Save yours' }).click()
  await expect(saved(two)).toBeVisible()
  await expect(indicator(one)).toHaveValue('Of tab two')

  const { promise: typed, resolve: goOn } = Promise.withResolvers<void>()
  await one.route('**/__desk/documents/*', async (route) => {
    await typed
    await route.continue()
  })
  const asked = one.waitForRequest('**/__desk/documents/*')
  await indicator(two).fill('While the other reads')
  await two.keyboard.press('Control+s')
  await asked
  await indicator(one).fill('Typed while it was read')
  goOn()
  await expect(one.getByText('saved in another tab')).toBeVisible()
  await one.unroute('**/__desk/documents/*')
  await expect(indicator(one)).toHaveValue('Typed while it was read')
  await one.reload()
  await dialog(one).getByRole('button', { name: 'Take the other' }).click()
  await expect(indicator(one)).toHaveValue('While the other reads')

  await two.route('**/__desk/documents/*', (route) => route.abort())
  await indicator(two).fill('While nobody answers')
  await two.keyboard.press('Control+s')
  await expect(two.getByText('does not answer. Your work is kept')).toBeVisible()
  await two.unroute('**/__desk/documents/*')
  await two.reload()
  await expect(two.getByText('is here again')).toBeVisible()
  await expect(indicator(two)).toHaveValue('While nobody answers')

  await two.route('**/__desk/pages', (route) => route.fulfill({ json: {} }))
  await indicator(two).fill('Before it failed')
  await expect(two.getByRole('heading', { name: 'The desk failed' })).toBeVisible()
  await two.unroute('**/__desk/pages')
  await two.getByRole('button', { name: 'Open it again' }).click()
  await expect(indicator(two)).toHaveValue('Before it failed')

  await two.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await indicator(two).fill('Without room')
  await expect(two.getByText('has no space for a copy of your work')).toBeVisible()
  await two.keyboard.press('Control+s')
  await expect(saved(two)).toBeVisible()
  await expect(indicator(one)).toHaveValue('Without room')
})

test('[PAGEBUILDER-11] saving twice, undoing and releasing are what they seem to be', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/__desk')
  await expect(other.getByRole('button', { name: 'Release' })).toBeVisible()
  await page.goto(`/__desk#/documents/${shipped.id}`)
  const indicator = field(page, 'Indicator')
  await expect(indicator).toHaveValue(/.+/)
  const { promise: typed, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/__desk/documents/*', async (route) => {
    await typed
    await route.continue()
  })
  await indicator.fill('Saved once')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saving…')).toBeVisible()
  await indicator.fill('Saved twice')
  await page.keyboard.press('Control+s')
  goOn()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await page.unroute('**/__desk/documents/*')
  await page.reload()
  await expect(indicator).toHaveValue('Saved twice')

  await page.getByRole('tab', { name: 'Sections' }).click()
  await form(page).getByRole('button', { name: 'Add a section' }).click()
  await dialog(page)
    .getByRole('button', { name: /^Call to action/ })
    .first()
    .click()
  await form(page).getByRole('button', { name: 'Add to calls to action' }).click()
  await form(page).getByRole('combobox', { name: 'Type' }).selectOption('link')
  await form(page).getByRole('radio', { name: 'Address' }).check()
  await form(page).getByRole('textbox', { name: 'Address' }).fill('/pricing')
  // A pause makes it two steps.
  await page.clock.install()
  await page.clock.fastForward(2000)
  await form(page).getByRole('radio', { name: 'None' }).check()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(form(page).getByRole('radio', { name: 'Address' })).toBeChecked()
  await expect(form(page).getByRole('textbox', { name: 'Address' })).toHaveValue('/pricing')

  await other.bringToFront()
  await other.getByRole('button', { name: 'Release' }).click()
  await expect(dialog(other).locator('.drafts')).toContainText('Learn it while you need it')
})

test('[PAGEBUILDER-11] JSON and places are kept as they are typed, undone and emptied', async ({
  page,
}) => {
  // No shipped document type has fields of these kinds.
  await page.route('**/__desk/site', async (route) => {
    const site = (await (await route.fetch()).json()) as DeskSite
    const fields = site.types.find(({ type }) => type === 'landing_page')!.tabs[0]!
      .fields as Field[]
    const indicator = fields.find(({ name }) => name === 'indicator')!
    const place = { ...indicator, name: 'place', title: 'Place', kind: 'geo-point' }
    fields.push(place, { ...indicator, name: 'parts', title: 'Parts', kind: 'integration' })
    await route.fulfill({ json: site })
  })
  await page.goto(`/__desk#/documents/${shipped.id}`)
  await form(page).getByText('As JSON').click()
  const parts = field(page, 'Parts as JSON')
  await parts.fill('{"a": 1}')
  await parts.fill('{"a": 1')
  await expect(page.getByText('This is no JSON, and is not kept')).toBeVisible()
  await expect(parts).toHaveValue('{"a": 1')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(parts).toHaveValue('')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(parts).toHaveValue(/^\{\s*"a": 1\s*\}$/)

  const latitude = form(page).getByRole('spinbutton', { name: 'Place: latitude' })
  const longitude = form(page).getByRole('spinbutton', { name: 'Place: longitude' })
  const save = async () => {
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await page.keyboard.press('Control+s')
    return ((await sent).postDataJSON() as { data: object }).data
  }
  await page.route(`**/__desk/documents/${shipped.id}`, (route) =>
    route.fulfill({ status: 422, json: { error: 'Refused.' } }),
  )
  await latitude.fill('48.5')
  await longitude.fill('2')
  await latitude.fill('')
  expect(await save()).toMatchObject({ parts: { a: 1 }, place: { longitude: 2 } })
  await expect(page.getByText('Refused.')).toBeVisible()
  await latitude.pressSequentially('-7')
  await longitude.fill('')
  await expect(latitude).toHaveValue('-7')
  await latitude.fill('')
  expect(await save()).not.toHaveProperty('place')
})

test('[PAGEBUILDER-11] a document is opened whatever its file holds', async ({ page, desk }) => {
  const path = `/__desk/documents/${shipped.id}`
  const { data, ...document } = (await (await fetch(desk.origin + path)).json()) as { data: object }
  const odd = { type: 'paragraph', text: 5, spans: [null, {}], slice_type: 4, link_type: 7 }
  for (const wrong of [null, 5, 'text', {}, [null], [5], [[]], [odd]]) {
    const fields = Object.keys(data).map((name) => [name, wrong])
    await page.route(`**${path}`, (route) =>
      route.fulfill({ json: { ...document, data: Object.fromEntries(fields) } }),
    )
    await page.goto('about:blank')
    await page.goto(`/__desk#/documents/${shipped.id}`)
    for (const name of ['Main', 'Sections', 'Search and sharing'])
      await page.getByRole('tab', { name }).click()
    await expect(form(page), JSON.stringify(wrong)).toBeVisible()
    await page.unroute(`**${path}`)
  }
  await page.goto('about:blank')
  await page.goto('/__desk#/documents/50%')
  await expect(page.getByRole('status')).toHaveText('There is no document 50%.')
})

test('the desk has no violation and nothing beside the screen, light and dark, wide and narrow', async ({
  page,
}) => {
  const check = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await findViolations(page)).toEqual([])
    }
    for (const width of [830, 375]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    expect.soft(await findViolations(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await page.goto('/__desk')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await check()
  await page.goto(`/__desk#/documents/${shipped.id}`)
  await page.getByRole('tab', { name: 'Sections' }).click()
  await openers(page).first().click()
  await check()
  await form(page).getByRole('button', { name: 'Add a section' }).click()
  await expect(dialog(page)).toBeVisible()
  await check()
})

test('the status of the site fits every screen, and reads itself anew', async ({ page }) => {
  for (const width of [375, 830, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/__status')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  expect(await findViolations(page)).toEqual([])
  const time = page.locator('header time')
  const before = (await time.textContent())!
  await expect(time).not.toHaveText(before)
})
