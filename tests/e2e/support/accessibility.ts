import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Minified: it takes half the time to transfer and to parse. */
const source = readFileSync(join(repositoryRoot, 'node_modules/axe-core/axe.min.js'), 'utf8')

const standards = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
]

/** Rules that judge colours; everything else in a page is the same in every theme. */
const ofColors = ['color-contrast', 'link-in-text-block']

/** Rules that judge positions and scrolling. */
const ofRoom = [
  'target-size',
  'scrollable-region-focusable',
  'meta-viewport',
  'css-orientation-lock',
]

/**
 * Rule, reason and place of everything axe finds, in words short enough for a diff.
 * @param within - selector of the part to check, when the rest of the page was checked before
 */
export function findViolations(page: Page, within = 'html'): Promise<string[]> {
  return runAxe(page, within, { type: 'tag', values: standards })
}

/** For a page that was checked in another theme before. */
export function findColorViolations(page: Page, within = 'html'): Promise<string[]> {
  return runAxe(page, within, { type: 'rule', values: ofColors })
}

/**
 * For a page that was fully checked on a wider and on a narrower screen, so that elements shown on
 * only one were covered.
 */
export function findRoomViolations(page: Page): Promise<string[]> {
  return runAxe(page, 'html', { type: 'rule', values: ofRoom })
}

async function runAxe(page: Page, within: string, runOnly: axe.RunOnly): Promise<string[]> {
  await settle(page)
  // Once per document: the transfer takes as long as checking a small page. The page's axe asks
  // those in frames.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source)
  const { violations } = await page.evaluate(
    ([within, runOnly]) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(within, {
        resultTypes: ['violations'],
        runOnly,
      }),
    [within, runOnly] as const,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all }) => {
      const reason = [...any, ...all][0]?.message ?? help
      return `${id} at ${target.join(' ')}: ${reason}`
    }),
  )
}

/**
 * Waits until nothing moves: elements in motion have neither their final contrast nor their final
 * distances.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    /**
     * @returns whether anything was moving: a bar that gets its position in a later frame starts to
     *   change then
     */
    const finish = () => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running')
      for (const animation of running) {
        const { iterations } = animation.effect?.getTiming() ?? {}
        if (iterations === Infinity) animation.cancel()
        else animation.finish()
      }
      return running.length > 0
    }
    // A browser short of CPU may draw nothing for a long time.
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(done)
        setTimeout(done, 1000)
      })
    // Position of the focused element: a dialog scrolls by itself.
    const place = () => document.activeElement?.getBoundingClientRect().top
    let before: number | undefined = NaN
    // A page that never comes to rest is checked as it is.
    for (let turn = 0; turn < 20 && (finish() || before !== place()); turn++) {
      before = place()
      await frame()
      await frame()
      await frame()
    }
  })
}
