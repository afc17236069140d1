/**
 * Measures how soon a calculator answers a key: from the key, or a step of the slider, to the next
 * paint, as Chromium measures it, on a CPU slowed four times.
 */
import { chromium, type Browser } from 'playwright'
import { launchOptions } from '../../tests/support/browser.ts'
import { atBuiltServer } from './built-server.ts'
import { median } from './measure.ts'

const rounds = 5
const slowedBy = 4

export interface CalculatorResult {
  interactions: number
  /** In ms, of those that took 16 or more; Chromium reports no others, and rounds to 8. */
  median: number
  /** Interaction to next paint, in the calmest round: other work on the machine only adds to it. */
  slowest: number
}

export function benchCalculator(): Promise<CalculatorResult> {
  return atBuiltServer(async (origin) => {
    const browser = await chromium.launch(launchOptions())
    try {
      const visits: number[][] = []
      for (let round = 0; round < rounds; round++) visits.push(await visit(browser, origin))
      return {
        interactions,
        median: median(visits.flat()),
        slowest: Math.min(...visits.map((durations) => Math.max(...durations))),
      }
    } finally {
      await browser.close()
    }
  })
}

/** Each digit is typed twice, after two were deleted. */
const keys = [...'1234567890'].flatMap((digit) => ['Backspace', 'Backspace', digit, digit])
const sliders = ['learners', 'hours', 'hourly_cost', 'external_spend']
const steps = 10
const interactions = keys.length + sliders.length * steps

async function visit(browser: Browser, origin: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
  await page.addInitScript(watchEvents)
  await page.goto(`${origin}/roi-calculator`)
  const learners = page.locator('[data-number="learners"]')
  await learners.scrollIntoViewIfNeeded()
  await page.locator('sw-island[data-hydrated]:has([data-calculation])').waitFor()
  for (const key of keys) await learners.press(key)
  for (const name of sliders) {
    for (let step = 0; step < steps; step++)
      await page.locator(`[data-slider="${name}"]`).press('ArrowRight')
  }
  const durations = await page.evaluate(
    () => (globalThis as unknown as { durations: number[] }).durations,
  )
  await page.close()
  return durations.length > 0 ? durations : [0]
}

/** Runs in the page: the longest event of each interaction is its duration. */
function watchEvents(): void {
  const byInteraction = new Map<number, number>()
  const durations: number[] = []
  Object.assign(globalThis, { durations })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (!entry.interactionId) continue
      const { interactionId, duration } = entry
      byInteraction.set(interactionId, Math.max(duration, byInteraction.get(interactionId) ?? 0))
    }
    durations.splice(0, durations.length, ...byInteraction.values())
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
