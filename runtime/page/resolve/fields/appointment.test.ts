import { expect, it } from 'vitest'
import type { Document } from '../../../model/documents/document.ts'
import { findAppointment } from './appointment.ts'

const calendar = {
  start: '/data/start',
  end: '/data/end',
  duration: '/data/minutes',
  zone: '/data/zone',
  summary: '/data/title',
}
const locale = { iso: 'pt-PT', timeZone: 'Europe/Lisbon' }

function find(data: object, now = 0, config: Parameters<typeof findAppointment>[1] = { calendar }) {
  const scope = { locale, t: (key: string) => key } as Parameters<typeof findAppointment>[2]
  const found = findAppointment({ data } as unknown as Document, config, scope, now)
  return found && { ...found, start: iso(found.start), end: iso(found.end) }
}
const iso = (time: number) => new Date(time).toISOString().slice(0, 16)

it.each([
  [{ start: '2026-12-03T08:30:00+0000' }, '2026-12-03T08:30', '2026-12-03T09:30', 'Europe/Lisbon'],
  [
    { start: '2026-12-03T08:30:00+0000', minutes: 90, zone: 'Asia/Kathmandu' },
    '2026-12-03T08:30',
    '2026-12-03T10:00',
    'Asia/Kathmandu',
  ],
  // Without an offset, it is what clocks of the place show.
  [
    { start: '2026-12-03T08:30', end: '2026-12-03T09:00', zone: 'America/St_Johns' },
    '2026-12-03T12:00',
    '2026-12-03T12:30',
    'America/St_Johns',
  ],
  [
    { start: '2026-12-03T08:30:00Z', zone: 'Mars/Olympus' },
    '2026-12-03T08:30',
    '2026-12-03T09:30',
    'Europe/Lisbon',
  ],
])('%j is from %s to %s, in %s', (data, start, end, zone) => {
  expect(find(data)).toEqual({ start, end, zone })
})

it.each([
  [{ start: '2026-12-03' }, ['2026-12-03', '2026-12-04'], '2026-12-03T00:00', '2026-12-04T00:00'],
  // The last day counts, and is over when it is in its place.
  [
    { start: '2026-12-03', end: '2026-12-05', zone: 'Pacific/Apia' },
    ['2026-12-03', '2026-12-06'],
    '2026-12-02T11:00',
    '2026-12-05T11:00',
  ],
  [
    { start: '2026-12-03', end: '2026-12-01' },
    ['2026-12-03', '2026-12-04'],
    '2026-12-03T00:00',
    '2026-12-04T00:00',
  ],
  // Berlin's day of 25 hours.
  [
    { start: '2026-10-25', zone: 'Europe/Berlin' },
    ['2026-10-25', '2026-10-26'],
    '2026-10-24T22:00',
    '2026-10-25T23:00',
  ],
])('whole days of %j are %j', (data, days, start, end) => {
  expect(find(data)).toMatchObject({ days, start, end })
})

it('takes the zone of the card where the calendar has none', () => {
  const card = { title: '/data/title', zone: { value: 'Africa/Cairo' } }
  const { zone: _, ...own } = calendar
  const config = { calendar: own, card } as Parameters<typeof findAppointment>[1]
  expect(find({ start: '2026-12-03T08:30:00Z' }, 0, config)?.zone).toBe('Africa/Cairo')
})

it('is none without a time, and once it is over', () => {
  const over = Date.parse('2026-12-03T09:30:00Z')
  expect(find({ start: '2026-12-03T08:30:00Z' }, over - 1)).toBeDefined()
  expect(find({ start: '2026-12-03T08:30:00Z' }, over)).toBeUndefined()
  expect(find({ start: 'soon' })).toBeUndefined()
  expect(find({})).toBeUndefined()
})
