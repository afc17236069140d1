/**
 * Visitors' journeys through forms, each once and by keyboard alone, through all that can go wrong.
 * The other languages of each form are sent in `tests/http/form-languages.test.ts`.
 */
import {
  journeys,
  readTitle,
  secret,
  type Journey,
  type Locale,
} from '#tests/support/form-journeys.ts'
import { findViolations } from './support/accessibility.ts'
import {
  done,
  field,
  fillForm,
  formOf,
  nextButton,
  openButton,
  sendButton,
  submitPath,
  type Entries,
} from './support/form-page.ts'
import { readLeads } from './support/leads.ts'
import { expect, rememberConsent, test, type Page } from './support/test.ts'

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

/** An address that is unique across runs. */
const newAddress = () => `ada-${crypto.randomUUID()}@engines.example`

async function expectDone(page: Page, journey: Journey, locale: Locale): Promise<void> {
  await expect(done(page)).toContainText(readTitle(journey, locale))
  if (!journey.leadsTo) return
  const link = done(page).getByRole('link').first()
  await expect(link).toHaveAttribute('href', journey.leadsTo)
}

async function expectKept(
  { type, paths, entries }: Journey,
  locale: Locale,
  email: string,
): Promise<void> {
  // In fields with options the keyboard picks others than those listed.
  const { firstName, lastName } = entries
  const fields = { email, firstName, ...(lastName && { lastName }) }
  const leads = await readLeads(email)
  expect(leads).toMatchObject([{ type, locale, page: paths[locale], email, fields }])
  expect(JSON.stringify(leads)).not.toContain(secret)
}

interface Way {
  locale: Locale
  width: number
  /** Checked in every state: one form of two steps, and one in a dialog. */
  isWhole?: true
}

const ways: Record<string, Way> = {
  'a free trial': { locale: 'de', width: 375 },
  'a course': { locale: 'fr', width: 1440 },
  'an e-book': { locale: 'de', width: 375, isWhole: true },
  'the newsletter': { locale: 'fr', width: 1440 },
  'a question': { locale: 'en', width: 375 },
  'a demo': { locale: 'en', width: 1440, isWhole: true },
  'a partnership': { locale: 'fr', width: 375 },
}

for (const journey of journeys) {
  const { name, paths, entries } = journey
  const { locale, width, isWhole = false } = ways[name]!
  test.describe(`[SITE-02] [FORM-07] ${name}`, () => {
    test.use({ viewport: { width, height: 900 } })

    test(`in ${locale} at ${width} pixels by keyboard: empty, not arrived, arrived, and accessible all the way`, async ({
      page,
    }) => {
      const email = newAddress()
      const answer = Promise.withResolvers<void>()
      const bodies: { submission: string; values: Record<string, string[]> }[] = []
      await page.route(submitPath, async (route) => {
        bodies.push(route.request().postDataJSON() as (typeof bodies)[0])
        if (bodies.length === 1) return route.abort()
        await answer.promise
        return route.continue()
      })
      await page.goto(paths[locale])
      await goToForm(page)
      const part = (await page.getByRole('dialog').isVisible()) ? 'dialog[open]' : 'main'
      const expectAccessible = async (state: string) =>
        expect.soft(await findViolations(page, part), state).toEqual([])
      if (isWhole) await expectAccessible('while it is filled in')
      await nextButton(page).press('Enter')
      const summary = page.locator('[data-form-summary]')
      await expect(summary).toBeFocused()
      // Away from the bar, which covers content scrolled under it.
      await summary.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      )
      await expectAccessible('with errors')

      await typeForm(page, { email, ...entries })
      await page.keyboard.press('Enter')
      const failed = page.locator('[data-form-failed]')
      await expect(failed).toBeFocused()
      if (isWhole) await expectAccessible('not arrived')
      await page.keyboard.press('Tab')
      await expect(failed.getByRole('button')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect.poll(() => bodies.length).toBe(2)
      if (isWhole) await expectAccessible('on its way')
      answer.resolve()
      await expect(done(page)).toBeFocused()
      await expectDone(page, journey, locale)
      await expectAccessible('arrived')
      await page.keyboard.press('Tab')
      await expect(done(page).locator('a').first()).toBeFocused()

      const [first, second] = bodies
      expect(second).toMatchObject({ submission: first!.submission, values: { email: [email] } })
      await expectKept(journey, locale, email)
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const journey of journeys.filter(({ name }) => ways[name]?.isWhole)) {
    test(`[SITE-02] [FORM-07] ${journey.name} in en, after a mistake`, async ({ page }) => {
      const { paths, entries } = journey
      const email = newAddress()
      await page.goto(paths.en)
      if (!(await formOf(page).isVisible())) await openButton(page).click()
      await fillForm(page, { email: 'ada@engines', ...entries })
      await sendButton(page).click()
      await expect(page.locator('[data-form-summary]')).toBeVisible()
      await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
      await field(page, 'email').fill(email)
      await sendButton(page).click()
      await expectDone(page, journey, 'en')
      await expectKept(journey, 'en', email)
    })
  }
})

const active = (page: Page) => page.locator('*:focus')

/** Tabs past the menus, and into the dialog where there is one. */
async function goToForm(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.locator('sw-island[data-hydrated]').first()).toBeAttached()
  await expect(active(page)).toHaveAttribute('href', '#main')
  await page.keyboard.press('Enter')
  const isInDialog = !(await formOf(page).isVisible())
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    if (isInDialog && (await active(page).getAttribute('commandfor')) !== null) {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      return
    }
    const isInside = await formOf(page).evaluate((form) => form.contains(document.activeElement))
    if (isInside) return page.keyboard.press('Shift+Tab')
  }
  throw new Error('Forty steps do not lead to the form.')
}

/** Fills in the form up to the submit button. Of several options it takes the first. */
async function typeForm(page: Page, entries: Entries): Promise<void> {
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    const { name, type, value, isNext, isSend, isSearched } = await page.evaluate(() => {
      const { name, type, value, dataset, role } = document.activeElement as HTMLInputElement
      const isButton = type === 'submit' && document.activeElement!.closest('form[data-form]')
      const isSearched = role === 'combobox' || 'control' in dataset
      const isSend = 'formSend' in dataset
      return { name, type, value, isNext: Boolean(isButton), isSend, isSearched }
    })
    if (isSend) return
    if (isNext) {
      await page.keyboard.press('Enter')
      const later = page.locator('[data-step]:visible').locator('input, select').first()
      await expect(later).toBeFocused()
      await page.keyboard.press('Shift+Tab')
    } else if (isSearched) {
      // The combobox has replaced the focused select.
      await expect(active(page)).toHaveAttribute('role', 'combobox')
      if (value !== '') continue
      await page.keyboard.type('fr')
      await page.keyboard.press('Enter')
      await expect(active(page)).not.toHaveValue('fr')
    } else if (type === 'radio' || entries[name] === true) await page.keyboard.press('Space')
    else if (type === 'select-one') {
      if (value === '') await page.keyboard.press('ArrowDown')
    } else if (typeof entries[name] === 'string') await page.keyboard.type(entries[name])
  }
  throw new Error('Forty steps do not lead to the button.')
}

test.describe('the sign-in link', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('[SITE-02] leads to the platform, by keyboard alone', async ({ page }) => {
    const platform = 'https://app.colloquy.example'
    await page.route(`${platform}/**`, (route) => route.fulfill({ body: 'The platform' }))
    await page.goto('/')
    const link = page.locator(`header a[href^="${platform}"]:visible`).first()
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press('Tab')
      if (await link.evaluate((element) => element === document.activeElement)) break
    }
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL(({ origin, pathname }) => origin === platform && pathname === '/sign-in')
  })
})
