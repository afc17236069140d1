/** What visitors are asked, and that their answer counts. */
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

const none = { necessary: false, analytics: false, ad: false }
interface Actor {
  getSnapshot(): { hasTag(tag: string): boolean }
}

const bannerOf = (page: Page) => page.getByRole('region', { name: 'May we take notes?' })
const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Your cookie settings' })

async function readConsent(page: Page) {
  const cookies = await page.context().cookies()
  const cookie = cookies.find(({ name }) => name === 'consents')
  return cookie && { ...cookie, value: JSON.parse(decodeURIComponent(cookie.value)) as unknown }
}

const choice = (
  analytics: boolean,
  ad: boolean,
  decided: boolean,
  necessary = analytics,
): unknown => expect.objectContaining({ necessary, analytics, ad, decided, version: policyVersion })

test.describe('inside Europe', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'DE' } })

  test('[CONSENT-03] [CONSENT-04] everything is denied, that is stored, and the banner asks', async ({
    page,
  }) => {
    await page.goto('/pricing')
    await expect(bannerOf(page)).toBeVisible()
    await waitForMachines(page)
    await expect.poll(() => readConsent(page)).toBeTruthy()
    const cookie = await readConsent(page)
    expect(cookie).toMatchObject({
      value: choice(false, false, false),
      path: '/',
      sameSite: 'Lax',
      secure: true,
    })
    expect(cookie!.expires - Date.now() / 1000).toBeCloseTo(182 * 86_400, -3)
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
      await expect.poll(() => readConsent(page)).toMatchObject(kept)
      await page.reload()
      await waitForMachines(page)
      await expect(bannerOf(page)).toBeHidden()
      if (isGranted) await page.getByRole('button', { name: 'Cookie settings' }).click()
    }
  })

  test('[CONSENT-04] nothing is asked of anybody else before', async ({ page, baseURL }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) foreign.push(request.url())
    })
    await page.goto('/')
    await expect(bannerOf(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
  })

  test('the banner still asks the next time while nobody has answered', async ({ page }) => {
    await page.goto('/pricing')
    await expect(bannerOf(page)).toBeVisible()
    await page.reload()
    await expect(bannerOf(page)).toBeVisible()
  })

  const answers: [button: string, granted: boolean][] = [
    ['Accept all', true],
    ['Refuse all', false],
  ]
  for (const [button, granted] of answers) {
    test(`[CONSENT-05] "${button}" is stored at once, and asked never again`, async ({ page }) => {
      await page.goto('/pricing')
      await bannerOf(page).getByRole('button', { name: button }).click()
      await expect(bannerOf(page)).toBeHidden()
      await expect
        .poll(async () => (await readConsent(page))?.value)
        .toEqual(choice(granted, granted, true))
      await page.goto('/legal/terms')
      await waitForMachines(page)
      // Beacons are never over for the runner: the page is asked whether it knows.
      await page.waitForFunction(() => {
        const scope = globalThis as unknown as Record<symbol, { get(id: string): Actor }>
        return !scope[Symbol.for('slicewright.system')]!.get('consent')
          .getSnapshot()
          .hasTag('pending')
      })
      await expect(bannerOf(page)).toBeHidden()
      await expect
        .poll(async () => (await readConsent(page))?.value)
        .toEqual(choice(granted, granted, true))
    })
  }

  for (const width of [375, 1440]) {
    test(`[CONSENT-10] accepting and refusing weigh the same at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/pricing')
      const [refuse, accept] = await Promise.all(
        ['Refuse all', 'Accept all'].map(async (name) => {
          const button = bannerOf(page).getByRole('button', { name })
          const box = await button.boundingBox()
          const style = await button.evaluate((element) => {
            const { color, backgroundColor, borderColor, fontSize, fontWeight, padding } =
              getComputedStyle(element)
            return { color, backgroundColor, borderColor, fontSize, fontWeight, padding }
          })
          return { ...style, width: Math.round(box!.width), height: Math.round(box!.height) }
        }),
      )
      expect(refuse).toEqual(accept)
    })
  }

  test('[CONSENT-10] the settings open from the banner, hold the focus, and a choice by purpose is stored', async ({
    page,
  }) => {
    await page.goto('/pricing')
    await bannerOf(page).getByRole('button', { name: 'Choose' }).click()
    await expect(modalOf(page)).toBeVisible()
    const boxes = modalOf(page).getByRole('checkbox')
    await expect(boxes).toHaveCount(3)
    for (const box of await boxes.all()) await expect(box).not.toBeChecked()
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
    await expect
      .poll(async () => (await readConsent(page))?.value)
      .toEqual(choice(true, false, true))
  })

  test('[CONSENT-10] Escape leaves the settings without an answer', async ({ page }) => {
    await page.goto('/pricing')
    const open = bannerOf(page).getByRole('button', { name: 'Choose' })
    await open.click()
    await modalOf(page).getByRole('checkbox').nth(1).check()
    await page.keyboard.press('Escape')
    await expect(modalOf(page)).toBeHidden()
    await expect(bannerOf(page)).toBeVisible()
    await expect(open).toBeFocused()
    await expect
      .poll(async () => (await readConsent(page))?.value)
      .toEqual(choice(false, false, false))
  })

  test('[CONSENT-10] the footer leads back to the settings, which show what was chosen', async ({
    page,
  }) => {
    await page.goto('/pricing')
    await bannerOf(page).getByRole('button', { name: 'Accept all' }).click()
    await page
      .locator('footer')
      .getByRole('button', { name: /cookie/i })
      .click()
    const boxes = modalOf(page).getByRole('checkbox')
    for (const box of await boxes.all()) await expect(box).toBeChecked()
    expect(await findViolations(page)).toEqual([])
    await boxes.nth(2).uncheck()
    await modalOf(page).getByRole('button', { name: 'Save my choice' }).click()
    await expect
      .poll(async () => (await readConsent(page))?.value)
      .toEqual(choice(true, false, true))
  })

  test('[CONSENT-05] a decision gets a receipt, whose id the cookie keeps', async ({ page }) => {
    const posted = page.waitForRequest('**/.netlify/functions/consent')
    await page.goto('/de/preise')
    await page.getByRole('region', { name: /./ }).locator('[data-send$="accept-all"]').click()
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
    await expect
      .poll(async () => (await readConsent(page))?.value)
      .toMatchObject({ decided: true, receipt: id })
  })

  test('[CONSENT-05] a receipt that did not get through is asked for on the next visit', async ({
    page,
  }) => {
    await page.route('**/.netlify/functions/consent', (route) => route.abort())
    await page.goto('/pricing')
    await bannerOf(page).getByRole('button', { name: 'Refuse all' }).click()
    await expect(bannerOf(page)).toBeHidden()
    await expect
      .poll(async () => (await readConsent(page))?.value)
      .toEqual(choice(false, false, true))
    expect((await readConsent(page))?.value).not.toHaveProperty('receipt')
    await page.unroute('**/.netlify/functions/consent')
    await page.goto('/legal/terms')
    await waitForMachines(page)
    await page.mouse.move(200, 200)
    await page.mouse.move(220, 220)
    await expect
      .poll(async () => (await readConsent(page))?.value)
      .toMatchObject({ ...none, decided: true, receipt: expect.any(String) })
  })

  test('[CONSENT-05] one decision gets one receipt, however many tabs hear of it', async ({
    page,
    context,
  }) => {
    const receipts: string[] = []
    // A server that is asked too often is asked again.
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
    }
    await waitForMachines(other)
    await bannerOf(page).getByRole('button', { name: 'Accept all' }).click()
    await expect(bannerOf(other)).toBeHidden()
    await expect
      .poll(async () => (await readConsent(page))?.value)
      .toMatchObject({ decided: true, receipt: expect.any(String) })
    await other.waitForTimeout(500)
    expect(receipts).toHaveLength(1)
  })

  test('[CONSENT-03] is asked when nobody says where the visitor is, and machine and screen agree', async ({
    page,
  }) => {
    await page.route('**/_geo.json', () => {})
    await page.goto('/pricing')
    await waitForMachines(page)
    const isAsking = () =>
      page.evaluate(() => {
        const scope = globalThis as unknown as Record<symbol, { get(id: string): Actor }>
        return scope[Symbol.for('slicewright.system')]!.get('consent')
          .getSnapshot()
          .hasTag('banner')
      })
    await expect.poll(isAsking, { timeout: 10_000 }).toBe(true)
    await expect(bannerOf(page)).toBeVisible()
    await bannerOf(page).getByRole('button', { name: 'Refuse all' }).click()
    await expect(bannerOf(page)).toBeHidden()
    expect(await isAsking()).toBe(false)
  })

  const leftovers: [name: string, decision: object | undefined][] = [
    ['a refusal', { version: policyVersion }],
    ['no decision', undefined],
    [
      'a consent to another policy',
      { necessary: true, analytics: true, ad: true, version: '1999' },
    ],
  ]
  for (const [name, decision] of leftovers) {
    test(`[CONSENT-03] with ${name} nothing stays that needs a consent, in cookies or in storage`, async ({
      page,
      context,
      baseURL,
    }) => {
      const cookie = (cookieName: string, value: string) => ({
        name: cookieName,
        value,
        url: baseURL!,
      })
      const kept = { ...none, decided: true, gpc: false, ...decision }
      await context.addCookies([
        ...(decision ? [cookie('consents', encodeURIComponent(JSON.stringify(kept)))] : []),
        ...['_ga', '_uetsid', 'MUID', 'ph_k_posthog', 'colloquy-session', 'i18n_redirected'].map(
          (vendor) => cookie(vendor, 'en'),
        ),
      ])
      await page.goto('/pricing')
      await expect
        .poll(async () => (await context.cookies()).map((each) => each.name).toSorted())
        .toEqual(['consents', 'i18n_redirected', 'viewport'])
      // One place is enough to be found.
      for (const place of ['localStorage', 'sessionStorage'] as const) {
        await page.evaluate((area) => globalThis[area].setItem('ph_x', '1'), place)
        await page.reload()
        await expect
          .poll(() => page.evaluate((area) => globalThis[area].getItem('ph_x'), place))
          .toBeNull()
      }
    })
  }

  test('asks again when the policy has changed, and grants nothing until then', async ({
    page,
    context,
    baseURL,
  }) => {
    const old = { necessary: true, analytics: true, ad: true, decided: true, version: '1999' }
    const value = encodeURIComponent(JSON.stringify(old))
    await context.addCookies([{ name: 'consents', value, url: baseURL! }])
    await page.goto('/pricing')
    await expect(bannerOf(page)).toBeVisible()
    await expect
      .poll(async () => (await readConsent(page))?.value)
      .toEqual(choice(false, false, false))
  })

  test('the policy that is asked about is the one the banner is written for', async ({ page }) => {
    await page.goto('/pricing')
    const { data } = JSON.parse(
      readFileSync('content/documents/en-us/cookie_banner/cookie-banner.json', 'utf8'),
    ) as { data: { policy_version: string } }
    expect(data.policy_version).toBe(policyVersion)
  })

  for (const width of [375, 1440]) {
    test(`is accessible at ${width} pixels, with the banner and with the settings`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/legal/terms')
      await expect(bannerOf(page)).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await bannerOf(page).getByRole('button', { name: 'Choose' }).click()
      await expect(modalOf(page)).toBeVisible()
      expect(await findViolations(page)).toEqual([])
    })
  }

  test('the banner moves nothing on the page', async ({ page }) => {
    // A font that arrives late moves letters by itself; without fonts all that moves is the banner's doing.
    await page.route(/\.woff2$/, (route) => route.abort())
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as never as Shift).value)
      }).observe({ type: 'layout-shift', buffered: true })
      interface Shift {
        value: number
      }
    })
    await page.goto('/legal/terms')
    await expect(bannerOf(page)).toBeVisible()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    expect(await page.evaluate(() => (globalThis as never as { shifts: number[] }).shifts)).toEqual(
      [],
    )
  })

  test('the keyboard reaches the question before the page, and answers it', async ({ page }) => {
    await page.goto('/pricing')
    await expect(bannerOf(page)).toBeVisible()
    const refuse = bannerOf(page).getByRole('button', { name: 'Refuse all' })
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Tab')
      if (await refuse.evaluate((element) => element === document.activeElement)) break
    }
    await expect(refuse).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bannerOf(page)).toBeHidden()
    await expect
      .poll(async () => (await readConsent(page))?.value)
      .toEqual(choice(false, false, true))
  })

  test('the question is there, and an answer is not lost, before the machines run', async ({
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
    await expect
      .poll(async () => (await readConsent(page))?.value)
      .toEqual(choice(true, true, true))
  })

  test('[CONSENT-05] a choice made in another tab is a choice', async ({ page, context }) => {
    await page.goto('/pricing')
    await bannerOf(page).getByRole('button', { name: 'Refuse all' }).click()
    const other = await context.newPage()
    await other.goto('/')
    await waitForMachines(other)
    await other.waitForLoadState('networkidle')
    await expect(bannerOf(other)).toBeHidden()
  })
})

test.describe('outside of Europe', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'US' } })

  test('[CONSENT-03] everything is granted, and nobody is asked', async ({ page }) => {
    await page.goto('/pricing')
    await expect
      .poll(async () => (await readConsent(page))?.value)
      .toEqual(choice(true, true, false))
    await expect(bannerOf(page)).toBeHidden()
  })
})

test.describe('of those who refuse tracking', () => {
  const signals: [name: string, header: boolean][] = [
    ['by the header', true],
    ['by the property', false],
  ]
  for (const [name, hasHeader] of signals) {
    for (const country of ['US', 'DE']) {
      test(`[CONSENT-03] nobody is asked, and all is denied, ${name} in ${country}`, async ({
        page,
      }) => {
        await page.setExtraHTTPHeaders({
          'x-country': country,
          ...(hasHeader && { 'sec-gpc': '1' }),
        })
        if (!hasHeader) await page.addInitScript(refuseTracking)
        await page.goto('/pricing')
        await expect
          .poll(async () => (await readConsent(page))?.value)
          .toEqual(choice(false, false, false))
        await expect(bannerOf(page)).toBeHidden()
      })
    }
  }

  test('a choice in the settings counts all the same, also on the next page', async ({ page }) => {
    await page.addInitScript(refuseTracking)
    await page.goto('/pricing')
    const footer = page.locator('footer')
    await footer.getByRole('button', { name: /cookie/i }).click()
    await modalOf(page).getByRole('button', { name: 'Accept all' }).click()
    await expect(modalOf(page)).toBeHidden()
    await page.goto('/legal/terms')
    await waitForMachines(page)
    await footer.getByRole('button', { name: /cookie/i }).click()
    for (const box of await modalOf(page).getByRole('checkbox').all())
      await expect(box).toBeChecked()
    await expect
      .poll(async () => (await readConsent(page))?.value)
      .toMatchObject({ ad: true, decided: true, gpc: true })
  })

  test('a choice made before they refused covers neither analytics nor ads', async ({
    page,
    context,
    baseURL,
  }) => {
    await rememberConsent(context, baseURL!, { analytics: true, ad: true })
    await page.addInitScript(refuseTracking)
    await page.goto('/pricing')
    await page
      .locator('footer')
      .getByRole('button', { name: /cookie/i })
      .click()
    const boxes = modalOf(page).getByRole('checkbox')
    await expect(boxes.nth(0)).toBeChecked()
    await expect(boxes.nth(1)).not.toBeChecked()
    await expect(boxes.nth(2)).not.toBeChecked()
  })
})

/** Runs in the page. */
function refuseTracking(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
}

test.describe('from an unknown country', () => {
  test('[CONSENT-03] counts as inside', async ({ page }) => {
    await page.goto('/pricing')
    await expect(bannerOf(page)).toBeVisible()
  })
})

test('a click on the banner before the machines run is not lost', async ({ page }) => {
  // The chunk with the machines comes late.
  await page.route(/\/assets\/chunks\//, async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await page.goto('/pricing')
  await page
    .locator('footer')
    .getByRole('button', { name: /cookie/i })
    .click()
  await expect(modalOf(page)).toBeVisible()
})
