/** Room: nothing is wider than the screen, in either direction, in words of any length, and in letters of any size. */
import { findOverflow, replaceTexts, restoreTexts } from '../support/long-words.ts'
import { expect, type Page } from '../support/test.ts'

/** Checks at the window's current width. The texts of the page are restored afterwards. */
export async function expectRoom(page: Page, at: string): Promise<void> {
  expect.soft(await measureOverflow(page), `${at}: pixels beside the screen`).toEqual([0, 0])
  expect(await replaceTexts(page), `${at}: texts`).toBeGreaterThan(10)
  expect.soft(await findOverflow(page), `${at}: words of 200 letters`).toEqual([])
  await restoreTexts(page)
}

/** How much wider than the screen the page is, as written and mirrored. */
function measureOverflow(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const measure = (direction: string) => {
      root.dir = direction
      return Math.max(0, root.scrollWidth - root.clientWidth)
    }
    const found = [measure('ltr'), measure('rtl')]
    root.removeAttribute('dir')
    return found
  })
}

/**
 * Letters twice as large, as the settings of a browser make them: nothing is cut. Restores their
 * size afterwards.
 */
export async function expectLargeLetters(page: Page, at: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const setSize = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard } })
  await setSize(32)
  expect.soft(await findCutTexts(page), `${at}: texts cut`).toEqual([])
  await setSize(16)
  await session.detach()
}

/**
 * Texts cut off at the bottom by an ancestor that hides overflow. Tables and rows that scroll hide
 * nothing.
 */
function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const size = getComputedStyle(document.documentElement).fontSize
    if (parseFloat(size) < 32) throw new Error(`Letters of ${size} are not large.`)
    const hides = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowY)
    return [...document.querySelectorAll('main :is(p, h2, h3, li, dd, dt, span)')]
      .filter((element) => element.checkVisibility() && hides(element))
      .filter(({ clientWidth }) => clientWidth > 1)
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 4)
      .map(({ textContent }) => textContent.trim().slice(0, 60))
  })
}
