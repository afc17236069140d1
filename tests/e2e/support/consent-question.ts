/** The consent banner, and the elements it covers. */
import { expect, type Page } from './test.ts'

export const banner = '[data-follow="consent banner"]'

export const questionSizes = [
  [320, 640],
  [375, 667],
  [768, 1024],
  [1280, 720],
  [1440, 900],
] as const

export async function expectBanner(page: Page): Promise<void> {
  await expect(page.locator(banner)).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

/** Heading and main action covered by the banner, with both boxes; only on the first screen. */
export function findHidden(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const banner = document.querySelector(selector)!.getBoundingClientRect()
    const heading = document.querySelector('h1')
    if (!heading || scrollY !== 0 || banner.height === 0) throw new Error('Nothing to compare.')
    const section = heading.closest('section, header, main')!
    const action = [...section.querySelectorAll('[data-look]')].find((element) =>
      element.checkVisibility(),
    )
    return [heading, action].flatMap((element) => {
      if (!element) return []
      const box = element.getBoundingClientRect()
      const isHidden =
        box.left < banner.right &&
        box.right > banner.left &&
        box.top < banner.bottom &&
        box.bottom > banner.top
      const words = element.textContent.trim()
      return isHidden
        ? [`"${words}" ends at ${box.bottom}, the banner begins at ${banner.top}`]
        : []
    })
  }, banner)
}
