import { describe, expect, it } from 'vitest'
import { findCacheMegabytes } from './cache-memory.ts'

const gigabyte = 1024 ** 3

describe('findCacheMegabytes', () => {
  it('takes a sixteenth of what the process may use, within bounds', () => {
    expect(findCacheMegabytes(1, gigabyte)).toBe(64)
    expect(findCacheMegabytes(2, gigabyte)).toBe(32)
    expect(findCacheMegabytes(1, gigabyte / 8)).toBe(16)
    expect(findCacheMegabytes(1, 64 * gigabyte)).toBe(256)
  })

  it('reads the machine when nobody tells', () => {
    expect(findCacheMegabytes()).toBeGreaterThanOrEqual(16)
    expect(findCacheMegabytes()).toBeLessThanOrEqual(256)
  })
})
