/** Contrast where backgrounds differ: by night, and on paper. */
import { findColorViolations } from '../support/accessibility.ts'
import { expect, type Page } from '../support/test.ts'
import { night } from '../support/theme.ts'

export async function expectNight(page: Page, at: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.soft(page.locator('body'), `${at} by night`).toHaveCSS('background-color', night)
  expect.soft(await findColorViolations(page), `${at} by night: violations`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Browsers print no backgrounds unless they are asked to. The page is fit for no other look afterwards. */
export async function expectPaper(page: Page, at: string): Promise<void> {
  await page.setViewportSize({ width: 720, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => {
    const paper = new CSSStyleSheet()
    paper.replaceSync('* { background: none !important }')
    document.adoptedStyleSheets.push(paper)
  })
  const violations = await findColorViolations(page, 'main')
  const contrast = violations.filter((violation) => violation.startsWith('color-contrast'))
  expect.soft(contrast, `${at} on paper: violations`).toEqual([])
  await page.emulateMedia({ media: null })
}
