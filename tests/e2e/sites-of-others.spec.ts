/** Sites that share nothing with the shipped one but the engine. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#schemas/roots.ts'
import type { APIRequestContext, TestInfo } from '@playwright/test'
import { findHtmlErrors, hasJava } from './support/html-errors.ts'
import { findViolations } from './support/accessibility.ts'
import { startSite, type RunningSite } from './support/run-site.ts'
import { expect, test, waitForMachines } from './support/test.ts'

/** Colours, typefaces and names of the shipped site. */
const shipped = /colloquy|bricolage|figtree|#14213d|#faf6ef|#ff6b4a/i

/** The text of every file a browser can load from a build. */
function readBuild(build: string): { file: string; text: string }[] {
  const cwd = join(repositoryRoot, '.cache', build, 'client')
  return globSync('**/*.{js,css,html,svg,json}', { cwd }).map((file) => ({
    file,
    text: readFileSync(join(cwd, file), 'utf8'),
  }))
}

/** Of every page that the site tells search engines of. */
async function expectValidHtml(
  { origin }: RunningSite,
  request: APIRequestContext,
  info: TestInfo,
): Promise<void> {
  const list = async (path: string) => {
    const xml = await (await request.get(origin + path)).text()
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((loc) => new URL(loc[1]!, origin).pathname)
  }
  // An index of the sitemaps of each language.
  const sitemaps = await Promise.all((await list('/sitemap.xml')).map(list))
  const pages = sitemaps.flat().map((path) => origin + path)
  expect(pages.length).toBeGreaterThan(10)
  test.skip(!hasJava, 'no Java: install a JRE 11 or later')
  expect(await findHtmlErrors(request, pages, info.outputPath('pages'))).toEqual([])
}

function expectNothingShipped(build: string): void {
  const files = readBuild(build)
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter(({ text }) => shipped.test(text)).map(({ file }) => file)).toEqual([])
}

/**
 * Builds and serves a site of `tests/fixtures/sites`, and asks of it what holds for every one.
 *
 * @param paths - one page of each kind
 * @param more - what only this site can do
 */
function describeSite(
  name: string,
  about: string,
  { paths, colorSchemes = ['light'] }: { paths: string[]; colorSchemes?: ('light' | 'dark')[] },
  more: (origin: () => string) => void,
): void {
  test.describe(`${name}: ${about}`, () => {
    test.describe.configure({ mode: 'serial', timeout: 120_000 })
    let site: RunningSite
    test.beforeAll(async () => {
      site = await startSite({ build: name, site: name })
    })
    test.afterAll(() => site.stop())

    test('[PAGEBUILDER-05] every page is valid HTML', async ({ request }, info) => {
      await expectValidHtml(site, request, info)
    })

    test('[PAGEBUILDER-05] each kind of page is accessible in its colours and has nothing of the shipped site', async ({
      page,
      problems,
    }) => {
      for (const path of paths) {
        for (const colorScheme of colorSchemes) {
          await page.emulateMedia({ colorScheme })
          const response = await page.goto(site.origin + path)
          expect(await response!.text(), path).not.toMatch(shipped)
          expect(await findViolations(page), `${path}, ${colorScheme}`).toEqual([])
        }
      }
      expectNothingShipped(name)
      expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
    })

    more(() => site.origin)
  })
}

describeSite(
  'cookery',
  'a magazine in Dutch and English',
  { paths: ['/', '/en/recipes/split-pea-soup', '/koks/lin-mei-tan', '/nergens'] },
  (origin) => {
    test('[PAGEBUILDER-06] its machine leads the cook from step to step', async ({ page }) => {
      await page.goto(`${origin()}/recepten/hangop-met-aardbeien`)
      const steps = page.locator('ol > li')
      const now = page.getByText('Nu bezig').filter({ visible: true })
      await expect(now).toHaveCount(0)
      await page.getByRole('button', { name: 'Begin met koken' }).click()
      await expect(steps.nth(0).getByText('Nu bezig')).toBeVisible()
      const next = page.getByRole('button', { name: 'Klaar, volgende stap' })
      await next.click()
      await expect(steps.nth(1).getByText('Nu bezig')).toBeVisible()
      await expect(now).toHaveCount(1)
      await next.click()
      await next.click()
      await expect(page.getByRole('status').getByText('Aan tafel!')).toBeVisible()
      await expect(now).toHaveCount(0)
    })

    test('[CONSENT-10] its question for consent, of its own names, stands before any machine runs, until it is answered', async ({
      page,
      context,
    }) => {
      const isStored = async () => (await context.cookies()).some(({ name }) => name === 'bewaren')
      await page.setExtraHTTPHeaders({ 'x-country': 'NL' })
      await page.goto(`${origin()}/koks/lin-mei-tan`)
      const question = page.getByRole('region', { name: 'Mogen we onthouden' })
      await expect(question).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await question.getByRole('button', { name: 'Nee, liever niet' }).click()
      await expect.poll(isStored).toBe(true)
      await page.reload()
      await waitForMachines(page)
      await expect(question).toBeHidden()

      await context.clearCookies()

      await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
      await page.goto(`${origin()}/koks/lin-mei-tan`)
      await expect(question).toBeVisible()
      await question.getByRole('button', { name: 'Ja, onthoud ze' }).click()
      await expect(question).toBeHidden()
    })
  },
)

describeSite(
  'conference',
  'two days of talks in French and English',
  {
    paths: [
      '/',
      '/en/programme',
      '/conferences/tailler-un-e',
      '/en/speakers/teo-brandvold',
      '/lieu',
    ],
  },
  (origin) => {
    test('[PAGEBUILDER-05] the rooms stand beside each other where there is room, else below', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`${origin()}/en/programme`)
      const boxes = () =>
        Promise.all(
          ['Between black and white', 'Cutting an e', 'Lead in the dairy'].map(
            async (name) =>
              (await page.getByRole('listitem').filter({ hasText: name }).boundingBox())!,
          ),
        )
      const wide = await boxes()
      expect(new Set(wide.map(({ y }) => y)).size).toBe(1)
      expect(wide.map(({ x }) => x)).toEqual(wide.map(({ x }) => x).toSorted((a, b) => a - b))
      await page.setViewportSize({ width: 375, height: 800 })
      expect(new Set((await boxes()).map(({ x }) => x)).size).toBe(1)
    })

    test('[PAGEBUILDER-06] its machine counts down to the first talk', async ({ page }) => {
      await page.clock.install({ time: new Date('2032-10-12T08:00:00+02:00') })
      await page.goto(`${origin()}/en`)
      const timer = page.getByRole('timer')
      await expect(timer).toHaveText(/^2 days\s*1 hour\s*\d+ minutes?$/)
      await page.clock.fastForward('01:00:00')
      await expect(timer).toHaveText(/^2 days\s*0 hours\s*\d+ minutes?$/)
      await page.clock.fastForward('49:00:00')
      await expect(page.getByRole('heading', { name: 'It has begun.' })).toBeVisible()
      await expect(timer).toHaveCount(0)
    })
  },
)

describeSite(
  'manual',
  'the documentation of a product, in two editions',
  {
    paths: ['/', '/v2', '/v1/guides/midi/clock', '/search?q=clock', '/v3'],
    colorSchemes: ['light', 'dark'],
  },
  (origin) => {
    test('[PAGEBUILDER-06] borrowed machines copy code and mark what is read; the tree opens on a phone', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(`${origin()}/v2/tool`)
      await page.getByRole('button', { name: 'Copy' }).last().click()
      await expect(page.getByRole('status').getByText('Copied')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        /^heron check first/,
      )
      await page.getByRole('link', { name: 'Check a patch' }).click()
      await expect(page.locator('[aria-current="location"]')).toHaveText('Check a patch')

      await page.setViewportSize({ width: 375, height: 700 })
      const tree = page.getByRole('navigation', { name: 'Pages of v2' })
      await expect(tree).toBeHidden()
      await page.getByRole('button', { name: 'All pages of v2' }).click()
      await tree.getByRole('link', { name: 'Clock' }).click()
      await expect(page).toHaveURL(`${origin()}/v2/guides/midi/clock`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clock')
      await expect(tree).toBeHidden()
    })
  },
)
