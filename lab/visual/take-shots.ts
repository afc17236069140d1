/** Pictures of pages that differ only when the pages do: no motion, no clock, everything loaded. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import PQueue from 'p-queue'
import { chromium, type Browser, type BrowserContext } from 'playwright'
import { launchOptions } from '../../tests/support/browser.ts'

export interface Subject {
  /** Name of its file: `slice hero default`. */
  name: string
  url: string
}

export interface Shot {
  /** `slice hero default at 375`. */
  name: string
  /** Absolute. */
  file: string
}

/** px. */
export const widths = [375, 1440] as const

export function nameShot(subject: string, width: number): string {
  return `${subject} at ${width}`
}

const atOnce = 2
/** Maximum height: Chromium draws no more, and the rest is ignored. */
const tallest = 16_000

/**
 * Takes the pictures; those that fail are left out and reported.
 * @param show - shows the progress
 */
export async function takeShots(
  subjects: readonly Subject[],
  folder: string,
  show: (done: number, total: number, what: string) => void,
): Promise<Shot[]> {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch(launchOptions())
  const queue = new PQueue({ concurrency: atOnce })
  const shots: Shot[] = []
  let done = 0
  const total = subjects.length * widths.length
  try {
    for (const width of widths) {
      const context = await openContext(browser, width)
      const work = subjects.map((subject) => async () => {
        const name = nameShot(subject.name, width)
        const file = join(folder, `${name.replaceAll(/[^\w.-]+/g, '_')}.png`)
        try {
          await takeShot(context, subject.url, file)
          shots.push({ name, file })
        } catch (error) {
          console.error((error as Error).message)
        }
        show(++done, total, subject.name)
      })
      await queue.addAll(work)
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return shots.sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Noon of a past day: nothing counts down. */
const clock = new Date('2026-01-15T12:00:00Z')

async function openContext(browser: Browser, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  await context.clock.setFixedTime(clock)
  // No vendors and no external pictures: they change independently of us.
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1' && hostname !== 'localhost',
    (route) => route.abort(),
  )
  return context
}

async function takeShot(context: BrowserContext, url: string, file: string): Promise<void> {
  const page = await context.newPage()
  try {
    const response = await page.goto(url, { waitUntil: 'load' })
    if (!response || response.status() >= 500) {
      throw new Error(`It answered ${response?.status() ?? 'nothing'}.`)
    }
    await page.evaluate(async () => {
      for (const picture of document.images) picture.loading = 'eager'
      await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
      await document.fonts.ready
    })
    await page.waitForLoadState('networkidle', { timeout: longestRest })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const fullPage = height <= tallest
    // The controls of a video depend on how far it has loaded.
    const mask = [page.locator('video')]
    await page.screenshot({ path: file, fullPage, mask, animations: 'disabled', caret: 'hide' })
  } catch (error) {
    const [reason] = (error as Error).message.split('\n')
    throw new Error(`No picture could be taken of ${url}: ${reason}`, { cause: error })
  } finally {
    await page.close()
  }
}

/** Longest wait in ms until a page requests nothing more. */
const longestRest = 20_000
