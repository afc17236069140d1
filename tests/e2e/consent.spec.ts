/** What visitors are asked, and that their answer counts. */
import { findViolations } from './support/accessibility.ts'
import { expect, test, waitForMachines, type Page } from './support/test.ts'

const bannerOf = (page: Page) => page.getByRole('region', { name: 'May we take notes?' })
const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Your cookie settings' })

async function readConsent(page: Page) {
  const cookies = await page.context().cookies()
  const cookie = cookies.find(({ name }) => name === 'consents')
  return cookie && { ...cookie, value: JSON.parse(decodeURIComponent(cookie.value)) as unknown }
}

const choice = (analytics: boolean, ad: boolean, decided: boolean, necessary = analytics) => ({
  necessary,
  analytics,
  ad,
  decided,
})

test.describe('inside Europe', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'DE' } })

  test('[CONSENT-03] [CONSENT-04] everything is denied, that is stored, and the banner asks', async ({
    page,
  }) => {
    await page.goto('/pricing')
    await expect(bannerOf(page)).toBeVisible()
    const cookie = await readConsent(page)
    expect(cookie).toMatchObject({
      value: choice(false, false, false),
      path: '/',
      sameSite: 'Lax',
      secure: true,
    })
    expect(cookie!.expires - Date.now() / 1000).toBeCloseTo(182 * 86_400, -3)
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
      expect((await readConsent(page))?.value).toEqual(choice(granted, granted, true))
      await page.goto('/legal/terms')
      await waitForMachines(page)
      await page.waitForLoadState('networkidle')
      await expect(bannerOf(page)).toBeHidden()
      expect((await readConsent(page))?.value).toEqual(choice(granted, granted, true))
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
    expect((await readConsent(page))?.value).toEqual(choice(true, false, true))
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
    expect((await readConsent(page))?.value).toEqual(choice(false, false, false))
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
    expect((await readConsent(page))?.value).toEqual(choice(true, false, true))
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
