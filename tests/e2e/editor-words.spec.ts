/** What the desk does for editors who write in other programs and know no names of fields. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { hangLimit } from '#tests/support/patience.ts'
import { findViolations } from './support/accessibility.ts'
import { startDevServer } from './support/dev-server.ts'

/** One dev server for all tests of a worker, over a copy of the content. */
const test = base.extend<object, { desk: string }>({
  desk: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'words-'))
      cpSync(join(repositoryRoot, 'content'), folder, { recursive: true })
      const { origin, stop } = await startDevServer({
        CONTENT_DIR: folder,
        DATA_DIR: join(folder, '.data'),
      })
      await use(origin)
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 5 * hangLimit },
  ],
  baseURL: async ({ desk }, use) => use(desk),
})
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1440, height: 900 } })

const shipped = JSON.parse(
  readFileSync(
    join(repositoryRoot, 'content/documents/en-us/landing_page/learning-in-the-flow.json'),
    'utf8',
  ),
) as { id: string }

const form = (page: Page) => page.locator('main.form')
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true })

async function addSection(page: Page, words: string): Promise<void> {
  await page.getByRole('tab', { name: 'Sections' }).click()
  await form(page).getByRole('button', { name: 'Add a section' }).click()
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await expect(form(page).locator('.rowbody :focus')).toBeVisible()
}

/** Pastes as a program does that puts HTML and text on the clipboard. */
async function paste(target: Locator, html: string, text = ''): Promise<void> {
  await target.focus()
  await target.evaluate(
    (element, [rich, plain]) => {
      const clipboardData = new DataTransfer()
      if (rich) clipboardData.setData('text/html', rich)
      if (plain) clipboardData.setData('text/plain', plain)
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    [html, text] as const,
  )
}

test('[PAGEBUILDER-11] what is pasted keeps what the field allows, and says what it leaves', async ({
  page,
}) => {
  await page.goto(`/__desk#/documents/${shipped.id}`)
  await addSection(page, 'Rich text')
  const text = field(page, 'Text')
  await paste(
    text,
    '<h2>Why</h2><p>A <b>bold</b> <a href="https://x.example/">link</a></p><ul><li>one</li><li>two<ul><li>inner</li></ul></li></ul>' +
      '<table><tr><td>a</td><td>b</td></tr></table><img src="https://x.example/a.png">',
  )
  await expect(text.locator('h2')).toHaveText('Why')
  await expect(text.locator('strong')).toHaveText('bold')
  await expect(text.locator('.hyperlink')).toHaveText('link')
  await expect(text.locator('li')).toHaveText(['one', 'two', 'inner'])
  await expect(text).toContainText('a | b')
  await expect(text.locator('table, img')).toHaveCount(0)
  await expect(form(page).locator('.pasted').first()).toHaveText(
    'Tables became lines of text, since a text has none. Pictures were left out: choose them from the library.',
  )
  // A phrase goes into the line it is pasted into.
  await page.keyboard.press('Control+End')
  await paste(text, '<p>and <i>more</i></p>')
  await expect(text.locator('p').last()).toHaveText('a | band more')
  await expect(text.locator('em')).toHaveText('more')

  // What is cut in the desk comes back whole.
  await page.keyboard.press('Control+a')
  const copied = await text.evaluate((element) => {
    const clipboardData = new DataTransfer()
    element.dispatchEvent(
      new ClipboardEvent('cut', { clipboardData, bubbles: true, cancelable: true }),
    )
    return clipboardData.getData('text/html')
  })
  await expect(text).toHaveText('')
  await paste(text, copied)
  await expect(text.locator('.hyperlink')).toHaveAttribute('data-link', /https:\/\/x\.example\//)
  await expect(text.locator('li')).toHaveText(['one', 'two', 'inner'])

  await addSection(page, 'Section header')
  const title = field(page, 'Title')
  await paste(title, '<h1>One</h1><p><b>line</b></p><ul><li>only</li></ul>')
  await expect(title).toHaveText('One line only')
  await expect(title.locator('strong')).toHaveText('line')
})

test('[PAGEBUILDER-11] a table is pasted, typed, grown and formatted', async ({ page }) => {
  await page.goto(`/__desk#/documents/${shipped.id}`)
  await addSection(page, 'Comparative table')
  await field(page, 'Title').fill('Plans')
  const cell = (row: number, column: number) => field(page, `Table, row ${row}, column ${column}`)
  await paste(
    cell(1, 1),
    '<table><thead><tr><th>Plan</th><th>Price</th><th>Seats</th></tr></thead><tbody><tr><td>Team</td><td><b>9 €</b></td><td>5</td></tr></tbody></table>',
    'Plan\tPrice\tSeats\nTeam\t9 €\t5',
  )
  await expect(cell(2, 2)).toHaveValue('9 €')
  await expect(form(page).getByText('Pasted 3 rows and 3 columns.')).toBeVisible()
  await cell(3, 1).fill('Company')
  await form(page).getByRole('button', { name: 'Add a row' }).click()
  await expect(cell(4, 3)).toBeVisible()
  await form(page).getByRole('button', { name: 'Remove row 3' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cell(3, 1)).toHaveValue('Company')
  await cell(2, 2).fill('19 €')
  await form(page).getByRole('button', { name: 'Format row 2, column 2' }).click()
  await expect(dialog(page).locator('strong')).toHaveText('9 €')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await findViolations(page)).toEqual([])
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.keyboard.press('Control+s')
  expect((await sent).postData()).toContain('"text":"19 €"')
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(
    page.frameLocator('iframe[title="The page"]').getByRole('cell', { name: '19 €' }),
  ).toBeVisible()
})

test('[PAGEBUILDER-11] documents, types, sections and options are found and named in words', async ({
  page,
}) => {
  await page.goto('/__desk')
  const rows = page.locator('table.documents tbody tr')
  await page.getByRole('searchbox', { name: 'Search documents' }).fill('pricing')
  await expect(rows.first()).toContainText('/pricing')
  await page
    .getByRole('searchbox', { name: 'Search documents' })
    .fill('a license that makes you think')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('You pay for learners')

  await page.getByRole('button', { name: 'New document' }).click()
  const types = dialog(page).getByRole('combobox', { name: 'Type' })
  await expect(types).toHaveValue('landing_page')
  await expect(types.locator('optgroup')).toHaveCount(3)
  await dialog(page).getByRole('searchbox', { name: 'Search types' }).fill('author')
  await expect(types).toHaveValue('author')
  await page.keyboard.press('Escape')

  await page.goto(`/__desk#/documents/${shipped.id}`)
  await page.getByRole('tab', { name: 'Sections' }).click()
  await form(page).getByRole('button', { name: 'Add a section' }).click()
  await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText([
    'On documents of this type',
    'Others',
  ])
  expect(await findViolations(page)).toEqual([])
  await dialog(page).getByRole('searchbox').fill('call to action')
  await page.keyboard.press('Enter')
  await expect(form(page).locator('.rowbody :focus')).toBeVisible()
  await form(page).getByRole('button', { name: 'Add to calls to action' }).click()
  const kind = form(page).getByRole('combobox', { name: 'Type' })
  await kind.selectOption({ label: 'Sign-in to the platform' })
  await expect(kind).toHaveValue('pfSignIn')
  await form(page).getByRole('combobox', { name: 'Experiment' }).selectOption('audit-proof')
  await form(page).getByRole('combobox', { name: 'Variant' }).selectOption('promise')
})
