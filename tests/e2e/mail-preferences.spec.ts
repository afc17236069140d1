/** Newsletter, preference center and redemption codes as visitors meet them. */
import { randomUUID } from 'node:crypto'
import type { Route } from '@playwright/test'
import { findViolations } from './support/accessibility.ts'
import { holdScript } from './support/hold-script.ts'
import { expect, rememberConsent, test, type Page } from './support/test.ts'
import { findMailedLink, findSubscriber } from './support/visitor-mails.ts'

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!, { analytics: true }))

const locales = [
  {
    locale: 'en',
    newsletter: '/newsletter-form',
    center: '/email-preference-center',
    confirm: 'Yes, write to me',
    confirmed: 'Confirmed. The next mail',
    retry: 'Try again',
    ended: 'you will not get any more e-mails from us',
    ask: 'Send me the link',
    asked: 'If we know this address',
    redemption: '/apple-redemption-code/learning-app',
    dashboard: '/apple-redemption-code/learning-app/dashboard',
    show: 'Show my code',
  },
  {
    locale: 'de',
    newsletter: '/de/newsletter-abonnieren',
    center: '/de/email-einstellungen-center',
    confirm: 'Ja, schreiben Sie mir',
    confirmed: 'Bestätigt. Mit der nächsten',
    retry: 'Noch einmal versuchen',
    ended: 'Sie bekommen keine E-Mails mehr',
    ask: 'Link schicken',
    asked: 'Wenn wir diese Adresse kennen',
    redemption: '/de/apple-redemption-code/lern-app',
    dashboard: '/de/apple-redemption-code/lern-app/dashboard',
    show: 'Meinen Code anzeigen',
  },
  {
    locale: 'fr',
    newsletter: '/fr/inscription-newsletter',
    center: '/fr/centre-preferences-email',
    confirm: 'Oui, écrivez-moi',
    confirmed: 'C’est confirmé. Le prochain',
    retry: 'Réessayer',
    ended: 'vous ne recevez plus d’e-mails',
    ask: 'Envoyez-moi le lien',
    asked: 'Si nous connaissons cette adresse',
    redemption: '/fr/code-apple/application',
    dashboard: '/fr/code-apple/application/tableau-de-bord',
    show: 'Afficher mon code',
  },
] as const

const emailField = (page: Page) =>
  page.locator('main form[method="post"] input[name="email"]').first()
const formOf = (page: Page) => page.locator('main form[method="post"]').first()
const sendOf = (page: Page) => formOf(page).locator('button[type="submit"]:visible').first()

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page, 'main')).toEqual([])
}

interface Sending {
  /** Waits until the form sends itself; before that the browser sends it, and loads what follows. */
  byScript?: boolean
}

async function sendForm(
  page: Page,
  path: string,
  email: string,
  { byScript = false }: Sending = {},
): Promise<void> {
  await page.goto(path)
  await emailField(page).fill(email)
  await formOf(page).locator('input[name="privacy"]').check()
  const host = page.locator('sw-island:has(form[data-form])').first()
  if (byScript) await expect(host).toHaveAttribute('data-hydrated', '')
  await sendOf(page).click()
}

test('[SITE-02] boxes are ticked and unticked at once, also before their machine is there, and sent with it', async ({
  page,
}) => {
  const email = `${randomUUID()}@engines.example`
  const [{ newsletter, center, confirm }] = locales
  await sendForm(page, newsletter, email)
  await expect(page.locator('[data-form-done]')).toBeVisible()
  await page.goto(center)
  const island = page.locator('sw-island:has(form[data-send$=" preferences.send"])')
  const release = await holdScript(page, (await island.getAttribute('data-src'))!)
  await page.locator(`label[for="${await emailField(page).getAttribute('id')}"]`).click()
  await expect(emailField(page)).toBeFocused()
  await page.goto(await findMailedLink('confirm', email))
  await page.getByRole('button', { name: confirm }).click()
  const [events, letter] = ['events', 'letter'].map((topic) =>
    page.locator(`input[name="topic.${topic}"]`),
  )
  await events!.click()
  await expect(events!).toBeChecked()
  await letter!.click()
  await expect(letter!).not.toBeChecked()
  await letter!.click()
  await expect(letter!).toBeChecked()
  await letter!.click()
  await sendOf(page).click()
  await expect(island).not.toHaveAttribute('data-hydrated')
  release()
  await expect(page.locator('[data-follow$=" context.answer=saved"]')).toBeVisible()
  expect(await findSubscriber(email)).toMatchObject({ topics: ['events'] })
})

/** The slice listens. */
const ready = (page: Page) =>
  expect(page.locator('sw-island:has(form[data-send$=" preferences.send"])')).toHaveAttribute(
    'data-hydrated',
    '',
  )

test('[SITE-01] who comes back sees what was chosen last', async ({ page }) => {
  const email = `${randomUUID()}@engines.example`
  const [{ newsletter, center, confirm }] = locales
  await sendForm(page, newsletter, email)
  await expect(page.locator('[data-form-done]')).toBeVisible()
  await page.goto(await findMailedLink('confirm', email))
  await page.getByRole('button', { name: confirm }).click()
  const events = page.locator('input[name="topic.events"]')
  for (const isWanted of [true, false]) {
    await ready(page)
    await events.setChecked(isWanted)
    await sendOf(page).click()
    await expect(page.locator('[data-follow$=" context.answer=saved"]')).toBeVisible()
    await page.locator('footer a[href="/legal/imprint"]').first().click()
    await expect(page).toHaveURL('/legal/imprint')
    await page.goBack()
    await expect(page).toHaveURL(center)
    await expect(events).toBeChecked({ checked: isWanted })
  }
})

test('[SITE-01] a choice that waits for another is kept when the page is left, and no other is called saved', async ({
  page,
}) => {
  const email = `${randomUUID()}@engines.example`
  const [{ newsletter, center, confirm }] = locales
  await sendForm(page, newsletter, email)
  await expect(page.locator('[data-form-done]')).toBeVisible()
  await page.goto(await findMailedLink('confirm', email))
  await page.getByRole('button', { name: confirm }).click()
  await ready(page)
  const saved = page.locator('[data-follow$=" context.answer=saved"]')
  const [events, research] = ['events', 'research'].map((topic) =>
    page.locator(`input[name="topic.${topic}"]`),
  )
  await events!.check()
  await sendOf(page).click()
  await expect(saved).toBeVisible()
  await research!.check()
  await expect(saved).toBeHidden()

  const leave = [
    () => page.goto('/legal/imprint'),
    () => page.locator('footer a[href="/legal/imprint"]').first().click(),
  ]
  for (const [index, go] of leave.entries()) {
    const released = Promise.withResolvers<void>()
    const hold = async (route: Route) => {
      await released.promise
      // It has ended with its page, or ends now.
      await route.abort().catch(() => {})
    }
    await page.route('**/mail-preferences', hold, { times: 1 })
    await sendOf(page).click()
    await research!.uncheck()
    await events!.setChecked(index === 1)
    await sendOf(page).click()
    await go()
    await expect(page).toHaveURL('/legal/imprint')
    released.resolve()
    const topics = index === 1 ? ['letter', 'events'] : ['letter']
    await expect.poll(() => findSubscriber(email)).toMatchObject({ topics })
    await page.goto(center)
    await ready(page)
    await research!.check()
  }
})

for (const words of locales) {
  test.describe(words.locale, () => {
    test('[SITE-01] [SITE-02] the newsletter is confirmed, changed, paused and ended', async ({
      page,
      problems,
    }) => {
      const email = `${randomUUID()}@engines.example`
      await sendForm(page, words.newsletter, email)
      await expect(page.locator('[data-form-done]')).toBeVisible()
      const asked: string[] = []
      page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
      await page.goto(await findMailedLink('confirm', email))
      // The token is in no address, not even of the first page.
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(words.center)
      await expectAccessible(page)
      await page.getByRole('button', { name: words.confirm }).click()
      await expect(page.getByText(words.confirmed)).toBeVisible()
      await expect(page.locator('input[name="topic.letter"]')).toBeChecked()
      await expectAccessible(page)

      await ready(page)
      await page.locator('input[name="topic.events"]').check()
      await page.locator('input[name="pause"][value="30"]').check()
      await sendOf(page).click()
      await expect(page.locator('[data-follow$=" context.answer=saved"]')).toBeVisible()
      await expectAccessible(page)
      expect(await findSubscriber(email)).toMatchObject({
        state: 'paused',
        topics: ['letter', 'events'],
      })

      await page.reload()
      await ready(page)
      await expect(page.locator('input[name="pause"][value="keep"]')).toBeChecked()
      await page.locator('input[name="none"]').check()
      await sendOf(page).click()
      await expect(
        page.locator('[data-follow$=" context.answer=unsubscribed"]').getByText(words.ended),
      ).toBeVisible()
      expect(await findSubscriber(email)).toMatchObject({ state: 'unsubscribed' })
      const told = asked.filter((line) => !line.startsWith(new URL(page.url()).origin))
      expect(told.filter((line) => /confirm\.|preferences\.|engines/.test(line))).toEqual([])
      expect(problems).toEqual([])
    })

    test('[SITE-01] a choice that could not be kept is kept in the page and sent again', async ({
      page,
    }) => {
      const email = `${randomUUID()}@engines.example`
      await sendForm(page, words.newsletter, email)
      await expect(page.locator('[data-form-done]')).toBeVisible()
      await page.goto(await findMailedLink('confirm', email))
      await page.getByRole('button', { name: words.confirm }).click()
      await ready(page)
      await page.route('**/mail-preferences', (route) => route.abort(), { times: 1 })
      await page.locator('input[name="topic.research"]').check()
      await sendOf(page).click()
      const retry = page.getByRole('button', { name: words.retry })
      await expect(retry).toBeVisible()
      await expectAccessible(page)
      await expect(page.locator('input[name="topic.research"]')).toBeChecked()
      await retry.click()
      await expect(page.locator('[data-follow$=" context.answer=saved"]')).toBeVisible()
      expect(await findSubscriber(email)).toMatchObject({ topics: ['letter', 'research'] })
    })

    test('[SITE-01] a link is mailed to who has none, and says nothing of who is known', async ({
      page,
    }) => {
      await page.goto(words.center)
      await ready(page)
      await expectAccessible(page)
      await emailField(page).fill('nobody@engines.example')
      await page.getByRole('button', { name: words.ask }).click()
      await expect(
        page.locator('[data-follow$=" context.answer=linkSent"]').getByText(words.asked),
      ).toBeVisible()
      await page.goto(`${words.center}?token=preferences.altered.zzzz.${'A'.repeat(43)}`)
      expect(new URL(page.url()).search).toBe('?link=expired')
      await expectAccessible(page)
    })

    test('[SITE-02] [OP54] a code is handed out, shown on its page and copied', async ({
      page,
      context,
      baseURL,
      problems,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL! })
      await page.goto(words.dashboard)
      await expect(page.locator('main p[translate="no"]')).toHaveCount(0)
      const email = `${randomUUID()}@engines.example`
      await sendForm(page, words.redemption, email, { byScript: true })
      await page.getByRole('link', { name: words.show }).click()
      await expect(page).toHaveURL(new RegExp(`${words.dashboard}$`))
      const code = page.locator('main p[translate="no"]')
      await expect(code).toHaveText(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
      await expectAccessible(page)
      await page.locator('[data-send$=" clipboard.copy"]').click()
      await expect(page.locator('[data-follow$=" copied"]')).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.innerText())
      expect(problems).toEqual([])
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test('[SITE-02] newsletter, preferences and code work all the same', async ({ page }) => {
        const email = `${randomUUID()}@engines.example`
        await sendForm(page, words.newsletter, email)
        await page.goto(await findMailedLink('confirm', email))
        await page.getByRole('button', { name: words.confirm }).click()
        await expect(page.getByText(words.confirmed)).toBeVisible()
        await page.locator('input[name="none"]').check()
        await sendOf(page).click()
        await expect(page.locator('main p[role="status"]')).toContainText(words.ended)
        expect(await findSubscriber(email)).toMatchObject({ state: 'unsubscribed' })
        await sendForm(page, words.redemption, email)
        // Browsers keep the fragment that the form was sent to.
        await expect(page).toHaveURL(new RegExp(`${words.dashboard}(#.*)?$`))
        await expect(page.locator('main p[translate="no"]')).toHaveText(/^[2-9A-Z-]{14}$/)
      })
    })
  })
}
