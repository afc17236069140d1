/** Everything that opens over a page or changes in it, as assistive technology finds it, by night and by day. Pages themselves: pages.spec.ts. */
import { findColorViolations, findViolations } from './support/accessibility.ts'
import { expect, rememberConsent, test, type Page } from './support/test.ts'
import { open, openDialog, playFilm, questions, visits, wide } from './walk/overlays.ts'

test.use({ colorScheme: 'dark' })

for (const visit of [...visits, questions]) {
  const { name, within, widths, states } = visit
  test(`${name} has no violation, by night and by day, at ${widths.join(' and ')} pixels`, async ({
    page,
    context,
    baseURL,
  }) => {
    if (visit !== questions) await rememberConsent(context, baseURL!)
    for (const [state, show] of states) {
      await test.step(state, async () => {
        await page.setViewportSize({ width: widths[0]!, height: 900 })
        await show(page)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          expect.soft(await findViolations(page, within), `${state} at ${width}`).toEqual([])
        }
        // Everything else is the same in both.
        await page.emulateMedia({ colorScheme: 'light' })
        expect.soft(await findColorViolations(page, within), `${state} by day`).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
      })
    }
  })
}

test('a whole page has no violation behind an open dialog, nor without the question', async ({
  page,
  context,
  baseURL,
}) => {
  await rememberConsent(context, baseURL!)
  await page.setViewportSize({ width: wide, height: 900 })
  await openDialog(page)
  expect.soft(await findViolations(page)).toEqual([])
  await open(page, '/test/everything')
  expect.soft(await findViolations(page)).toEqual([])
})

/** Brightness of the brightest part, 0 to 1: axe does not judge text over pictures. */
const brightnessOf = (page: Page, selector: string, pseudo?: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluate((element, part) => {
      const canvas = document.createElement('canvas').getContext('2d')!
      canvas.fillStyle = getComputedStyle(element, part).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data
      return Math.max(red!, green!, blue!) / 255
    }, pseudo)

test('what lies over a page or a film is dark by night, under light words', async ({
  page,
  context,
  baseURL,
}) => {
  await rememberConsent(context, baseURL!)
  await openDialog(page)
  expect(await brightnessOf(page, 'dialog', '::backdrop')).toBeLessThan(0.2)
  expect(await brightnessOf(page, 'html')).toBeLessThan(0.2)
  await playFilm(page)
  expect(await brightnessOf(page, '[data-video] [data-part="notice"]')).toBeLessThan(0.2)
})
