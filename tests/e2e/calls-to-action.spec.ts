/** Calls to action and links of a text, as editors write them, on a page that holds one of each. */
import type { Locator } from '@playwright/test'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
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
      build: process.env['OUT_DIR']?.replace(/^\.cache\//, '') ?? 'e2e-build',
      environment: { CONTENT_DIR: content, SITE_BASE_URL: 'https://www.colloquy.example' },
    },
    'serve',
  )
})

test.afterAll(async () => {
  await site?.stop()
  if (content) rmSync(content, { recursive: true, force: true })
})

/** Opens the page, with the gesture script running and recording. */
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

test('[CTA-04] [CTA-05] a disabled call to action is neither clicked, focused, followed nor tracked; the one beside it is, and shows where the mouse is', async ({
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

  // The one beside it works, and is seen by the same recorder.
  await page.evaluate(() => addEventListener('click', (click) => click.preventDefault(), true))
  const link = page.getByRole('link', { name: 'Ask us' })
  expect(await readPointer(link)).toBe('')
  await link.click()
  await expect.poll(() => readPointer(link)).not.toBe('')
  await expect.poll(() => readEvents(page)).toHaveLength(1)
  expect(await readEvents(page, 'CTA clicked')).toHaveLength(1)
  await expect(page).toHaveURL(site.origin + path)
  expect(requests.filter((url) => url.includes('partner.example'))).toEqual([])
})

test('[LINK-04] [LINK-05] [LINK-06] a link of a text stays in the window or opens one without an opener, as it says; one to the cookie settings opens them by mouse and by keyboard, and is tracked', async ({
  page,
}) => {
  await visit(page)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'New window' }).click(),
  ])
  await popup.waitForLoadState('domcontentloaded')
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  await popup.close()
  await expect(page).toHaveURL(site.origin + path)

  const settings = page.getByRole('link', { name: 'Cookie settings of the text' })
  const dialog = page.locator('dialog#frame-cookie-modal[open]')
  const tracked = async () =>
    (await readEvents(page, 'CTA clicked')).filter(
      ({ properties }) => properties['linkType'] === 'openCookieModal',
    ).length
  for (const [count, follow] of [
    [1, () => settings.click()],
    [2, () => settings.press('Enter')],
  ] as const) {
    await follow()
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(site.origin + path)
    await expect.poll(tracked).toBe(count)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }

  // The address says where the link was followed from.
  await page.getByRole('link', { name: 'Same window' }).click()
  await expect(page).toHaveURL(`${site.origin}/pricing?from=${encodeURIComponent(path)}`)
  expect(page.context().pages()).toHaveLength(1)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('[CTA-05] the effect that follows a mouse shows nothing where there is no pointer that hovers', async ({
    page,
  }) => {
    await visit(page)
    const link = page.getByRole('link', { name: 'Ask us' })
    await page.evaluate(() => addEventListener('click', (click) => click.preventDefault(), true))
    await link.scrollIntoViewIfNeeded()
    await link.tap()
    // The effect of a tap is drawn with the next frame; by then the click has been reported.
    await expect.poll(() => readEvents(page, 'CTA clicked')).toHaveLength(1)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await readPointer(link)).toBe('')
  })
})

const readPointer = (link: Locator) =>
  link.evaluate((element) => element.style.getPropertyValue('--pointer-x'))
