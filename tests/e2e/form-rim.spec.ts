/** Forms where networks, tabs and the history get in the way. */
import { done, field, fillForm, formOf, hostOf, openForm, sendButton } from './support/form-page.ts'
import { readLeads } from './support/leads.ts'
import { expect, rememberConsent, test, type Page } from './support/test.ts'

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

const path = '/form/contact-us'
const newAddress = () => `ada-${crypto.randomUUID()}@engines.example`
const entriesOf = (email: string) => ({
  topic: 'support',
  firstName: 'Ada',
  lastName: 'Byron',
  email,
  message: 'It is about SCIM.',
  privacy: true as const,
})

async function send(page: Page): Promise<void> {
  await sendButton(page).click()
  await expect(done(page)).toBeVisible()
}

test('two tabs with the same words are two leads, and a duplicated request is none more', async ({
  page,
  context,
}) => {
  const email = newAddress()
  const other = await context.newPage()
  const bodies: string[] = []
  for (const tab of [page, other]) {
    tab.on('request', (request) => {
      if (request.url().endsWith('/submit-form')) bodies.push(request.postData()!)
    })
    await openForm(tab, path)
    await fillForm(tab, entriesOf(email))
  }
  await send(page)
  await other.bringToFront()
  await send(other)
  expect(bodies).toHaveLength(2)
  expect(await readLeads(email)).toHaveLength(2)
  const status = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    const url = '/.netlify/functions/submit-form'
    return (await fetch(url, { method: 'POST', headers, body })).status
  }, bodies[0]!)
  expect(status).toBe(200)
  expect(await readLeads(email)).toHaveLength(2)
})

test('back to a form that was sent offers an empty one, and sends nothing', async ({ page }) => {
  const email = newAddress()
  await openForm(page, path)
  await fillForm(page, entriesOf(email))
  await send(page)
  await page.locator('footer a[href^="/legal/"]').first().click()
  await page.waitForURL(/\/legal\//)
  await page.goBack()
  await formOf(page).scrollIntoViewIfNeeded()
  await expect(hostOf(page)).toHaveAttribute('data-hydrated', '')
  await expect(field(page, 'email')).toHaveValue('')
  await page.goForward()
  await page.waitForURL(/\/legal\//)
  expect(await readLeads(email)).toHaveLength(1)
})

test('without its script the network takes away, the form is sent once there is one again', async ({
  page,
  context,
}) => {
  const email = newAddress()
  await openForm(page, path)
  await context.setOffline(true)
  await fillForm(page, entriesOf(email))
  await sendButton(page).click()
  const failed = page.locator('[data-form-failed]')
  await expect(failed).toBeFocused()
  await expect(field(page, 'message')).toHaveValue('It is about SCIM.')
  await context.setOffline(false)
  await failed.getByRole('button').click()
  await expect(done(page)).toBeVisible()
  expect(await readLeads(email)).toHaveLength(1)
})

test('whose machine never comes is sent as the browser sends forms', async ({ page }) => {
  const email = newAddress()
  // The document is there, the rest of the line is not.
  await page.route(/\/assets\/chunks\//, (route) => route.abort())
  await page.goto(path)
  await fillForm(page, entriesOf(email))
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await sendButton(page).click()
  expect((await sent).isNavigationRequest()).toBe(true)
  await expect(done(page)).toBeVisible()
  expect(await readLeads(email)).toHaveLength(1)
})
