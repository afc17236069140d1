/**
 * Searches for data that must neither leave a browser nor stay in it, in every byte sent to a
 * vendor (address, headers, body, decompressed and decoded) and in everything that is stored.
 */
import { gunzipSync, inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { fillForm, sendButton } from './support/form-page.ts'
import { expect, rememberConsent } from './support/test.ts'
import { test, type Vendors } from './support/vendors.ts'

test.use({ extraHTTPHeaders: { 'x-country': 'DE' }, viewport: { width: 1440, height: 900 } })

const person = 'jo.doe@private.example'

/** Patterns by the data they would reveal. `@` is also matched as addresses and JSON encode it. */
const denied = {
  'an e-mail address': /jo\.doe(?:@|%(?:25)*40|\\u0040)private/i,
  'a parameter nobody declared': /secret-?plan|mc_eid|hsa_kw|srsltid|gad_source/i,
  'a telephone number': /0?30[\s%+-]*(?:20)?1234567/,
}
const clickId = /Gclick\dId/

interface Sent {
  to: string
  text: string
}

/** Requests to vendors as the browser sends them, each as one text. */
function watchBytes(page: Page): () => Sent[] {
  const sent: Sent[] = []
  page.context().on('request', (request) => {
    const url = new URL(request.url())
    if (!url.hostname.endsWith('.localhost')) return
    const { 'user-agent': _, ...headers } = request.headers()
    const body = request.postDataBuffer()
    const text = [request.url(), JSON.stringify(headers), ...(body ? readings(body) : [])]
    sent.push({ to: url.hostname, text: text.flatMap(decodings).join('\n') })
  })
  return () => sent
}

function readings(body: Buffer): string[] {
  const unpacked = [gunzipSync, inflateSync].flatMap((unpack) => {
    try {
      return [unpack(body).toString('utf8')]
    } catch {
      return []
    }
  })
  return [body.toString('utf8'), ...unpacked]
}

/** The text as it is, and its decoded parts. */
function decodings(text: string): string[] {
  const spans = text.match(/[\w+/-]{24,}={0,2}/g) ?? []
  const plain = spans.map((span) => Buffer.from(span, 'base64').toString('utf8'))
  return [text, ...plain, text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => decode(run))]
}

function decode(run: string): string {
  try {
    return decodeURIComponent(run)
  } catch {
    return run
  }
}

async function readAllStored(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  const inPage = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, names])
  })
  return [JSON.stringify(cookies), inPage].flatMap(decodings).join('\n')
}

/**
 * Checks requests as the browser sends them and as the vendor gets them: for some beacons the
 * browser reveals no body.
 */
async function expectNothing(
  page: Page,
  sent: readonly Sent[],
  vendors: Vendors,
  patterns: Record<string, RegExp>,
): Promise<void> {
  const arrived = (await vendors.hits()).map(({ vendor, path, query, headers, body }) => {
    const { 'user-agent': _, ...others } = headers
    const text = JSON.stringify([path, query, others, body])
    return { to: vendor, text: decodings(text).join('\n') }
  })
  expect(arrived.length).toBeGreaterThan(2)
  const stored = { to: 'storage', text: await readAllStored(page) }
  for (const [what, pattern] of Object.entries(patterns)) {
    for (const { to, text } of [...sent, ...arrived, stored])
      expect.soft(text, `${what} in ${to}`).not.toMatch(pattern)
  }
}

const said = async (vendors: Vendors) =>
  (await vendors.hits()).map(({ vendor, path }) => `${vendor} ${path}`)

const viewOf = (event: { view?: { id?: string } }) => event.view?.id

const landings: [name: string, path: string][] = [
  [
    'a query with an address, a click id and undeclared parameters',
    `/pricing?gclid=Gclick1Id&email=${encodeURIComponent(person)}&mc_eid=7&plan=secret-plan&utm_source=letter`,
  ],
  [
    'a declared parameter that holds an address',
    `/pricing?utm_source=letter&utm_content=${encodeURIComponent(person)}&msclkid=Gclick2Id`,
  ],
  ['a path that holds an address', `/unsubscribe/${person}/now`],
  ['a query without a name', `/pricing?${person}#to=${person}`],
]

test('[SITE-05] with analytics alone, nobody is told of what a landing betrays, and none of it is kept', async ({
  page,
  context,
  baseURL,
  vendors,
}) => {
  await rememberConsent(context, baseURL!, { analytics: true })
  const sent = watchBytes(page)
  const views = async () => {
    const hits = JSON.stringify(await vendors.hits('posthog'))
    return hits.split('"Page viewed"').length - 1
  }
  for (const [at, [name, landing]] of landings.entries()) {
    await test.step(name, async () => {
      await page.goto(landing)
      await expect.poll(views).toBe(2 * at + 1)
      // In place, then as a new document: the monitor sends its batch with the old one.
      await page.getByRole('contentinfo').locator('a[href="/legal/imprint"]').first().click()
      await expect(page).toHaveURL('/legal/imprint')
      await expect.poll(views).toBe(2 * at + 2)
    })
  }
  await page.goto('/legal/terms')
  await expect.poll(views).toBe(2 * landings.length + 1)
  const rums = async () =>
    new Set((await vendors.hits('rum')).flatMap(({ body }) => [body].flat()).map(viewOf)).size
  // One view for each page of each document that was left.
  await expect.poll(rums).toBeGreaterThanOrEqual(2 * landings.length)
  expect(await said(vendors)).toContain('tag-manager /collect')
  await expectNothing(page, sent(), vendors, { ...denied, 'a click id': clickId })
})

test('[SITE-05] [OP19] with consent to advertising, its vendor counts the visit of a click; what somebody searches for and types reaches nobody when it names a person', async ({
  page,
  context,
  baseURL,
  vendors,
}) => {
  await page.clock.install()
  await rememberConsent(context, baseURL!, { analytics: true, ad: true })
  const sent = watchBytes(page)
  await page.goto('/blog?msclkid=Gclick2Id&utm_source=letter')
  await expect
    .poll(async () => JSON.stringify(await vendors.hits('ads-tracker')))
    .toContain('Gclick2Id')
  await expect.poll(() => said(vendors)).toContain('posthog /e/')
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  const field = page.locator('dialog[data-search] [data-search-input]')
  for (const words of [person, '030 1234567', 'jo.doe@private']) {
    await field.fill(words)
    await expect(page.locator('dialog[data-search]').getByRole('status')).toHaveText(/./)
    // Longer than a typed search must stay to count.
    await page.clock.runFor(1500)
  }
  await field.fill('qqqxyz')
  const heard = async () => JSON.stringify(await vendors.hits('posthog'))
  await expect.poll(heard).toContain('qqqxyz')
  for (const [at, words] of [person, '0301234567'].entries()) {
    await page.goto(`/blog?q=${encodeURIComponent(words)}`)
    // The reported pages are this one and those before.
    await expect.poll(async () => (await heard()).split('"Page viewed"').length).toBe(at + 3)
  }
  await page.goto('/legal/terms')
  await expect.poll(async () => (await vendors.hits('rum')).length).toBeGreaterThan(0)
  await expectNothing(page, sent(), vendors, denied)
})

test('[SITE-05] [OP19] the ads tracker counts every page of a visit that an advertisement began, and its conversion, also where addresses say more than is declared: of those it reads the rest', async ({
  page,
  context,
  baseURL,
  vendors,
}) => {
  await page.clock.install()
  await rememberConsent(context, baseURL!, { analytics: true, ad: true })
  const sent = watchBytes(page)
  const beacons = async () =>
    (await vendors.hits('ads-tracker')).flatMap(({ path, query }) =>
      path === '/action/0' ? [query as Record<string, string>] : [],
    )
  const read = async (name: string) => (await beacons()).map((query) => query[name])
  const origin = baseURL!
  // In the page: Playwright's own copy of the address may be the one of the moment of redaction.
  const address = () => page.evaluate(() => location.href)
  const landing = `/pricing?msclkid=Gclick2Id&mc_eid=7&hsa_kw=secret-plan&srsltid=secretplan&gad_source=1`
  await page.goto(landing, { referer: `https://partner.example/?email=${person}` })
  await expect.poll(() => read('p')).toEqual([`${origin}/pricing?msclkid=Gclick2Id`])
  expect(await address()).toBe(origin + landing)
  expect(await page.evaluate(() => document.referrer)).toContain(person)
  // In place, each once; going back counts as well.
  const legal = page.getByRole('contentinfo').locator('a[href="/legal/imprint"]').first()
  await legal.click()
  await expect.poll(() => read('page_path')).toEqual([undefined, '/legal/imprint'])
  await page.goBack()
  await expect.poll(() => read('page_path')).toEqual([undefined, '/legal/imprint', '/pricing'])
  expect(await address()).toBe(origin + landing)

  await page.goto('/form/contact-us?from=%2Fpricing')
  await expect.poll(async () => (await read('p')).at(-1)).toBe(`${origin}/form/contact-us`)
  const question = { topic: 'support', firstName: 'Jo', lastName: 'Doe', message: 'How?' }
  await fillForm(page, { ...question, email: person, privacy: true })
  await sendButton(page).click()
  await page.clock.runFor(2000)
  await expect.poll(() => read('ea')).toContain('Contact requested')
  expect(await address()).toBe(`${origin}/form/contact-us?from=%2Fpricing`)
  await expectNothing(page, sent(), vendors, denied)
})

test('[SITE-05] PostHog gets declared events and properties, and keeps two ids and a time', async ({
  page,
  context,
  baseURL,
  vendors,
}) => {
  await rememberConsent(context, baseURL!, { analytics: true })
  await page.goto('/pricing?gclid=Gclick1Id&utm_source=letter')
  await expect.poll(() => said(vendors)).toContain('posthog /e/')
  await page.getByRole('contentinfo').locator('a[href="/legal/imprint"]').first().click()
  const events = async () =>
    (await vendors.hits('posthog')).flatMap(
      ({ body }) => body.batch as { event: string; properties: object; $set?: object }[],
    )
  await expect
    .poll(async () => (await events()).filter(({ event }) => event === 'Page viewed').length)
    .toBe(2)
  const told = await events()
  const [first, ...others] = told
  expect(first!.$set, 'the first event says who the visitor is').toMatchObject({
    variation: 'main',
    initial_utm_source: 'letter',
    initial_landingPage: '/pricing',
    clearbit_reveal_company_domain: expect.any(String),
  })
  expect(first!.properties).not.toHaveProperty('initial_utm_source')
  expect(others.every((event) => !('$set_once' in event))).toBe(true)
  const names = new Set(told.flatMap(({ properties }) => Object.keys(properties)))
  expect([...names].filter((name) => name.startsWith('$')).toSorted()).toEqual([
    '$browser',
    '$browser_version',
    '$device_id',
    '$device_type',
    '$insert_id',
    '$lib',
    '$lib_version',
    '$os',
    '$process_person_profile',
    '$session_id',
    '$time',
    '$window_id',
  ])
  const kept = await page.evaluate(() =>
    Object.entries({ ...localStorage, ...sessionStorage }).filter(([key]) =>
      /ph_|posthog/.test(key),
    ),
  )
  expect(kept.map(([key]) => key)).toContain('ph_visitor')
  expect(Object.keys(JSON.parse(Object.fromEntries(kept)['ph_visitor']!))).toEqual([
    'visitor',
    'visit',
    'time',
  ])
  const before = told.map(({ properties }) => properties as Record<string, unknown>)[0]!
  await page.goto('/legal/terms')
  await expect.poll(async () => (await events()).length).toBeGreaterThan(told.length)
  const after = (await events()).at(-1)!.properties as Record<string, unknown>
  for (const name of ['distinct_id', '$session_id']) expect(after[name]).toBe(before[name])
})
