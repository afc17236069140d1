import { expect, it } from 'vitest'
import { toDate, toDays, toSpan } from './opening-times.ts'

const rows = ['monday', 'tuesday', 'wednesday'].flatMap((day) => [
  { day, opens: '14:00', closes: '18:00' },
  { day, opens: '09:00', closes: '12:30' },
])

it('joins days that follow each other with the same hours, and names those that are closed', () => {
  const hours = [...rows, { day: 'friday', opens: '22:00', closes: '02:00' }]
  expect(toDays(hours, 'en-GB')).toEqual([
    {
      name: 'Monday – Wednesday',
      spans: [
        { opens: '09:00', closes: '12:30' },
        { opens: '14:00', closes: '18:00' },
      ],
    },
    { name: 'Thursday', spans: [] },
    { name: 'Friday', spans: [{ opens: '22:00', closes: '02:00' }] },
    { name: 'Saturday – Sunday', spans: [] },
  ])
})

it.each([
  ['en-US', 'Monday – Wednesday', '9:00 AM – 12:30 PM', 'Fri, December 25, 2026'],
  ['ca-ES', 'Dilluns – dimecres', '9:00 – 12:30', 'Dv., 25 de desembre del 2026'],
  ['de-DE', 'Montag – Mittwoch', '09:00 – 12:30', 'Fr., 25. Dezember 2026'],
])('speaks %s', (locale, days, span, date) => {
  expect(toDays(rows, locale)[0]?.name).toBe(days)
  expect(toSpan({ opens: '09:00', closes: '12:30' }, locale)).toSatisfy(
    (text: string) => text.replaceAll(/\s/g, ' ') === span,
  )
  expect(toDate('2026-12-25', locale)).toBe(date)
})
