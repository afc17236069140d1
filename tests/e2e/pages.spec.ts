/** What must hold on every page: looked at by type where it depends on the type, on all where it depends on content. */
import { findColorViolations, findViolations } from './support/accessibility.ts'
import { expectBanner, findHidden, questionSizes } from './support/consent-question.ts'
import { findOverflow, replaceTexts } from './support/long-words.ts'
import { watchShifts } from './support/shifts.ts'
import {
  defaultLocale,
  locales,
  pagesByType,
  samplePages,
  sitePages,
  type SitePage,
} from './support/site-pages.ts'
import {
  expect,
  scrollThrough,
  test,
  waitForIslands,
  waitForMachines,
  type Page,
} from './support/test.ts'
import { night } from './support/theme.ts'

/** A desktop, a tablet, a phone. */
const widths = [1440, 830, 375]

/** A narrow phone, and the desktop enlarged to twice its size. */
const tightSizes = [
  [320, 800],
  [640, 450],
] as const

test('[SITE-01] the site has pages of every type in every language', () => {
  const paths = sitePages.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/de', '/fr', '/pricing', '/de/preise', '/fr/tarifs']),
  )
  expect(samplePages.length).toBeGreaterThanOrEqual(40)
  for (const [type, pages] of pagesByType) expect(pages, type).toHaveLength(locales.length)
  expect(new Set(paths).size).toBe(paths.length)
})

// A visit costs more than most looks at a page: whatever is asked of every type is asked in one.
for (const [index, [type, [sample, ...others]]] of [...pagesByType].entries()) {
  const translations = index % 2 === 0 ? others : others.toReversed()
  const paths = [sample!, ...others].map(({ path }) => path).join(' ')
  test(`[PAGEBUILDER-13] [CONSENT-10] a ${type} loads, hydrates, holds still, hides nothing under the question, and holds in every width, direction, theme and length of words: ${paths}`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(180_000)
    const visit = ({ path, status }: SitePage, look: () => Promise<void>, width = 1440) =>
      test.step(path, async () => {
        await page.setViewportSize({ width, height: 900 })
        const response = await page.goto(path)
        expect(response?.status(), path).toBe(status)
        await look()
        const refused = status === 200 ? [] : [expect.stringContaining(`status of ${status}`)]
        expect.soft(problems.splice(0), path).toEqual(refused)
      })

    const { path } = sample!
    const [translated, ...more] = translations
    const readShifts = await watchShifts(page)
    for (const other of more) {
      await visit(
        other,
        async () => {
          await bringToLife(page)
          expect.soft(await readShifts(), `moved by itself on ${other.path}`).toEqual([])
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
          await expectQuestionAside(page, other.path)
        },
        375,
      )
    }
    await visit(translated!, async () => {
      await expectQuestionAside(page, translated!.path)
      await bringToLife(page)
      await page.waitForLoadState('networkidle')
    })
    await visit(sample!, async () => {
      await expectQuestionAside(page, path)
      await bringToLife(page)
      await expectRoom(page, path)
    })
    const isWide = index % 2 === 0
    await test.step('by night', () => expectNight(page, path, isWide ? 1440 : 375))
    await test.step('in motion', () => expectNamesOnce(page, path))
    await test.step('in long words', () => expectWordsBroken(page, path))
  })
}

/** On the first screen. */
async function expectQuestionAside(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectBanner(page)
  for (const [width, height] of questionSizes) {
    await page.setViewportSize({ width, height })
    const at = `under the question, ${path} at ${width} by ${height} pixels`
    expect.soft(await findHidden(page), at).toEqual([])
  }
  await page.emulateMedia({ reducedMotion: null })
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function bringToLife(page: Page): Promise<void> {
  await waitForMachines(page)
  await scrollThrough(page)
  await waitForIslands(page)
}

/** Accessible at any width, and never wider than the screen, in both directions. */
async function expectRoom(page: Page, path: string): Promise<void> {
  for (const [width, height] of tightSizes) {
    await page.setViewportSize({ width, height })
    const message = `${path} is wider than ${width} pixels`
    expect.soft(await measureOverflow(page), message).toBeLessThanOrEqual(0)
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await findViolations(page), `violations on ${path} at ${width} pixels`).toEqual([])
    const message = `${path} is wider than ${width} pixels`
    expect.soft(await measureOverflow(page), message).toBeLessThanOrEqual(0)
    // On the widest the question for consent lies over the page; on the others it is answered.
    if (width === widths[0]) await answerConsent(page)
  }
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  for (const width of [320, ...widths]) {
    await page.setViewportSize({ width, height: 900 })
    const message = `${path}, turned, is wider than ${width} pixels`
    expect.soft(await measureOverflow(page), message).toBeLessThanOrEqual(0)
  }
  await page.evaluate(() => document.documentElement.removeAttribute('dir'))
}

// Colours are the same at all widths, so pages take turns.
async function expectNight(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.soft(page.locator('body'), `${path} by night`).toHaveCSS('background-color', night)
  const at = `violations on ${path} by night at ${width} pixels`
  expect.soft(await findColorViolations(page), at).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** No two elements have one name in a transition between pages, and none when nothing moves. */
async function expectNamesOnce(page: Page, path: string): Promise<void> {
  for (const heads of ['', 'move', 'stay']) {
    const names = await page.evaluate((given) => {
      const { dataset } = document.documentElement
      if (given) dataset.heads = given
      return [...document.querySelectorAll('*')]
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name.startsWith('head-'))
    }, heads)
    expect.soft(names, `names on ${path}, heads: "${heads}"`).toEqual([...new Set(names)])
    if (heads === 'stay') expect.soft(names, `names on ${path} when heads stay`).toEqual([])
  }
  await page.evaluate(() => document.documentElement.removeAttribute('data-heads'))
}

/** The last look: it leaves nothing of what the page says. */
async function expectWordsBroken(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await replaceTexts(page)).toBeGreaterThan(10)
  for (const width of [320, ...widths]) {
    await page.setViewportSize({ width, height: 900 })
    const message = `words of 200 letters on ${path} at ${width} pixels`
    expect.soft(await findOverflow(page), message).toEqual([])
  }
}

async function answerConsent(page: Page): Promise<void> {
  const refuse = page.getByRole('button', { name: 'Refuse all' })
  if (!(await refuse.isVisible())) return
  await refuse.click()
  await expect(refuse).toBeHidden()
}

function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

test.describe('with JavaScript off', () => {
  const phone = { width: 320, height: 900 }
  test.use({ javaScriptEnabled: false, viewport: phone })

  for (const { code } of locales) {
    const ofTypes =
      code === defaultLocale
        ? ', and one of each type is reached as a whole and loads one picture first [IMG-02]'
        : ''
    test(`every page in ${code} can be read on a narrow phone, no word is cut at the side (WCAG 1.4.10)${ofTypes}`, async ({
      page,
    }) => {
      test.setTimeout(240_000)
      await blockPictures(page)
      const pages = sitePages.filter(({ locale }) => locale === code)
      expect(pages.length).toBeGreaterThan(100)
      for (const { path } of pages) {
        await page.goto(path)
        const { cut, headings, letters } = await page.evaluate(readText)
        expect.soft(cut, `cut on ${path}`).toEqual([])
        expect.soft(headings, `headings of ${path}, and whether they show`).toEqual([true])
        expect.soft(letters, `letters on ${path}`).toBeGreaterThan(80)
        if (!samples.has(path)) continue
        await page.setViewportSize({ width: 1280, height: 720 })
        await expectReach(page, path)
        await expectOneFirst(page, path)
        await page.setViewportSize(phone)
      }
    })
  }

  const samples = new Set(samplePages.map(({ path }) => path))

  async function expectReach(page: Page, path: string): Promise<void> {
    for (const panel of await page.locator('[role=tabpanel]').all())
      await expect.soft(panel, path).toBeVisible()
    for (const details of await page.locator('main details').all()) {
      const summary = details.locator('summary').first()
      if (!(await summary.isVisible())) continue
      if ((await details.getAttribute('open')) === null) await summary.click()
      await expect.soft(details.locator('summary + *').first(), path).toBeVisible()
    }
  }

  /** Of the pictures; the rest come when they are near. */
  async function expectOneFirst(page: Page, path: string): Promise<void> {
    const { pictures, preloads } = await page.evaluate(() => ({
      pictures: [...document.querySelectorAll<HTMLImageElement>('main img:not([aria-hidden])')].map(
        ({ loading, fetchPriority }) => `${loading} ${fetchPriority}`,
      ),
      preloads: document.querySelectorAll('head link[rel=preload][as=image]').length,
    }))
    const eager = pictures.filter((picture) => picture === 'eager high')
    const others = pictures.filter((picture) => !['eager high', 'lazy auto'].includes(picture))
    expect.soft(eager.length, `pictures loaded first on ${path}`).toBeLessThanOrEqual(1)
    expect.soft(others, `pictures neither first nor lazy on ${path}`).toEqual([])
    expect.soft(preloads, `preloaded pictures on ${path}`).toBe(eager.length)
  }

  /** By the browser itself: a route of the runner would keep it from caching fonts. */
  async function blockPictures(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page)
    const endings = ['avif', 'gif', 'jpg', 'jpeg', 'mp4', 'png', 'svg', 'webp']
    const urls = ['*/.netlify/images*', ...endings.map((ending) => `*.${ending}*`)]
    await session.send('Network.enable')
    await session.send('Network.setBlockedURLs', { urls })
  }

  /** With the texts that end beyond the screen, where they cannot be scrolled to. */
  async function readText() {
    await document.fonts.ready
    const reach = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return Math.max(0, ...[...range.getClientRects()].map(({ right }) => right))
    }
    const isOutOfSight = (element: Element) =>
      element.clientWidth <= 1 || /auto|scroll/.test(getComputedStyle(element).overflowX)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (reach(text) <= innerWidth) continue
      let element = text.parentElement
      while (element && !isOutOfSight(element)) element = element.parentElement
      if (!element) cut.push(text.textContent!.trim())
    }
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().height > 0
    return {
      cut,
      headings: [...document.querySelectorAll('h1')].map(isShown),
      letters: document.querySelector('main')!.innerText.length,
    }
  }
})
