/** Bindings, conditions and structured data as they were written before values had one language, with their new form. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '#schemas/is-object.ts'
import { escapePointer } from '#schemas/json-pointer.ts'
import type { Fault } from '../../read/fault.ts'
import { parseTolerantly } from '../../read/parse-tolerantly.ts'

type Json = Readonly<Record<string, unknown>>

export function findOldValues(root: string): Fault[] {
  return globSync('site-config/{page-types,layouts}/*.json', { cwd: root })
    .sort()
    .flatMap((name) => {
      const file = join(root, name)
      const { value } = parseTolerantly(readFileSync(file, 'utf8'))
      return [...listOld(value, '')].map(({ path, now }) => ({
        file,
        path,
        message: 'This form is gone: values have one language now.',
        hint: `Write ${now}. See docs/guides/upgrade.md#values.`,
      }))
    })
}

/** What is within one that is old is rewritten with it. */
function* listOld(value: unknown, path: string): Generator<{ path: string; now: string }> {
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) yield* listOld(one, `${path}/${index}`)
    return
  }
  if (!isObject(value)) return
  const { unless, when, ...rest } = value as Json
  const isSection = 'slice' in value || 'shared' in value || 'query' in value
  if (unless !== undefined && isSection) {
    const not = { not: unless }
    yield {
      path: `${path}/unless`,
      now: `"when": ${JSON.stringify(when === undefined ? not : { all: [when, not] })} in place of "when" and "unless"`,
    }
    yield* listWithin(rest, path)
    return
  }
  const now = toNew(renewWithin(value as Json))
  if (now) yield { path, now: JSON.stringify(now) }
  else yield* listWithin(value as Json, path)
}

function* listWithin(value: Json, path: string): ReturnType<typeof listOld> {
  for (const [key, one] of Object.entries(value)) {
    const at = `${path}/${escapePointer(key)}`
    // Of structured data, a text was one.
    const isLiteral =
      '@type' in value && !key.startsWith('@') && isText(one) && !one.startsWith('/')
    if (isLiteral) yield { path: at, now: JSON.stringify({ value: one }) }
    else yield* listOld(one, at)
  }
}

/** The new form, in all that is within; the same object where nothing is old. */
function renew(value: Json): Json {
  const inner = renewWithin(value)
  return toNew(inner) ?? inner
}

function renewWithin(value: Json): Json {
  const entries = Object.entries(value).map(([key, one]): [string, unknown] => [
    key,
    isObject(one) ? renew(one as Json) : one,
  ])
  return entries.some(([key, one]) => one !== value[key]) ? Object.fromEntries(entries) : value
}

function toNew(value: Json): Json | undefined {
  const { unless, when, ...rest } = value
  if ('message' in rest && when !== undefined) return { if: when, then: rest }
  if (unless !== undefined) {
    const then = when === undefined ? rest : { ...rest, when }
    return { if: { not: unless }, then: withoutWrapper(renew(then)) }
  }
  if ('format' in value) return toMessage(value)
  if (isText(value['minutes']) && Object.keys(value).length === 1)
    return { format: 'isoDuration', from: value['minutes'] }
  if ('field' in value) return toCondition(value)
  return undefined
}

/** The first of one is that one. */
function withoutWrapper(value: Json): unknown {
  const { first, ...others } = value
  const isOne = Array.isArray(first) && first.length === 1 && Object.keys(others).length === 0
  return isOne ? first[0] : value
}

/** A format that was a text of `messages` as well. */
function toMessage({ message, labels, ...formatted }: Json): Json | undefined {
  const { format, from } = formatted
  if (format === 'select' && labels !== undefined) return { message: labels, of: from }
  if (message === undefined) return undefined
  return format === 'count' ? { message, plural: from } : { message, values: { value: formatted } }
}

/** What documents of a list have to be. */
function toCondition({ field, not, is, from, until, ...rest }: Json): Json | undefined {
  if (!isText(field) && !isByType(field)) return undefined
  const isOld =
    not !== undefined || is === '/id' || from === 'now' || until === 'now' || isByType(field)
  if (!isOld) return undefined
  const asked = { field: isByType(field) ? { by: '/type', cases: field } : field }
  if (not !== undefined) return { not: { ...asked, ...rest, is: toCompared(not) } }
  return {
    ...asked,
    ...rest,
    ...(is === undefined ? {} : { is: toCompared(is) }),
    ...(from === undefined ? {} : { from: toMoment(from) }),
    ...(until === undefined ? {} : { until: toMoment(until) }),
  }
}

/** A pointer was read in the page's own document. */
const toCompared = (value: unknown): unknown => (isText(value) ? { document: value } : value)
const toMoment = (value: unknown): unknown => (value === 'now' ? { now: true } : value)
const isText = (value: unknown): value is string => typeof value === 'string'

/** A field for each type of document. */
const isByType = (value: unknown): value is Json =>
  isObject(value) &&
  Object.entries(value).every(([key, to]) => /^[a-z]+(?:_[a-z]+)*$/.test(key) && isText(to)) &&
  !words.some((word) => word in value)

/** Of the language of values. */
const words = [
  'value',
  'first',
  'by',
  'message',
  'format',
  'count',
  'page',
  'site',
  'route',
  'field',
  'document',
  'if',
  'not',
]
