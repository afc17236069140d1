/** Countries and dial codes: the browser's select, until typing can find its options. */
import { findViolations } from './support/accessibility.ts'
import { done, field, fillForm, formOf, openForm, sendButton } from './support/form-page.ts'
import { expect, rememberConsent, test, type Page } from './support/test.ts'

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

const combobox = (page: Page) => formOf(page).locator('input[role="combobox"]')
const options = (page: Page) => page.getByRole('option').filter({ visible: true })
const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]')
const said = (page: Page) => page.locator('[data-control] ~ [role="status"]').first()

/** Holds back only the chunk that finds options. */
async function holdChunk(page: Page, then: 'continue' | 'abort') {
  let asked = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/chunks\//, async (route) => {
    const response = await route.fetch()
    if (!(await response.text()).includes('combobox.ready')) return route.fulfill({ response })
    asked++
    await held
    return then === 'abort' ? route.abort() : route.fulfill({ response })
  })
  return { asked: () => asked, release: () => release() }
}

test('[FORM-13] a country is found by keyboard, by name, code and dial code', async ({ page }) => {
  const chunk = await holdChunk(page, 'continue')
  chunk.release()
  await openForm(page, '/form/partners')
  const select = field(page, 'country')
  await field(page, 'lastName').fill('Byron')
  await field(page, 'email').focus()
  expect(chunk.asked()).toBe(0)
  await expect(combobox(page)).toHaveCount(0)

  await page.keyboard.press('Tab')
  await expect(combobox(page)).toBeFocused()
  expect(chunk.asked()).toBe(1)
  await expect(combobox(page)).toHaveAttribute('placeholder', 'Please choose')

  await page.keyboard.type('ger')
  await expect(said(page)).toHaveText(/^\d+ countries$/)
  await expect(options(page).first()).toHaveText('Germany')
  await expect(combobox(page)).toMatchAriaSnapshot(`
    - combobox /Country/ [expanded] [active]: ger
  `)
  await expect(page.getByRole('listbox', { name: /Country/ })).toMatchAriaSnapshot(`
    - listbox /Country/:
      - option "Germany" [selected]
      - option "Algeria"
  `)
  const id = await active(page).getAttribute('id')
  await expect(combobox(page)).toHaveAttribute('aria-activedescendant', id!)
  expect(await findViolations(page, 'main')).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveText('Algeria')
  await page.keyboard.press('End')
  await expect(active(page)).toHaveText((await options(page).last().textContent())!)
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(combobox(page)).toHaveValue('Germany')
  await expect(combobox(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(select).toHaveValue('DE')

  // The typed text is reverted; the form stays as it is.
  await page.keyboard.type('atlantis')
  await expect(said(page)).toHaveText('No country found')
  expect(await findViolations(page, 'main')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(combobox(page)).toHaveValue('Germany')
  for (const [typed, value] of [
    ['+33', 'FR'],
    ['49', 'DE'],
    ['fr', 'FR'],
  ] as const) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
    await expect(combobox(page)).not.toBeFocused()
    await expect(select).toHaveValue(value)
    await page.keyboard.press('Shift+Tab')
    await expect(combobox(page)).toBeFocused()
  }
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveText('France')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const chosen = await select.inputValue()
  expect(chosen).not.toBe('FR')

  // A browser that fills the form in fills in the select.
  await select.selectOption('GB')
  await expect(combobox(page)).toHaveValue('United Kingdom')
  await combobox(page).fill('')
  await page.keyboard.press('Tab')
  await expect(select).toHaveValue('')
  await sendButton(page).click()
  await expect(page.locator('[data-form-summary]')).toBeFocused()
  await expect(combobox(page)).toHaveAccessibleErrorMessage(/.+/)
  await page
    .locator('[data-form-summary]')
    .getByRole('link', { name: /^Country/ })
    .click()
  await expect(combobox(page)).toBeFocused()
  await page.keyboard.type('fran')
  await page.keyboard.press('Enter')
  await expect(combobox(page)).not.toHaveAttribute('aria-invalid')
  await fillForm(page, {
    partnership: 'content',
    company: 'Engines',
    firstName: 'Ada',
    email: `ada-${crypto.randomUUID()}@engines.example`,
    message: 'We write courses.',
    privacy: true,
  })
  const sent = page.waitForRequest('**/.netlify/functions/submit-form')
  await sendButton(page).click()
  const { values } = (await sent).postDataJSON() as { values: object }
  expect(values).toMatchObject({ country: ['FR'] })
  expect(Object.keys(values)).not.toContain('')
  await expect(done(page)).toBeFocused()
})

test.describe('on a telephone, in a dialog', () => {
  test.use({ viewport: { width: 375, height: 420 }, hasTouch: true })

  test('[FORM-13] a dial code is found by pointer, in a list that nothing cuts off', async ({
    page,
  }) => {
    await openForm(page, '/de/lp/video-rundgang')
    const select = field(page, 'phone_country')
    await field(page, 'phone').focus()
    await select.hover()
    // No country is preselected.
    await expect(combobox(page)).toHaveValue('')
    await expect(field(page, 'phone')).toBeFocused()
    await combobox(page).tap()
    await page.keyboard.type('oster')
    await expect(said(page)).toHaveText(/^\d+ L(and|änder)$/)
    const option = options(page).filter({ hasText: 'Österreich' })
    await expect(option).toBeInViewport({ ratio: 1 })
    const isOnTop = await option.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isOnTop).toBe(true)
    await option.tap()
    await expect(combobox(page)).toHaveValue('Österreich +43')
    await expect(select).toHaveValue('AT')
    await expect(combobox(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).toHaveText('Österreich +43')
    await expect(active(page)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeVisible()
    // Phone keyboards move on without a key event.
    await page.keyboard.type('frank')
    await field(page, 'phone').tap()
    await expect(select).toHaveValue('FR')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('[FORM-13] the select works while what finds options is late, and takes no notice when it comes', async ({
  page,
}) => {
  const chunk = await holdChunk(page, 'continue')
  await openForm(page, '/form/partners')
  const select = field(page, 'country')
  await field(page, 'email').focus()
  await select.focus()
  await expect.poll(chunk.asked).toBe(1)
  await page.keyboard.press('f')
  const chosen = await select.inputValue()
  expect(chosen).not.toBe('')
  chunk.release()
  // A field that a visitor types into stays until they leave it.
  await page.waitForFunction(() => {
    const system = (globalThis as never as Record<symbol, { live(): { machine: string }[] }>)[
      Symbol.for('slicewright.system')
    ]
    return system?.live().some(({ machine }) => machine === 'combobox')
  })
  await expect(select).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(combobox(page)).toBeVisible()
  await expect(combobox(page)).not.toBeFocused()
  await expect(select).toHaveValue(chosen)
  await expect(combobox(page)).toHaveValue((await select.locator('option:checked').textContent())!)
})

test('[FORM-13] the select works when what finds options does not come', async ({ page }) => {
  const chunk = await holdChunk(page, 'abort')
  chunk.release()
  await openForm(page, '/form/partners')
  const select = field(page, 'country')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const failed = page.waitForEvent('requestfailed')
  await select.focus()
  await failed
  await page.keyboard.press('f')
  await expect(select).not.toHaveValue('')
  await expect(select).toBeFocused()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})
