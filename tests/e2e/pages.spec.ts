/**
 * Checks that must hold on pages of every type. A visit costs more than most checks, so one visit
 * does them all.
 */
import { findRoomViolations, findViolations } from './support/accessibility.ts'
import { expectBanner, findHidden } from './support/consent-question.ts'
import { watchShifts } from './support/shifts.ts'
import {
  locales,
  pagesByType,
  samplePages,
  sitePages,
  type SitePage,
} from './support/site-pages.ts'
import {
  expect,
  scrollThrough,
  test,
  waitForIslands,
  waitForMachines,
  type Page,
} from './support/test.ts'
import { expectNight, expectPaper } from './walk/colors.ts'
import { expectNamesOnce } from './walk/motion.ts'
import { expectLargeLetters, expectRoom } from './walk/room.ts'

const desktop = [1440, 900] as const
const tablet = [830, 900] as const
const phone = [375, 900] as const

/** A narrow phone, and the desktop enlarged to twice its size. */
const tightSizes = [
  [320, 800],
  [640, 450],
] as const

/** Types that together have every slice with its own colours. */
const printed = new Set([
  'home_page',
  'pricing_page',
  'certification',
  'case_study',
  'why_page',
  'collaborative_learning_book',
  'roi_calculator',
  'test_page',
  'landing_page',
])

test('[SITE-01] the site has pages of every type in every language', () => {
  const paths = sitePages.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/de', '/fr', '/pricing', '/de/preise', '/fr/tarifs']),
  )
  expect(samplePages.length).toBeGreaterThanOrEqual(40)
  for (const [type, pages] of pagesByType) expect(pages, type).toHaveLength(locales.length)
  expect(new Set(paths).size).toBe(paths.length)
})

for (const [index, [type, [sample, ...translations]]] of [...pagesByType].entries()) {
  // Languages share markup and take turns. Texts, which differ, are read on every page in
  // reading.spec.ts.
  const translated = translations[index % translations.length]!
  // So do widths by night: colours are the same at all of them.
  const isWide = index % 2 === 0
  test(`[PAGEBUILDER-13] [CONSENT-10] a ${type} loads, hydrates, holds still, hides nothing under the question, and holds in every width, direction, theme, medium and length of words: ${sample!.path} ${translated.path}`, async ({
    page,
    problems,
  }) => {
    const visit = ({ path, status }: SitePage, look: () => Promise<void>) =>
      test.step(path, async () => {
        const response = await page.goto(path)
        expect(response?.status(), path).toBe(status)
        await expectBanner(page)
        expect.soft(await findHidden(page), `under the question, ${path}`).toEqual([])
        await bringToLife(page)
        await look()
        const refused = status === 200 ? [] : [expect.stringContaining(`status of ${status}`)]
        expect.soft(problems.splice(0), path).toEqual(refused)
      })

    const readShifts = await watchShifts(page)
    await setSize(page, phone)
    await visit(translated, async () => {
      expect.soft(await readShifts(), `moved by itself on ${translated.path}`).toEqual([])
    })
    await setSize(page, desktop)
    const { path } = sample!
    await visit(sample!, async () => {
      const at = (width: number) => `${path} at ${width} pixels`
      expect.soft(await findViolations(page), `${at(1440)}: violations`).toEqual([])
      // On the widest the consent banner lies over the page; on the others it is answered.
      await answerConsent(page)
      if (isWide) await expectNight(page, at(1440))
      await expectNamesOnce(page, path)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expectRoom(page, at(1440))
      await setSize(page, tablet)
      expect.soft(await findRoomViolations(page), `${at(830)}: violations`).toEqual([])
      await expectRoom(page, at(830))
      for (const size of tightSizes) {
        await setSize(page, size)
        await expectRoom(page, at(size[0]))
      }
      await setSize(page, phone)
      expect.soft(await findViolations(page), `${at(375)}: violations`).toEqual([])
      if (!isWide) await expectNight(page, at(375))
      await expectRoom(page, at(375))
      await expectLargeLetters(page, at(375))
      if (printed.has(type)) await expectPaper(page, path)
    })
  })
}

const setSize = (page: Page, [width, height]: readonly [number, number]) =>
  page.setViewportSize({ width, height })

async function bringToLife(page: Page): Promise<void> {
  await waitForMachines(page)
  await scrollThrough(page)
  await waitForIslands(page)
}

async function answerConsent(page: Page): Promise<void> {
  const refuse = page.getByRole('button', { name: 'Refuse all' })
  await refuse.click()
  await expect(refuse).toBeHidden()
}
