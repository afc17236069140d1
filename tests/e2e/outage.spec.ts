/** The content service is down, and the site has no replica: what visitors still get. */
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { faults, startContentService } from '../../adapters/prismic/service/index.ts'
import { findViolations } from './support/accessibility.ts'
import { startSite, suiteBuild, type RunningSite } from './support/run-site.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'serial' })

type ContentService = Awaited<ReturnType<typeof startContentService>>
let service: ContentService
let site: RunningSite

test.beforeAll(async () => {
  service = await startContentService({ folders: [join(repositoryRoot, 'content')] })
  service.faults.next({ ...faults.down, times: Infinity })
  site = await startSite(
    {
      build: suiteBuild,
      environment: {
        PRISMIC_REPOSITORY: 'colloquy',
        PRISMIC_ENDPOINT: service.endpoint,
        DATA_DIR: '.cache/e2e-outage',
      },
    },
    'serve',
  )
})

test.afterAll(async () => {
  await site?.stop()
  await service?.close()
})

test('robots, manifests and icons are there', async ({ request }) => {
  for (const path of [
    '/robots.txt',
    '/site.webmanifest',
    '/fr/site.webmanifest',
    '/favicon.ico',
    '/favicon.svg',
    '/icons/apple-touch-icon.png',
    '/.well-known/security.txt',
  ]) {
    const response = await request.get(site.origin + path)
    expect.soft(response.status(), path).toBe(200)
    expect.soft((await response.body()).byteLength, path).toBeGreaterThan(50)
  }
})

test('[ERR-04] a page says so in its language, at every width, and where to go from here', async ({
  page,
  problems,
}) => {
  const languages = {
    '/de/preise': [
      ['Etwas ist schiefgegangen', 'Noch einmal versuchen', 'Zur Startseite'],
      ['English', 'Français'],
    ],
    '/fr/tarifs': [
      ['Une erreur est survenue', 'Réessayer', 'Vers l’accueil'],
      ['English', 'Deutsch'],
    ],
    '/pricing': [
      ['Something went wrong', 'Try again', 'Go to the home page'],
      ['Deutsch', 'Français'],
    ],
  } as const
  for (const [path, [[title, again, home], others]] of Object.entries(languages)) {
    const response = await page.goto(site.origin + path)
    expect([path, response?.status()]).toEqual([path, 503])
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const name of [again, home, ...others])
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    for (const width of [320, 375, 830, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
    // The others have the same markup.
    if (path !== '/pricing') continue
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findViolations(page)).toEqual([])
    }
  }
  expect(problems).toEqual(Array(3).fill(expect.stringContaining('status of 503')))
})

test('[ERR-04] the page comes by itself once the content is back, and by "Try again"', async ({
  page,
}) => {
  // Visitors wait half a minute and more; here a second has the same effect.
  let hurries = false
  await page.route(`${site.origin}/legal/terms`, async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    const waits = Number(headers['refresh'] ?? NaN)
    expect(waits >= 30 || response.status() === 200).toBe(true)
    if (hurries && headers['refresh']) headers['refresh'] = '1'
    await route.fulfill({ response, headers })
  })
  await page.goto(`${site.origin}/legal/terms`)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  hurries = true
  await page.reload()
  service.faults.clear()
  await expect(page.locator('header nav').first()).toBeAttached()
  await expect(page).toHaveURL(`${site.origin}/legal/terms`)
})
