/** Faults found by a schema, in words for editors: the fault, and what to write instead. */
import { findNearest } from '#schemas/find-nearest.ts'
import type { ValidationError } from '../../model/validator.ts'

/** Continues after the name of the thing: `must be a date like 2026-05-31, not "in May"`. */
export function describe(error: ValidationError, target: unknown): string {
  const { keyword, params, message } = error
  const limit = String(params['limit'])
  switch (keyword) {
    case 'required':
      return `lacks ${String(params['missingProperty'])}`
    case 'enum':
      return `must be one of ${allowedBy(error).join(', ')}, not ${quote(target)}`
    case 'const':
      return `must be ${quote(params['allowedValue'])}, not ${quote(target)}`
    case 'pattern': {
      const example = findExample(error)
      if (!example) return `has a value that is not allowed: ${quote(target)}`
      return `must be ${example.name}, not ${quote(target)}`
    }
    case 'format': {
      const example = formatExamples[String(params['format'])]
      return `${example ? `must be ${example.name}` : (message ?? keyword)}, not ${quote(target)}`
    }
    case 'type':
      return `must be ${namesOfTypes(params['type'])}, not ${quote(target)}`
    case 'maxLength':
      return `has ${lengthOf(target)} characters, but at most ${limit} are shown`
    case 'minLength':
      return `has ${lengthOf(target)} characters, but needs at least ${limit}`
    case 'maxItems':
      return `has more than ${limit} entries`
    case 'minItems':
      return `has fewer than ${limit} entries`
    case 'minimum':
      return `must be at least ${limit}, not ${quote(target)}`
    case 'maximum':
      return `must be at most ${limit}, not ${quote(target)}`
    case 'exclusiveMinimum':
      return `must be more than ${limit}, not ${quote(target)}`
    default:
      return message ?? keyword
  }
}

/** A sentence with the remedy. */
export function advise(error: ValidationError, target: unknown): string {
  const { keyword, params } = error
  const limit = String(params['limit'])
  switch (keyword) {
    case 'required':
      return `Fill in ${String(params['missingProperty'])}.`
    case 'enum': {
      const allowed = allowedBy(error)
      const near = typeof target === 'string' ? findNearest(target, allowed) : undefined
      return near === undefined ? `Choose one of ${allowed.join(', ')}.` : `Did you mean "${near}"?`
    }
    case 'const':
      return `Write ${quote(params['allowedValue'])}.`
    case 'pattern':
      return findExample(error)?.advice ?? 'Correct the field.'
    case 'format':
      return formatExamples[String(params['format'])]?.advice ?? 'Correct the field.'
    case 'type':
      return `Write ${namesOfTypes(params['type'])}.`
    case 'maxLength':
      return `Shorten it to at most ${limit} characters.`
    case 'maxItems':
      return `Keep at most ${limit}.`
    case 'minItems':
      return `Add more: at least ${limit} are needed.`
    case 'minimum':
      return `Enter a number of at least ${limit}.`
    case 'maximum':
      return `Enter a number of at most ${limit}.`
    default:
      return 'Correct the field.'
  }
}

interface Example {
  value: string
  name: string
  advice: string
}

const dateExample: Example = {
  value: '2026-05-31',
  name: 'a date like 2026-05-31',
  advice: 'Enter year, month and day: 2026-05-31.',
}

const momentExample: Example = {
  value: '2026-05-31T09:00:00+0000',
  name: 'a date and time like 2026-05-31T09:00:00+0000',
  advice: 'Enter date, time and offset: 2026-05-31T09:00:00+0000.',
}

const formatExamples: Readonly<Record<string, Example>> = {
  date: dateExample,
  'iso-date-time': momentExample,
}

/** A pattern is described by the first of these examples that matches it. */
const examples: readonly Example[] = [
  momentExample,
  {
    value: 'https://www.example.com/page',
    name: 'an address like https://www.example.com/page',
    advice: 'Enter a full address that starts with https://, or a path that starts with /.',
  },
  {
    value: '#1f7a5c',
    name: 'a colour like #1f7a5c',
    advice: 'Enter # and six digits or letters from a to f: #1f7a5c.',
  },
  {
    value: 'abc1234567',
    name: 'a name of lower-case letters and digits',
    advice: 'Use only lower-case letters and digits: abc1234567.',
  },
]

function findExample({ params }: ValidationError): Example | undefined {
  const pattern = new RegExp(String(params['pattern']), 'u')
  // A pattern that matches anything, so also any colour, is not a colour.
  return examples.find(({ value }) => pattern.test(value) && !pattern.test(`!${value}!`))
}

function allowedBy({ params }: ValidationError): string[] {
  return (params['allowedValues'] as unknown[]).map(String)
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a set of fields',
}

/** Leaves out null: a value that may be null may also be empty, which needs no words. */
function namesOfTypes(types: unknown): string {
  return [types]
    .flat()
    .flatMap((type) => typeNames[String(type)] ?? [])
    .join(' or ')
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? value.length : 0
}

const quoteLength = 60

function quote(value: unknown): string {
  // Cut before it is copied: the value may have megabytes.
  const short = typeof value === 'string' ? value.slice(0, quoteLength + 1) : value
  const text = JSON.stringify(short) ?? String(short)
  return text.length > quoteLength ? `${text.slice(0, quoteLength)}…` : text
}
