/** Forms in a browser: error cases, and input that is kept. The journeys are in form-journeys. */
import { findViolations } from './support/accessibility.ts'
import {
  done,
  field,
  fillForm,
  formOf,
  hostOf,
  openButton,
  openForm as open,
  sendButton,
  submitPath as endpoint,
} from './support/form-page.ts'
import { watchScripts } from './support/scripts.ts'
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

/** Fills in the form as slowly as the server requires of a human. */
async function fillContact(page: Page, change: Record<string, string> = {}): Promise<void> {
  const values = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@engines.example',
    message: 'It is about SCIM.',
    ...change,
  }
  await field(page, 'topic').selectOption('support')
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
  await field(page, 'privacy').check()
}

test('[FORM-14] asks for what shows, says what is wrong at the top and below each field, and forgets what has arrived', async ({
  page,
}) => {
  // The query contains an invalid choice, and half an e-mail address.
  await open(page, '/form/contact-us?topic=partnership&email=ada%40')
  const email = field(page, 'email')
  await expect(email).toHaveValue('ada@')
  await expect(field(page, 'topic').locator('option:checked')).toHaveText('Please choose')
  const plan = page.getByRole('radiogroup', { name: /Which plan/ })
  await expect(plan).toBeHidden()
  await field(page, 'topic').selectOption('sales')
  await expect(plan).toBeVisible()
  await field(page, 'topic').selectOption('press')
  await expect(plan).toBeHidden()

  await fillContact(page, { email: 'ada@', message: '' })
  await sendButton(page).click()
  const summary = page.locator('[data-form-summary]')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveCount(2)
  await expect(email).toHaveAccessibleErrorMessage(/That does not look like an e-mail address/)
  await summary.getByRole('link', { name: /E-mail/ }).click()
  await expect(email).toBeFocused()
  await email.fill('ada@engines.example')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await field(page, 'message').fill('Now there is one.')
  await sendButton(page).click()
  await expect(done(page)).toBeFocused()
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept.filter((key) => key.startsWith('form.'))).toEqual([])
})

test('[OP34] [OP44] an address of a free mailbox is refused, a failure is logged by its code, and what was written stays, but for passwords', async ({
  page,
}) => {
  const secret = 'a small sentence'
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await open(page, '/form/free-trial')
  const entries = { firstName: 'Ada', lastName: 'Byron', password: secret, privacy: true } as const
  await fillForm(page, { email: 'ada@gmail.com', ...entries })
  await sendButton(page).click()
  await expect(page.locator('[data-form-summary]')).toBeFocused()
  await expect(field(page, 'email')).toHaveAccessibleErrorMessage(/your address at work/)
  await expect(field(page, 'password')).toHaveValue(secret)

  await page.route(endpoint, (route) => route.fulfill({ status: 503, json: {} }))
  await field(page, 'email').fill('ada@engines.example')
  await sendButton(page).click()
  await expect(page.locator('[data-form-failed]')).toBeFocused()
  const coded = logged.filter((text) => text.includes('MARKETO_SUBMIT_FAILED'))
  expect(coded).toEqual([expect.stringContaining('503')])
  expect(logged.join()).not.toMatch(/ada@|small sentence/)

  // Survives a reload, and other pages of the tab.
  await page.reload()
  await expect(field(page, 'email')).toHaveValue('ada@engines.example')
  await expect(field(page, 'password')).toHaveValue('')
  await waitForMachines(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.locator('footer a[href^="/legal/"]').first().click()
  await page.waitForURL(/\/legal\//)
  await page.goBack()
  await formOf(page).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await expect(field(page, 'email')).toHaveValue('ada@engines.example')
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(kept).not.toContain(secret)
})

test('goes from step to step, and back, asking only for what shows', async ({ page }) => {
  await open(page, '/form/demo')
  const next = page.getByRole('button', { name: 'Next' })
  await expect(page.locator('[data-step="1"]')).toBeHidden()
  await next.click()
  await expect(page.locator('[data-form-summary]').getByRole('listitem')).toHaveCount(3)
  await field(page, 'email').fill('ada@engines.example')
  await field(page, 'firstName').fill('Ada')
  await field(page, 'lastName').fill('Byron')
  await next.click()
  await expect(field(page, 'company')).toBeFocused()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(field(page, 'email')).toBeFocused()
  await next.click()
  await field(page, 'company').fill('Engines')
  await field(page, 'companySize').selectOption('1-49')
  await field(page, 'country').selectOption('GB')
  await field(page, 'privacy').check()
  await sendButton(page).click()
  await expect(done(page)).toContainText('See you soon')
})

test('what the address brings is there before anybody moves; it is sent once, however often the button is pressed, and says that it is on its way', async ({
  page,
}) => {
  let posts = 0
  const answer = Promise.withResolvers<void>()
  await page.route(endpoint, async (route) => {
    posts++
    await answer.promise
    await route.continue()
  })
  await page.goto('/form/contact-us?topic=security&email=ada%40engines.example')
  await expect(field(page, 'topic')).toHaveValue('security')
  await expect(field(page, 'email')).toHaveValue('ada@engines.example')
  await fillContact(page)
  await sendButton(page).dblclick()
  await expect(hostOf(page)).toHaveAttribute('data-state', 'busy')
  await expect(sendButton(page)).toContainText('Sending')
  await field(page, 'email').press('Enter')
  expect(await findViolations(page, 'main')).toEqual([])
  answer.resolve()
  await expect(done(page)).toBeVisible()
  expect(posts).toBe(1)
})

test('what was kept and then altered takes no form away', async ({ page }) => {
  await open(page, '/form/contact-us')
  await fillContact(page)
  await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('form.'))
    const values = { firstName: 1, email: {}, topic: [1], privacy: true }
    sessionStorage.setItem(key!, JSON.stringify({ values }))
  })
  await page.reload()
  await waitForMachines(page)
  await expect(hostOf(page)).toHaveAttribute('data-hydrated', '')
  await expect(field(page, 'firstName')).toHaveValue('1')
  await fillContact(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await sendButton(page).click()
  await expect(done(page)).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('[FORM-07] in a dialog, what was written stays when it is closed by accident; what was unlocked opens again, unless it was altered', async ({
  page,
}) => {
  const path = '/ebook/the-peer-learning-playbook'
  await open(page, path)
  const action = (await formOf(page).getAttribute('action'))!
  await field(page, 'email').fill('ada@engines.example')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await openButton(page).click()
  await expect(field(page, 'email')).toHaveValue('ada@engines.example')

  await fillForm(page, { firstName: 'Ada', lastName: 'Byron', company: 'Engines', privacy: true })
  await sendButton(page).click()
  const link = done(page).getByRole('link', { name: /Download/ })
  await expect(link).toHaveAttribute('href', /\.pdf$/)
  const href = (await link.getAttribute('href'))!
  await page.goto(path)
  // Even before anybody moves.
  await expect(hostOf(page)).toHaveAttribute('data-hydrated', '')
  await openButton(page).click()
  await expect(page.getByRole('link', { name: 'Open it again' })).toHaveAttribute('href', href)

  for (const altered of ['http://[', 'javascript:void 0']) {
    await page.evaluate(
      ([key, value]) => localStorage.setItem('form.unlocked', JSON.stringify({ [key]: value })),
      [action, altered] as const,
    )
    await page.reload()
    await waitForMachines(page)
    await openButton(page).click()
    await sendButton(page).click()
    await expect(page.locator('[data-form-unlocked]')).toBeHidden()
    await expect(page.locator('[data-form-summary]')).toBeFocused()
  }
})

test('before the first focus a form costs at most 3 KB of script', async ({ page, context }) => {
  const load = async (from: Page) => {
    const loading = watchScripts(from)
    await from.goto('/form/contact-us')
    await waitForMachines(from)
    await formOf(from).evaluate((form) => form.scrollIntoView())
    return loading
  }
  const loading = await load(page)
  await expect(hostOf(page)).toHaveAttribute('data-hydrated', '')
  const scripts = await loading.loaded()
  // The same page, on which no island ever comes alive.
  const other = await context.newPage()
  await other.addInitScript(() => {
    customElements.define = () => {}
  })
  const common = new Set((await (await load(other)).loaded()).map(({ url }) => url))
  const own = scripts.filter(({ url }) => !common.has(url))
  const bytes = own.reduce((sum, script) => sum + script.bytes, 0)
  console.log(`${bytes} bytes of script for a form before the first focus`)
  expect(own.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(3000)
})

// On an iPhone, Safari zooms in on letters of less than 16 pixels, and not out again.
test.describe('without script, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })

  test('no field is zoomed in on', async ({ page }) => {
    const small: string[] = []
    // One page for each part that draws fields.
    for (const path of ['/form/partners', '/blog', '/roi-calculator', '/email-preference-center']) {
      await page.goto(path)
      const fields = await page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLInputElement>('input, select, textarea'))
          .filter(({ type }) => !/radio|checkbox|range|hidden/.test(type))
          .map((input) => ({
            name: input.name || input.id,
            size: parseFloat(getComputedStyle(input).fontSize),
          })),
      )
      expect(fields, path).not.toEqual([])
      small.push(...fields.filter(({ size }) => size < 16).map(({ name }) => `${name} on ${path}`))
    }
    expect(small).toEqual([])
  })
})
