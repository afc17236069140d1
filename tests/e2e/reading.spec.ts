/** Every page as it is sent, before or without any script: it can be read. Languages and contents differ here. */
import { questionSizes } from './support/consent-question.ts'
import { locales, pagesByType, samplePages, sitePages } from './support/site-pages.ts'
import { expect, test, type Page } from './support/test.ts'
import {
  findOutOfReach,
  findUnderQuestion,
  openStillPages,
  readPictures,
  readStillText,
  showStill,
} from './walk/still-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** One page of each type in each language. */
const ofTypes = new Set([...pagesByType.values()].flat().map(({ path }) => path))
const samples = new Set(samplePages.map(({ path }) => path))

for (const { code } of locales) {
  test(`[IMG-02] [CONSENT-10] every page in ${code} can be read on a narrow phone without script, no word is cut at the side (WCAG 1.4.10); one of each type loads one picture first, is reached as a whole, and has its heading and its way onward beside the question`, async ({
    page,
  }) => {
    await openStillPages(page)
    const pages = sitePages.filter(({ locale }) => locale === code)
    expect(pages.length).toBeGreaterThan(100)
    for (const { path } of pages) {
      await showStill(page, path, 320)
      const { letters, ...text } = await readStillText(page)
      expect.soft(text, path).toEqual({ cut: [], headings: [true] })
      expect.soft(letters, `letters on ${path}`).toBeGreaterThan(80)
      if (!ofTypes.has(path)) continue
      expect.soft(await findUnderQuestion(page, questionSizes), path).toEqual([])
      if (!samples.has(path)) continue
      expect.soft(await findOutOfReach(page), `hidden for good on ${path}`).toEqual([])
      await expectOneFirst(page, path)
    }
  })
}

/** Expects one picture to load first; the rest load when they are near. */
async function expectOneFirst(page: Page, path: string): Promise<void> {
  const { pictures, preloads } = await readPictures(page)
  const eager = pictures.filter((picture) => picture === 'eager high')
  const others = pictures.filter((picture) => !['eager high', 'lazy auto'].includes(picture))
  expect.soft(eager.length, `pictures loaded first on ${path}`).toBeLessThanOrEqual(1)
  expect.soft(others, `pictures neither first nor lazy on ${path}`).toEqual([])
  expect.soft(preloads, `preloaded pictures on ${path}`).toBe(eager.length)
}
