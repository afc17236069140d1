/** The wall of voices: its columns are laid out by the browser, so only a browser can count them. */
import { expect, rememberConsent, test } from './support/test.ts'

const cases = [
  { width: 1440, columns: 3 },
  { width: 1000, columns: 2 },
  { width: 375, columns: 1 },
]

for (const { width, columns } of cases) {
  test(`[NAV-10] a window of ${width} pixels has ${columns} columns of 400 pixels or more`, async ({
    page,
    context,
    baseURL,
  }) => {
    await rememberConsent(context, baseURL!)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/test/everything')
    const starts = await page.locator('main ul').evaluateAll((lists) => {
      const wall = lists.find((list) => getComputedStyle(list).columnWidth === '400px')
      return [...(wall?.children ?? [])].map((item) =>
        Math.round(item.getBoundingClientRect().left),
      )
    })
    expect(new Set(starts).size).toBe(columns)
  })
}
