import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Minified: it takes half as long to hand over and to read. */
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

/** Those that judge colours; what else there is in a page is the same in every theme. */
const ofColors = ['color-contrast', 'link-in-text-block']

/** Those that judge where things stand and what scrolls. */
const ofRoom = [
  'target-size',
  'scrollable-region-focusable',
  'meta-viewport',
  'css-orientation-lock',
]

/**
 * Rule, reason and place of everything axe finds, in words short enough for a diff.
 * @param within - selector of the part to look at, when the rest of the page was looked at before
 */
export function findViolations(page: Page, within = 'html'): Promise<string[]> {
  return runAxe(page, within, { type: 'tag', values: standards })
}

/** Of a page that was looked at in another theme before. */
export function findColorViolations(page: Page, within = 'html'): Promise<string[]> {
  return runAxe(page, within, { type: 'rule', values: ofColors })
}

/** Of a page that was looked at as a whole on a wider and on a narrower screen, so that what shows and hides was seen. */
export function findRoomViolations(page: Page): Promise<string[]> {
  return runAxe(page, 'html', { type: 'rule', values: ofRoom })
}

async function runAxe(page: Page, within: string, runOnly: axe.RunOnly): Promise<string[]> {
  await settle(page)
  // Once a document: handing it over takes as long as a look at a small page. Those in frames are asked by the page's.
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

/** Until nothing moves: what is on its way has neither its contrast yet nor its distance to what is beside it. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    /** @returns whether anything was under way: a bar that learns of its place in a later frame begins to change then */
    const finish = () => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running')
      for (const animation of running) {
        const { iterations } = animation.effect?.getTiming() ?? {}
        if (iterations === Infinity) animation.cancel()
        else animation.finish()
      }
      return running.length > 0
    }
    // A browser that is short of a core may draw nothing for long.
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(done)
        setTimeout(done, 1000)
      })
    // Of what has the focus: a dialog scrolls by itself.
    const place = () => document.activeElement?.getBoundingClientRect().top
    let before: number | undefined = NaN
    // What never comes to rest is looked at as it is.
    for (let turn = 0; turn < 20 && (finish() || before !== place()); turn++) {
      before = place()
      await frame()
      await frame()
      await frame()
    }
  })
}
