import { mapJson, type Json } from './parse-json.ts'

const day = 86_400_000

/** `@today+24d`, `@today-3d 17:00`: days from the day the service started, UTC; with a time, a timestamp. */
const pattern = /^@today([+-]\d{1,4})d(?: ([01]\d|2[0-3]):([0-5]\d))?$/

/**
 * `value` with relative dates made absolute, a copy where it has any, in the form of the content service: `2026-12-15`,
 * `2026-12-15T17:00:00+0000`. So a site shipped with its content always has events ahead.
 */
export function resolveRelativeDates(value: Json, today: Date): Json {
  if (typeof value === 'string') return value.startsWith('@today') ? toDate(value, today) : value
  if (typeof value !== 'object' || value === null) return value
  return mapJson(value, (item) => resolveRelativeDates(item, today))
}

/** A text that only looks like one stays as it is, and is refused by the schema of its field. */
function toDate(text: string, today: Date): string {
  const [, days, hours, minutes] = pattern.exec(text) ?? []
  if (days === undefined) return text
  const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  const date = new Date(start + Number(days) * day).toISOString().slice(0, 10)
  return hours === undefined ? date : `${date}T${hours}:${minutes}:00+0000`
}
