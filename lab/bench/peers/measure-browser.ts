/**
 * Measures the pages in a visitor's browser: a phone's viewport, CPU slowed four times, a slow 4G
 * network (as the browser's developer tools have it), nothing cached from another visit.
 */
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page, type Response } from 'playwright'
import { launchOptions } from '../../../tests/support/browser.ts'
import { median } from '../measure.ts'
import type { Side } from './folders.ts'
import { startFiles, startOurs } from './processes.ts'

const slowedBy = 4
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

interface Visit {
  firstPaint: number
  largestPaint: number
  blocked: number
  /** Time the main thread is busy until the network is silent. */
  busy: number
  /** gzip, bytes. */
  page: number
  scripts: number
  scrolled: number
}

/** Medians; `early` are the scripts of a page that is never idle. */
export type BrowserResult = Visit & { early: number; largest: string }

export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions())

export async function measureBrowser(
  sides: readonly Side[],
  paths: readonly string[],
  rounds: number,
): Promise<Partial<Record<Side, BrowserResult>>> {
  const servers = await Promise.all(
    sides.map((side) => (side === 'ours' ? startOurs(paths.length / 3) : startFiles(side))),
  )
  const browser = await launchBrowser()
  try {
    const visits = new Map(sides.map((side) => [side, [] as Visit[]]))
    const facts = new Map<Side, { early: number; largest: string }>()
    const texts = new Set<string>()
    for (const [at, side] of sides.entries()) {
      const url = servers[at]!.origin + paths[0]
      const text = await checkWorks(browser, url).catch((cause: unknown) => {
        throw new Error(`The page of ${side} does not do what all sides do: ${url}`, { cause })
      })
      texts.add(text)
      if (texts.size > 1) throw new Error(`The page of ${side} says something else than ours.`)
      const { largest } = await visit(browser, url)
      facts.set(side, { early: await weighEarly(browser, url), largest })
    }
    for (const { origin } of servers) await askBefore(origin, paths.slice(1, rounds + 1))
    for (let round = 0; round < rounds; round++) {
      for (const [at, side] of sides.entries())
        visits.get(side)!.push(await visit(browser, servers[at]!.origin + paths[round + 1]))
    }
    return Object.fromEntries(
      sides.map((side) => {
        const pick = (key: keyof Visit) => median(visits.get(side)!.map((one) => one[key]))
        const result: BrowserResult = {
          firstPaint: pick('firstPaint'),
          largestPaint: pick('largestPaint'),
          blocked: pick('blocked'),
          busy: pick('busy'),
          page: pick('page'),
          scripts: pick('scripts'),
          scrolled: pick('scrolled'),
          ...facts.get(side)!,
        }
        return [side, result]
      }),
    )
  } finally {
    await browser.close()
    for (const server of servers) server.stop()
  }
}

/**
 * Warms the server: hardly any visitor is the first to request a page, and a file has no first
 * request.
 */
async function askBefore(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
    await (await fetch(origin + path, { headers })).arrayBuffer()
  }
}

/** One visit of a phone, by a visitor who comes from another site. */
export async function visit(browser: Browser, url: string): Promise<Visit & { largest: string }> {
  return withPage(browser, async (page, weigh) => {
    await page.goto(toElsewhere(url))
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', network)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.addInitScript(watchPaints)
    await page.goto(url)
    await untilSilent(page)
    const { metrics } = await devTools.send('Performance.getMetrics')
    const seen = await page.evaluate(
      () => (globalThis as unknown as { seen: ReturnType<typeof watchPaints> }).seen,
    )
    const atLoad = await weigh()
    await scrollToEnd(page)
    await untilSilent(page)
    const afterwards = await weigh()
    return {
      ...seen,
      busy: metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000,
      page: atLoad.page,
      scripts: atLoad.scripts,
      scrolled: afterwards.scripts - atLoad.scripts,
    }
  })
}

/**
 * Visitors come from another site, and then a page has a process of its own. From a blank page,
 * only a page with `Cross-Origin-Opener-Policy` would wait for a new process, and only ours has it.
 */
function toElsewhere(url: string): string {
  return `http://127.0.0.1:${new URL(url).port}/favicon.svg`
}

/** A section that is passed too quickly is never seen. */
async function scrollToEnd(page: Page): Promise<void> {
  for (let isAtEnd = false; !isAtEnd;) {
    await page.waitForTimeout(100)
    isAtEnd = await page.evaluate(() => {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' })
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    })
  }
}

/**
 * Checks that a side does everything, since doing less would be quicker: consent is asked and given
 * once, tabs and carousel turn, menus open.
 * @returns the text of the page
 * @throws when something does not work
 */
async function checkWorks(browser: Browser, url: string): Promise<string> {
  return withPage(browser, async (page) => {
    page.setDefaultTimeout(10_000)
    const region = (type: string) => page.locator(`section[id^="${type}-"]`)
    const [panels, carousel] = [region('panels'), region('carousel')]
    await page.goto(url)
    const consent = page.locator('section[id$="consent"]')
    await consent.getByRole('button').nth(1).click()
    await consent.waitFor({ state: 'hidden' })
    await page.locator('[popovertarget="menu-0"]').click()
    await page.locator('#menu-0').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('#menu-0').waitFor({ state: 'hidden' })
    const tab = panels.getByRole('button').nth(1)
    await tab.scrollIntoViewIfNeeded()
    await untilSilent(page)
    await tab.click()
    await page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`).waitFor()
    const next = carousel.getByRole('button').nth(1)
    const shown = carousel.locator('h3:visible')
    const before = await shown.textContent()
    await next.scrollIntoViewIfNeeded()
    await untilSilent(page)
    await next.click()
    await page.waitForFunction(
      ([id, text]) =>
        [...document.querySelectorAll(`#${id} h3`)].find((title) => title.checkVisibility())
          ?.textContent !== text,
      [await carousel.getAttribute('id'), before] as const,
    )
    await page.reload()
    await untilSilent(page)
    if (await consent.isVisible()) throw new Error(`Consent is asked again at ${url}.`)
    return page.evaluate(() => {
      const main = document.querySelector('main')!.cloneNode(true) as HTMLElement
      // Astro inlines its scripts among the text.
      for (const script of main.querySelectorAll('script, style')) script.remove()
      return main.textContent.replaceAll(/\s/g, '')
    })
  })
}

/** Bytes of the scripts that load although the browser never reports that it is idle. */
async function weighEarly(browser: Browser, url: string): Promise<number> {
  return withPage(browser, async (page, weigh) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await page.goto(url)
    await untilSilent(page)
    return (await weigh()).scripts
  })
}

async function withPage<Result>(
  browser: Browser,
  run: (page: Page, weigh: () => Promise<{ page: number; scripts: number }>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    const weigh = async () => {
      const sums = { page: 0, scripts: 0 }
      for (const response of responses) {
        if (new URL(response.url()).hostname === '127.0.0.1') continue
        const type = response.request().resourceType()
        const kind = type === 'script' ? 'scripts' : /document|stylesheet/.test(type) ? 'page' : ''
        if (kind) sums[kind] += gzipSync(await response.body(), { level: 9 }).byteLength
      }
      return sums
    }
    return await run(page, weigh)
  } finally {
    await context.close()
  }
}

/** Waits until nothing was requested for a second. */
async function untilSilent(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
  await page.waitForLoadState('networkidle')
}

/** Runs in the page, before its own script. */
function watchPaints() {
  const seen = { firstPaint: 0, largestPaint: 0, blocked: 0, largest: '' }
  Object.assign(globalThis, { seen })
  const watch = (type: string, heed: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(heed)).observe({
      type,
      buffered: true,
    })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
    seen.largest = (entry as PerformanceEntry & { element?: Element }).element?.tagName ?? ''
  })
  watch('longtask', ({ duration, startTime }) => {
    if (startTime >= seen.firstPaint) seen.blocked += Math.max(0, duration - 50)
  })
  return seen
}
