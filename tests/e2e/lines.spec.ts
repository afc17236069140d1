/** Where lines break: between words, with no word left alone and no sign left over. */
import { expect, rememberConsent, test, type Page } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

const tables: [path: string, widths: number[]][] = [
  ['/privacy-and-security', [375, 600, 830, 1024, 1200]],
  ['/de/datenschutz-und-sicherheit', [375, 600, 830, 1024, 1200]],
  ['/fr/confidentialite-et-securite', [375, 600, 830, 1024, 1200]],
  ['/fr/tarifs', [320, 375, 480]],
]

for (const [path, widths] of tables) {
  test(`words of the table of ${path} stay whole`, async ({ page }) => {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await findBroken(page, 'main table'), `at ${width} pixels`).toEqual([])
    }
  })
}

/** Words of more than three letters that stand on two lines. */
function findBroken(page: Page, within: string): Promise<string[]> {
  return page.locator(within).evaluate(async (root) => {
    await document.fonts.ready
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const broken: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { 0: word, index } of text.data.matchAll(/\p{L}{4,}/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) broken.push(word)
      }
    }
    return broken
  })
}

test('what a card says in few words has no sign at the end of a line, and none that is read out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 830, height: 900 })
  await page.goto('/blog/category/collaborative-learning')
  const lists = page.locator('main ul:has(> li:only-child, > li + li):not(:has(a))')
  const lines = await lists.evaluateAll((all) =>
    all.flatMap((list) => {
      const { left } = list.getBoundingClientRect()
      return [...list.children].map((item) => {
        const range = document.createRange()
        range.selectNodeContents(item)
        const sign = getComputedStyle(item, '::after').content
        return { isFirst: range.getBoundingClientRect().left - left < 1, sign }
      })
    }),
  )
  // Both kinds: those that begin a line, flush with it, and those that go on.
  expect(new Set(lines.map(({ isFirst }) => isFirst))).toEqual(new Set([true, false]))
  expect(new Set(lines.map(({ sign }) => sign))).toEqual(new Set(['none']))
  expect(await lists.first().ariaSnapshot()).not.toContain('·')
})

test('a figure is explained without a word alone on the last line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const last = await page.getByText('of people who open a course finish it').evaluate((element) => {
    const text = element.firstChild as Text
    const range = document.createRange()
    range.setStart(text, text.data.lastIndexOf(' '))
    range.setEnd(text, text.data.length)
    const { top } = [...range.getClientRects()].at(-1)!
    range.setStart(text, 0)
    return [...range.getClientRects()].find((line) => line.top === top)!.width
  })
  expect(last).toBeGreaterThan(30)
})

test('cards say their dates in one way', async ({ page }) => {
  await page.goto('/de/ressourcen')
  const dates = page.locator('main li li').filter({ hasText: /\d{4}$/ })
  for (const date of await dates.allTextContents())
    expect.soft(date).toMatch(/^\d+\. \p{L}+\.? \d{4}$/u)
  expect(await dates.count()).toBeGreaterThan(5)
})
