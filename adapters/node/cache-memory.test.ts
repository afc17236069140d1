import { describe, expect, it } from 'vitest'
import { findCacheMegabytes } from './cache-memory.ts'

const gigabyte = 1024 ** 3

describe('findCacheMegabytes', () => {
  it('takes a sixteenth of what the process may use, within bounds', () => {
    expect(findCacheMegabytes(gigabyte)).toBe(64)
    expect(findCacheMegabytes(gigabyte / 8)).toBe(16)
    expect(findCacheMegabytes(64 * gigabyte)).toBe(256)
  })

  it('reads the machine when nobody tells', () => {
    expect(findCacheMegabytes()).toBeGreaterThanOrEqual(16)
    expect(findCacheMegabytes()).toBeLessThanOrEqual(256)
  })
})
