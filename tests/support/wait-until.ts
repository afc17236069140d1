import { vi } from 'vitest'
import { hangLimit } from './patience.ts'

/**
 * Retries until nothing is thrown; only a hang reaches the limit. A fake clock moves on meanwhile.
 */
export function waitUntil<Found>(check: () => Found | Promise<Found>): Promise<Found> {
  return vi.waitFor(check, { timeout: hangLimit, interval: 5 })
}
