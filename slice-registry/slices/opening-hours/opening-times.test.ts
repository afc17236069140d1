import { expect, it } from 'vitest'
import { opening } from '../../../runtime/machines/rare/opening-hours.ts'
import { listSayings, toDate, toDays, toSpan } from './opening-times.ts'

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
  expect(toDate({ date: '2026-12-25' }, locale)).toBe(date)
})

it('names days in a row by the first and the last', () => {
  const days = toDate({ date: '2026-12-24', until: '2027-01-04' }, 'de-DE')
  expect(days.replaceAll(/\s/g, ' ')).toBe('Do., 24. Dezember 2026 – Mo., 4. Januar 2027')
  expect(toDate({ date: '2026-12-24', until: '2026-12-20' }, 'en-GB')).toMatch(/^Thu.* 2026$/)
})

it('has words for whatever the machine says, at any time of a year', () => {
  const hours = [...rows, { day: 'friday', opens: '22:00', closes: '02:00' }]
  const special = [
    { date: '2026-12-23', opens: '08:00', closes: '11:00' },
    { date: '2026-12-24', until: '2027-01-08' },
    { date: '2027-01-11' },
    { date: '2027-03-01', until: '2027-03-31' },
  ]
  const known = new Set(listSayings(hours, special, 'en-GB').map(({ says }) => says))
  const said = new Set<string>()
  for (let time = Date.UTC(2026, 11, 1); time < Date.UTC(2027, 4, 1); time += 3_600_000) {
    const now = opening(time, 'Pacific/Apia', hours, special) as { isOpen: boolean } & Record<
      string,
      string
    >
    said.add(now.isOpen ? `open ${now['closes']}` : `closed ${now['opens']}`)
  }
  expect([...said].filter((says) => !known.has(says))).toEqual([])
  expect([...said]).toEqual(
    expect.arrayContaining(['open 02:00', 'closed 2027-01-12 09:00', 'closed 2027-04-02 22:00']),
  )
})

it('says when it opens in the words of the language', () => {
  const special = [{ date: '2026-12-24', until: '2027-01-04' }]
  const hours = [{ day: 'tuesday', opens: '10:00', closes: '18:00' }]
  expect(listSayings(hours, special, 'fr-FR')).toEqual([
    { says: 'open 18:00', time: '18:00' },
    { says: 'closed tuesday 10:00', day: 'mardi', time: '10:00' },
    { says: 'closed 2027-01-05 10:00', day: 'mar. 5 janvier', time: '10:00' },
  ])
})
