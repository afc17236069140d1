/** The runner for tests of the dev server. */
import { test as base } from '@playwright/test'
import { hangLimit } from '#tests/support/patience.ts'
import { startDevServer } from './dev-server.ts'

/** One dev server for all tests of a worker; pages are opened there. */
export const test = base.extend<object, { dev: string }>({
  dev: [
    async ({}, use) => {
      const { origin, stop } = await startDevServer()
      await use(origin)
      await stop()
    },
    { scope: 'worker', timeout: 5 * hangLimit },
  ],
  baseURL: async ({ dev }, use) => use(dev),
})
