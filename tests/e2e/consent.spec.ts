/** The consent banner asks visitors, and their answer counts. */
import { readFileSync } from 'node:fs'
import { findViolations } from './support/accessibility.ts'
import {
  expect,
  policyVersion,
  rememberConsent,
  test,
  waitForMachines,
  type Page,
} from './support/test.ts'

interface Actor {
  getSnapshot(): { hasTag(tag: string): boolean }
}

const bannerOf = (page: Page) => page.getByRole('region', { name: 'May we take notes?' })
const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Your cookie settings' })
const settingsOf = (page: Page) => page.locator('footer').getByRole('button', { name: /cookie/i })

async function readCookie(page: Page) {
  const cookies = await page.context().cookies()
  const cookie = cookies.find(({ name }) => name === 'consents')
  return cookie && { ...cookie, value: JSON.parse(decodeURIComponent(cookie.value)) as unknown }
}

const expectConsent = (page: Page) =>
  expect.poll(async () => (await readCookie(page))?.value, { message: 'the cookie' })

const choice = (
  analytics: boolean,
  ad: boolean,
  decided: boolean,
  necessary = analytics,
): unknown => expect.objectContaining({ necessary, analytics, ad, decided, version: policyVersion })

/** Whether the consent machine has a tag. */
const consentHas = (page: Page, tag: string) =>
  page.evaluate((wanted) => {
    const scope = globalThis as unknown as Record<symbol, { get(id: string): Actor }>
    return scope[Symbol.for('slicewright.system')]!.get('consent').getSnapshot().hasTag(wanted)
  }, tag)

async function expectBoxes(page: Page, ticks: readonly boolean[]): Promise<void> {
  const boxes = modalOf(page).getByRole('checkbox')
  await expect(boxes).toHaveCount(ticks.length)
  for (const [index, isTicked] of ticks.entries())
    await expect(boxes.nth(index)).toBeChecked({ checked: isTicked })
}

test('the policy that is asked about is the one the banner is written for', () => {
  const { data } = JSON.parse(
    readFileSync('content/documents/en-us/cookie_banner/cookie-banner.json', 'utf8'),
  ) as { data: { policy_version: string } }
  expect(data.policy_version).toBe(policyVersion)
})

test.describe('inside Europe', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'DE' } })

  test('[CONSENT-03] [CONSENT-04] [CONSENT-10] everything is denied, nobody else is asked, and the banner asks, fairly and in place', async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) foreign.push(request.url())
    })
    // A late font moves letters by itself; without fonts all movement is caused by the banner.
    await page.route(/\.woff2$/, (route) => route.abort())
    await page.addInitScript(watchShifts)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/pricing')
    await expect(bannerOf(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(readShifts)).toEqual([])
    expect(foreign).toEqual([])

    await waitForMachines(page)
    await expectConsent(page).toEqual(choice(false, false, false))
    const cookie = (await readCookie(page))!
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: true })
    expect(cookie.expires - Date.now() / 1000).toBeCloseTo(182 * 86_400, -3)

    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const [refuse, accept] = await Promise.all(
        ['Refuse all', 'Accept all'].map((name) => readLook(page, name)),
      )
      expect(refuse, `at ${width} pixels`).toEqual(accept)
      expect(await findViolations(page, '[data-follow="consent banner"]')).toEqual([])
      await bannerOf(page).getByRole('button', { name: 'Choose' }).click()
      await expect(modalOf(page)).toBeVisible()
      expect(await findViolations(page, 'dialog[open]')).toEqual([])
      await page.keyboard.press('Escape')
      await expect(modalOf(page)).toBeHidden()
    }

    // Nobody has answered.
    await page.reload()
    await expect(bannerOf(page)).toBeVisible()
  })

  test('[CONSENT-05] [CONSENT-10] accepting counts at once and for good, gets a receipt, and can be changed in the footer', async ({
    page,
  }) => {
    const posted = page.waitForRequest('**/.netlify/functions/consent')
    await page.goto('/de/preise')
    await page.locator('[data-send="consent consent.accept-all"]:visible').click()
    await expect(page.locator('[data-follow="consent banner"]')).toBeHidden()
    const request = await posted
    const response = (await request.response())!
    expect(response.status()).toBe(201)
    const { id } = (await response.json()) as { id: string }
    expect(request.postDataJSON()).toMatchObject({
      choices: { necessary: true, analytics: true, ad: true },
      gpc: false,
      locale: 'de',
      policyVersion,
      texts: {
        banner: expect.stringMatching(/^\w{64}$/),
        modal: expect.stringMatching(/^\w{64}$/),
      },
    })
    await expectConsent(page).toMatchObject({ decided: true, receipt: id })

    await page.goto('/pricing')
    await waitForMachines(page)
    await expect.poll(() => consentHas(page, 'pending')).toBe(false)
    await expect(bannerOf(page)).toBeHidden()
    await expectConsent(page).toEqual(choice(true, true, true))
    await settingsOf(page).click()
    await expectBoxes(page, [true, true, true])
    expect(await findViolations(page, 'dialog[open]')).toEqual([])
    await modalOf(page).getByRole('checkbox').nth(2).uncheck()
    await modalOf(page).getByRole('button', { name: 'Save my choice' }).click()
    await expectConsent(page).toEqual(choice(true, false, true))
  })

  test('[CONSENT-05] the keyboard refuses, for good and in every tab; a receipt that did not get through is asked for on the next visit', async ({
    page,
    context,
  }) => {
    await page.route('**/.netlify/functions/consent', (route) => route.abort())
    await page.goto('/pricing')
    await expect(bannerOf(page)).toBeVisible()
    const refuse = bannerOf(page).getByRole('button', { name: 'Refuse all' })
    // The banner comes before the page in the focus order.
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Tab')
      if (await refuse.evaluate((element) => element === document.activeElement)) break
    }
    await expect(refuse).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bannerOf(page)).toBeHidden()
    await expectConsent(page).toEqual(choice(false, false, true))
    expect((await readCookie(page))?.value).not.toHaveProperty('receipt')

    const other = await context.newPage()
    await other.goto('/legal/terms')
    await waitForMachines(other)
    await expect.poll(() => consentHas(other, 'pending')).toBe(false)
    await expect(bannerOf(other)).toBeHidden()
    await other.mouse.move(200, 200)
    await other.mouse.move(220, 220)
    await expectConsent(other).toMatchObject({
      necessary: false,
      analytics: false,
      ad: false,
      decided: true,
      receipt: expect.any(String),
    })
  })

  test('[CONSENT-05] one decision gets one receipt, however many tabs hear of it', async ({
    page,
    context,
  }) => {
    const receipts: string[] = []
    // A rate-limited request is repeated.
    context.on('response', (response) => {
      if (response.url().endsWith('/functions/consent') && response.ok())
        receipts.push(response.url())
    })
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto('/pricing')
      await expect(bannerOf(tab)).toBeVisible()
      await tab.mouse.move(200, 200)
      await tab.mouse.move(220, 220)
      await waitForMachines(tab)
    }
    await bannerOf(page).getByRole('button', { name: 'Accept all' }).click()
    await expect(bannerOf(other)).toBeHidden()
    await expectConsent(page).toMatchObject({ decided: true, receipt: expect.any(String) })
    // A tab notified of the decision posts too, or finds that another has posted.
    await expect.poll(() => readReceipts(other)).toBe('idle')
    expect(receipts).toHaveLength(1)
  })

  test('[CONSENT-10] the settings hold the focus; Escape leaves them without an answer, a choice by purpose is stored', async ({
    page,
  }) => {
    await page.goto('/pricing')
    const open = bannerOf(page).getByRole('button', { name: 'Choose' })
    const boxes = modalOf(page).getByRole('checkbox')
    await open.click()
    await boxes.nth(1).check()
    await page.keyboard.press('Escape')
    await expect(modalOf(page)).toBeHidden()
    await expect(bannerOf(page)).toBeVisible()
    await expect(open).toBeFocused()
    await expectConsent(page).toEqual(choice(false, false, false))

    await open.click()
    await expectBoxes(page, [false, false, false])
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press('Tab')
      // Past the last element the browser's own buttons come; they are not in the page.
      const where = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement === document.body || activeElement?.closest('dialog[open]')
          ? 'inside'
          : 'outside'
      })
      expect(where).toBe('inside')
    }
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await modalOf(page).getByRole('button', { name: 'Save my choice' }).click()
    await expect(modalOf(page)).toBeHidden()
    await expect(bannerOf(page)).toBeHidden()
    await expectConsent(page).toEqual(choice(true, false, true))
  })

  test('[CONSENT-03] an answer counts also where a browser keeps no secure cookie: over plain HTTP, from another machine', async ({
    page,
    baseURL,
  }) => {
    // The same server, at a name that is not this machine's own.
    await page.goto(`http://0.0.0.0:${new URL(baseURL!).port}/pricing`)
    for (const [button, isGranted] of [
      ['Accept all', true],
      ['Refuse all', false],
    ] as const) {
      await page.getByRole('button', { name: button }).click()
      await expect(bannerOf(page)).toBeHidden()
      const kept = { value: choice(isGranted, isGranted, true), secure: false }
      await expect.poll(() => readCookie(page)).toMatchObject(kept)
      await page.reload()
      await waitForMachines(page)
      await expect(bannerOf(page)).toBeHidden()
      if (isGranted) await page.getByRole('button', { name: 'Cookie settings' }).click()
    }
  })

  test('[CONSENT-03] is asked when nobody says where the visitor is, and machine and screen agree', async ({
    page,
  }) => {
    await page.clock.install()
    await page.route('**/_geo.json', () => {})
    const asked = page.waitForRequest('**/_geo.json')
    await page.goto('/pricing')
    await waitForMachines(page)
    await asked
    await page.clock.fastForward(3000)
    await expect.poll(() => consentHas(page, 'banner')).toBe(true)
    await expect(bannerOf(page)).toBeVisible()
    await bannerOf(page).getByRole('button', { name: 'Refuse all' }).click()
    await expect(bannerOf(page)).toBeHidden()
    expect(await consentHas(page, 'banner')).toBe(false)
  })

  test('[CONSENT-03] without a decision that counts nothing stays that needs a consent, in cookies or in storage; one about another policy is asked for again', async ({
    page,
    context,
    baseURL,
  }) => {
    const cookie = (name: string, value: string) => ({ name, value, url: baseURL! })
    const keep = (decision: object) =>
      cookie('consents', encodeURIComponent(JSON.stringify({ decided: true, ...decision })))
    const denied = { necessary: false, analytics: false, ad: false, gpc: false }
    const granted = { necessary: true, analytics: true, ad: true }
    const declared = ['_ga', '_uetsid', 'MUID', 'ph_k_posthog', 'colloquy-session']
    // A tag's own names, which nobody declared; two merely begin like declared ones.
    const leftovers = [...declared, '_fbp', 'consents_2', 'viewport.tag']
    const read = () =>
      page.evaluate(() => [localStorage, sessionStorage].map((area) => area.getItem('ph_x')))
    for (const [name, kept, isAsked] of [
      ['a refusal', [keep({ ...denied, version: policyVersion })], false],
      ['no decision', [], true],
      ['a consent to another policy', [keep({ ...granted, version: '1999' })], true],
    ] as const) {
      await test.step(name, async () => {
        // An open page would erase them first.
        await page.goto('about:blank')
        await context.clearCookies()
        await context.addCookies([
          ...kept,
          ...[...leftovers, 'i18n_redirected'].map((each) => cookie(each, 'en')),
        ])
        await page.goto('/pricing')
        await expect
          .poll(async () => (await context.cookies()).map((each) => each.name).toSorted())
          .toEqual(['consents', 'i18n_redirected', 'viewport'])
        await expect(bannerOf(page)).toBeVisible({ visible: isAsked })
        await expectConsent(page).toMatchObject({ ...denied, decided: !isAsked })
      })
    }
    // One place is enough to be found.
    for (const place of ['localStorage', 'sessionStorage'] as const) {
      await page.evaluate((area) => globalThis[area].setItem('ph_x', '1'), place)
      await page.reload()
      await expect.poll(read).toEqual([null, null])
    }
  })

  test('the question is there, and an answer is not lost, before any script runs', async ({
    page,
  }) => {
    const scripts = /\/assets\/.*\.js$/
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    await page.route(scripts, async (route) => {
      if ((await route.request().headerValue('sec-fetch-dest')) === 'script') await held
      await route.continue()
    })
    const early = page.waitForRequest(scripts)
    await page.goto('/pricing', { waitUntil: 'commit' })
    await early
    await page.unroute(scripts)
    release()
    await bannerOf(page).getByRole('button', { name: 'Accept all' }).click()
    await expect(bannerOf(page)).toBeHidden()
    await expectConsent(page).toEqual(choice(true, true, true))
  })
})

test.describe('outside of Europe', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'US' } })

  test('[CONSENT-03] everything is granted, and nobody is asked', async ({ page }) => {
    await page.goto('/pricing')
    await expectConsent(page).toEqual(choice(true, true, false))
    await expect(bannerOf(page)).toBeHidden()
  })
})

test.describe('of those who refuse tracking', () => {
  test('[CONSENT-03] nobody is asked, and all is denied, said by the header or by the browser, wherever they are', async ({
    page,
    context,
  }) => {
    for (const hasHeader of [true, false]) {
      if (!hasHeader) await page.addInitScript(refuseTracking)
      for (const country of ['US', 'DE']) {
        await test.step(`${hasHeader ? 'header' : 'browser'} in ${country}`, async () => {
          await context.clearCookies()
          await page.setExtraHTTPHeaders({
            'x-country': country,
            ...(hasHeader && { 'sec-gpc': '1' }),
          })
          await page.goto('/pricing')
          await expectConsent(page).toEqual(choice(false, false, false))
          await expect(bannerOf(page)).toBeHidden()
        })
      }
    }
  })

  test('a choice in the settings counts all the same, also on the next page; one made before they refused covers neither analytics nor ads', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addInitScript(refuseTracking)
    await page.goto('/pricing')
    await settingsOf(page).click()
    await modalOf(page).getByRole('button', { name: 'Accept all' }).click()
    await expect(modalOf(page)).toBeHidden()
    await page.goto('/legal/terms')
    await waitForMachines(page)
    await settingsOf(page).click()
    await expectBoxes(page, [true, true, true])
    await expectConsent(page).toMatchObject({ ad: true, decided: true, gpc: true })

    // A page that is still alive, if only in the browser's cache, would overwrite the older choice with its own.
    await page.close()
    await rememberConsent(context, baseURL!, { analytics: true, ad: true })
    const nextPage = await context.newPage()
    await nextPage.goto('/legal/terms')
    await settingsOf(nextPage).click()
    await expectBoxes(nextPage, [true, false, false])
  })
})

async function readLook(page: Page, name: string) {
  const button = bannerOf(page).getByRole('button', { name })
  const box = (await button.boundingBox())!
  const style = await button.evaluate((element) => {
    const { color, backgroundColor, borderColor, fontSize, fontWeight, padding } =
      getComputedStyle(element)
    return { color, backgroundColor, borderColor, fontSize, fontWeight, padding }
  })
  return { ...style, width: Math.round(box.width), height: Math.round(box.height) }
}

/** The state of the receipts machine. */
const readReceipts = (page: Page) =>
  page.evaluate(() => {
    const scope = globalThis as unknown as Record<symbol, { get(id: string): Valued }>
    return scope[Symbol.for('slicewright.system')]!.get('receipts').getSnapshot().value
  })

interface Valued {
  getSnapshot(): { value: string }
}

/** Runs in the page. */
function refuseTracking(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
}

/** Runs in the page, before its own scripts. */
function watchShifts(): void {
  const shifts: number[] = []
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) shifts.push((entry as never as { value: number }).value)
  }
  const watching = new PerformanceObserver((list) => note(list.getEntries()))
  watching.observe({ type: 'layout-shift', buffered: true })
  const readShifts = () => {
    note(watching.takeRecords())
    return shifts
  }
  Object.assign(globalThis, { readShifts })
}

/** Runs in the page, once it has been drawn. */
async function readShifts(): Promise<number[]> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  return (globalThis as never as { readShifts(): number[] }).readShifts()
}
