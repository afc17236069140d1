import { describe, expect, it } from 'vitest'
import { isTimeZone, listClockChanges, readMoment, toLocalTime, toMoment } from './moments.ts'

describe('times of places', () => {
  it.each([
    ['2026-12-03T08:30', 'Europe/Paris', '2026-12-03T07:30:00.000Z', '+01:00'],
    ['2026-07-03T08:30', 'Europe/Paris', '2026-07-03T06:30:00.000Z', '+02:00'],
    ['2026-07-03T08:30', 'Europe/London', '2026-07-03T07:30:00.000Z', '+01:00'],
    ['2026-12-03T20:30', 'America/New_York', '2026-12-04T01:30:00.000Z', '-05:00'],
    ['2026-12-03T08:30', 'Asia/Kolkata', '2026-12-03T03:00:00.000Z', '+05:30'],
    ['2026-12-03T08:30', 'UTC', '2026-12-03T08:30:00.000Z', '+00:00'],
    ['2026-12-03T08:30', 'Asia/Kathmandu', '2026-12-03T02:45:00.000Z', '+05:45'],
    ['2026-12-03T08:30', 'America/St_Johns', '2026-12-03T12:00:00.000Z', '-03:30'],
    ['2026-07-03T08:30', 'America/St_Johns', '2026-07-03T11:00:00.000Z', '-02:30'],
    ['2026-12-03T08:30', 'Pacific/Apia', '2026-12-02T19:30:00.000Z', '+13:00'],
    // During Ramadan, the clocks of Morocco are those of Greenwich.
    ['2025-02-14T08:30', 'Africa/Casablanca', '2025-02-14T07:30:00.000Z', '+01:00'],
    ['2025-03-01T08:30', 'Africa/Casablanca', '2025-03-01T08:30:00.000Z', '+00:00'],
    // Clocks change in Berlin on 2026-03-29 and 2026-10-25.
    ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z', '+01:00'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z', '+02:00'],
    ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z', '+01:00'],
    // What clocks show twice is the first time, east and west of Greenwich.
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z', '+02:00'],
    ['2026-10-25T01:30', 'Europe/Lisbon', '2026-10-25T00:30:00.000Z', '+01:00'],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z', '-04:00'],
    ['2026-11-01T01:30', 'America/St_Johns', '2026-11-01T04:00:00.000Z', '-02:30'],
    // Clocks of Lord Howe are set by half an hour.
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z', '+11:00'],
    ['2026-04-05T02:00', 'Australia/Lord_Howe', '2026-04-04T15:30:00.000Z', '+10:30'],
  ])('%s in %s is %s', (wall, zone, moment, offset) => {
    const time = toMoment(wall, zone)
    expect(new Date(time).toISOString()).toBe(moment)
    expect(toLocalTime(time, zone)).toBe(`${wall}:00${offset}`)
  })

  it.each([
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T03:30:00+02:00'],
    ['2026-03-29T01:30', 'Europe/Lisbon', '2026-03-29T02:30:00+01:00'],
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T03:30:00-04:00'],
    ['2026-03-08T02:15', 'America/St_Johns', '2026-03-08T03:15:00-02:30'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-04T02:45:00+11:00'],
    // Samoa had no December 30, 2011.
    ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-31T12:00:00+14:00'],
  ])('%s, which the clocks of %s skip, is %s', (wall, zone, shown) => {
    expect(toLocalTime(toMoment(wall, zone), zone)).toBe(shown)
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

describe('dates and timestamps', () => {
  it.each([
    ['2026-12-03', undefined, '2026-12-03T00:00:00.000Z'],
    ['2026-12-03', 'America/New_York', '2026-12-03T00:00:00.000Z'],
    ['2026-12-03T08:30', undefined, '2026-12-03T08:30:00.000Z'],
    ['2026-12-03T08:30', 'America/New_York', '2026-12-03T13:30:00.000Z'],
    ['2026-12-03T08:30:00.5', 'Europe/Paris', '2026-12-03T07:30:00.500Z'],
    ['2026-12-03T08:30:00+0100', 'America/New_York', '2026-12-03T07:30:00.000Z'],
    ['2026-12-03T08:30:00Z', 'America/New_York', '2026-12-03T08:30:00.000Z'],
  ])('reads %s with %s as %s', (text, zone, moment) => {
    expect(new Date(readMoment(text, zone)!).toISOString()).toBe(moment)
  })

  it.each([
    'soon',
    '',
    '2026-02-30',
    '2026-02-30T10:00:00Z',
    '2026-13-01',
    'T10:00',
    null,
    {},
    [1],
  ])('reads no moment in %j', (value) => {
    expect(readMoment(value)).toBeUndefined()
  })
})

describe('changes of clocks', () => {
  const changesIn = (zone: string, year: number) =>
    listClockChanges(zone, Date.UTC(year, 0), Date.UTC(year + 1, 0)).map((time) =>
      new Date(time).toISOString().slice(0, 16),
    )

  it.each([
    ['Europe/Lisbon', 2026, ['2026-03-29T01:00', '2026-10-25T01:00']],
    ['America/St_Johns', 2026, ['2026-03-08T05:30', '2026-11-01T04:30']],
    ['Australia/Lord_Howe', 2026, ['2026-04-04T15:00', '2026-10-03T15:30']],
    ['Africa/Casablanca', 2025, ['2025-02-23T02:00', '2025-04-06T02:00']],
    ['Pacific/Apia', 2011, ['2011-04-02T14:00', '2011-09-24T14:00', '2011-12-30T10:00']],
    ['Asia/Kathmandu', 2026, []],
    ['UTC', 2026, []],
  ])('in %s, %i: %j', (zone, year, changes) => {
    expect(changesIn(zone, year)).toEqual(changes)
  })
})
