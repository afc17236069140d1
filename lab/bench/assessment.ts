/**
 * Measures how long the assessment takes from a gesture to the next paint, on a CPU slowed four
 * times: the browser's own Event Timing, for a visitor who goes through it by mouse.
 */
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../../tests/support/browser.ts'
import { atBuiltServer } from './built-server.ts'
import { median } from './measure.ts'

const rounds = 5
const slowedBy = 4
const path = '/maturity-model'
/**
 * How long a hand holds the button: the press is painted before the release, not together with it.
 */
const heldMs = 80

export interface GestureResult {
  gesture: string
  /** Milliseconds to the next paint: median of all rounds, and the longest. */
  median: number
  longest: number
}

/** @param origin - of a running server; otherwise it starts one. */
export function benchAssessment(origin?: string): Promise<GestureResult[]> {
  return origin === undefined ? atBuiltServer(measure) : measure(origin)
}

async function measure(origin: string): Promise<GestureResult[]> {
  const browser = await chromium.launch(launchOptions())
  try {
    const times = new Map<string, number[]>()
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      await page.addInitScript(watchInteractions)
      await page.goto(origin + path)
      // The first sign of the visitor, for which the assessment waits.
      await page.locator('[data-send="consent consent.refuse-all"]:visible').first().click()
      await page.locator('sw-island[data-hydrated] [id$="-start"]').waitFor()
      const devTools = await context.newCDPSession(page)
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
      const gestures = await visit(page)
      // INP of so few interactions is the longest of them.
      const longest = Math.max(...gestures.map(([, time]) => time))
      for (const [gesture, time] of [...gestures, ['the whole visit', longest] as const])
        times.set(gesture, [...(times.get(gesture) ?? []), time])
      await context.close()
    }
    return [...times].map(([gesture, all]) => ({
      gesture,
      median: median(all),
      longest: Math.max(...all),
    }))
  } finally {
    await browser.close()
  }
}

async function visit(page: Page): Promise<[gesture: string, time: number][]> {
  const times: [string, number][] = []
  const press = async (gesture: string, selector: string) => {
    await page.evaluate(() => ((globalThis as { longest?: number }).longest = 0))
    await page.locator(selector).first().click({ delay: heldMs })
    // Events shorter than a frame are never reported; all others are after two frames.
    const time = await page.evaluate(
      () =>
        new Promise<number>((done) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              setTimeout(() => done((globalThis as { longest?: number }).longest!), 50),
            ),
          ),
        ),
    )
    times.push([gesture, time])
  }
  await press('start', 'sw-island [id$="-start"]')
  const themes = await page.locator('[data-themes] li').count()
  for (let theme = 0; theme < themes; theme++) {
    await press('choose a level', '[data-stage] input >> nth=2')
    const last = theme === themes - 1
    await press(last ? 'to the result' : 'next', '[data-stage] button:last-child')
  }
  await press('change a level', '[id$="-result"] li > button')
  return times
}

/** Runs in the page, before its own script. */
function watchInteractions(): void {
  const place = globalThis as { longest?: number }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEntry & { interactionId?: number }
      if (interactionId) place.longest = Math.max(place.longest ?? 0, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
