import { describe, expect, it } from 'vitest'
import { toMoment } from '#schemas/moments.ts'
import { opening } from './opening-hours.ts'

const row = (day: string, opens: string, closes: string) => ({ day, opens, closes })
const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const usual = [
  ...week.slice(0, 5).flatMap((day) => [row(day, '09:00', '12:30'), row(day, '14:00', '18:00')]),
  row('friday', '22:00', '02:00'),
]

/** At a time of the place's clock. */
function at(wall: string, zone: string, hours: object[] = usual, special: object[] = []) {
  const found = opening(toMoment(wall, zone), zone, hours, special) as
    | { isOpen: boolean; changes?: number; opens?: string; closes?: string }
    | undefined
  return [found?.isOpen, found?.closes ?? found?.opens]
}

// November 2, 2026 is a Monday.
describe.each([
  'Asia/Kathmandu',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Pacific/Apia',
  'Europe/Lisbon',
])('by the clock of %s', (zone) => {
  it.each([
    ['2026-11-02T08:59', false, 'monday 09:00'],
    ['2026-11-02T09:00', true, '12:30'],
    ['2026-11-02T12:29', true, '12:30'],
    ['2026-11-02T12:30', false, 'monday 14:00'],
    ['2026-11-02T18:00', false, 'tuesday 09:00'],
    ['2026-11-06T21:00', false, 'friday 22:00'],
    ['2026-11-06T23:30', true, '02:00'],
    ['2026-11-07T01:59', true, '02:00'],
    ['2026-11-07T02:00', false, 'monday 09:00'],
  ])('at %s it is open: %s (%s)', (wall, isOpen, next) => {
    expect(at(wall, zone)).toEqual([isOpen, next])
  })
})

describe('special days', () => {
  const closed = [{ date: '2026-12-24', until: '2027-01-04' }]
  const short = [
    { date: '2026-12-24', opens: '10:00', closes: '12:00' },
    { date: '2026-12-24', opens: '13:00', closes: '14:00' },
  ]
  it.each([
    ['2026-12-23T18:00', closed, false, '2027-01-05 09:00'],
    ['2026-12-28T10:00', closed, false, '2027-01-05 09:00'],
    ['2026-12-29T10:00', closed, false, 'tuesday 09:00'],
    ['2027-01-05T10:00', closed, true, '12:30'],
    ['2026-12-24T09:30', short, false, 'thursday 10:00'],
    ['2026-12-24T11:00', short, true, '12:00'],
    ['2026-12-24T12:30', short, false, 'thursday 13:00'],
    ['2026-12-24T16:00', short, false, 'friday 09:00'],
    // Its hours lasted past midnight.
    ['2026-12-26T01:00', [{ date: '2026-12-26' }], true, '02:00'],
    ['2026-12-27T12:00', [{ date: '2026-12-27', opens: '11:00', closes: '15:00' }], true, '15:00'],
  ])('at %s, %j: open %s (%s)', (wall, special, isOpen, next) => {
    expect(at(wall, 'Europe/Lisbon', usual, special)).toEqual([isOpen, next])
  })
})

describe('where clocks are set', () => {
  const nights = week.map((day) => row(day, '22:00', '02:30'))
  const lengthOf = (wall: string, zone: string) => {
    const start = toMoment(wall, zone)
    const { changes } = opening(start, zone, nights, []) as { changes: number }
    return (changes - start) / 60_000
  }
  it.each([
    ['an ordinary night', '2026-06-10T22:00', 'Europe/Berlin', 270],
    // 2:30 is skipped: it closes when it would have been.
    ['forward', '2026-03-28T22:00', 'Europe/Berlin', 270],
    ['forward, before it closes', '2026-03-28T22:00', 'Europe/Lisbon', 210],
    // 2:30 comes twice: it closes the first time.
    ['back', '2026-10-24T22:00', 'Europe/Berlin', 270],
    ['back, before it closes', '2026-10-24T22:00', 'Europe/Lisbon', 330],
    ['back by half an hour', '2026-04-04T22:00', 'Australia/Lord_Howe', 300],
  ])('%s', (_, wall, zone, minutes) => {
    expect(lengthOf(wall, zone)).toBe(minutes)
  })
})

it.each([
  ['around the clock', week.map((day) => row(day, '00:00', '00:00')), [true, undefined]],
  [
    'around the clock, to the last minute',
    week.map((day) => row(day, '00:00', '23:59')),
    [true, undefined],
  ],
  [
    'two days on end',
    [row('monday', '09:00', '00:00'), row('tuesday', '00:00', '17:00')],
    [true, undefined],
  ],
  ['one day a week', [row('saturday', '10:00', '14:00')], [false, 'saturday 10:00']],
  ['never', [{ day: 'monday' }, { day: 'monday', opens: '9', closes: 'late' }], [false, undefined]],
])('[PAGEBUILDER-07] %s', (_, hours, expected) => {
  expect(at('2026-11-02T10:00', 'Europe/Lisbon', hours)).toEqual(expected)
})

it('is nothing without a moment or a zone', () => {
  expect(opening('soon', 'Europe/Lisbon', usual, [])).toBeUndefined()
  expect(opening(0, 'Mars/Olympus', usual, [])).toBeUndefined()
  expect(opening(8.64e15, 'UTC', usual, [])).toBeUndefined()
  expect(opening(0, 'UTC', 'nonsense', undefined)).toEqual({ isOpen: false })
})
