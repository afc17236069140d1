import { describe, expect, it } from 'vitest'
import { resolveRelativeDates } from './relative-dates.ts'

const today = new Date('2026-11-21T23:40:00Z')

describe('resolveRelativeDates', () => {
  it.each([
    ['@today+0d', '2026-11-21'],
    ['@today+24d', '2026-12-15'],
    ['@today-40d', '2026-10-12'],
    ['@today+24d 17:00', '2026-12-15T17:00:00+0000'],
    ['@today+110d 00:05', '2027-03-11T00:05:00+0000'],
    ['@today+24d 17:00 Europe/Paris', '2026-12-15T16:00:00+0000'],
    ['@today+200d 17:00 Europe/Paris', '2027-06-09T15:00:00+0000'],
    ['@today+24d 17:00 America/New_York', '2026-12-15T22:00:00+0000'],
    ['@today+24d 17:00 Asia/Kolkata', '2026-12-15T11:30:00+0000'],
    ['@today+24d 00:30 Europe/Berlin', '2026-12-14T23:30:00+0000'],
  ])('makes %s of the day the service started %s', (text, date) => {
    expect(resolveRelativeDates(text, today)).toBe(date)
  })

  it.each([
    '@today',
    '@today+1w',
    '@today+1d 25:00',
    '@today+1d 9:00',
    '@today+1d 09:00 Mars/Olympus',
    '@today+1d die 09:00',
    'see @today+1d',
  ])('leaves %s as it is', (text) => {
    expect(resolveRelativeDates(text, today)).toBe(text)
  })

  it.each([
    ['ahead of a Saturday', '@today+0d 08:30', '2026-11-23'],
    ['ahead of a Sunday', '@today+1d 08:30', '2026-11-23'],
    ['before a Saturday', '@today-7d 08:30', '2026-11-13'],
    ['before a Sunday', '@today-6d 08:30', '2026-11-13'],
    ['on a weekday', '@today+0d tue 08:30', '2026-11-24'],
    ['on a weekday, today', '@today+0d sat 08:30', '2026-11-21'],
    ['a week on', '@today+4d tue 08:30', '2026-12-01'],
  ])('an appointment is on a working day: %s, %s', (_, text, day) => {
    expect(resolveRelativeDates(text, today)).toBe(`${day}T08:30:00+0000`)
  })

  it('finds them at any depth and leaves the value it got alone', () => {
    const data = {
      date: '@today+1d',
      agenda: [{ begins: '@today-1d 09:30', title: 'Start', n: 2 }],
    }
    expect(resolveRelativeDates(data, today)).toEqual({
      date: '2026-11-22',
      agenda: [{ begins: '2026-11-20T09:30:00+0000', title: 'Start', n: 2 }],
    })
    expect(data.date).toBe('@today+1d')
  })
})
