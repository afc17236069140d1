/** The assessment as visitors meet it: by mouse, keys and touch, on a page of a maturity model. */
import { readFileSync } from 'node:fs'
import { findViolations } from './support/accessibility.ts'
import { fillForm, sendButton } from './support/form-page.ts'
import { readEvents, recordEvents } from './support/recorder.ts'
import { hasRenderer, watchScripts, type Script } from './support/scripts.ts'
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

const assessments = '**/.netlify/functions/maturity-model-assessments'

const host = (page: Page) => page.locator('sw-island:has([id$="-start"])')
const theme = (page: Page) => host(page).locator('[data-stage] > section:visible')
const themes = (page: Page) => host(page).locator('[data-themes] button')
const next = (page: Page) => theme(page).locator('button:visible').last()
const start = (page: Page) => host(page).locator('[id$="-start"]')
const result = (page: Page) => host(page).locator('[id$="-result"]')
const report = (page: Page) => host(page).locator('[data-report]')
const form = (page: Page) => page.locator('form[data-form="gatedContent"]')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForMachines(page)
  await expect(host(page)).toHaveAttribute('data-hydrated', '')
}

/** Answers from the current theme on; the last one leads to the result. */
async function answer(page: Page, levels: readonly number[]): Promise<void> {
  for (const level of levels) {
    await theme(page).getByRole('radio').nth(level).check()
    await next(page).click()
  }
}

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

test('[MATURITY-05] [MATURITY-07] [MATURITY-08] [OP38] by keyboard: from the text to the result, and over a reload', async ({
  page,
}) => {
  await recordEvents(page)
  await open(page, '/maturity-model')
  await expect(form(page)).toBeHidden()
  expect.soft(await findViolations(page, 'main'), 'the start').toEqual([])

  await start(page).press('Enter')
  await expect(theme(page)).toBeFocused()
  await expect(theme(page)).toHaveAccessibleName('Questions')
  await expect(next(page)).toBeDisabled()
  expect.soft(await findViolations(page, 'main'), 'a theme').toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(theme(page).getByRole('radio', { name: 'They search the intranet' })).toBeChecked()
  await expect(next(page)).toBeEnabled()
  // From the first theme to the fourth, then on around the end to the second.
  await themes(page).first().focus()
  for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowRight')
  await expect(themes(page).nth(3)).toBeFocused()
  await expect(theme(page)).toHaveAccessibleName('Time')
  await answer(page, [4, 4, 4])
  await expect(theme(page)).toHaveAccessibleName('Authors')
  await expect(theme(page)).toBeFocused()
  await page.reload()
  await expect(theme(page)).toHaveAccessibleName('Authors')
  const posting = page.waitForRequest(assessments)
  await answer(page, [1, 2])

  // (2 + 2 + 3 + 5 + 5 + 5) / 6 = 3.67
  await expect(result(page)).toBeFocused()
  await expect(result(page).locator('[id$="-result-title"]')).toBeInViewport()
  await expect(result(page)).toContainText('Where you are today')
  await expect(result(page).getByText('4Shared')).toBeVisible()
  const request = await posting
  expect(request.postDataJSON()).toEqual({
    lang: 'en',
    levels: [1, 1, 2, 4, 4, 4].map((levelIndex, themeIndex) => ({ themeIndex, levelIndex })),
    overallLevel: 4,
  })
  const { assessmentId } = (await (await request.response())!.json()) as { assessmentId: string }
  expect(assessmentId).toBeTruthy()
  const row = result(page).getByRole('row', { name: /^Time/ })
  await expect(row.getByRole('cell')).toHaveText(['5 Self-renewing', '2.6'], { useInnerText: true })
  await expect(result(page).getByText('Look at those without a screen')).toBeVisible()
  await expect(result(page).getByText('It is not a representative sample.')).toBeVisible()
  await expect(form(page).locator('[name="assessment"]')).toHaveValue(assessmentId)
  expect.soft(await findViolations(page, 'main'), 'the result').toEqual([])

  // Later changes only update the result: (5 + 2 + 3 + 5 + 5 + 5) / 6 = 4.17
  let posts = 0
  page.on('request', (sent) => (posts += Number(sent.url().includes('assessments'))))
  await result(page).getByRole('button', { name: 'Change “Questions”' }).click()
  await theme(page).getByRole('radio').nth(4).check()
  await next(page).click()
  await expect(result(page).getByText('4Shared')).toBeVisible()
  await expect(result(page).getByRole('row', { name: /^Questions/ })).toContainText('5 ')
  const completed = { name: 'Assessment completed' }
  expect(await readEvents(page, completed.name)).toEqual([
    expect.objectContaining({ properties: { assessment: 'maturity_model', level: 4 } }),
  ])
  await page.reload()
  await expect(result(page).getByRole('row', { name: /^Questions/ })).toContainText('5 ')
  expect([await readEvents(page, completed.name), posts]).toEqual([[], 0])

  // Elsewhere on the site and back, without a document between.
  await page.getByRole('link', { name: 'Pricing' }).first().click()
  await expect(page).toHaveURL(/pricing/)
  await page.goBack()
  await expect(result(page)).toBeVisible()
  await result(page).getByRole('button', { name: 'Start again' }).click()
  await expect(start(page)).toBeFocused()
  await expect(form(page)).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true })

  test('[SITE-02] [MATURITY-08] by touch: the result, the form, and the report, in German', async ({
    page,
  }) => {
    await page.route(assessments, (route) => route.abort(), { times: 1 })
    await open(page, '/de/reifegradmodell')
    await start(page).tap()
    await theme(page).getByRole('radio').nth(1).check()
    await swipe(page, -200)
    await expect(theme(page)).toHaveAccessibleName('Schreibende')
    await swipe(page, 200)
    await expect(theme(page)).toHaveAccessibleName('Fragen')
    await swipe(page, 200)
    await expect(theme(page), 'before the first').toHaveAccessibleName('Fragen')
    await expect(theme(page).getByRole('radio').nth(1)).toBeChecked()
    await answer(page, [1, 0, 1, 2, 1, 0])

    // (2 + 1 + 2 + 3 + 2 + 1) / 6 = 1.83
    await expect(result(page).getByText('2Geliefert')).toBeVisible()
    await expect(result(page).getByText('Wir konnten Ihr Ergebnis nicht speichern.')).toBeVisible()
    const overflow = 'document.documentElement.scrollWidth - innerWidth'
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
    const answered = page.waitForResponse(assessments)
    await result(page).getByRole('button', { name: 'Noch einmal versuchen' }).tap()
    const { assessmentId } = (await (await answered).json()) as { assessmentId: string }

    await expect(form(page).locator('[name="assessment"]')).toHaveValue(assessmentId)
    await fillForm(page, {
      email: 'ada@engines.example',
      firstName: 'Ada',
      lastName: 'Byron',
      company: 'Engines',
      privacy: true,
    })
    const sending = page.waitForRequest('**/.netlify/functions/submit-form')
    await sendButton(page).tap()
    expect((await sending).postDataJSON()).toMatchObject({
      values: { assessment: [assessmentId] },
    })
    await expect(report(page)).toBeFocused()
    let workers = 0
    page.on('worker', () => (workers += 1))
    const downloading = page.waitForEvent('download')
    await report(page).getByRole('button', { name: 'Bericht herunterladen' }).tap()
    expect((await downloading).suggestedFilename()).toBe('colloquy-reifegradbericht.pdf')
    const link = report(page).getByRole('link', { name: 'Link zu einer Kopie' })
    await expect(link).toBeVisible()
    // The same report again is that which was kept.
    const again = page.waitForEvent('download')
    await report(page).getByRole('button', { name: 'Bericht herunterladen' }).tap()
    const files = await Promise.all([downloading, again].map(async (one) => (await one).path()))
    const [first, second] = files.map((file) => readFileSync(file))
    expect(Buffer.compare(first!, second!)).toBe(0)
    expect(workers).toBe(1)
    // The link names the site's own host, which is not that of the test.
    const { pathname, search } = new URL((await link.getAttribute('href'))!)
    const kept = await page.request.get(pathname + search)
    expect((await kept.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await page.reload()
    await expect(report(page).getByRole('button', { name: 'Bericht herunterladen' })).toBeVisible()
    expect.soft(await findViolations(page, 'main'), 'the unlocked report').toEqual([])
  })
})

/** Swipes with a finger over the theme, by the browser's touch events. */
async function swipe(page: Page, by: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: string, x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: x === undefined ? [] : [{ x, y: 400 }],
    })
  const from = 187 - by / 2
  await touch('touchStart', from)
  for (const share of [0.3, 0.6, 1]) await touch('touchMove', from + by * share)
  await touch('touchEnd')
  await session.detach()
}

test('costs less than 13.5 KB of script beside React before it is begun, and nothing of the report', async ({
  page,
}) => {
  const total = (scripts: readonly Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  const load = async (path: string) => {
    const loading = watchScripts(page)
    await page.goto(path)
    await waitForMachines(page)
    return loading.loaded()
  }
  const common = new Set((await load('/why-colloquy')).map(({ url }) => url))
  const own = (await load('/maturity-model')).filter(({ url }) => !common.has(url))
  await expect(host(page)).toHaveAttribute('data-hydrated', '')
  const react = own.filter(hasRenderer)
  const rest = total(own) - total(react)
  console.log(`${rest} bytes of script for the assessment, beside React`)
  expect(rest).toBeGreaterThan(0)
  expect(rest).toBeLessThan(13_500)
  for (const { url, text } of own) expect(text, url).not.toMatch(/jspdf/i)
  expect(react).toHaveLength(1)
})

test('its form takes no room before the island comes alive, so that nothing moves then', async ({
  page,
}) => {
  await page.goto('/maturity-model')
  await expect(form(page)).toBeAttached()
  await expect(form(page)).toBeHidden()
  await expect(host(page)).not.toHaveAttribute('data-hydrated')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the model can be read, and nothing is offered that would not work', async ({ page }) => {
    await page.goto('/fr/modele-maturite-formation')
    await expect(page.getByText('Ne pas savoir est gênant.').first()).toBeVisible()
    await page.getByText('Comment savez-vous que cela marche').first().click()
    await expect(page.getByText('Ce qui n’a rien changé est décrit').first()).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Commencer l’évaluation' })).toHaveCount(0)
    await expect(form(page)).toBeVisible()
  })
})
