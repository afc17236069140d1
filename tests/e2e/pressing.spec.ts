/**
 * Linked pictures show that they have the focus, and have alternative text when they do not load.
 */
import { expect, rememberConsent, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

const logos: [what: string, path: string, selector: string][] = [
  ['masthead', '/test/everything', 'main blockquote + p a:has(img)'],
  ['logo of a wall', '/team-plan', 'main li > a:has(> img)'],
]

for (const [what, path, selector] of logos) {
  test(`a linked ${what} shows the focus`, async ({ page }) => {
    await page.goto(path)
    const link = page.locator(selector).first()
    await link.scrollIntoViewIfNeeded()
    await link.locator('img').evaluate((image: HTMLImageElement) => image.decode())
    // Room for the ring, which stands outside.
    const { x, y, width, height } = (await link.boundingBox())!
    const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 }
    await page.mouse.move(0, 0)
    await page.keyboard.press('Shift')
    const before = await page.screenshot({ clip })
    expect((await page.screenshot({ clip })).equals(before)).toBe(true)
    await link.focus()
    expect((await page.screenshot({ clip })).equals(before)).toBe(false)
  })
}

test('a masthead that does not come is named in full', async ({ page }) => {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  )
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/test/everything')
  for (const logo of await page.locator('main blockquote + p img').all()) {
    const room = await logo.evaluate((image: HTMLImageElement) => {
      const context = document.createElement('canvas').getContext('2d')!
      context.font = getComputedStyle(image).font
      return image.clientWidth - context.measureText(image.alt).width
    })
    // Chromium draws a mark of 16 pixels beside them.
    expect.soft(room).toBeGreaterThan(16)
  }
})
