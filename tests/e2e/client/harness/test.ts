import { test as base, expect } from '@playwright/test'
import { startHarness, type Harness, type Renderer } from './start-harness.ts'

/** The runner with the harness running, and the errors that the page wrote to its console. */
export const test = base.extend<
  {
    renderer: Renderer
    harness: Harness
    errors: string[]
    open: (path: string) => Promise<void>
  },
  { harnesses: (renderer: Renderer) => Promise<Harness> }
>({
  renderer: ['React', { option: true }],
  harnesses: [
    async ({}, use) => {
      const started = new Map<Renderer, Promise<Harness>>()
      await use((renderer) => {
        const harness = started.get(renderer) ?? startHarness(renderer)
        started.set(renderer, harness)
        return harness
      })
      for (const harness of started.values()) await (await harness).close()
    },
    { scope: 'worker' },
  ],
  harness: async ({ harnesses, renderer }, use) => use(await harnesses(renderer)),
  errors: async ({ page }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await use(errors)
  },
  /** Opens a page and waits until the machines run. */
  open: async ({ page, harness }, use) => {
    harness.reset()
    await use(async (path) => {
      await page.goto(harness.origin + path)
      await waitForSite(page)
    })
  },
})

/** Waits until machines, bindings and navigation run: the navbar's mirror has its value. */
export async function waitForSite(page: import('@playwright/test').Page): Promise<void> {
  await expect(page.locator('#colour')).toHaveAttribute('data-state', /black|white/)
}

/** Sets a mark in the window that survives as long as no document is loaded. */
export async function markDocument(
  page: import('@playwright/test').Page,
): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
  return () => page.evaluate(() => 'isFirstDocument' in window)
}

export { expect }
