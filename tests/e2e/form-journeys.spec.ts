/**
 * What visitors come for, in three languages: each journey once by mouse on a wide and on a narrow
 * window through everything that can go wrong, once by keyboard alone, and once without script.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#schemas/roots.ts'
import { findViolations } from './support/accessibility.ts'
import {
  done,
  field,
  fillForm,
  formOf,
  nextButton,
  openButton,
  openForm,
  sendButton,
  submitPath,
  type Entries,
} from './support/form-page.ts'
import { readLeads } from './support/leads.ts'
import { expect, rememberConsent, test, type Page } from './support/test.ts'

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

type Locale = 'en' | 'de' | 'fr'
const languages = { en: 'en-us', de: 'de-de', fr: 'fr-fr' } as const

interface Journey {
  name: string
  type: string
  /** Name of the form's document in each language. */
  document: string
  paths: Record<Locale, string>
  entries: Entries
  /** Where they are written otherwise than they are typed. */
  kept?: Record<string, string>
  /** What the completion leads to, beside what its document says. */
  leadsTo?: RegExp
}

const person = { firstName: 'Ada', lastName: 'Byron' }
const secret = 'a small sentence'

const journeys: Journey[] = [
  {
    name: 'a free trial',
    type: 'freeTrial',
    document: 'form-free-trial',
    paths: {
      en: '/form/free-trial',
      de: '/de/form/kostenlos-testen',
      fr: '/fr/form/essai-gratuit',
    },
    entries: {
      ...person,
      companyName: 'Engines',
      password: secret,
      phone_country: 'DE',
      phone: '+49 30 123456',
      privacy: true,
    },
    kept: { phone: '+4930123456' },
    leadsTo: /^https:\/\/engines-\w+\.colloquy\.example$/,
  },
  {
    name: 'a course',
    type: 'courseRegistration',
    document: 'form-course',
    paths: {
      en: '/certification/course-author',
      de: '/de/certification/kurs-autorenschaft',
      fr: '/fr/certification/auteur-de-cours',
    },
    entries: { groupId: 'course-author', ...person, password: secret, privacy: true },
    leadsTo: /^https:\/\/courses\.colloquy\.example\/groups\/[\w-]+$/,
  },
  {
    name: 'an e-book',
    type: 'ebook',
    document: 'form-ebook',
    paths: {
      en: '/ebook/the-peer-learning-playbook',
      de: '/de/ebook/voneinander-lernen',
      fr: '/fr/ebook/apprendre-entre-pairs',
    },
    entries: { ...person, company: 'Engines', privacy: true },
    leadsTo: /\/files\/[^/]+\.pdf$/,
  },
  {
    name: 'the newsletter',
    type: 'newsletter',
    document: 'form-newsletter',
    paths: {
      en: '/newsletter-form',
      de: '/de/newsletter-abonnieren',
      fr: '/fr/inscription-newsletter',
    },
    entries: { firstName: 'Ada', privacy: true },
  },
  {
    name: 'a question',
    type: 'contact',
    document: 'form-contact',
    paths: {
      en: '/form/contact-us',
      de: '/de/form/kontaktieren-sie-uns',
      fr: '/fr/form/contactez-nous',
    },
    entries: {
      topic: 'sales',
      plan: 'team',
      ...person,
      message: 'It is about SCIM.',
      privacy: true,
    },
  },
  {
    name: 'a demo',
    type: 'demo',
    document: 'form-demo',
    paths: { en: '/form/demo', de: '/de/form/demo-buchen', fr: '/fr/form/demo' },
    entries: { ...person, company: 'Engines', companySize: '1-49', country: 'GB', privacy: true },
  },
  {
    name: 'a partnership',
    type: 'partners',
    document: 'form-partners',
    paths: { en: '/form/partners', de: '/de/form/partners', fr: '/fr/form/partenaires' },
    entries: {
      partnership: 'content',
      company: 'Engines',
      ...person,
      country: 'FR',
      message: 'We write courses.',
      privacy: true,
    },
  },
]

/** Nobody else writes from it, in any run. */
const newAddress = () => `ada-${crypto.randomUUID()}@engines.example`

/** Its completion, as editors wrote it. */
function readTitle({ document }: Journey, locale: Locale): string {
  const path = `content/documents/${languages[locale]}/form_config/${document}.json`
  const { data } = JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8')) as {
    data: { form_completion_title: string }
  }
  return data.form_completion_title
}

async function expectKept(
  { type, paths, entries, kept }: Journey,
  locale: Locale,
  email: string,
): Promise<void> {
  const { password: _, phone_country: __, ...fields } = entries
  const [lead, ...more] = await readLeads(email)
  expect(lead).toMatchObject({
    type,
    locale,
    page: paths[locale],
    email,
    fields: { ...fields, ...kept, email },
  })
  expect(lead!.line).not.toContain(secret)
  expect(more).toEqual([])
}

async function expectDone(page: Page, journey: Journey, locale: Locale): Promise<void> {
  await expect(done(page)).toContainText(readTitle(journey, locale))
  if (!journey.leadsTo) return
  const link = done(page).getByRole('link').first()
  await expect(link).toHaveAttribute('href', journey.leadsTo)
}

for (const journey of journeys) {
  const { name, paths, entries } = journey
  test.describe(`[SITE-02] [FORM-07] ${name}`, () => {
    for (const [locale, width] of [
      ['en', 1440],
      ['de', 375],
    ] as const) {
      test.describe(`at ${width} pixels`, () => {
        test.use({ viewport: { width, height: 900 } })

        test(`in ${locale}: empty, not arrived, arrived, and accessible all the way`, async ({
          page,
        }) => {
          const email = newAddress()
          let answer = () => {}
          const held = new Promise<void>((resolve) => (answer = resolve))
          const bodies: { submission: string; values: Record<string, string[]> }[] = []
          await page.route(submitPath, async (route) => {
            bodies.push(route.request().postDataJSON() as (typeof bodies)[0])
            if (bodies.length === 1) return route.abort()
            await held
            return route.continue()
          })
          await openForm(page, paths[locale])
          const part = (await page.getByRole('dialog').isVisible()) ? 'dialog[open]' : 'main'
          const expectAccessible = async (state: string) =>
            expect.soft(await findViolations(page, part), state).toEqual([])
          await expectAccessible('while it is filled in')
          await nextButton(page).click()
          await expect(page.locator('[data-form-summary]')).toBeFocused()
          await expectAccessible('with errors')

          await fillForm(page, { email, ...entries })
          await sendButton(page).click()
          const failed = page.locator('[data-form-failed]')
          await expect(failed).toBeFocused()
          await expectAccessible('not arrived')
          await failed.getByRole('button').click()
          await expect.poll(() => bodies.length).toBe(2)
          await expectAccessible('on its way')
          answer()
          await expect(done(page)).toBeFocused()
          await expectDone(page, journey, locale)
          await expectAccessible('arrived')

          const [first, second] = bodies
          expect(second).toMatchObject({
            submission: first!.submission,
            values: { email: [email] },
          })
          await expectKept(journey, locale, email)
        })
      })
    }

    test('in fr by keyboard alone', async ({ page }) => {
      const email = newAddress()
      await page.goto(paths.fr)
      await goToForm(page)
      await typeForm(page, { email, ...entries })
      await page.keyboard.press('Enter')
      await expect(done(page)).toBeFocused()
      await expectDone(page, journey, 'fr')
      await page.keyboard.press('Tab')
      await expect(done(page).locator('a').first()).toBeFocused()
      const [lead] = await readLeads(email)
      expect(lead).toMatchObject({ type: journey.type, locale: 'fr', page: paths.fr })
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test('in en, after a mistake', async ({ page }) => {
        const email = newAddress()
        await page.goto(paths.en)
        if (!(await formOf(page).isVisible())) await openButton(page).click()
        await fillForm(page, { email: 'ada@engines', ...entries })
        await sendButton(page).click()
        await expect(page.locator('[data-form-summary]')).toBeVisible()
        await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
        const passwords: Entries = entries.password ? { password: secret } : {}
        await fillForm(page, { email, ...passwords })
        await sendButton(page).click()
        await expectDone(page, journey, 'en')
        await expectKept(journey, 'en', email)
      })
    })
  })
}

const active = (page: Page) => page.locator('*:focus')

/** Past the menus, and into the dialog where there is one. */
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

/** Up to the button that sends it. Of several options it takes the first. */
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
      // In place of a select that has got the focus.
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

const platform = 'https://app.colloquy.example'

async function openHome(page: Page, home: string) {
  await page.route(`${platform}/**`, (route) => route.fulfill({ body: 'The platform' }))
  await page.goto(home)
  return page.locator(`header a[href^="${platform}"]:visible`).first()
}

test.describe('the sign-in link', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const [locale, home, label, path] of [
    ['en', '/', 'Sign in', '/sign-in'],
    ['de', '/de', 'Anmelden', '/de/sign-in'],
    ['fr', '/fr', 'Se connecter', '/fr/sign-in'],
  ] as const) {
    test(`[SITE-02] in ${locale} leads to the platform, by keyboard alone`, async ({ page }) => {
      const link = await openHome(page, home)
      await expect(link).toHaveText(label)
      for (let press = 0; press < 40; press++) {
        await page.keyboard.press('Tab')
        if (await link.evaluate((element) => element === document.activeElement)) break
      }
      await expect(link).toBeFocused()
      await page.keyboard.press('Enter')
      await page.waitForURL(({ origin, pathname }) => origin === platform && pathname === path)
    })
  }

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('[SITE-02] leads to the platform', async ({ page }) => {
      const link = await openHome(page, '/')
      await link.click()
      await page.waitForURL(`${platform}/sign-in`)
    })
  })
})
