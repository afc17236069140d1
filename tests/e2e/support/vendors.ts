/**
 * The runner with its own room in the vendor emulator, which records what this page's vendors
 * receive and sets how they behave.
 */
import { devices } from '@playwright/test'
import { test as base, waitForMachines, type Page } from './test.ts'

export interface Hit {
  vendor: string
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever a vendor's script sends
  body: any
  time: number
}

export interface Vendors {
  hits(vendor?: string): Promise<Hit[]>
  set(
    vendor: string,
    mode: 'ok' | 'slow' | 'failing' | 'absent',
    more?: { status?: number; delay?: number; path?: string },
  ): Promise<void>
  /** The emulator's origin for a vendor. */
  origin(vendor: string): string
}

export const test = base.extend<{ room: string; vendors: Vendors }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
  room: async ({}, use, { testId, retry }) => use(`${testId}-${retry}`),
  userAgent: async ({ room }, use) =>
    use(`${devices['Desktop Chrome'].userAgent} VendorRoom/${room}`),
  vendors: async ({ room, baseURL }, use) => {
    const port = Number(new URL(baseURL!).port) + 1000
    const emulator = `http://localhost:${port}/__vendors`
    await use({
      async hits(vendor) {
        const query = new URLSearchParams({ room, ...(vendor && { vendor }) })
        return (await fetch(`${emulator}/hits?${query}`)).json() as Promise<Hit[]>
      },
      async set(vendor, mode, more = {}) {
        const body = JSON.stringify({ vendor, mode, room, ...more })
        await fetch(`${emulator}/mode`, { method: 'POST', body })
      },
      origin: (vendor) => `http://${vendor}.localhost:${port}`,
    })
  },
})

/** Sends the visitor's answer to the machine itself. */
export async function answer(
  page: Page,
  event: { type: 'consent.accept-all' | 'consent.refuse-all' } | Grant,
): Promise<void> {
  await waitForMachines(page)
  await page.evaluate((sent) => {
    const system = (globalThis as never)[Symbol.for('slicewright.system')] as {
      send(id: string, event: object): void
    }
    system.send('consent', sent)
  }, event)
}

interface Grant {
  type: 'consent.grant' | 'consent.deny'
  category: 'necessary' | 'analytics' | 'ad'
}
