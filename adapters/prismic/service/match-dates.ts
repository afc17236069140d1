const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const MONTHS =
  'january february march april may june july august september october november december'.split(' ')

type Part = { read(date: Date): number; names?: readonly string[] }

/** Everything in UTC, as the API has it. */
const PARTS: Record<string, Part> = {
  'day-of-month': { read: (date) => date.getUTCDate() },
  'day-of-week': { read: (date) => date.getUTCDay() || 7, names: DAYS },
  month: { read: (date) => date.getUTCMonth() + 1, names: MONTHS },
  year: { read: (date) => date.getUTCFullYear() },
  hour: { read: (date) => date.getUTCHours() },
}

/** A test of a time for `date.month-after` and its like; undefined for an unknown predicate. */
export function toDatePartTest(
  name: string,
  value: unknown,
): ((time: number) => boolean) | undefined {
  const [, partName = '', relation] = /^date\.(.+?)(?:-(after|before))?$/.exec(name) ?? []
  const part = PARTS[partName]
  if (!part || (partName === 'year' && relation)) return undefined
  const wanted = toPartNumber(value, part.names ?? [])
  return (time) => {
    const actual = part.read(new Date(time))
    if (relation === 'after') return actual > wanted
    return relation === 'before' ? actual < wanted : actual === wanted
  }
}

/** 3, "3", "Wednesday", "wednesday" and "WED" are the same day. */
function toPartNumber(value: unknown, names: readonly string[]): number {
  if (typeof value === 'number') return value
  const text = String(value).toLowerCase()
  const index = text.length >= 3 ? names.findIndex((name) => name.startsWith(text)) : -1
  return index === -1 ? Number(text) : index + 1
}
