/** Calls to action and links of a text, as editors write them, on a page that holds one of each. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '#schemas/roots.ts'
import { readEvents, recordEvents } from './support/recorder.ts'
import { startSite, type RunningSite } from './support/run-site.ts'
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

const path = '/test/everything'
const file = 'documents/en-us/test_page/everything.json'

let content: string
let site: RunningSite

test.describe.configure({ mode: 'serial' })

/** The shipped content, whose test page has other calls to action and one text of links. */
function writeContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'calls-to-action-'))
  cpSync(join(repositoryRoot, 'content'), folder, { recursive: true })
  const page = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const link = { link_type: 'Web', url: 'https://partner.example/offer' }
  page.data.header_cta_1 = [{ type: 'link', label: 'Not yet', link, disabled: true }]
  page.data.header_cta_2 = [{ type: 'demo', label: 'Ask us', sectionId: 'header' }]
  const text = page.data.body.find(
    (slice: { slice_type: string }) => slice.slice_type === 'rich_text',
  )
  text.primary.content = [
    linked('Same window', { link_type: 'Web', url: 'https://www.colloquy.example/pricing' }),
    linked('New window', {
      link_type: 'Web',
      url: 'https://www.colloquy.example/pricing',
      target: '_blank',
    }),
    linked('Cookie settings of the text', { link_type: 'Web', url: '#cookie-settings' }),
  ]
  writeFileSync(join(folder, file), JSON.stringify(page))
  return folder
}

function linked(words: string, data: object): object {
  return {
    type: 'paragraph',
    text: words,
    spans: [{ start: 0, end: words.length, type: 'hyperlink', data }],
  }
}

test.beforeAll(async () => {
  content = writeContent()
  site = await startSite(
    {
      build: process.env.OUT_DIR?.replace(/^\.cache\//, '') ?? 'e2e-build',
      environment: { CONTENT_DIR: content, SITE_BASE_URL: 'https://www.colloquy.example' },
    },
    'serve',
  )
})

test.afterAll(async () => {
  await site?.stop()
  if (content) rmSync(content, { recursive: true, force: true })
})

/** What answers gestures runs, and records. */
async function visit(page: Page): Promise<void> {
  await rememberConsent(page.context(), site.origin)
  await recordEvents(page)
  await page.goto(site.origin + path)
  await waitForMachines(page)
  await page.mouse.move(300, 500)
  await page.mouse.move(310, 510)
  await page.waitForFunction(() => {
    const system = (globalThis as never)[Symbol.for('slicewright.system')] as {
      get(id: string): unknown
    }
    return system.get('links') !== undefined
  })
}

test('[CTA-04] a disabled call to action is neither clicked, focused, followed nor tracked', async ({
  page,
}) => {
  await visit(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const disabled = page.locator('main [aria-disabled=true]', { hasText: 'Not yet' })
  await expect(disabled).toHaveRole('link')
  await disabled.click({ force: true })
  await disabled.dispatchEvent('click')
  await disabled.focus()
  await expect(disabled).not.toBeFocused()
  // The next stop of the keyboard is the call to action beside it.
  await disabled.click({ force: true })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ask us' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(disabled).not.toBeFocused()
  await page.waitForTimeout(300)
  await expect(page).toHaveURL(site.origin + path)
  expect(requests.filter((url) => url.includes('partner.example'))).toEqual([])
  expect(await readEvents(page)).toEqual([])
  // The one beside it works, and is seen by the same recorder.
  await page.evaluate(() => addEventListener('click', (click) => click.preventDefault(), true))
  await page.getByRole('link', { name: 'Ask us' }).click()
  await expect.poll(() => readEvents(page, 'CTA clicked')).toHaveLength(1)
})

test('[LINK-05] a link of a text stays in the window and says where it was followed from', async ({
  page,
}) => {
  await visit(page)
  const link = page.getByRole('link', { name: 'Same window' })
  await link.click()
  await expect(page).toHaveURL(`${site.origin}/pricing?from=${encodeURIComponent(path)}`)
  expect(page.context().pages()).toHaveLength(1)
})

test('[LINK-05] a link of a text for a new window opens one that has no opener', async ({
  page,
}) => {
  await visit(page)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'New window' }).click(),
  ])
  await popup.waitForLoadState()
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL(site.origin + path)
})

for (const [way, follow] of [
  [
    'a click',
    (page: Page) => page.getByRole('link', { name: 'Cookie settings of the text' }).click(),
  ],
  [
    'Enter',
    (page: Page) => page.getByRole('link', { name: 'Cookie settings of the text' }).press('Enter'),
  ],
] as const) {
  test(`[LINK-06] [LINK-04] a link of a text to the cookie settings opens them by ${way}, and is tracked`, async ({
    page,
  }) => {
    await visit(page)
    await follow(page)
    await expect(page.locator('dialog#frame-cookie-modal[open]')).toBeVisible()
    await expect(page).toHaveURL(site.origin + path)
    await expect
      .poll(() => readEvents(page, 'CTA clicked'))
      .toMatchObject([{ properties: { linkType: 'openCookieModal' } }])
  })
}

test('[CTA-05] the effect that follows a mouse shows nothing where there is no pointer that hovers', async ({
  browser,
}) => {
  const looks = async (options: { hasTouch: boolean; isMobile: boolean }) => {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    await visit(page)
    const cta = page.getByRole('link', { name: 'Ask us' })
    await cta.evaluate((link) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      link.addEventListener('click', (click) => click.preventDefault())
    })
    const before = await cta.evaluate((link) => link.style.getPropertyValue('--pointer-x'))
    if (options.hasTouch) await cta.tap()
    else await cta.hover()
    await page.waitForTimeout(300)
    const after = await cta.evaluate((link) => link.style.getPropertyValue('--pointer-x'))
    await context.close()
    return { before, isFollowed: after !== '' }
  }
  expect(await looks({ hasTouch: false, isMobile: false })).toEqual({
    before: '',
    isFollowed: true,
  })
  expect(await looks({ hasTouch: true, isMobile: true })).toEqual({ before: '', isFollowed: false })
})
