/** Newsletter, preference center and redemption codes as visitors meet them. */
import { randomUUID } from 'node:crypto'
import type { Route } from '@playwright/test'
import { findViolations } from './support/accessibility.ts'
import { holdScript } from './support/hold-script.ts'
import { expect, rememberConsent, test, type Page } from './support/test.ts'
import { findMailedLink, findSubscriber } from './support/visitor-mails.ts'

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!, { analytics: true }))

/** One language is enough for what is the same in all; the others are in `tests/http`. */
const words = {
  en: {
    newsletter: '/newsletter-form',
    center: '/email-preference-center',
    confirm: 'Yes, write to me',
    redemption: '/apple-redemption-code/learning-app',
    dashboard: '/apple-redemption-code/learning-app/dashboard',
    show: 'Show my code',
  },
  de: {
    newsletter: '/de/newsletter-abonnieren',
    center: '/de/email-einstellungen-center',
    confirm: 'Ja, schreiben Sie mir',
    confirmed: 'Bestätigt. Mit der nächsten',
    retry: 'Noch einmal versuchen',
    ended: 'Sie bekommen keine E-Mails mehr',
  },
  fr: {
    newsletter: '/fr/inscription-newsletter',
    center: '/fr/centre-preferences-email',
    confirm: 'Oui, écrivez-moi',
    confirmed: 'C’est confirmé. Le prochain',
    ended: 'vous ne recevez plus d’e-mails',
    ask: 'Envoyez-moi le lien',
    asked: 'Si nous connaissons cette adresse',
    redemption: '/fr/code-apple/application',
    dashboard: '/fr/code-apple/application/tableau-de-bord',
  },
} as const

const emailField = (page: Page) =>
  page.locator('main form[method="post"] input[name="email"]').first()
const formOf = (page: Page) => page.locator('main form[method="post"]').first()
const sendOf = (page: Page) => formOf(page).locator('button[type="submit"]:visible').first()

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page, 'main')).toEqual([])
}

/** Sends the form before its script has loaded: the browser posts it, and loads the answer. */
async function sendForm(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path)
  await emailField(page).fill(email)
  await formOf(page).locator('input[name="privacy"]').check()
  await sendOf(page).click()
}

/**
 * Opens the confirmation page linked in the mail, as somebody who asked for the newsletter in this
 * language.
 */
async function openConfirmation(page: Page, newsletter: string): Promise<string> {
  const email = `${randomUUID()}@engines.example`
  await sendForm(page, newsletter, email)
  await expect(page.locator('[data-form-done]')).toBeVisible()
  await page.goto(await findMailedLink('confirm', email))
  return email
}

test('[SITE-02] boxes are ticked and unticked at once, also before their machine is there, and sent with it', async ({
  page,
}) => {
  const email = `${randomUUID()}@engines.example`
  const { newsletter, center, confirm } = words.en
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

/** Waits until the slice is interactive. */
const ready = (page: Page) =>
  expect(page.locator('sw-island:has(form[data-send$=" preferences.send"])')).toHaveAttribute(
    'data-hydrated',
    '',
  )

const saved = (page: Page) => page.locator('[data-follow$=" context.answer=saved"]')
const topic = (page: Page, name: string) => page.locator(`input[name="topic.${name}"]`)

async function leave(page: Page): Promise<void> {
  await page.locator('footer a[href="/legal/imprint"]').first().click()
  await expect(page).toHaveURL('/legal/imprint')
}

test('[SITE-01] who comes back sees what was chosen last, also what waited when the page was left', async ({
  page,
}) => {
  const { newsletter, center, confirm } = words.en
  const email = await openConfirmation(page, newsletter)
  await page.getByRole('button', { name: confirm }).click()
  const [events, research] = [topic(page, 'events'), topic(page, 'research')]
  for (const isWanted of [true, false]) {
    await ready(page)
    await events.setChecked(isWanted)
    await sendOf(page).click()
    await expect(saved(page)).toBeVisible()
    await leave(page)
    await page.goBack()
    await expect(page).toHaveURL(center)
    await expect(events).toBeChecked({ checked: isWanted })
  }

  // A choice that waits for another is kept, and not yet reported as saved.
  await ready(page)
  await events.check()
  await sendOf(page).click()
  await expect(saved(page)).toBeVisible()
  await research.check()
  await expect(saved(page)).toBeHidden()
  const ways = [() => page.goto('/legal/imprint'), () => leave(page)]
  for (const [index, go] of ways.entries()) {
    const released = Promise.withResolvers<void>()
    const hold = async (route: Route) => {
      await released.promise
      // It has ended with its page, or ends now.
      await route.abort().catch(() => {})
    }
    await page.route('**/mail-preferences', hold, { times: 1 })
    await sendOf(page).click()
    await research.uncheck()
    await events.setChecked(index === 1)
    await sendOf(page).click()
    await go()
    await expect(page).toHaveURL('/legal/imprint')
    released.resolve()
    const topics = index === 1 ? ['letter', 'events'] : ['letter']
    await expect.poll(() => findSubscriber(email)).toMatchObject({ topics })
    if (index === 1) continue
    await page.goto(center)
    await ready(page)
    await research.check()
  }
})

test('[SITE-01] [SITE-02] the newsletter is confirmed, changed, paused and ended, and a choice that could not be kept is sent again', async ({
  page,
  problems,
}) => {
  const { newsletter, center, confirm, confirmed, retry, ended } = words.de
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  const email = await openConfirmation(page, newsletter)
  // No address contains the token, not even the first page's.
  const { pathname, search, origin } = new URL(page.url())
  expect(pathname + search).toBe(center)
  await expectAccessible(page)
  await page.getByRole('button', { name: confirm }).click()
  await expect(page.getByText(confirmed)).toBeVisible()
  await expect(topic(page, 'letter')).toBeChecked()
  await expectAccessible(page)

  await ready(page)
  await topic(page, 'events').check()
  await page.locator('input[name="pause"][value="30"]').check()
  await sendOf(page).click()
  await expect(saved(page)).toBeVisible()
  await expectAccessible(page)
  expect(await findSubscriber(email)).toMatchObject({
    state: 'paused',
    topics: ['letter', 'events'],
  })
  expect(problems).toEqual([])

  await page.route('**/mail-preferences', (route) => route.abort(), { times: 1 })
  await topic(page, 'research').check()
  await sendOf(page).click()
  const again = page.getByRole('button', { name: retry })
  await expect(again).toBeVisible()
  await expectAccessible(page)
  await expect(topic(page, 'research')).toBeChecked()
  await again.click()
  await expect(saved(page)).toBeVisible()
  expect(await findSubscriber(email)).toMatchObject({ topics: ['letter', 'events', 'research'] })
  problems.length = 0

  await page.reload()
  await ready(page)
  await expect(page.locator('input[name="pause"][value="keep"]')).toBeChecked()
  await page.locator('input[name="none"]').check()
  await sendOf(page).click()
  await expect(
    page.locator('[data-follow$=" context.answer=unsubscribed"]').getByText(ended),
  ).toBeVisible()
  expect(await findSubscriber(email)).toMatchObject({ state: 'unsubscribed' })
  const told = asked.filter((line) => !line.startsWith(origin))
  expect(told.filter((line) => /confirm\.|preferences\.|engines/.test(line))).toEqual([])
  expect(problems).toEqual([])
})

test('[SITE-01] a link is mailed to who has none, and says nothing of who is known', async ({
  page,
}) => {
  const { center, ask, asked } = words.fr
  await page.goto(center)
  await ready(page)
  await expectAccessible(page)
  await emailField(page).fill('nobody@engines.example')
  await page.getByRole('button', { name: ask }).click()
  await expect(
    page.locator('[data-follow$=" context.answer=linkSent"]').getByText(asked),
  ).toBeVisible()
  await page.goto(`${center}?token=preferences.altered.zzzz.${'A'.repeat(43)}`)
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
  const { redemption, dashboard, show } = words.en
  await page.goto(redemption)
  await emailField(page).fill(`${randomUUID()}@engines.example`)
  await formOf(page).locator('input[name="privacy"]').check()
  const host = page.locator('sw-island:has(form[data-form])').first()
  await expect(host).toHaveAttribute('data-hydrated', '')
  await sendOf(page).click()
  await page.getByRole('link', { name: show }).click()
  await expect(page).toHaveURL(dashboard)
  const code = page.locator('main p[translate="no"]')
  await expect(code).toHaveText(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  await page.locator('[data-send$=" clipboard.copy"]').click()
  await expect(page.locator('[data-follow$=" copied"]')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.innerText())
  expect(problems).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[SITE-02] newsletter, preferences and code work all the same', async ({ page }) => {
    const { newsletter, confirm, confirmed, ended, redemption, dashboard } = words.fr
    const email = await openConfirmation(page, newsletter)
    await page.getByRole('button', { name: confirm }).click()
    await expect(page.getByText(confirmed)).toBeVisible()
    await page.locator('input[name="none"]').check()
    await sendOf(page).click()
    await expect(page.locator('main p[role="status"]')).toContainText(ended)
    expect(await findSubscriber(email)).toMatchObject({ state: 'unsubscribed' })
    await sendForm(page, redemption, email)
    // Browsers keep the fragment that the form was sent to.
    await expect(page).toHaveURL(new RegExp(`${dashboard}(#.*)?$`))
    await expect(page.locator('main p[translate="no"]')).toHaveText(/^[2-9A-Z-]{14}$/)
  })
})
