import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
]

/**
 * Rule, reason and place of everything axe finds, in words short enough for a diff.
 * @param within - selector of the part to look at, when the rest of the page was looked at before
 */
export async function findViolations(page: Page, within = 'html'): Promise<string[]> {
  // A colour that is on its way from one value to another has no contrast to speak of.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { iterations } = animation.effect?.getTiming() ?? {}
      if (iterations === Infinity) animation.cancel()
      else animation.finish()
    }
  })
  // Legacy: all in the page itself, which has no frames; a tenth of the time.
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all }) => {
      const reason = [...any, ...all][0]?.message ?? help
      return `${id} at ${target.join(' ')}: ${reason}`
    }),
  )
}
