import type { Page } from '@playwright/test'

/**
 * Holds back a script of a page, as a slow network does.
 *
 * @param src - its path @returns a function that releases it
 */
export async function holdScript(page: Page, src: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**${src}`, async (route) => {
    await released
    await route.continue()
  })
  return release
}
