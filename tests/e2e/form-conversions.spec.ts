/** Reports of a sent form: their receivers, and the data that nobody gets. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { done, field, fillForm, openForm, sendButton, submitPath } from './support/form-page.ts'
import { readEvents, recordEvents } from './support/recorder.ts'
import { expect, rememberConsent, waitForMachines, type Page } from './support/test.ts'
import { test, type Vendors } from './support/vendors.ts'

test.use({ extraHTTPHeaders: { 'x-country': 'DE' }, viewport: { width: 1440, height: 900 } })

/** A page that is not just for the form: visiting it is no conversion yet. */
const path = '/certification/course-author'
const secret = 'a small sentence'
const person = 'ada@engines.example'
/** Personal data as typed, as encoded in addresses and JSON, and parts of it. */
const personal = /ada(?:@|%(?:25)*40|\\u0040)engines|small.{1,3}sentence|Byron/i

const course = {
  groupId: 'course-author',
  email: person,
  firstName: 'Ada',
  lastName: 'Byron',
  password: secret,
  privacy: true,
} as const

interface Batch {
  batch: { event: string; properties: Record<string, unknown> }[]
}

async function readTold(vendors: Vendors, name: string) {
  const hits = await vendors.hits('posthog')
  return hits.flatMap(({ body }) => (body as Batch).batch).filter(({ event }) => event === name)
}

const readRecord = (page: Page): Promise<{ conversionPage?: string } | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('most_recent_traffic_source') ?? 'null'))

async function sendCourse(page: Page): Promise<void> {
  await openForm(page, `${path}?email=${encodeURIComponent(person)}`)
  await expect(field(page, 'email')).toHaveValue(person)
  await fillForm(page, course)
  // The first answer is lost: a form that arrives with the second try converts once.
  await page.route(submitPath, (route) => route.abort(), { times: 1 })
  expect((await readRecord(page))?.conversionPage).toBeUndefined()
  await sendButton(page).click()
  await page.locator('[data-form-failed]').getByRole('button').click()
  await expect(done(page)).toBeFocused()
}

test('[ANALYTICS-01] [ANALYTICS-07] [SITE-05] with consent a conversion is told once, and never who it was', async ({
  page,
  context,
  baseURL,
  vendors,
}) => {
  await rememberConsent(context, baseURL!, { analytics: true, ad: true })
  const asked: string[] = []
  page.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (hostname.endsWith('.localhost')) asked.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  await sendCourse(page)
  const conversion = {
    event: 'Course registered',
    properties: { form: 'courseRegistration', document: 'ZcRs7KqVnT2LwAen' },
  }
  await expect.poll(() => readTold(vendors, conversion.event)).toMatchObject([conversion])
  await expect.poll(async () => (await readRecord(page))?.conversionPage).toBe(path)
  // The next page view arrives after anything still under way.
  await page.getByRole('contentinfo').locator('a[href="/legal/imprint"]').first().click()
  await expect
    .poll(async () =>
      (await readTold(vendors, 'Page viewed')).some(
        ({ properties }) => properties['path'] === '/legal/imprint',
      ),
    )
    .toBe(true)
  expect(await readTold(vendors, conversion.event)).toHaveLength(1)
  const arrived = (await vendors.hits()).map(({ vendor, path, query, headers, body }) => {
    const { 'user-agent': _, ...others } = headers
    return JSON.stringify([vendor, path, query, others, body])
  })
  expect(arrived.length).toBeGreaterThan(2)
  for (const text of [...asked, ...arrived]) expect.soft(text).not.toMatch(personal)
})

test('[SITE-05] without consent nobody is told', async ({ page, context, baseURL, vendors }) => {
  await rememberConsent(context, baseURL!)
  await recordEvents(context)
  await sendCourse(page)
  const reported = await readEvents(page, 'Course registered')
  expect(reported).toHaveLength(1)
  expect(await readRecord(page)).toBeNull()
  // One page later: reports that wait for the page to be left would have been sent.
  await page.goto('/legal/imprint')
  await waitForMachines(page)
  expect(await vendors.hits()).toEqual([])
})

test('[ANALYTICS-07] a newsletter that is asked for with another form is told once, and only if it is', async ({
  page,
  context,
  baseURL,
  vendors,
}) => {
  await rememberConsent(context, baseURL!, { analytics: true })
  // Address checks are tested elsewhere.
  await page.route('**/.netlify/functions/is-*-email*', (route) => route.fulfill({ json: {} }))
  const book = '/ebook/the-peer-learning-playbook'
  for (const [count, boxes] of [
    [0, {}],
    [1, { newsletter: true }],
  ] as const) {
    await openForm(page, book)
    const reader = { email: person, firstName: 'Ada', lastName: 'Byron', company: 'Engines' }
    await fillForm(page, { ...reader, ...boxes, privacy: true })
    await sendButton(page).click()
    await expect(done(page)).toBeVisible()
    await expect.poll(() => readTold(vendors, 'Whitepaper downloaded')).toHaveLength(count + 1)
    const told = await readTold(vendors, 'Newsletter opted in')
    expect(told).toHaveLength(count)
    if (count > 0)
      expect(told).toMatchObject([
        { properties: { form: 'ebook', document: expect.stringMatching(/./) } },
      ])
  }
})

/** A page that shows each form type, and its event in the catalogue. */
const conversions = {
  contact: ['/form/contact-us', 'Contact requested'],
  courseRegistration: [path, 'Course registered'],
  demo: ['/form/demo', 'Contact requested'],
  ebook: ['/ebook/the-peer-learning-playbook', 'Whitepaper downloaded'],
  event: ['/events/petit-dejeuner-paris', 'Contact requested'],
  freeTrial: ['/form/free-trial', 'Free trial started'],
  gatedContent: ['/maturity-model', 'Gated content unlocked'],
  ldNext: ['/l-and-d-next/spring-2027', 'L&D Next subscribed'],
  newsletter: ['/newsletter-form', 'Newsletter subscribed'],
  partners: ['/form/partners', 'Partner requested'],
  // Handing out a code is no conversion.
  redemption: ['/apple-redemption-code/learning-app', undefined],
} as const

test('[ANALYTICS-07] each type of form carries the event that it tells when it has arrived', async ({
  request,
}) => {
  const types = readdirSync(join(repositoryRoot, 'site-config/forms'))
  expect(Object.keys(conversions)).toEqual(types.map((file) => file.replace('.json', '')))
  for (const [type, [place, event]] of Object.entries(conversions)) {
    const html = await (await request.get(place)).text()
    const form = html.match(/<form[^>]*>/g)?.find((tag) => tag.includes(`data-form="${type}"`))
    expect.soft(form, place).toBeDefined()
    const told = /data-conversion="([^"]*)"/.exec(form ?? '')?.[1]
    expect.soft(told?.replace('&amp;', '&'), place).toBe(event)
  }
})
