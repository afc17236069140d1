/** Events of the shipped content are when their pages say: on working days, by the clock of their place. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { toLocalTime } from '#schemas/moments.ts'
import { resolveRelativeDates, type Json } from '../../adapters/prismic/service/index.ts'

interface EventData {
  date?: string
  datetime?: string
  end_date?: string
  time_zone: string
  agenda?: { time?: string }[]
}

const day = 86_400_000
const folder = join(repositoryRoot, 'content/documents')
const events = readdirSync(folder).flatMap((lang) =>
  ['live_event', 'webinar'].flatMap((type) =>
    readdirSync(join(folder, lang, type)).map((file) => ({
      lang,
      type,
      file: `${lang}/${type}/${file}`,
    })),
  ),
)

function readEvent(file: string, today: string): EventData {
  const { data } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { data: Json }
  return resolveRelativeDates(data, new Date(today)) as unknown as EventData
}

const written: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
}
const clock = /\d{1,2}:\d\d(?:\s?[AP]M)?/

describe.each(events)('$file', ({ file, lang, type }) => {
  // Two weeks of days on which the service may start, in winter and in summer.
  const days = ['2026-11-16', '2027-06-14'].flatMap((first) =>
    Array.from({ length: 14 }, (_, count) =>
      new Date(Date.parse(first) + count * day).toISOString(),
    ),
  )

  it('is on working days, and ends after it begins', () => {
    for (const today of days) {
      const { date, datetime, end_date, time_zone: zone } = readEvent(file, today)
      const moments = [date ?? datetime, end_date].flatMap((text) => (text ? Date.parse(text) : []))
      expect(moments.length).toBeGreaterThan(0)
      const weekdays = moments.map((time) =>
        new Date(toLocalTime(time, zone).slice(0, 10)).getUTCDay(),
      )
      expect(
        weekdays.every((weekday) => weekday > 0 && weekday < 6),
        today,
      ).toBe(true)
      const [start, end] = moments as [number, number?]
      if (end !== undefined) {
        expect(end).toBeGreaterThan(start)
        expect(end - start).toBeLessThan(2 * day)
      }
    }
  })

  it('has an agenda that begins when it does, by the one clock of its language', () => {
    for (const today of days) {
      const { date, time_zone: timeZone, agenda = [] } = readEvent(file, today)
      const times = agenda.flatMap(({ time }) => clock.exec(time ?? '')?.[0] ?? [])
      // An agenda of a recording tells minutes.
      if (type !== 'live_event' || times.length === 0) continue
      // As the head of its page tells it.
      const format = new Intl.DateTimeFormat(lang, { timeZone, ...written })
      expect(times[0], today).toBe(
        clock.exec(format.format(new Date(date!)).replaceAll(/\s/g, ' '))?.[0],
      )
      const isTwelve = format.resolvedOptions().hour12 === true
      expect(times.filter((time) => /[AP]M$/.test(time) !== isTwelve)).toEqual([])
      expect(agenda.filter(({ time }) => / h\b|Uhr/.test(time ?? ''))).toEqual([])
    }
  })
})
