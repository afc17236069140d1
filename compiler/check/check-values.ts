/**
 * Values of the configuration, wherever they stand: what they read exists, their messages exist, their
 * words are known there. What a value can come to is returned: whether it fits, its place decides.
 */
import { didYouMean } from '../read/fault.ts'
import type { PageType } from '../../schemas/config-types.ts'
import type { Schemas } from '../read/load-schemas.ts'
import type { Field } from '../read/to-fields.ts'
import type {
  ByValue,
  Comparison,
  FormatValue,
  MessageValue,
  Operation,
  PageFact,
  Value,
} from '../../schemas/value-types.ts'
import { checkMessage, checkMessages, textKinds } from './check-words.ts'
import { checkFormatOptions } from './check-format-options.ts'
import { checkLoaded } from './check-loaded.ts'
import { findInDocument, findInFields, type Target } from './find-target.ts'
import type { Report } from './report.ts'

export interface ValueContext {
  schemas: Schemas
  /** Of what pointers lead into. */
  fields: readonly Field[]
  find: typeof findInDocument
  messages: ReadonlySet<string>
  /** Whether every locale names its currency. */
  hasCurrency: boolean
  pageTypes: ReadonlyMap<string, PageType>
  report: Report
  /** What of the page is known there. */
  facts: readonly PageFact[]
  /** Of the page's document, where it is known. */
  document?: readonly Field[] | undefined
  /** Whether it is rendered again when a time passes. */
  hasClock?: boolean
  /** Whether objects of schema.org are made there, with addresses in full. */
  isData?: boolean
  /** The only type of the documents that pointers lead into. */
  type?: string
}

/** What a value may come to, with the place of the part that says so. */
export type Outcome = { at: string } & (
  | { kind: 'field'; target: Target; pointer: string; isSeveral: boolean }
  | { kind: 'literal'; value: unknown }
  | { kind: 'made'; made: Made; what: string }
  | { kind: 'joined'; parts: Outcome[] }
  | { kind: 'items'; items: Outcome[] }
  | { kind: 'record'; fields: Map<string, Outcome[]> }
)

export type Made = 'text' | 'number' | 'boolean' | 'link' | 'moment' | 'object'

export function checkValue(value: Value, at: string, context: ValueContext): Outcome[] {
  if (typeof value === 'string') return checkPointer(value, at, context)
  if ('@type' in value) return checkObject(value as Record<string, Value>, at, context)
  const one = value as Operation
  const checkAll = (values: readonly Value[], word: string) =>
    values.flatMap((part, index) => checkValue(part, `${at}/${word}/${index}`, context))
  const made = (kind: Made, what: string): Outcome[] => [{ at, kind: 'made', made: kind, what }]
  if ('value' in one) return [{ at, kind: 'literal', value: one.value }]
  if ('first' in one) return checkAll(one.first, 'first')
  if ('concat' in one) return [{ at, kind: 'joined', parts: checkAll(one.concat, 'concat') }]
  if ('join' in one) {
    expectTexts(checkAll(one.join, 'join'), context)
    return made('text', 'A joined text')
  }
  if ('each' in one) return checkEach(one, at, context)
  if ('fields' in one) {
    const entries = Object.entries(one.fields)
    const fields = entries.map(
      ([name, part]) => [name, checkValue(part, `${at}/fields/${name}`, context)] as const,
    )
    return [{ at, kind: 'record', fields: new Map(fields) }]
  }
  if ('if' in one) {
    checkValue(one.if, `${at}/if`, context)
    const otherwise = one.else === undefined ? [] : checkValue(one.else, `${at}/else`, context)
    return [...checkValue(one.then, `${at}/then`, context), ...otherwise]
  }
  if ('by' in one) return checkCases(one, at, context)
  if ('message' in one) {
    checkSaid(one, at, context)
    return made('text', 'A message')
  }
  if ('format' in one) {
    checkFormat(one, at, context)
    return made('text', `A formatted ${one.format}`)
  }
  if ('count' in one) {
    expectKinds(
      checkValue(one.count, `${at}/count`, context),
      countable,
      'cannot be counted',
      context,
    )
    return made('number', 'A count')
  }
  if ('page' in one) return checkPageFact(one.page, at, context)
  if ('site' in one || 'route' in one) return checkAddress(one, at, context)
  if ('document' in one) return checkDocument(one.document, at, context)
  if ('now' in one) {
    if (!context.hasClock) {
      context.report(
        `${at}/now`,
        'This text is not updated as time passes, so it cannot depend on now.',
        'Compare with now only in a list, a section or structured data.',
      )
    }
    return made('moment', 'Now')
  }
  if ('not' in one) checkValue(one.not, `${at}/not`, context)
  else if ('all' in one) checkAll(one.all, 'all')
  else if ('any' in one) checkAll(one.any, 'any')
  else checkComparison(one, at, context)
  return made('boolean', 'A condition')
}

const moments = ['date', 'timestamp']
const countable = ['group', 'cta', 'links', 'rich-text', 'slice-zone']

function checkPointer(pointer: string, at: string, context: ValueContext): Outcome[] {
  const target = find(pointer, at, context)
  const isSeveral = pointer.includes('/*')
  return target ? [{ at, kind: 'field', target, pointer, isSeveral }] : []
}

/** `*` stands for every item of a group; index 0 is used to check whether the field exists. */
function find(pointer: string, at: string, context: ValueContext): Target | undefined {
  const { fields, schemas, report } = context
  const target = context.find(pointer.replaceAll('/*', '/0'), fields, schemas, report, at)
  if (target) checkLoaded(pointer.replaceAll('/*', '/0'), at, context)
  return target
}

function checkObject(
  template: Readonly<Record<string, Value>>,
  at: string,
  context: ValueContext,
): Outcome[] {
  if (!context.isData) {
    const hint = 'Use "fields" for an item of a group.'
    context.report(at, 'Objects with "@type" can only be used in structured data.', hint)
    return []
  }
  for (const [name, value] of Object.entries(template)) {
    if (!name.startsWith('@')) checkValue(value, `${at}/${name}`, context)
  }
  return [{ at, kind: 'made', made: 'object', what: 'An object of schema.org' }]
}

function checkEach(
  { each, as }: { each: string; as: Value },
  at: string,
  context: ValueContext,
): Outcome[] {
  const target = find(each, `${at}/each`, context)
  if (!target) return []
  const fields = target.field?.fields
  if (target.kind !== 'group' || !fields) {
    const message = `${each} is of kind ${target.kind}; only a group has items with fields.`
    context.report(`${at}/each`, message, 'Name a group.')
    return []
  }
  const inside = { ...context, fields, find: findInFields }
  return [{ at, kind: 'items', items: checkValue(as, `${at}/as`, inside) }]
}

function checkCases(value: ByValue, at: string, context: ValueContext): Outcome[] {
  const { by, cases, else: otherwise } = value
  const { report, type } = context
  const target = find(by, `${at}/by`, context)
  const isType = by === '/type' && type !== undefined
  const names = isType ? [type] : target?.field?.schema.enum
  for (const name of Object.keys(cases)) {
    if (isType || !names || names.includes(name)) continue
    const message = `"${by.split('/').at(-1)}" never has the value "${name}".`
    report(`${at}/cases/${name}`, message, didYouMean(name, names))
  }
  for (const name of names ?? []) {
    if (name in cases || otherwise !== undefined) continue
    report(at, `There is no field for "${name}".`, 'Add one for each, or "else".')
  }
  const chosen = isType
    ? Object.entries(cases).filter(([name]) => name === type)
    : Object.entries(cases)
  const outcomes = chosen.flatMap(([name, one]) => checkValue(one, `${at}/cases/${name}`, context))
  const isElse = otherwise !== undefined && !(isType && type in cases)
  return isElse ? [...outcomes, ...checkValue(otherwise, `${at}/else`, context)] : outcomes
}

function checkSaid(value: MessageValue, at: string, context: ValueContext): void {
  const { message, values = {}, plural, of } = value
  for (const [name, one] of Object.entries(values)) {
    expectTexts(checkValue(one, `${at}/values/${name}`, context), context)
  }
  if (plural !== undefined) {
    const numbers = [...countable, 'number']
    expectKinds(checkValue(plural, `${at}/plural`, context), numbers, 'is not a number', context)
    return checkMessages(message, ['one', 'other'], `${at}/message`, context)
  }
  if (of === undefined) return checkMessage(message, `${at}/message`, context)
  const outcomes = checkValue(of, `${at}/of`, context)
  expectTexts(outcomes, context)
  const texts = outcomes.flatMap((outcome) => {
    if (outcome.kind === 'literal') return [String(outcome.value)]
    return outcome.kind === 'field' ? (outcome.target.field?.schema.enum ?? []) : []
  })
  checkMessages(message, texts, `${at}/message`, context)
}

const formattable: Record<FormatValue['format'], readonly string[]> = {
  date: moments,
  number: ['number'],
  duration: ['number'],
  isoDuration: ['number'],
  isoTime: moments,
  timeRange: moments,
}

function checkFormat(value: FormatValue, at: string, context: ValueContext): void {
  const check = (part: Value, word: string, format: FormatValue['format']) =>
    expectKinds(
      checkValue(part, `${at}/${word}`, context),
      formattable[format],
      `cannot be formatted as ${format}`,
      context,
    )
  check(value.from, 'from', value.format)
  if ('currency' in value && value.currency !== undefined)
    expectTexts(checkValue(value.currency, `${at}/currency`, context), context)
  if ('options' in value && value.options !== undefined) {
    // The locale's currency stands in for one that the options leave out.
    const known = value.format === 'number' && context.hasCurrency ? { currency: 'EUR' } : {}
    const options = { ...known, ...value.options }
    checkFormatOptions(value.format, options, `${at}/options`, context.report)
  }
  if ('zone' in value && value.zone !== undefined)
    expectTexts(checkValue(value.zone, `${at}/zone`, context), context)
  if (value.format !== 'timeRange') return
  if (value.to !== undefined) check(value.to, 'to', 'timeRange')
  if (value.duration !== undefined) check(value.duration, 'duration', 'duration')
}

const links: ReadonlySet<PageFact> = new Set(['calendar', 'document'])

function checkPageFact(fact: PageFact, at: string, { facts, report }: ValueContext): Outcome[] {
  if (!facts.includes(fact)) {
    const hint = facts.length > 0 ? `Available here: ${facts.join(', ')}.` : 'Use a field.'
    report(`${at}/page`, `The page's ${fact} is not available here.`, hint)
    return []
  }
  if (fact === 'storage') return [{ at, kind: 'items', items: [toStoredEntry(at)] }]
  return [{ at, kind: 'made', made: links.has(fact) ? 'link' : 'text', what: `A page's ${fact}` }]
}

/** What `describe-storage.ts` of the runtime makes of an entry of privacy.json. */
function toStoredEntry(at: string): Outcome {
  const text: Outcome = { at, kind: 'made', made: 'text', what: 'A text of a storage entry' }
  const names = ['name', 'place', 'owner', 'duration', 'purpose']
  const categories = ['exempt', 'analytics', 'ad'].map((value): Outcome => ({
    at,
    kind: 'literal',
    value,
  }))
  const fields = names.map((name): [string, Outcome[]] => [name, [text]])
  return { at, kind: 'record', fields: new Map([['category', categories], ...fields]) }
}

function checkAddress(
  value: { site: string } | { route: string },
  at: string,
  { isData, pageTypes, report }: ValueContext,
): Outcome[] {
  if ('site' in value && value.site === 'timeZone')
    return [{ at, kind: 'made', made: 'text', what: 'A time zone' }]
  const word = 'site' in value ? 'site' : 'route'
  if (!isData) {
    report(
      `${at}/${word}`,
      `"${word}" can only be used in structured data.`,
      'Use a field, or a message.',
    )
    return []
  }
  if ('route' in value && !pageTypes.has(value.route)) {
    const hint = didYouMean(value.route, pageTypes.keys())
    report(`${at}/route`, `There is no page type "${value.route}".`, hint)
  }
  return [{ at, kind: 'made', made: 'text', what: 'An address' }]
}

function checkDocument(pointer: string, at: string, context: ValueContext): Outcome[] {
  const { document, schemas, report } = context
  const place = `${at}/document`
  if (!document) {
    report(place, 'The document of the page is not available here.', 'Use a field of the slice.')
    return []
  }
  const isSeveral = pointer.includes('/*')
  const target = findInDocument(pointer.replaceAll('/*', '/0'), document, schemas, report, place)
  return target ? [{ at: place, kind: 'field', target, pointer, isSeveral }] : []
}

function checkComparison(value: Comparison, at: string, context: ValueContext): void {
  const { report } = context
  const fields = checkValue(value.field, `${at}/field`, context)
  if ('is' in value) {
    const wanted = checkValue(value.is, `${at}/is`, context)
    for (const one of wanted) {
      if (one.kind === 'literal') checkPossible(one.value, fields, `${one.at}/value`, report)
    }
    return
  }
  const word = 'from' in value ? 'from' : 'until'
  const bound = 'from' in value ? value.from : value.until
  const comparable = [...moments, 'number']
  for (const outcomes of [fields, checkValue(bound, `${at}/${word}`, context)]) {
    expectKinds(outcomes, comparable, 'cannot be compared', context)
  }
}

/** Whether one of the fields can have a value. */
function checkPossible(
  value: unknown,
  outcomes: readonly Outcome[],
  at: string,
  report: Report,
): void {
  for (const outcome of outcomes) {
    if (outcome.kind !== 'field') continue
    const { kind, field } = outcome.target
    const values: unknown[] | undefined = kind === 'boolean' ? [true, false] : field?.schema.enum
    if (!values || values.includes(value)) continue
    const hint = `It has: ${values.map((known) => JSON.stringify(known)).join(', ')}.`
    report(at, `"${field?.name ?? kind}" never has the value ${JSON.stringify(value)}.`, hint)
  }
}

/** @param reason - the end of a sentence about a field: "is not a number" */
export function expectKinds(
  outcomes: readonly Outcome[],
  kinds: readonly string[],
  reason: string,
  { schemas, report }: ValueContext,
): void {
  for (const outcome of outcomes) {
    if (outcome.kind === 'field') {
      const { kind } = outcome.target
      if (kinds.includes(kind) || (kind !== 'uid' && !schemas.fields.has(kind))) continue
      const message = `${outcome.pointer} is of kind ${kind}, which ${reason}.`
      report(outcome.at, message, `Name a ${kinds.join(' or ')} field.`)
    } else if (outcome.kind === 'made' && !fitsKinds(outcome.made, kinds)) {
      report(outcome.at, `${outcome.what} ${reason}.`, `Name a ${kinds.join(' or ')} field.`)
    }
  }
}

function fitsKinds(made: Made, kinds: readonly string[]): boolean {
  if (made === 'moment') return kinds.includes('date')
  return made === 'number' && kinds.includes('number')
}

/** Every outcome must read as a text. */
export function expectTexts(
  outcomes: readonly Outcome[],
  context: Pick<ValueContext, 'schemas' | 'report'>,
): void {
  const { schemas, report } = context
  for (const outcome of outcomes) {
    const { at } = outcome
    if (outcome.kind === 'items') expectTexts(outcome.items, context)
    else if (outcome.kind === 'literal') {
      if (typeof outcome.value === 'string') continue
      report(
        `${at}/value`,
        `${JSON.stringify(outcome.value)} is not text.`,
        'Only text is allowed here.',
      )
    } else if (outcome.kind === 'field') {
      const { kind } = outcome.target
      if (textKinds.includes(kind) || !schemas.fields.has(kind)) continue
      report(
        at,
        `${outcome.pointer} is of kind ${kind}, but ${textKinds.join(' or ')} is needed here.`,
        'Name another field.',
      )
    } else if (outcome.kind !== 'made' || !(outcome.made === 'text' || outcome.made === 'number')) {
      const what = outcome.kind === 'made' ? outcome.what : 'A list'
      report(at, `${what} is not text, but text is needed here.`, 'Use "first" or "join".')
    }
  }
}
