/** Sites that share nothing with the shipped one but the engine. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#schemas/roots.ts'
import type { APIRequestContext, TestInfo } from '@playwright/test'
import { findHtmlErrors, hasJava } from './support/html-errors.ts'
import { findViolations } from './support/accessibility.ts'
import { startSite, type RunningSite } from './support/run-site.ts'
import { expect, test } from './support/test.ts'

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

test.describe('cookery: a magazine in Dutch and English', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 })
  let site: RunningSite
  test.beforeAll(async () => {
    site = await startSite({ build: 'cookery', site: 'cookery' })
  })
  test.afterAll(() => site.stop())

  test('[PAGEBUILDER-05] every page is valid HTML', async ({ request }, info) => {
    await expectValidHtml(site, request, info)
  })

  test('[PAGEBUILDER-05] each kind of page is accessible and has nothing of the shipped site', async ({
    page,
    problems,
  }) => {
    for (const path of ['/', '/en/recipes/split-pea-soup', '/koks/lin-mei-tan', '/nergens']) {
      const response = await page.goto(site.origin + path)
      expect(await response!.text(), path).not.toMatch(shipped)
      expect(await findViolations(page), path).toEqual([])
    }
    expectNothingShipped('cookery')
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
  })

  test('[PAGEBUILDER-06] its machine leads the cook from step to step', async ({ page }) => {
    await page.goto(`${site.origin}/recepten/hangop-met-aardbeien`)
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
})

test.describe('conference: two days of talks in French and English', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 })
  let site: RunningSite
  test.beforeAll(async () => {
    site = await startSite({ build: 'conference', site: 'conference' })
  })
  test.afterAll(() => site.stop())

  test('[PAGEBUILDER-05] every page is valid HTML', async ({ request }, info) => {
    await expectValidHtml(site, request, info)
  })

  test('[PAGEBUILDER-05] each kind of page is accessible and has nothing of the shipped site', async ({
    page,
    problems,
  }) => {
    for (const path of [
      '/',
      '/en/programme',
      '/conferences/tailler-un-e',
      '/en/speakers/teo-brandvold',
      '/lieu',
    ]) {
      const response = await page.goto(site.origin + path)
      expect(await response!.text(), path).not.toMatch(shipped)
      expect(await findViolations(page), path).toEqual([])
    }
    expectNothingShipped('conference')
    expect(problems).toEqual([])
  })

  test('[PAGEBUILDER-05] the rooms stand beside each other where there is room, else below', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${site.origin}/en/programme`)
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
    await page.goto(`${site.origin}/en`)
    const timer = page.getByRole('timer')
    await expect(timer).toHaveText(/^2 days\s*1 hour\s*\d+ minutes?$/)
    await page.clock.fastForward('01:00:00')
    await expect(timer).toHaveText(/^2 days\s*0 hours\s*\d+ minutes?$/)
    await page.clock.fastForward('49:00:00')
    await expect(page.getByRole('heading', { name: 'It has begun.' })).toBeVisible()
    await expect(timer).toHaveCount(0)
  })
})

test.describe('manual: the documentation of a product, in two editions', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 })
  let site: RunningSite
  test.beforeAll(async () => {
    site = await startSite({ build: 'manual', site: 'manual' })
  })
  test.afterAll(() => site.stop())

  test('[PAGEBUILDER-05] every page is valid HTML', async ({ request }, info) => {
    await expectValidHtml(site, request, info)
  })

  test('[PAGEBUILDER-05] each kind of page is accessible, light and dark, and has nothing of the shipped site', async ({
    page,
    problems,
  }) => {
    for (const path of ['/', '/v2', '/v1/guides/midi/clock', '/search?q=clock', '/v3']) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const response = await page.goto(site.origin + path)
        expect(await response!.text(), path).not.toMatch(shipped)
        expect(await findViolations(page), `${path}, ${colorScheme}`).toEqual([])
      }
    }
    expectNothingShipped('manual')
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
  })

  test('[PAGEBUILDER-06] borrowed machines copy code and mark what is read; the tree opens on a phone', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${site.origin}/v2/tool`)
    await page.getByRole('button', { name: 'Copy' }).last().click()
    await expect(page.getByRole('status').getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^heron check first/)
    await page.getByRole('link', { name: 'Check a patch' }).click()
    await expect(page.locator('[aria-current="location"]')).toHaveText('Check a patch')

    await page.setViewportSize({ width: 375, height: 700 })
    const tree = page.getByRole('navigation', { name: 'Pages of v2' })
    await expect(tree).toBeHidden()
    await page.getByRole('button', { name: 'All pages of v2' }).click()
    await tree.getByRole('link', { name: 'Clock' }).click()
    await expect(page).toHaveURL(`${site.origin}/v2/guides/midi/clock`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clock')
    await expect(tree).toBeHidden()
  })
})
