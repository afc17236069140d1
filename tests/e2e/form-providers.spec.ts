/**
 * Third parties that receive a form: the provider of its kind and the scheduler, by consent only.
 */
import { findViolations } from './support/accessibility.ts'
import { expect, rememberConsent, waitForMachines, type Page } from './support/test.ts'
import { test, type Vendors } from './support/vendors.ts'

const formOf = (page: Page) => page.locator('form[data-form="demo"]')
const field = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]`)
const done = (page: Page) => page.locator('[data-form-done]')
const calendar = (page: Page) => page.frameLocator('iframe[title="Choose a time"]')

/** Console messages with the page's own codes. */
function watchCodes(page: Page): string[] {
  const codes: string[] = []
  page.on('console', (message) => {
    const code = /\b(?:MARKETO|CHILIPIPER)_[A-Z_]+\b/.exec(message.text())?.[0]
    if (code) codes.push(code)
  })
  return codes
}

async function open(page: Page, path: string): Promise<void> {
  // Address checks are not tested here.
  await page.route('**/.netlify/functions/is-*-email*', (route) => route.fulfill({ json: {} }))
  await page.goto(path)
  await waitForMachines(page)
  await formOf(page).scrollIntoViewIfNeeded()
  await expect(page.locator('sw-island:has(form[data-form="demo"])')).toHaveAttribute(
    'data-hydrated',
    '',
  )
}

/** @returns the body that the site itself received. */
async function sendDemo(page: Page, email = 'ada@engines.example'): Promise<void> {
  const send = page.locator('form[data-form="demo"] [type="submit"]:visible')
  for (const [name, value] of Object.entries({ email, firstName: 'Ada', lastName: 'Byron' }))
    await field(page, name).fill(value)
  await send.first().click()
  await field(page, 'company').fill('Engines')
  await field(page, 'companySize').selectOption('1-49')
  await field(page, 'country').selectOption('GB')
  await field(page, 'privacy').check()
  const kept = page.waitForResponse('**/.netlify/functions/submit-form')
  await page.locator('[data-form-send]').click()
  expect((await kept).status()).toBe(200)
}

const saved = async (vendors: Vendors) =>
  (await vendors.hits('marketo'))
    .filter(({ path }) => path.endsWith('/save2'))
    .map(({ body }) => Object.fromEntries(new URLSearchParams(String(body))))

test('[SITE-05] [FORM-08] without consent nobody is asked, the form is sent, and a time can be chosen by hand', async ({
  page,
  context,
  baseURL,
  vendors,
}) => {
  await rememberConsent(context, baseURL!)
  const codes = watchCodes(page)
  await open(page, '/form/demo')
  await sendDemo(page)
  await expect(done(page)).toContainText('See you soon')
  expect(await vendors.hits()).toEqual([])
  // By keyboard, and the focus is never lost.
  await expect(done(page)).toBeFocused()
  const choose = page.getByRole('button', { name: 'Choose a time', exact: true })
  await expect(choose).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab')
    if (await choose.evaluate((button) => button === document.activeElement)) break
  }
  await expect(choose).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(calendar(page).getByRole('heading')).toBeVisible()
  await expect(page.locator('iframe[title="Choose a time"]')).toBeFocused()
  const close = calendar(page).getByRole('button', { name: 'Close' })
  for (let press = 0; press < 9; press++) {
    await page.keyboard.press('Tab')
    if (await close.evaluate((button) => button === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await expect(choose).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  expect(await vendors.hits('marketo')).toEqual([])
  expect(codes).toEqual(['CHILIPIPER_SUBMIT'])
})

test('[FORM-05] [FORM-08] with consent a form is told to the provider, and times show', async ({
  page,
  context,
  baseURL,
  vendors,
  problems,
}) => {
  await rememberConsent(context, baseURL!, { ad: true })
  const codes = watchCodes(page)
  await open(page, '/de/form/demo-buchen')
  // Nothing before the first touch.
  expect(await vendors.hits('marketo')).toEqual([])
  await field(page, 'email').focus()
  await expect(page.locator('#mktoForm_2102 input')).toBeAttached()
  await sendDemo(page)
  await expect(done(page)).toContainText('Bis bald')
  await expect.poll(() => saved(vendors)).toHaveLength(1)
  expect((await saved(vendors))[0]).toMatchObject({
    Email: 'ada@engines.example',
    LastName: 'Byron',
    Company: 'Engines',
    companySize: '1-49',
    formid: '2102',
    submission: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  await calendar(page).getByRole('button', { name: 'Tuesday' }).click()
  await expect(page.getByText('Ihr Termin steht im Kalender.')).toBeVisible()
  await expect.poll(async () => (await saved(vendors))[1]?.['demoBooked']).toBe('true')
  await calendar(page).getByRole('button', { name: 'Close' }).click()
  await expect(done(page)).toBeVisible()
  await expect
    .poll(() => codes.toSorted())
    .toEqual(['CHILIPIPER_SUBMIT', 'MARKETO_DATA', 'MARKETO_DATA', 'MARKETO_SUBMIT'])
  expect(problems).toEqual([])
})

test('[FORM-05] [FORM-08] each language has the form of its own at the provider, and its own words', async ({
  request,
}) => {
  for (const [path, form, booked] of [
    ['/form/demo', '1102', 'Your appointment is in the calendar.'],
    ['/de/form/demo-buchen', '2102', 'Ihr Termin steht im Kalender.'],
    ['/fr/form/demo', '3102', 'Votre rendez-vous est noté dans l’agenda.'],
  ] as const) {
    const html = await (await request.get(path)).text()
    expect.soft(html, path).toContain(`data-provider-form="${form}"`)
    expect.soft(html, path).toContain(booked)
  }
})

test('[FORM-05] [FORM-08] what fails at the vendors, the visitor does not notice', async ({
  page,
  context,
  baseURL,
  vendors,
}) => {
  await rememberConsent(context, baseURL!, { ad: true })
  await vendors.set('marketo', 'failing')
  await vendors.set('chili-piper', 'absent')
  const codes = watchCodes(page)
  await open(page, '/form/demo')
  await field(page, 'email').focus()
  await expect.poll(() => codes).toEqual(['MARKETO_LOAD_FAILED'])
  await sendDemo(page)
  await expect(done(page)).toContainText('See you soon')
  await expect
    .poll(() => codes.toSorted())
    .toEqual(['CHILIPIPER_SUBMIT_FAILED', 'MARKETO_LOAD_FAILED', 'MARKETO_LOAD_FAILED'])
  await expect(done(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose a time', exact: true })).toBeHidden()
})

test('[FORM-05] a vendor that hangs holds nobody up', async ({
  page,
  context,
  baseURL,
  vendors,
}) => {
  await rememberConsent(context, baseURL!, { ad: true })
  await vendors.set('marketo', 'slow', { delay: 60_000 })
  await vendors.set('chili-piper', 'slow', { delay: 60_000 })
  await open(page, '/form/demo')
  await sendDemo(page)
  await expect(done(page)).toContainText('See you soon')
})

test('[SITE-05] a consent taken back in another tab ends it here too', async ({
  page,
  context,
  baseURL,
  vendors,
}) => {
  await rememberConsent(context, baseURL!, { ad: true })
  await open(page, '/form/demo')
  await field(page, 'email').focus()
  await expect(page.locator('#mktoForm_1102')).toBeAttached()
  const other = await context.newPage()
  await other.goto('/pricing')
  await waitForMachines(other)
  await other.evaluate(() => {
    const system = (globalThis as never)[Symbol.for('slicewright.system')] as {
      send(id: string, event: object): void
    }
    system.send('consent', { type: 'consent.refuse-all' })
  })
  await expect(page.locator('#mktoForm_1102')).not.toBeAttached()
  await sendDemo(page)
  await expect(done(page)).toContainText('See you soon')
  expect(await saved(vendors)).toEqual([])
})
