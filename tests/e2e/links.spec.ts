/** Calls to action and links: their reports, their origins, their looks. */
import { readEvents, recordEvents } from './support/recorder.ts'
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } })

test.beforeEach(async ({ context, baseURL }) => {
  await rememberConsent(context, baseURL!)
  await recordEvents(context)
})

test('[CTA-06] [CTA-08] [LINK-03] a click on a call to action of the page is reported', async ({
  page,
}) => {
  await page.goto('/pricing')
  await waitForMachines(page)
  const cta = page.locator('main a[data-cta=demo], main a[data-cta=freeTrial]').first()
  const type = await cta.getAttribute('data-cta')
  await expect(cta).toHaveAttribute('href', /\?from=%2Fpricing$/)
  const href = await cta.getAttribute('href')
  // The record is lost when the page is left.
  await page.evaluate(() => addEventListener('click', (click) => click.preventDefault(), true))
  await cta.click()
  await expect
    .poll(() => readEvents(page))
    .toContainEqual({
      name: 'CTA clicked',
      properties: {
        destination: href!.split('?', 1)[0],
        linkType: type,
        section: expect.stringMatching(/./),
      },
    })
})

test('[LINK-03] [OP31] a link of the frame says which page it was followed from', async ({
  page,
}) => {
  await page.goto('/legal/terms')
  await waitForMachines(page)
  const cta = page.locator('header a[data-cta=demo]').first()
  await expect(cta).toHaveAttribute('href', '/form/demo?from=%2Flegal%2Fterms')
  await page.evaluate(() => Object.assign(window, { isFirst: true }))
  await page.locator('footer a[href="/pricing"]').first().click()
  await expect(page).toHaveURL('/pricing')
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true)
  await cta.click()
  await expect(page).toHaveURL('/form/demo?from=%2Fpricing')
})

test('[LINK-03] a link of the frame to the page shown is marked as such, whatever it says besides', async ({
  page,
}) => {
  await page.goto('/pricing')
  await waitForMachines(page)
  await page.locator('footer a[data-link=partners]').click()
  const current = page.locator('footer a[aria-current=page]')
  await expect(current).toHaveAttribute('href', '/form/partners?from=%2Fform%2Fpartners')
})

test('[LINK-03] [OP31] a link of the frame says so without script, on every page but one for nothing', async ({
  request,
}) => {
  const linkOf = (html: string) => /<a [^>]*href="([^"]*)"[^>]*data-cta="freeTrial"/.exec(html)?.[1]
  for (const [path, form] of [
    ['/', '/form/free-trial?from=%2F'],
    ['/pricing', '/form/free-trial?from=%2Fpricing'],
    ['/de/preise', '/de/form/kostenlos-testen?from=%2Fde%2Fpreise'],
    ['/blog?page=2', '/form/free-trial?from=%2Fblog'],
    ['/nothing-here', '/form/free-trial'],
  ] as const)
    expect(linkOf(await (await request.get(path)).text()), path).toBe(form)
})

const waitForLinks = (page: Page) =>
  page.waitForFunction(() => {
    const system = (globalThis as never)[Symbol.for('slicewright.system')] as {
      get(id: string): unknown
    }
    return system.get('links') !== undefined
  })

const places: [name: string, selector: string][] = [
  ['of the frame', 'header a[data-cta=demo]'],
  ['of the page', 'main a[data-cta=demo], main a[data-cta=freeTrial]'],
]
const ways: { button?: 'middle'; modifiers?: ['ControlOrMeta'] }[] = [
  { button: 'middle' },
  { modifiers: ['ControlOrMeta'] },
]

test('[LINK-03] [CTA-06] [OP31] a call to action of the frame or the page opened in a tab by the button in the middle or Control says where it comes from, and is reported', async ({
  page,
  context,
}) => {
  // Targets of the tabs are tested elsewhere.
  await context.route('/form/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Form</title>' }),
  )
  await page.goto('/pricing')
  await waitForMachines(page)
  let clicks = 0
  for (const [place, selector] of places) {
    const cta = page.locator(selector).first()
    await cta.hover()
    await waitForLinks(page)
    for (const options of ways) {
      for (let times = 0; times < 2; times++) {
        const [tab] = await Promise.all([context.waitForEvent('page'), cta.click(options)])
        await expect(tab, place).toHaveURL(/^[^?]+\/form\/[\w-]+\?from=%2Fpricing$/)
        await tab.close()
        await expect.poll(() => readEvents(page, 'CTA clicked')).toHaveLength(++clicks)
      }
    }
    const [first, ...others] = (await readEvents(page, 'CTA clicked')).slice(-4)
    expect(first!.properties['destination'], place).toMatch(/^\/form\//)
    for (const other of others) expect(other, place).toEqual(first)
  }
  await expect(page).toHaveURL('/pricing')
})

test('[LINK-03] [OP31] a link of the frame is right before its menu opens, and nothing is reported', async ({
  page,
}) => {
  await page.goto('/legal/terms')
  await waitForMachines(page)
  const cta = page.locator('header a[data-cta=demo]').first()
  await cta.hover()
  await waitForLinks(page)
  await cta.click({ button: 'right' })
  await expect(cta).toHaveAttribute('href', '/form/demo?from=%2Flegal%2Fterms')
  expect(await readEvents(page)).toEqual([])
})

test('[CTA-06] a click that comes with the first gesture is reported as well', async ({ page }) => {
  await page.goto('/pricing')
  await waitForMachines(page)
  await page.evaluate(() => {
    const cta = document.querySelector<HTMLAnchorElement>('main a[data-cta]')!
    cta.addEventListener('click', (click) => click.preventDefault())
    cta.click()
  })
  await expect
    .poll(async () => (await readEvents(page)).map(({ name }) => name))
    .toContain('CTA clicked')
})

test('[CTA-04] a disabled call to action is no link and reports nothing', async ({ page }) => {
  await page.goto('/pricing')
  await waitForMachines(page)
  await page.evaluate(() => {
    const disabled = document.createElement('span')
    disabled.setAttribute('role', 'link')
    disabled.setAttribute('aria-disabled', 'true')
    disabled.dataset['look'] = 'primary'
    disabled.textContent = 'Not yet'
    document.querySelector('main')!.prepend(disabled)
  })
  await page.getByText('Not yet').click({ force: true })
  // Only a click after it is reported.
  const cta = page.locator('main a[data-cta]').first()
  await cta.evaluate((link) => link.addEventListener('click', (click) => click.preventDefault()))
  await cta.click()
  await expect.poll(() => readEvents(page)).not.toEqual([])
  expect(await readEvents(page, 'CTA clicked')).toHaveLength(1)
  await expect(page).toHaveURL('/pricing')
})

test('[LINK-06] [LINK-04] a link to the cookie settings opens them and is reported', async ({
  page,
}) => {
  await page.goto('/legal/terms')
  await waitForMachines(page)
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
  await waitForLinks(page)
  await page.evaluate(() => {
    const link =
      document.querySelector<HTMLAnchorElement>('main a[href]') ?? document.createElement('a')
    Object.assign(link.dataset, { link: 'openCookieModal', send: 'consent modal.open' })
    link.href = '#cookie-settings'
    link.textContent = 'Cookie settings here'
    if (!link.isConnected) document.querySelector('main')!.prepend(link)
  })
  await page.getByRole('link', { name: 'Cookie settings here' }).click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  await expect(page).toHaveURL(/\/legal\/terms$/)
  const [event] = await readEvents(page)
  expect(event).toMatchObject({ name: 'CTA clicked', properties: { linkType: 'openCookieModal' } })
})

test('[LINK-05] a link that opens a window gives it no opener', async ({ page }) => {
  await page.goto('/pricing')
  await waitForMachines(page)
  const external = page.locator('a[target=_blank]')
  for (const rel of await external.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).rel),
  )) {
    expect(rel).toMatch(/noopener/)
  }
  await page.evaluate(() => {
    const link = document.createElement('a')
    Object.assign(link, {
      href: '/legal/terms',
      target: '_blank',
      rel: 'noopener',
      textContent: 'New window',
    })
    document.querySelector('main')!.prepend(link)
  })
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'New window' }).click(),
  ])
  await popup.waitForLoadState()
  expect(await popup.evaluate(() => opener === null)).toBe(true)
})

test('[CTA-05] the hover effect follows a mouse', async ({ page }) => {
  await page.goto('/pricing')
  await waitForMachines(page)
  const cta = page.locator('main a[data-cta]').first()
  const pointerX = async (x: number) => {
    await cta.hover({ position: { x, y: 10 } })
    const style = await cta.evaluate((link) => link.style.getPropertyValue('--pointer-x'))
    return Math.abs(Number.parseInt(style, 10) - x)
  }
  // The position counts from within the border.
  await expect.poll(() => pointerX(12)).toBeLessThan(3)
  await expect.poll(() => pointerX(60)).toBeLessThan(3)
})

test('[CTA-05] a touch screen has no hover effect', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, hasTouch: true, isMobile: true })
  await rememberConsent(context, baseURL!)
  const page = await context.newPage()
  await page.goto('/pricing')
  await waitForMachines(page)
  const cta = page.locator('main a[data-cta]').first()
  await cta.evaluate((link) => link.addEventListener('click', (click) => click.preventDefault()))
  await cta.tap()
  // The machines have answered the tap, and the frame after it was drawn.
  await waitForLinks(page)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await cta.evaluate((link) => link.style.getPropertyValue('--pointer-x'))).toBe('')
  expect(await page.evaluate(() => matchMedia('(hover: hover) and (pointer: fine)').matches)).toBe(
    false,
  )
  await context.close()
})
