/**
 * Measures how soon the consent banner works: from the first paint until it is shown, and until it
 * has answered a click made the moment it appears, on a CPU slowed four times. Also its cost:
 * script that a page would not need without it.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { launchOptions } from '../../tests/support/browser.ts'
import { atBuiltServer } from './built-server.ts'
import { median } from './measure.ts'

const rounds = 9
const slowedBy = 4

export interface BannerResult {
  path: string
  /** Milliseconds after the first paint, medians. */
  shown: number
  answered: number
  /** `answered` of every round. */
  spread: string
  /** From the navigation to the first paint. */
  firstPaint: number
  loaded: number
}

interface Marks {
  shown?: number
  answered?: number
}

/** A short page, a list, and the longest. */
const paths = ['/form/demo', '/pricing', '/']

/** @param origin - of a running server; otherwise it starts one. */
export function benchBanner(origin?: string): Promise<BannerResult[]> {
  return origin === undefined ? atBuiltServer(measure) : measure(origin)
}

/**
 * gzip, bytes: the sources of everything that exists only for consent. A build ships less. The banner's
 * slice has no script.
 */
export function bannerBytes(): number {
  const sources = [
    'machines/consent/machine.json',
    'machines/receipts/machine.json',
    'machines/receipts/implementations.ts',
    'runtime/browser/early/ask-early.ts',
  ].map((file) => readFileSync(join(repositoryRoot, file), 'utf8'))
  return gzipSync(sources.join('\n'), { level: 9 }).byteLength
}

async function measure(origin: string): Promise<BannerResult[]> {
  const browser = await chromium.launch(launchOptions())
  try {
    const results: BannerResult[] = []
    for (const path of paths) {
      const samples: Awaited<ReturnType<typeof visit>>[] = []
      await visit(browser, origin + path)
      for (let round = 0; round < rounds; round++) samples.push(await visit(browser, origin + path))
      const pick = (key: keyof (typeof samples)[number]) =>
        Math.round(median(samples.map((sample) => sample[key])))
      const answers = samples.map(({ answered }) => Math.round(answered)).toSorted((a, b) => a - b)
      results.push({
        path,
        shown: pick('shown'),
        answered: pick('answered'),
        spread: `${answers[0]} to ${answers.at(-1)}`,
        firstPaint: pick('firstPaint'),
        loaded: pick('loaded'),
      })
    }
    return results
  } finally {
    await browser.close()
  }
}

/** One visit of a new visitor: nothing is kept between two. */
async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
    await page.addInitScript(watchBanner)
    await page.goto(url)
    // The banner may be quicker than the first paint.
    await page.waitForFunction(
      () =>
        (globalThis as { marks?: Marks }).marks?.answered &&
        performance.getEntriesByName('first-paint').length > 0,
    )
    return await page.evaluate(() => {
      const { shown, answered } = (globalThis as unknown as { marks: Required<Marks> }).marks
      const firstPaint = performance.getEntriesByName('first-paint')[0]!.startTime
      const [navigation] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[]
      return {
        firstPaint,
        shown: shown - firstPaint,
        answered: answered - firstPaint,
        loaded: navigation!.loadEventStart - firstPaint,
      }
    })
  } finally {
    await context.close()
  }
}

/** Runs in the page, before its own script: clicks as soon as there is something to click on. */
function watchBanner(): void {
  const marks: Marks = {}
  Object.assign(globalThis, { marks })
  const selector = '[data-follow="consent banner"]'
  new MutationObserver(() => {
    const banner = document.querySelector<HTMLElement>(selector)
    if (!banner) return
    if (marks.shown === undefined && !banner.hidden) {
      marks.shown = performance.now()
      requestAnimationFrame(() => {
        const button = banner.querySelector('button')!
        const { x, y, width, height } = button.getBoundingClientRect()
        const hit = document.elementFromPoint(x + width / 2, y + height / 2)
        ;(hit?.closest('button') === button ? button : undefined)?.click()
      })
    } else if (marks.shown !== undefined && banner.hidden) marks.answered ??= performance.now()
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['hidden'] })
}
