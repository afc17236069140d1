/** Addresses that lead nowhere. */
import { expect, test, waitForMachines } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const cases: [title: string, path: string, layout: string][] = [
  ['a path no pattern fits', '/there/is/nothing/here', 'default'],
  ['the not-found page itself', '/404', 'default'],
  ['a document there is not', '/lp/nobody-wrote-this', 'default'],
  ['a document that has no well-formed name', '/legal/no%20such%20thing', 'default'],
  ['an article there is not', '/blog/nope', 'blog'],
  ['a path below an article there is not', '/blog/nope/at/all', 'blog'],
  ['an article there is not, in German', '/de/blog/nichts', 'blog'],
  ['a form there is not', '/form/nobody', 'minimal'],
  ['a path in another language', '/de/nichts/zu/sehen', 'default'],
]
test('[ERR-04] [ROUTE-52] visitors of an address that leads nowhere see a page that says so', async ({
  page,
}) => {
  for (const [title, path, layout] of cases) {
    await test.step(title, async () => {
      const response = await page.goto(path)
      expect.soft(response?.status(), path).toBe(404)
      await expect.soft(page.locator('h1'), path).toBeVisible()
      await expect.soft(page.locator('body'), path).toHaveAttribute('data-layout', layout)
      // A fatal error replaces the content; the frame around it stays (OP09).
      await expect.soft(page.locator('header'), path).toHaveCount(1)
      await expect.soft(page.locator('footer'), path).toBeVisible()
      const visible = layout !== 'minimal'
      await expect.soft(page.locator('header nav').first(), path).toBeVisible({ visible })
      const search = page.locator('header [aria-keyshortcuts]').first()
      await expect.soft(search, path).toBeVisible({ visible })
      const robots = page.locator('head meta[name=robots]')
      await expect.soft(robots, path).toHaveAttribute('content', /noindex/)
      await expect.soft(page.locator('head link[hreflang]'), path).toHaveCount(0)
    })
  }
})

test.describe('[ERR-07] the not-found page', () => {
  test('[NAV-03] [IMG-07] has its own title, a dark header with title and subtitle under a white bar, a light background, and cards with a picture 88 high: the accent one green, the others outlined in black', async ({
    page,
  }) => {
    await page.goto('/nowhere')
    await expect(page).toHaveTitle('Page not found | Colloquy')
    const header = page.locator('main > *').first()
    await expect(header).toHaveAttribute('data-color', 'dark')
    await expect(header.locator('h1')).toHaveText('Nobody has written this page yet')
    await expect(header).toContainText('Here are four that exist.')
    const [text, background] = await header.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return [color, backgroundColor]
    })
    expect(brightness(text!)).toBeGreaterThan(200)
    expect(brightness(background!)).toBeLessThan(80)

    await expect(page.locator('body')).toHaveAttribute('data-navbar', 'white')
    const bar = await page
      .locator('header a')
      .first()
      .evaluate((link) => getComputedStyle(link).color)
    expect(brightness(bar)).toBeGreaterThan(200)
    const body = await page
      .locator('body')
      .evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(brightness(body)).toBeGreaterThan(200)

    const cards = page.locator('main section').nth(1).getByRole('link')
    await expect(cards).toHaveCount(4)
    const looks = await cards.evaluateAll((links) =>
      links.map((link) => {
        const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(link)
        const { height } = link.querySelector('img')!.getBoundingClientRect()
        return { backgroundColor, borderTopWidth, borderTopColor, height }
      }),
    )
    const [accent, ...others] = looks
    const [red, green, blue] = accent!.backgroundColor.match(/\d+/g)!.map(Number)
    expect(green).toBeGreaterThan(Math.max(red!, blue!))
    for (const other of others) {
      expect(other.borderTopWidth).not.toBe('0px')
      expect(brightness(other.borderTopColor)).toBeLessThan(80)
      expect(other.backgroundColor).not.toBe(accent!.backgroundColor)
    }
    expect(looks.map(({ height }) => height)).toEqual([88, 88, 88, 88])
    await cards.nth(2).click()
    await expect(page).toHaveURL('/pricing')
  })

  test('[ROUTE-43] a link to a page that is gone ends on it too', async ({ page }) => {
    await page.goto('/legal/terms')
    await waitForMachines(page)
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main a, footer a')!
      link.href = '/legal/gone'
      link.click()
    })
    await expect(page).toHaveURL('/legal/gone')
    await expect(page.locator('h1')).toHaveText('Nobody has written this page yet')
    await expect(page.locator('header')).toBeVisible()
  })

  test('[LINK-03] tells those who are asked which page was looked for', async ({ page }) => {
    for (const path of ['/blog/nope', '/there/is/nothing', '/lp/nobody-wrote-this']) {
      await page.goto(path)
      await waitForMachines(page)
      const link = page.getByRole('link', { name: 'Tell us what you were looking for' })
      // A mouse that is there already makes no gesture.
      await page.mouse.move(0, 0)
      await link.hover()
      await page.waitForFunction(() => {
        const system = (globalThis as never)[Symbol.for('slicewright.system')] as {
          get(id: string): unknown
        }
        return system.get('links') !== undefined
      })
      await link.click()
      await expect(page).toHaveURL(`/form/contact-us?from=${encodeURIComponent(path)}`)
    }
  })
})

/** Brightness of a colour as browsers compute it, 0 to 255. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)!.map(Number)
  return (red * 299 + green * 587 + blue * 114) / 1000
}
