/** Sites that share nothing with the shipped one but the engine. */
import { globSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import type { APIRequestContext } from '@playwright/test'
import { findHtmlErrors, hasJava } from './support/html-errors.ts'
import { findViolations } from './support/accessibility.ts'
import { startFilledSite, type RunningSite } from './support/run-site.ts'
import { watchScripts } from './support/scripts.ts'
import { expect, test, waitForMachines } from './support/test.ts'

// One after the other, over the same servers.
test.describe.configure({ mode: 'default' })

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

const names = ['cookery', 'conference', 'manual', 'qalam'] as const
/** The folders that a site extends. */
const below: Partial<Record<(typeof names)[number], string[]>> = {
  manual: [join(repositoryRoot, 'docs/site')],
}
const sites = new Map<(typeof names)[number], RunningSite>()
test.beforeAll(async () => {
  for (const name of names) {
    const site = [...(below[name] ?? []), name].join(delimiter)
    sites.set(name, await startFilledSite({ build: name, site }))
  }
})
test.afterAll(() => Promise.all([...sites.values()].map((site) => site.stop())))

/** The addresses of every page in the site's sitemaps. */
async function listPages({ origin }: RunningSite, request: APIRequestContext): Promise<string[]> {
  const list = async (path: string) => {
    const xml = await (await request.get(origin + path)).text()
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((loc) => new URL(loc[1]!, origin).pathname)
  }
  // An index of the sitemaps of each language.
  const sitemaps = await Promise.all((await list('/sitemap.xml')).map(list))
  const pages = sitemaps.flat().map((path) => origin + path)
  expect(pages.length).toBeGreaterThan(10)
  return pages
}

test('[PAGEBUILDER-05] every page of every site is valid HTML', async ({ request }, info) => {
  test.skip(!hasJava, 'no Java: install a JRE 11 or later')
  const pages: string[] = []
  for (const site of sites.values()) pages.push(...(await listPages(site, request)))
  expect(await findHtmlErrors(request, pages, info.outputPath('pages'))).toEqual([])
})

function expectNothingShipped(build: string): void {
  const files = readBuild(build)
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter(({ text }) => shipped.test(text)).map(({ file }) => file)).toEqual([])
}

/**
 * Tests that hold for every site of `tests/fixtures/sites`.
 *
 * @param paths - one page of each kind
 * @param locale - of the visitor's browser: a front page may redirect to that of another language
 * @param more - tests for this site only
 */
function describeSite(
  name: (typeof names)[number],
  about: string,
  {
    paths,
    colorSchemes = ['light'],
    locale = 'en-US',
  }: { paths: string[]; colorSchemes?: ('light' | 'dark')[]; locale?: string },
  more: (origin: () => string) => void,
): void {
  test.describe(`${name}: ${about}`, () => {
    test.use({ locale })
    const originOf = () => sites.get(name)!.origin

    test('[PAGEBUILDER-05] each kind of page is accessible in its colours and has nothing of the shipped site', async ({
      page,
      problems,
    }) => {
      for (const path of paths) {
        for (const colorScheme of colorSchemes) {
          await page.emulateMedia({ colorScheme })
          const response = await page.goto(originOf() + path)
          expect(await response!.text(), path).not.toMatch(shipped)
          expect(await findViolations(page), `${path}, ${colorScheme}`).toEqual([])
        }
      }
      expectNothingShipped(name)
      expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
    })

    more(originOf)
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

describeSite(
  'qalam',
  'a school in Arabic and English, made of shipped sections only',
  { paths: ['/', '/en', '/دروس', '/دروس/جيم', '/nowhere'], locale: 'ar-EG' },
  (origin) => {
    test('[CONSENT-04] a question whose answers do nothing leaves a page with 4 KB of script until somebody moves, wherever they are', async ({
      page,
    }) => {
      for (const country of ['EG', 'DE']) {
        await page.setExtraHTTPHeaders({ 'x-country': country })
        const loading = watchScripts(page)
        await page.goto(`${origin()}/دروس`)
        const bytes = (await loading.loaded()).reduce((sum, script) => sum + script.bytes, 0)
        expect(bytes, country).toBeGreaterThan(0)
        expect(bytes, country).toBeLessThanOrEqual(4000)
      }
      await page.keyboard.press('Tab')
      await page.waitForFunction(() => Symbol.for('slicewright.system') in globalThis)
    })

    test('[I18N-01] lines go from right to left, and all that stands along them', async ({
      page,
    }) => {
      const open = async (path: string) => {
        await page.goto(origin() + path)
        return {
          dir: await page.evaluate(() => getComputedStyle(document.documentElement).direction),
          logo: (await page.getByRole('banner').getByRole('link').first().boundingBox())!,
          picture: (await page.locator('main img').first().boundingBox())!,
          // The first card has the same size in both languages.
          card: (await page.locator('main article, main li').first().boundingBox())!,
        }
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      const { dir, ...latin } = await open('/en')
      const { dir: turned, ...arabic } = await open('/')
      expect([dir, turned]).toEqual(['ltr', 'rtl'])
      const fromStart = ({ x }: { x: number }) => x
      const fromEnd = ({ x, width }: { x: number; width: number }) => 1440 - x - width
      expect(fromEnd(arabic.logo)).toBeCloseTo(fromStart(latin.logo), 0)
      expect(fromEnd(arabic.picture)).toBeCloseTo(fromStart(latin.picture), 0)
      expect(fromEnd(arabic.card)).toBeCloseTo(fromStart(latin.card), 0)
      expect(latin.picture.x).toBeGreaterThan(700)
      expect(arabic.picture.x).toBeLessThan(200)
    })

    test('nothing is wider than the screen, also with the menu of a phone open', async ({
      page,
    }) => {
      const overflow = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
      for (const width of [320, 375, 830, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        for (const path of ['/', '/دروس', '/دروس/جيم']) {
          await page.goto(origin() + path)
          expect(await overflow(), `${path} at ${width} pixels`).toBe(0)
        }
      }
      await page.setViewportSize({ width: 375, height: 800 })
      await waitForMachines(page)
      await page.getByRole('button', { name: 'افتح القائمة' }).click()
      await expect(page.getByRole('link', { name: 'الدروس' }).last()).toBeVisible()
      expect(await overflow()).toBeLessThanOrEqual(0)
      expect(await findViolations(page)).toEqual([])
    })

    test('the left arrow leads ahead in tabs and menus, the right one back; in English it is the other way', async ({
      page,
    }) => {
      for (const [path, ahead, back] of [
        ['/', 'ArrowLeft', 'ArrowRight'],
        ['/en', 'ArrowRight', 'ArrowLeft'],
      ] as const) {
        await page.goto(origin() + path)
        await waitForMachines(page)
        const tabs = page.getByRole('tab')
        await tabs.first().click()
        await expect(page.locator('sw-island[data-hydrated] [role=tab]')).toHaveCount(4)
        await page.keyboard.press(ahead)
        await expect(tabs.nth(1)).toBeFocused()
        await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
        await page.keyboard.press(back)
        await page.keyboard.press(back)
        await expect(tabs.last()).toBeFocused()

        const menus = page.locator('[data-menus] > li > :is(a, button)')
        await menus.first().focus()
        await page.keyboard.press(ahead)
        await expect(menus.nth(1)).toBeFocused()
        await page.keyboard.press(back)
        await expect(menus.first()).toBeFocused()
      }
    })

    test('arrows and sharp corners are mirrored, ticks are not', async ({ page }) => {
      const look = (path: string) =>
        page.goto(origin() + path).then(() =>
          page.evaluate(() => {
            const styleOf = (selector: string) =>
              getComputedStyle(document.querySelector(selector)!)
            const tab = styleOf('[role=tab]')
            return {
              arrow: styleOf('main a svg').scale,
              tick: styleOf('td svg').scale,
              sharp: [tab.borderBottomLeftRadius, tab.borderBottomRightRadius],
            }
          }),
        )
      const latin = await look('/en')
      expect(latin).toEqual({ arrow: '1', tick: 'none', sharp: ['4px', '24px'] })
      expect(await look('/')).toEqual({ arrow: '-1 1', tick: 'none', sharp: ['24px', '4px'] })
    })

    test('[OP04] pages whose addresses are Arabic lead to one another in place', async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'document') asked.push(decodeURI(request.url()))
      })
      await page.goto(`${origin()}/دروس`)
      await waitForMachines(page)
      asked.length = 0
      await page.locator('footer').getByRole('link', { name: 'الجيم' }).click()
      await expect.poll(() => decodeURI(page.url())).toBe(`${origin()}/دروس/جيم`)
      await expect(page.locator('footer [aria-current=page]')).toHaveText(/الجيم/)
      await expect(page.locator('a[hreflang=en]').first()).toHaveAttribute(
        'href',
        '/en/lessons/jim',
      )
      await page.goBack()
      await expect.poll(() => decodeURI(page.url())).toBe(`${origin()}/دروس`)
      expect(asked).toEqual([])
    })

    test('a list counts in the forms of the language', async ({ page }) => {
      await page.goto(`${origin()}/دروس`)
      await expect(page.getByText('٥ دروس')).toBeVisible()
      await page.goto(`${origin()}/en/lessons`)
      await expect(page.getByText('5 lessons')).toBeVisible()
    })
  },
)
