/**
 * An experiment as visitors meet it: which variant they get, what is stored, and what is reported.
 */
import { execFileSync } from 'node:child_process'
import { readVariable } from '#schemas/environment-variables.ts'
import { isNetlify } from '#tests/support/not-on-netlify.ts'
import { noteShifts, openInPieces, untilDrawn } from './support/open-in-pieces.ts'
import { expect, rememberConsent, waitForMachines, type Page } from './support/test.ts'
import { answer, test, type Vendors } from './support/vendors.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1440, height: 900 },
  extraHTTPHeaders: { 'x-country': 'DE' },
})

const path = '/lp/free-course-audit'
const cookie = 'experiment.audit-proof'
/** The branch set for the build; on Netlify, git's. */
const branch = isNetlify
  ? execFileSync('git', ['branch', '--show-current'], { encoding: 'utf8' }).trim()
  : readVariable('BRANCH')
const texts = { figures: '412 courses so far', promise: 'Twelve sentences, and the file is gone' }
type Variant = keyof typeof texts

const section = (page: Page, variant: Variant) =>
  page.getByRole('heading', { name: texts[variant], exact: true })

const variantOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === cookie)?.value as Variant | undefined

async function choose(page: Page, baseURL: string, variant: Variant): Promise<void> {
  await rememberConsent(page.context(), baseURL, { analytics: true })
  await page.context().addCookies([{ name: cookie, value: variant, url: baseURL }])
}

interface Told {
  event: string
  properties: Record<string, unknown>
  $set?: Record<string, unknown>
}

async function readTold(vendors: Vendors): Promise<Told[]> {
  return (await vendors.hits('posthog')).flatMap(({ body }) => (body as { batch: Told[] }).batch)
}

const exposuresAmong = (told: readonly Told[]) =>
  told
    .filter(({ event }) => event === 'Experiment viewed')
    .map(({ properties: { experiment, variant } }) => ({ experiment, variant }))
const exposures = async (vendors: Vendors) => exposuresAmong(await readTold(vendors))

test('[CONSENT-03] before consent everybody sees the control, and nothing is kept or told', async ({
  page,
  vendors,
}) => {
  await page.goto(path)
  await expect(section(page, 'figures')).toBeVisible()
  await expect(section(page, 'promise')).toHaveCount(0)
  await section(page, 'figures').scrollIntoViewIfNeeded()
  await waitForMachines(page)
  await expect(page.locator('sw-island[data-id^="experiment-"]')).toHaveCount(0)
  expect(await variantOf(page)).toBeUndefined()
  expect(await readTold(vendors)).toEqual([])

  await answer(page, { type: 'consent.grant', category: 'analytics' })
  await expect.poll(async () => (await readTold(vendors)).length).toBeGreaterThan(0)
  await page.reload()
  const variant = (await variantOf(page))!
  await expect(section(page, variant)).toBeVisible()
  await section(page, variant).scrollIntoViewIfNeeded()
  await expect.poll(() => exposures(vendors)).toEqual([{ experiment: 'audit-proof', variant }])

  await answer(page, { type: 'consent.refuse-all' })
  await expect.poll(() => variantOf(page)).toBeUndefined()
  await page.reload()
  await expect(section(page, 'figures')).toBeVisible()
  expect(await variantOf(page)).toBeUndefined()
})

test('[ANALYTICS-01] [ANALYTICS-08] visitors see the variant they were given and nothing else, and that is told once a visit', async ({
  page,
  context,
  baseURL,
  vendors,
}) => {
  for (const variant of ['figures', 'promise'] as const) {
    await test.step(variant, async () => {
      const other = variant === 'figures' ? 'promise' : 'figures'
      await context.clearCookies()
      await choose(page, baseURL!, variant)
      const told = (await readTold(vendors)).length
      const toldSince = async () => (await readTold(vendors)).slice(told)
      const sent: Promise<string>[] = []
      page.on('response', (response) => {
        if (new URL(response.url()).pathname.startsWith(path)) sent.push(response.text())
      })
      await page.goto(path)
      await expect(section(page, variant)).toBeVisible()
      // It is below the fold: an unseen variant is not reported.
      await expect.poll(toldSince).not.toEqual([])
      expect(exposuresAmong(await toldSince())).toEqual([])
      await section(page, variant).scrollIntoViewIfNeeded()
      await expect
        .poll(async () => exposuresAmong(await toldSince()))
        .toEqual([{ experiment: 'audit-proof', variant }])
      const facts = (await toldSince()).flatMap(({ $set }) => $set?.['variation'] ?? [])
      expect(facts).toEqual([`${branch} audit-proof=${variant}`])

      // From another page, without a document load: the same variant, not reported again.
      await page.goto('/legal/terms')
      await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
      await waitForMachines(page)
      await page.locator(`a[href="${path}"]`).first().dispatchEvent('click')
      await expect(page).toHaveURL(path)
      await expect(section(page, variant)).toBeVisible()
      expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
      await section(page, variant).scrollIntoViewIfNeeded()
      const host = page.locator('sw-island[data-id="experiment-audit-proof"]')
      await expect(host).toHaveAttribute('data-state', 'reported')
      expect(exposuresAmong(await toldSince())).toHaveLength(1)
      for (const text of await Promise.all(sent)) expect(text).not.toContain(texts[other])
      page.removeAllListeners('response')
    })
  }
})

test('[ANALYTICS-01] a variant is not seen to arrive: nothing on its page moves, however slowly the document comes', async ({
  page,
  baseURL,
}) => {
  await choose(page, baseURL!, 'promise')
  // Typefaces that come late shift texts, experiment or not.
  await page.route('**/fonts/*', (route) => route.abort())
  await page.addInitScript(noteShifts)
  const pieces = await openInPieces(page, baseURL! + path)
  expect(pieces).toBeGreaterThan(30)
  await expect(section(page, 'promise')).toBeVisible()
  await section(page, 'promise').scrollIntoViewIfNeeded()
  await page.evaluate(untilDrawn)
  expect(await page.evaluate(() => (globalThis as never as { shifts: string[] }).shifts)).toEqual(
    [],
  )
})
