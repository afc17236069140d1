import { describe, expect, it } from 'vitest'
import { toRetryAfter } from './retry-after.ts'

const now = Date.UTC(2026, 10, 28, 12, 0, 0)

describe('retry-after', () => {
  it.each([
    ['seconds', '120', 120_000],
    ['no time at all', '0', 0],
    ['a fraction', '0.4', 400],
    ['spaces around', ' 7 ', 7000],
    ['a date to come', 'Sat, 28 Nov 2026 12:00:30 GMT', 30_000],
    ['a date of the old form', 'Saturday, 28-Nov-26 12:00:30 GMT', 30_000],
    ['a date that has passed', 'Sat, 28 Nov 2026 11:59:30 GMT', undefined],
    ['a date of another form', '2026-11-28T13:00:00Z', undefined],
    ['a word', 'soon', undefined],
    ['a negative number', '-1', undefined],
    ['two values', '3, 5', undefined],
    ['empty', '', undefined],
  ])('is read: %s', (_, header, ms) => {
    expect(toRetryAfter(new Headers({ 'retry-after': header }), now)).toBe(ms)
  })

  it('may be absent', () => {
    expect(toRetryAfter(new Headers(), now)).toBeUndefined()
  })
})
