import { describe, expect, it } from 'vitest'
import { isTimeZone, toLocalTime, toMoment } from './time-zone.ts'

describe('times of places', () => {
  it.each([
    ['2026-12-03T08:30', 'Europe/Paris', '2026-12-03T07:30:00.000Z', '+01:00'],
    ['2026-07-03T08:30', 'Europe/Paris', '2026-07-03T06:30:00.000Z', '+02:00'],
    ['2026-07-03T08:30', 'Europe/London', '2026-07-03T07:30:00.000Z', '+01:00'],
    ['2026-12-03T20:30', 'America/New_York', '2026-12-04T01:30:00.000Z', '-05:00'],
    ['2026-12-03T08:30', 'Asia/Kolkata', '2026-12-03T03:00:00.000Z', '+05:30'],
    ['2026-12-03T08:30', 'UTC', '2026-12-03T08:30:00.000Z', '+00:00'],
    // Clocks change in Berlin on 2026-03-29 and 2026-10-25.
    ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z', '+01:00'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z', '+02:00'],
    ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z', '+01:00'],
  ])('%s in %s is %s', (wall, zone, moment, offset) => {
    const time = toMoment(wall, zone)
    expect(new Date(time).toISOString()).toBe(moment)
    expect(toLocalTime(time, zone)).toBe(`${wall}:00${offset}`)
  })

  it.each([
    ['Europe/Paris', true],
    ['Mars/Olympus', false],
    ['', false],
    [undefined, false],
    [{}, false],
  ])('%j is a time zone: %s', (zone, isOne) => {
    expect(isTimeZone(zone)).toBe(isOne)
  })
})
