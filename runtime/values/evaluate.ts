/**
 * The one evaluator of the values of configuration: fields of slices, cards, structured data, the
 * input of machines, conditions. Total: anything missing or unusable is undefined.
 */
import type {
  ByValue,
  Comparison,
  FormatValue,
  MessageValue,
  Operation,
  Value,
} from '#schemas/value-types.ts'
import { readStart } from '#schemas/moments.ts'
import { own } from '../model/documents/own.ts'
import { getAllAt, getAt } from '../model/documents/pointer.ts'
import {
  countInWords,
  formatDate,
  formatMinutes,
  formatNumber,
  formatRange,
  inCurrency,
  inZone,
  toIsoDuration,
  toIsoTime,
} from './format.ts'
import { isSomething, toIds, toTexts } from './read.ts'
import type { Scope } from './scope.ts'

/** @param subject - the root of pointers: a document, fields of a slice, an item of a group */
export function evaluate(value: Value, subject: unknown, scope: Scope): unknown {
  if (typeof value === 'string') return readAt(subject, value)
  if ('@type' in value) {
    const { toData = (one) => one } = scope
    return makeObject(value as Record<string, Value>, subject, scope, toData)
  }
  for (const word in value) {
    const run = operations[word as Word]
    if (run) return run(value as never, subject, scope)
  }
  return undefined
}

/** The value as plain texts; a list gives one text for each item. */
export function evaluateTexts(value: Value, subject: unknown, scope: Scope): string[] {
  return toTexts(evaluate(value, subject, scope))
}

/** Whether a value is present, and not `false`. */
export function holds(condition: Value, subject: unknown, scope: Scope): boolean {
  const found = evaluate(condition, subject, scope)
  return isSomething(found) && found !== false
}

type KeyOf<One> = One extends unknown ? keyof One : never
type Word = Exclude<
  KeyOf<Operation>,
  'with' | 'as' | 'then' | 'else' | 'cases' | 'values' | 'plural' | 'of' | 'query' | MoreWords
>
type MoreWords = 'from' | 'to' | 'duration' | 'zone' | 'options' | 'is' | 'until' | 'currency'

type Operations = {
  [One in Word]: (
    value: Extract<Operation, Record<One, unknown>>,
    subject: unknown,
    scope: Scope,
  ) => unknown
}

/** Operations by the key that identifies an object; it has one of them. */
const operations: Operations = {
  value: ({ value }) => value,
  first({ first }, subject, scope) {
    for (const one of first) {
      const found = evaluate(one, subject, scope)
      if (found !== undefined) return found
    }
    return undefined
  },
  concat: ({ concat }, subject, scope) =>
    makeList(concat.flatMap((one) => evaluate(one, subject, scope))),
  join({ join, with: separator = ', ' }, subject, scope) {
    const texts = join.flatMap((one) => evaluateTexts(one, subject, scope))
    return texts.join(separator) || undefined
  },
  each: ({ each, as }, subject, scope) =>
    makeList(
      getAllAt(subject, each)
        .flat()
        .flatMap((item) => evaluate(as, item, scope)),
    ),
  fields: ({ fields }, subject, scope) => makeObject(fields, subject, scope, (value) => value),
  if({ if: condition, then, else: otherwise }, subject, scope) {
    const chosen = holds(condition, subject, scope) ? then : otherwise
    return chosen === undefined ? undefined : evaluate(chosen, subject, scope)
  },
  by(value, subject, scope) {
    const chosen = chooseCase(value, subject)
    return chosen === undefined ? undefined : evaluate(chosen, subject, scope)
  },
  message: say,
  format,
  count({ count }, subject, scope) {
    const found = evaluate(count, subject, scope)
    return Array.isArray(found) ? found.length : 0
  },
  page: ({ page }, _, scope) => (page === 'document' ? toLink(scope.document) : scope.page?.[page]),
  site: ({ site }, _, { brand, locale }) => (site === 'timeZone' ? locale.timeZone : brand?.[site]),
  route({ route, query }, _, scope) {
    const address = scope.toAddress?.(route, query)
    return address && query !== undefined ? `${address}?${query}` : address
  },
  document: ({ document }, _, scope) => readAt(scope.document, document),
  now: (_, __, scope) => scope.now?.(),
  not: ({ not }, subject, scope) => !holds(not, subject, scope),
  all: ({ all }, subject, scope) => all.every((one) => holds(one, subject, scope)),
  any: ({ any }, subject, scope) => any.some((one) => holds(one, subject, scope)),
  field: compare,
}

function readAt(subject: unknown, pointer: string): unknown {
  if (pointer.includes('/*')) return makeList(getAllAt(subject, pointer))
  const found = getAt(subject, pointer)
  return isSomething(found) ? found : undefined
}

function makeList(values: readonly unknown[]): unknown[] | undefined {
  const found = values.filter((value) => value !== undefined)
  return found.length > 0 ? found : undefined
}

/** Undefined when only its literals are left. */
function makeObject(
  template: Readonly<Record<string, Value>>,
  subject: unknown,
  scope: Scope,
  write: (value: unknown) => unknown,
): Record<string, unknown> | undefined {
  const made: Record<string, unknown> = {}
  let hasSources = false
  let isFed = false
  for (const name in template) {
    const value = template[name]!
    const isWord = name.startsWith('@')
    const isFixed = isWord || isLiteral(value)
    const found = isWord ? value : write(evaluate(value, subject, scope))
    hasSources ||= !isFixed
    if (found === undefined) continue
    isFed ||= !isFixed
    made[name] = found
  }
  return hasSources && !isFed ? undefined : made
}

/** Whether no content is in it: a fixed value, or a text of the interface alone. */
function isLiteral(value: Value): boolean {
  if (typeof value === 'string') return false
  return 'value' in value || ('message' in value && Object.keys(value).length === 1)
}

function chooseCase({ by, cases, else: otherwise }: ByValue, subject: unknown): Value | undefined {
  return own(cases, String(getAt(subject, by))) ?? otherwise
}

function say(
  { message, values = {}, plural, of }: MessageValue,
  subject: unknown,
  scope: Scope,
): unknown {
  const filled: Record<string, string> = {}
  for (const name in values) {
    const text = evaluateTexts(values[name]!, subject, scope).join(', ')
    if (text === '') return undefined
    filled[name] = text
  }
  if (of !== undefined) {
    const texts = evaluateTexts(of, subject, scope)
    const said = texts.map((text) => scope.t(`${message}.${text}`, filled))
    return said.length > 1 ? said : said[0]
  }
  if (plural === undefined) return scope.t(message, filled)
  const found = evaluate(plural, subject, scope)
  if (!isSomething(found)) return undefined
  const count = Array.isArray(found) ? found.length : Number(found)
  return Number.isFinite(count)
    ? countInWords(count, message, scope.locale.iso, scope.t, filled)
    : undefined
}

function format(value: FormatValue, subject: unknown, scope: Scope): string | undefined {
  const { iso, timeZone } = scope.locale
  const found = evaluate(value.from, subject, scope)
  if (!isSomething(found)) return undefined
  const read = (one: Value | undefined) =>
    one === undefined ? undefined : evaluate(one, subject, scope)
  switch (value.format) {
    case 'number':
      return formatNumber(found, iso, inCurrency(value, read(value.currency), scope.locale))
    case 'date':
      return formatDate(found, iso, inZone(value.options, read(value.zone), timeZone))
    case 'isoTime':
      return toIsoTime(found, read(value.zone) ?? timeZone)
    case 'duration':
      return formatMinutes(Number(found), iso)
    case 'isoDuration':
      return toIsoDuration(Number(found))
    case 'timeRange': {
      const end = read(value.to)
      const minutes = Number(read(value.duration))
      const { options = { timeStyle: 'short' } } = value
      const placed = inZone(options, read(value.zone), timeZone)
      return formatRange(found, { end, minutes }, iso, placed)
    }
  }
}

function compare(comparison: Comparison, subject: unknown, scope: Scope): boolean {
  const found = evaluate(comparison.field, subject, scope)
  if (found === undefined) return false
  if ('is' in comparison) {
    const wanted = toIds(evaluate(comparison.is, subject, scope))
    return toIds(found).some((one) => wanted.includes(one))
  }
  const isFrom = 'from' in comparison
  const bound = isFrom ? comparison.from : comparison.until
  const { timeZone } = scope.locale
  const time = readStart(found, timeZone)
  const limit = readStart(evaluate(bound, subject, scope), timeZone)
  if (time === undefined || limit === undefined) return false
  // A time that is now still counts as ahead: the result changes a millisecond later.
  if (isNow(bound) && time >= limit) scope.noteMoment?.(time + 1)
  if (isNow(comparison.field) && limit > time) scope.noteMoment?.(limit)
  return isFrom ? time >= limit : time < limit
}

function isNow(value: Value): boolean {
  return typeof value === 'object' && 'now' in value
}

/** A link to a document, as the content service writes it. */
function toLink(document: unknown): object | undefined {
  if (typeof document !== 'object' || document === null) return undefined
  const { id, type, uid, lang } = document as Record<string, unknown>
  return { link_type: 'Document', id, type, uid, lang }
}
