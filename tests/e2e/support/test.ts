/** Playwright's runner with a page that records all problems. */
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import behaviours from '../../../site-config/behaviours.json' with { type: 'json' }

export const test = base.extend<{ problems: string[] }>({
  /**
   * Errors and warnings of the console, thrown errors, failed requests, and violations of the content
   * security policy (Chromium reports these as console errors).
   */
  problems: async ({ page }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        problems.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      }
    })
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // Chromium cancels prefetches of a page that is left, which is no problem.
      if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`)
    })
    page.on('response', (response) => {
      const isDocument = response.request().isNavigationRequest()
      if (response.status() >= 400 && !isDocument) {
        problems.push(`${response.status()}: ${response.url()}`)
      }
    })
    await use(problems)
  },
})

/** Scrolls, and waits until the site-wide machines run and are bound to the markup. */
export async function waitForMachines(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')))
  await page.waitForFunction(() => Symbol.for('slicewright.system') in globalThis)
}

/** Scrolls through the whole page, so that everything that waits for visibility starts. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = innerHeight * 0.8
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' })
      // Intersections are reported in the frame after the one that is drawn.
      for (let frames = 0; frames < 2; frames++) {
        await new Promise((done) => {
          requestAnimationFrame(done)
          // A browser short of CPU may draw nothing for a long time.
          setTimeout(done, 1000)
        })
      }
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

/**
 * Waits until islands are hydrated, except those that wait for a gesture or are hidden. An island
 * that started observing only after the page had been scrolled past it is scrolled into view again.
 */
export async function waitForIslands(page: Page): Promise<void> {
  const waiting = page.locator('sw-island:not([data-hydrated], [data-on="interaction"], [hidden])')
  const countWaiting = () =>
    waiting.evaluateAll((islands) => {
      // The host has no box of its own.
      islands[0]?.firstElementChild?.scrollIntoView({ behavior: 'instant', block: 'center' })
      return islands.length
    })
  await expect.poll(countWaiting).toBe(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** A new version asks visitors again. */
export const policyVersion = behaviours.actors.find(({ id }) => id === 'consent')!.input!
  .policyVersion as string

/** A visitor who has answered the cookie banner before. */
export async function rememberConsent(
  context: BrowserContext,
  baseURL: string,
  { analytics = false, ad = false } = {},
): Promise<void> {
  const choice = { necessary: true, analytics, ad, decided: true, version: policyVersion }
  const value = encodeURIComponent(JSON.stringify(choice))
  await context.addCookies([{ name: 'consents', value, url: baseURL }])
}

export { expect, type Page }
