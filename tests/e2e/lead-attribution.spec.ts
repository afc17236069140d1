/**
 * The attribution of a form's visitor, from the address of the page to the data sent with the form.
 */
import { fillForm, openForm, submitPath } from './support/form-page.ts'
import { expect, rememberConsent, type Page } from './support/test.ts'
import { test, type Vendors } from './support/vendors.ts'

const campaign = 'utm_source=spring&utm_medium=email&utm_campaign=c1'

const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@engines.example' }
const question = {
  topic: 'support',
  ...person,
  message: 'It is about SCIM.',
  privacy: true,
} as const
const demo = {
  ...person,
  phone: '030 123456',
  company: 'Engines',
  companySize: '1-49',
  country: 'GB',
  privacy: true,
} as const

/** @returns the body that the site receives */
async function send(page: Page): Promise<{ attribution: Record<string, string> }> {
  const sent = page.waitForRequest(submitPath)
  const answered = page.waitForResponse(submitPath)
  await page.locator('[data-form-send]').click()
  expect((await answered).status()).toBe(200)
  return (await sent).postDataJSON() as { attribution: Record<string, string> }
}

const saved = async (vendors: Vendors) =>
  (await vendors.hits('marketo'))
    .filter(({ path }) => path.endsWith('/save2'))
    .map(({ body }) => Object.fromEntries(new URLSearchParams(String(body))))

const known = {
  initial_utm_source: 'spring',
  initial_utm_medium: 'email',
  initial_utm_campaign: 'c1',
  mostRecent_utm_source: 'spring',
}

for (const path of [
  '/form/contact-us',
  '/de/form/kontaktieren-sie-uns',
  '/fr/form/contactez-nous',
]) {
  test(`${path} sends where its visitor came from, and an ad click with consent to it`, async ({
    page,
    context,
    baseURL,
  }) => {
    await rememberConsent(context, baseURL!, { analytics: true, ad: true })
    await openForm(page, `${path}?${campaign}&gclid=Cj0K`)
    await fillForm(page, question)
    const { attribution } = await send(page)
    expect(attribution).toMatchObject({ ...known, initial_gclid: 'Cj0K' })
    expect(attribution['initial_landingPage']).toBe(path)
  })
}

test('a form sends nothing of it without consent to analytics', async ({
  page,
  context,
  baseURL,
}) => {
  await rememberConsent(context, baseURL!, { ad: true })
  await openForm(page, `/form/contact-us?${campaign}&gclid=Cj0K`)
  await fillForm(page, question)
  expect((await send(page)).attribution).toEqual({})
})

test('the provider of a form is told the same, and numbers in one spelling', async ({
  page,
  context,
  baseURL,
  vendors,
}) => {
  await rememberConsent(context, baseURL!, { analytics: true, ad: true })
  await page.route('**/.netlify/functions/is-*-email*', (route) => route.fulfill({ json: {} }))
  await openForm(page, `/form/demo?${campaign}`)
  await fillForm(page, { email: person.email, phone_country: 'DE' })
  await fillForm(page, demo)
  await send(page)
  await expect.poll(() => saved(vendors)).toHaveLength(1)
  const [fields] = await saved(vendors)
  expect(fields).toMatchObject({ ...known, Phone: '+4930123456' })
  expect(fields).not.toHaveProperty('phone_country')
})
