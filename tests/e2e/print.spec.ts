/** What is printed can be read: paper is white, also below sections that are dark on a screen. */
import { findViolations } from './support/accessibility.ts'
import { samplePages } from './support/site-pages.ts'
import { expect, rememberConsent, test } from './support/test.ts'

const types = new Set([
  'home_page',
  'pricing_page',
  'certification',
  'case_study',
  'why_page',
  'collaborative_learning_book',
  'roi_calculator',
  'test_page',
])

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

for (const { path } of samplePages.filter(({ type }) => types.has(type))) {
  test(`${path} can be read on paper`, async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 900 })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const violations = await findViolations(page, 'main')
    expect(violations.filter((violation) => violation.startsWith('color-contrast'))).toEqual([])
  })
}
