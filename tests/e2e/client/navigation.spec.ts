import type { Page } from '@playwright/test'
import { expect, markDocument, test, waitForSite } from './harness/test.ts'

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })
const toKeys = (pieces: Element[]) => pieces.map((piece) => piece.getAttribute('data-key'))
/** The page's own console messages; the browser's about failed answers are left out. */
function collectMessages(page: Page): string[] {
  const told: string[] = []
  page.on('console', (message) => {
    if (!message.text().startsWith('Failed to load')) told.push(message.text())
  })
  return told
}

const readState = (page: Page, actor: string) =>
  page.evaluate((id) => {
    const system = (globalThis as never)[Symbol.for('slicewright.system')] as {
      get(id: string): { getSnapshot(): { value: unknown } }
    }
    return system.get(id).getSnapshot().value
  }, actor)

const payloads = (requests: string[]) => requests.filter((path) => path.endsWith('_payload.json'))

test('[BUILD-04] [ROUTE-49] a link is followed by payload: content, title, head, sheets, facts, address, focus, announcement; what is outside of main lives on', async ({
  page,
  open,
  harness,
  errors,
}) => {
  const colour = () => page.locator('h1').evaluate((element) => getComputedStyle(element).color)
  const addedSheets = () => page.evaluate(() => document.adoptedStyleSheets.length)
  await open('/')
  const isSameDocument = await markDocument(page)
  await page.evaluate(() =>
    document.addEventListener('slicewright:page', (event) =>
      Object.assign(window, { pageEvent: (event as CustomEvent).detail }),
    ),
  )
  await page.locator('#player').evaluate((element) => Object.assign(element, { isFirst: true }))
  expect(await colour()).toBe('rgb(1, 2, 3)')
  await page.locator('#to-about').click()
  await expect(heading(page, 'About')).toBeVisible()
  expect(await isSameDocument()).toBe(true)
  expect(page.url()).toBe(`${harness.origin}/about`)
  await expect(page).toHaveTitle('About')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', '/about')
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.locator('#announcer')).toHaveText('About')
  await expect(page.locator('sw-part')).toHaveText('About')
  await expect(page.locator('header > a[aria-current=page]')).toHaveText('About')
  expect(await page.evaluate(() => (window as never as { pageEvent: object }).pageEvent)).toEqual({
    path: '/about',
    routeName: 'about',
    title: 'About',
  })
  expect(payloads(harness.requests)).toContain('/about/_payload.json')
  await expect(page.locator('body')).toHaveAttribute('data-navbar', 'white')
  await expect(page.locator('#colour')).toHaveAttribute('data-state', 'white')
  await expect.poll(colour).toBe('rgb(4, 5, 6)')
  expect(await addedSheets()).toBe(1)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('link', { name: 'Back home' }).click()
  await expect(heading(page, 'Home')).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-navbar', 'black')
  await expect(page.locator('#colour')).toHaveAttribute('data-state', 'black')
  expect(await addedSheets()).toBe(1)
  expect(await page.locator('#player').evaluate((element) => 'isFirst' in element)).toBe(true)
  expect(await isSameDocument()).toBe(true)
  expect(errors).toEqual([])

  // Machines know the facts of the first page too.
  await open('/about')
  await expect(page.locator('#colour')).toHaveAttribute('data-state', 'white')
})

test('back and forward return to the positions, also after a reload', async ({ page, open }) => {
  await open('/')
  const isSameDocument = await markDocument(page)
  const top = () => page.evaluate(() => Math.round(scrollY))
  await page.evaluate(() => scrollTo({ top: 1234, behavior: 'instant' }))
  await page.locator('header a', { hasText: 'About' }).first().click()
  await expect(heading(page, 'About')).toBeAttached()
  expect(await top()).toBe(0)
  // A page shown in place is scrolled to its top once more with the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.evaluate(() => scrollTo({ top: 777, behavior: 'instant' }))
  await page.goBack()
  await expect(heading(page, 'Home')).toBeAttached()
  await expect.poll(top).toBe(1234)
  await page.goForward()
  await expect(heading(page, 'About')).toBeAttached()
  await expect.poll(top).toBe(777)
  expect(await isSameDocument()).toBe(true)
  await page.reload()
  await expect.poll(top).toBe(777)
  await waitForSite(page)
  await page.goBack()
  await expect(heading(page, 'Home')).toBeAttached()
  await expect.poll(top).toBe(1234)
})

test('positions that were altered change nothing but the positions', async ({ page, open }) => {
  await page.addInitScript(() => sessionStorage.setItem('slicewright.scroll', '[1, null, ["x"]]'))
  await open('/')
  const isSameDocument = await markDocument(page)
  await page.locator('#to-about').click()
  await expect(heading(page, 'About')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Home')).toBeAttached()
  expect(await isSameDocument()).toBe(true)
})

// Safari shows the page's top until the event, and restores nothing where the page does.
test('a page the browser kept is shown where it was left', async ({ page, open }) => {
  await open('/')
  await page.evaluate(() => scrollTo({ top: 1234, behavior: 'instant' }))
  const top = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    scrollTo({ top: 0, behavior: 'instant' })
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    return scrollY
  })
  expect(top).toBe(1234)
})

test('a page restored after another document goes nowhere by itself', async ({ page, open }) => {
  await open('/')
  let answer = () => {}
  const isHeld = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/about/_payload.json', async (route) => {
    await isHeld
    await route.continue()
  })
  await page.locator('#to-about').click()
  await expect.poll(() => readState(page, 'navigation')).toBe('loading')
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow'])
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
  })
  expect(await readState(page, 'navigation')).toBe('idle')
  answer()
  await page.evaluate(() => fetch('/about/_payload.json').then((response) => response.text()))
  expect(await readState(page, 'navigation')).toBe('idle')
  await expect(heading(page, 'Home')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('a hash leads to its target, on another page and on the same', async ({ page, open }) => {
  await open('/')
  await page.getByRole('link', { name: 'Team' }).click()
  await expect(page).toHaveURL(/\/about#team$/)
  await expect(page.locator('#team')).toBeInViewport()
  await expect(page.locator('#team')).toBeFocused()
  await page.goBack()
  const isSameDocument = await markDocument(page)
  await expect(heading(page, 'Home')).toBeVisible()
  // The click itself may scroll its link into view, so where it happened is what counts.
  await page.evaluate(() => {
    addEventListener('click', () => (document.body.dataset['clickedAt'] = String(scrollY)), true)
  })
  await page.getByRole('link', { name: 'Below here' }).click()
  await expect(page.locator('#below')).toBeInViewport()
  const clickedAt = Number(await page.locator('body').getAttribute('data-clicked-at'))
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(clickedAt))
  expect(await isSameDocument()).toBe(true)
})

test('of rapid clicks the last wins', async ({ page, open, harness }) => {
  await open('/')
  const isSlow = (request: { url(): string }) => request.url().endsWith('/slow/_payload.json')
  const over = Promise.race([
    page.waitForEvent('requestfailed', isSlow),
    page.waitForEvent('requestfinished', isSlow),
  ])
  await page.evaluate(() => {
    for (const path of ['/slow', '/about', '/islands']) {
      document.querySelector<HTMLElement>(`a[href="${path}"]`)!.click()
    }
  })
  await over
  await expect(heading(page, 'Islands')).toBeVisible()
  expect(page.url()).toBe(`${harness.origin}/islands`)
  await page.goBack()
  await expect(heading(page, 'Home')).toBeVisible()
})

test('a page that takes longer than a second shows that it is on its way; an impatient second click is no failure', async ({
  page,
  open,
}) => {
  await open('/')
  const isSameDocument = await markDocument(page)
  const shownAfter = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const root = document.documentElement
        const watch = () => {
          const start = performance.now()
          new MutationObserver(() => {
            if (root.matches('.is-navigating')) resolve(performance.now() - start)
          }).observe(root, { attributeFilter: ['class'] })
        }
        addEventListener('click', watch, { capture: true, once: true })
      }),
  )
  await page.getByRole('link', { name: 'Slow' }).click()
  await page.getByRole('link', { name: 'Slow' }).click()
  expect(await shownAfter).toBeGreaterThan(990)
  await expect(heading(page, 'Slow')).toBeVisible()
  await expect(page.locator('html')).not.toHaveClass(/is-navigating/)
  expect(await isSameDocument()).toBe(true)
})

test('[ROUTE-43] [BUILD-02] the browser loads the document when the payload is unexpected', async ({
  page,
  open,
  harness,
}) => {
  const told = collectMessages(page)
  for (const [name, title, path, isSaid] of [
    // A page that loads as a document causes no message.
    ['Other build', 'Other build', '/other-build', false],
    ['Moved', 'Moved here', '/moved-here', false],
    ['Text', 'Text', '/text', true],
    ['Gone', 'Not found', '/gone', true],
    ['Broken page', 'Broken page', '/broken-page', true],
  ] as const) {
    await test.step(name, async () => {
      await open('/odd')
      await markDocument(page)
      await page.getByRole('link', { name, exact: true }).click()
      await expect(heading(page, title)).toBeVisible()
      expect(page.url()).toBe(harness.origin + path)
      await page.waitForFunction(() => !('isFirstDocument' in window))
      if (!isSaid) expect(told).toEqual([])
      await page.goBack()
      await expect(heading(page, 'Odd')).toBeVisible()
    })
  }
})

test('[ROUTE-49] another frame is put around the page; what both have in common lives on', async ({
  page,
  open,
  harness,
}) => {
  const told = collectMessages(page)
  await open('/odd')
  const isSameDocument = await markDocument(page)
  const isSameFooter = () => page.locator('footer').evaluate((footer) => 'isFirst' in footer)
  await page.locator('footer').evaluate((footer) => Object.assign(footer, { isFirst: true }))
  // Elements added by a third-party script are not ours to remove.
  await page.evaluate(() => document.body.append(document.createElement('hr')))
  await page.getByRole('link', { name: 'Other frame' }).click()
  await expect(heading(page, 'Other frame')).toBeVisible()
  expect(await page.locator('body > sw-frame').evaluateAll(toKeys)).toEqual([
    'navbar.b',
    'notice.b',
    'footer.a',
  ])
  expect(
    await page.evaluate(() => [...document.body.children].map(({ localName }) => localName)),
  ).toEqual(['sw-frame', 'main', 'sw-frame', 'sw-frame', 'div', 'hr'])
  await expect(page.locator('body')).toHaveAttribute('data-frame', 'navbar.b | notice.b footer.a')
  await expect(page.locator('#plain')).toHaveCSS('color', 'rgb(7, 8, 9)')
  await expect(page.locator('#plain sw-part')).toHaveText('Other frame')
  await expect(page.locator('#main')).toBeFocused()
  expect(await isSameFooter()).toBe(true)
  // The new element is bound to the machines.
  await page.locator('#plain-button').click()
  await expect(page.locator('#plain-hint')).toBeVisible()
  await expect(page.locator('#hint')).toBeVisible()

  await page.getByRole('link', { name: 'Deeper' }).click()
  await expect(heading(page, 'Deeper')).toBeVisible()
  await expect(page.locator('#plain-hint')).toBeVisible()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(heading(page, 'Home')).toBeVisible()
  await expect(page.locator('sw-part')).toHaveText('Home')
  await expect(page.locator('#colour')).toHaveAttribute('data-state', 'black')
  await page.locator('#mobile-button').click()
  await expect(page.locator('#mobile')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Deeper')).toBeVisible()
  expect(await isSameFooter()).toBe(true)
  expect(await isSameDocument()).toBe(true)
  expect(told).toEqual([])
  // A new element comes once, with the document of the first page that has it.
  const documents = harness.requests.filter((path) => !/json|assets|ico/.test(path))
  expect(documents).toEqual(['/odd', '/other-frame'])
})

test('[ROUTE-43] a frame that does not come makes the browser load the document', async ({
  page,
  open,
}) => {
  await open('/odd')
  await markDocument(page)
  let isFirst = true
  await page.route('**/lost-frame', (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    return route.fulfill({ status: 500 })
  })
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.getByRole('link', { name: 'Lost frame' }).click()
  await expect(heading(page, 'Lost frame')).toBeVisible()
  await page.waitForFunction(() => !('isFirstDocument' in window))
  expect((await warned).text()).toContain('PayloadNavigationFailed')
})

test('[ROUTE-43] going back to a page whose payload does not come loads the document', async ({
  page,
  open,
}) => {
  await open('/')
  await page.locator('#to-about').click()
  await expect(heading(page, 'About')).toBeVisible()
  await markDocument(page)
  // Prefetched payloads would answer: here nothing but the document does.
  await page.reload()
  await waitForSite(page)
  await page.route('**/_payload.json', (route) => route.abort())
  await page.goBack()
  await expect(heading(page, 'Home')).toBeVisible()
  await page.goForward()
  await expect(heading(page, 'About')).toBeVisible()
})

test('links that ask for more than a page are the browser’s, another language is a document load, and a slash at the end becomes the address the server would redirect to', async ({
  page,
  open,
  harness,
  context,
}) => {
  await open('/')
  const prevented = (selector: string, init: object = {}) =>
    page.evaluate(
      ([selector, init]) => {
        const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
        addEventListener(
          'click',
          (event) => {
            Object.assign(window, { wasPrevented: event.defaultPrevented })
            event.preventDefault()
          },
          { once: true },
        )
        document.querySelector(selector)!.dispatchEvent(click)
        return (window as never as { wasPrevented: boolean }).wasPrevented
      },
      [selector, init] as const,
    )
  for (const selector of ['#new-window', '#off', '#save', 'a[href$=".pdf"]', 'a[hreflang=de]']) {
    expect([selector, await prevented(selector)]).toEqual([selector, false])
  }
  expect(await prevented('#to-about', { ctrlKey: true })).toBe(false)
  expect(await prevented('#to-about', { shiftKey: true })).toBe(false)
  expect(await prevented('#to-about')).toBe(true)
  expect(context.pages()).toHaveLength(1)
  expect(harness.requests.filter((path) => path.includes('pdf'))).toEqual([])

  await open('/')
  const isSameDocument = await markDocument(page)
  await page.getByRole('link', { name: 'Slashed' }).click()
  await expect(heading(page, 'Islands')).toBeVisible()
  expect(page.url()).toBe(`${harness.origin}/islands`)
  expect(await isSameDocument()).toBe(true)
  await page.goBack()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(heading(page, 'Start')).toBeVisible()
  expect(await isSameDocument()).toBe(false)
})

test('open menus and dialogs are closed, and their machines know', async ({ page, open }) => {
  await open('/')
  await page.locator('#mobile-button').click()
  await page.getByRole('link', { name: 'About, mobile' }).click()
  await expect(heading(page, 'About')).toBeVisible()
  await expect(page.locator('#mobile')).toBeHidden()
  await expect(page.locator('#mobile-button')).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('#main')).toBeFocused()

  await page.locator('#settings-button').click()
  await page.getByRole('link', { name: 'Read more' }).click()
  await expect(page.locator('#settings')).toBeHidden()
  await expect(page.locator('#main')).toBeFocused()
  await page.locator('#settings-button').click()
  await expect(page.locator('#settings')).toBeVisible()
})

test('it can be switched off: every link is a document load', async ({ page, open, harness }) => {
  await open('/?navigation=off')
  const isSameDocument = await markDocument(page)
  // By then links would be prefetched.
  await expect.poll(() => readState(page, 'prefetch')).toBe('ready')
  await page.locator('#to-about').click()
  await expect(heading(page, 'About')).toBeVisible()
  expect(await isSameDocument()).toBe(false)
  expect(payloads(harness.requests)).toEqual([])
})

test('a page left for another document comes back from the browser’s cache or anew, and works', async ({
  page,
  open,
}) => {
  await open('/')
  await page.locator('#to-about').click()
  await expect(heading(page, 'About')).toBeVisible()
  await page.goto('about:blank')
  await page.goBack()
  await expect(heading(page, 'About')).toBeVisible()
  await waitForSite(page)
  await page.getByRole('link', { name: 'Back home' }).click()
  await expect(heading(page, 'Home')).toBeVisible()
})
