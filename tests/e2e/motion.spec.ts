/**
 * Motion between pages: a card becomes the head of its page, and going back the head becomes the
 * card. pages.spec.ts checks that names are unique.
 */
import type { Page } from '@playwright/test'
import { watchShifts } from './support/shifts.ts'
import { expect, rememberConsent, test, waitForMachines } from './support/test.ts'

/** Lists, the page a card of each leads to, and what both show. */
const cards: [list: string, page: string, parts: string[]][] = [
  ['/blog', '/blog/', ['head-picture', 'head-title']],
  ['/customers', '/customers/', ['head-picture', 'head-title']],
  ['/events', '/events/', ['head-picture', 'head-title']],
  ['/resources', '/ebook/', ['head-picture', 'head-title']],
  ['/partner-marketplace', '/partner-marketplace/', ['head-picture', 'head-title']],
  ['/guide/collaborative-learning-basics', '/guide/', ['head-title']],
]

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

/** Returns what has moved so far: for each transition, the names that were on both pages. */
async function watchMotion(page: Page): Promise<string[][]> {
  const moved: string[][] = []
  await page.exposeFunction('keepMoved', (names: string[]) => void moved.push(names))
  await page.addInitScript(() => {
    const keep = async ({ ready }: ViewTransition) => {
      await ready
      const drawn = new Set(
        document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement),
      )
      const names = ['head-picture', 'head-title'].filter((name) =>
        ['old', 'new'].every((side) => drawn.has(`::view-transition-${side}(${name})`)),
      )
      const { keepMoved } = window as unknown as { keepMoved(names: string[]): Promise<void> }
      await keepMoved(names)
    }
    const start = document.startViewTransition
    document.startViewTransition = function (change) {
      const transition = start.call(this, change)
      void keep(transition)
      return transition
    }
    addEventListener('pagereveal', (event) => {
      if (event.viewTransition) void keep(event.viewTransition)
    })
  })
  return moved
}

const cardLink = (page: Page, start: string) =>
  page.locator(`main li :is(h2, h3) a[href^="${start}"]`).first()

async function takeCard(page: Page, start: string): Promise<string> {
  const link = cardLink(page, start)
  // The parameter for where a link was followed from is not part of the page's own address.
  const [path] = (await link.getAttribute('href'))!.split('?') as [string]
  await link.click()
  await expect(page).toHaveURL(({ pathname }) => pathname === path)
  return path
}

const expectNothingMarked = (page: Page) =>
  expect(page.locator(':is([data-taken], [data-heads])')).toHaveCount(0)

test('a card becomes the head of its page in place, and the head the card; nothing shifts', async ({
  page,
}) => {
  const moved = await watchMotion(page)
  const readShifts = await watchShifts(page)
  for (const [list, start, parts] of cards) {
    await test.step(list, async () => {
      await page.goto(list)
      moved.length = 0
      await waitForMachines(page)
      await takeCard(page, start)
      await expect.poll(() => moved, list).toEqual([parts])
      await expectNothingMarked(page)
      await page.goBack()
      await expect.poll(() => moved, list).toEqual([parts, parts])
      await expectNothingMarked(page)
      await page.evaluate(endMotion)
      if (list === '/blog') expect(await readShifts()).toEqual([])
    })
  }
})

/** Waits until motion has ended and been drawn. */
async function endMotion(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
  await Promise.allSettled(finite.map(({ finished }) => finished))
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
}

/** Notes on each page when its script for motion listens, which is after it was loaded. */
function noteListening(page: Page) {
  return page.addInitScript(() => {
    const listen = window.addEventListener.bind(window)
    Object.assign(window, { isListening: false })
    window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
      listen(type, ...rest)
      if (type === 'pageswap') Object.assign(window, { isListening: true })
    }
  })
}

/** Points at a card, which loads and runs the script for its motion. */
async function pointAtCard(page: Page, start: string) {
  await cardLink(page, start).hover()
  await page.waitForFunction(() => 'isListening' in window && window.isListening)
}

test.describe('between documents', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/_payload.json*', (route) => route.abort())
    await noteListening(page)
  })

  test('a card becomes the head of its page, and the way back is plain', async ({ page }) => {
    const moved = await watchMotion(page)
    await page.goto('/blog')
    await waitForMachines(page)
    await page.evaluate(() => Object.assign(window, { isFirst: true }))
    await pointAtCard(page, '/blog/')
    await takeCard(page, '/blog/')
    await expect.poll(() => moved).toEqual([['head-picture', 'head-title']])
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(false)
    await page.goBack()
    await expect.poll(() => moved).toHaveLength(2)
    await expect(page.locator('h1')).toBeVisible()
    await expectNothingMarked(page)
  })

  // The Chromium of tests keeps no page, so the event it would send is sent by hand.
  test('a page the browser kept takes its marks away, and its card receives the head', async ({
    page,
  }) => {
    await page.goto('/blog')
    await waitForMachines(page)
    await takeCard(page, '/blog/')
    await page.goBack()
    await waitForMachines(page)
    await pointAtCard(page, '/blog/')
    const [before, during] = await page.evaluate(async () => {
      const readMarks = () => [
        document.documentElement.dataset['heads'],
        document.querySelectorAll('[data-taken]').length,
      ]
      const reveal = (viewTransition: ViewTransition | null) =>
        dispatchEvent(new PageRevealEvent('pagereveal', { viewTransition }))
      document.documentElement.dataset['heads'] = 'stay'
      document.querySelector<HTMLElement>('main li')!.dataset['taken'] = ''
      reveal(null)
      const cleared = readMarks()
      const transition: ViewTransition = document.startViewTransition(async () => {
        await Promise.resolve()
        reveal(transition)
      })
      await transition.ready
      return [cleared, readMarks()]
    })
    expect(before).toEqual([undefined, 0])
    expect(during).toEqual(['stay', 1])
    await expectNothingMarked(page)
  })
})

// Like Safari before 26.2, which also skips the motion of a page from its cache.
test('a browser that does not tell where a visitor comes from moves nothing, and fails at nothing', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  await page.goto('/blog')
  await waitForMachines(page)
  await takeCard(page, '/blog/')
  await page.evaluate(async () => {
    for (const event of [PageSwapEvent, PageRevealEvent]) {
      const viewTransition = document.startViewTransition()
      dispatchEvent(new event(event.name.slice(0, -5).toLowerCase(), { viewTransition }))
      viewTransition.skipTransition()
      await viewTransition.finished
    }
  })
  await expectNothingMarked(page)
  expect(problems).toEqual([])
})

test('a head that is out of sight stays where it is', async ({ page }) => {
  const moved = await watchMotion(page)
  await page.goto('/blog')
  await waitForMachines(page)
  await takeCard(page, '/blog/')
  await expect.poll(() => moved).toHaveLength(1)
  // The page scrolls to its top until it is shown; only then can a visitor scroll it.
  await expectNothingMarked(page)
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await page.goBack()
  await expect.poll(() => moved).toEqual([['head-picture', 'head-title'], []])
})

test('nothing moves for visitors who want it calm', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moved = await watchMotion(page)
  await page.goto('/blog')
  await waitForMachines(page)
  const href = await takeCard(page, '/blog/')
  await expect(page.locator('h1')).toBeVisible()
  await page.goto('/blog')
  await page.evaluate((path) => location.assign(path), href)
  await expect(page).toHaveURL((url) => url.pathname === href)
  expect(moved).toEqual([])
})

test('a script of motion that does not come holds no page up', async ({ page }) => {
  await page.goto('/blog')
  await waitForMachines(page)
  let held = 0
  await page.route('**/assets/chunks/*.js', () => void held++)
  const link = page.locator('main li a[href^="/blog/"]').first()
  const address = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  expect(held).toBeGreaterThan(0)
})
