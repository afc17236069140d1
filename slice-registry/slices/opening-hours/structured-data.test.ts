/** What search engines are told of hours (https://schema.org/openingHoursSpecification). */
import { expect, it } from 'vitest'
import type { Value } from '#schemas/value-types.ts'
import { evaluate } from '../../../runtime/values/evaluate.ts'
import wiring from './wiring.json' with { type: 'json' }

function describe(fields: object) {
  const [template] = wiring.structuredData as Value[]
  const scope = { locale: { iso: 'en-GB' }, t: (key: string) => key }
  const found = evaluate(template!, fields, scope) as { openingHoursSpecification: object[] }
  return found.openingHoursSpecification.map((one) => ({ ...one, '@type': undefined }))
}

const monday = 'https://schema.org/Monday'
const special = (date: string, until: string, opens: string, closes: string) => ({
  validFrom: date,
  validThrough: until,
  opens,
  closes,
})

it.each([
  [
    'past midnight',
    { opens: '22:00', closes: '02:00' },
    { dayOfWeek: monday, opens: '22:00', closes: '02:00' },
  ],
  // From 00:00 to 00:00 would be closed.
  [
    'around the clock',
    { opens: '00:00', closes: '00:00' },
    { dayOfWeek: monday, opens: '00:00', closes: '23:59' },
  ],
])('of a day of the week, %s', (_, hours, told) => {
  expect(describe({ hours: [{ day: 'monday', ...hours }] })).toEqual([told])
})

it.each([
  [{ date: '2026-12-25' }, special('2026-12-25', '2026-12-25', '00:00', '00:00')],
  [
    { date: '2026-12-24', until: '2027-01-04' },
    special('2026-12-24', '2027-01-04', '00:00', '00:00'),
  ],
  [
    { date: '2026-12-24', opens: '09:00', closes: '11:00' },
    special('2026-12-24', '2026-12-24', '09:00', '11:00'),
  ],
  // Half of the hours are none, as the page says, too.
  [{ date: '2026-12-24', opens: '09:00' }, special('2026-12-24', '2026-12-24', '00:00', '00:00')],
  [
    { date: '2026-12-24', opens: '00:00', closes: '00:00' },
    special('2026-12-24', '2026-12-24', '00:00', '23:59'),
  ],
])('of special days %j', (day, told) => {
  expect(describe({ exceptions: [day] })).toEqual([told])
})
