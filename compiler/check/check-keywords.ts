/** Words of a schema that contradict each other, or say nothing of the kind they stand at. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../read/roots.ts'
import { isObject } from '../../schemas/is-object.ts'
import { escapePointer } from '../../schemas/json-pointer.ts'
import type { FieldSchema, FieldsSchema } from '../../schemas/schema-types.ts'
import type { Report } from './report.ts'

/** Lower and upper bound, and whether they may be the same. */
const bounds = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const

/** Of a field, or of any JSON Schema of a machine. */
export function checkBounds(schema: Record<string, unknown>, at: string, report: Report): void {
  for (const [lower, upper] of bounds) {
    const [low, high] = [schema[lower], schema[upper]]
    if (typeof low !== 'number' || typeof high !== 'number') continue
    if (low < high || (low === high && !lower.startsWith('exclusive'))) continue
    const message = `Nothing is allowed here: ${lower} is ${low}, and ${upper} is ${high}.`
    report(`${at}/${lower}`, message, 'Make the first the smaller one.')
  }
  const { pattern } = schema
  const fault = typeof pattern === 'string' ? findPatternFault(pattern) : undefined
  if (fault !== undefined)
    report(`${at}/pattern`, `This is not a regular expression: ${fault}.`, 'Correct it.')
}

function findPatternFault(pattern: string): string | undefined {
  try {
    // As ajv and forms read it.
    RegExp(pattern, 'u')
    return undefined
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return message.replace(/^Invalid regular expression: /, '').replace(/^\/.*\/u?: /, '')
  }
}

const texts = ['key-text', 'uid', 'title', 'rich-text', 'select']
const lists = ['group', 'links', 'cta', 'slice-zone', 'table']

/** Kinds that a word says something of. */
const meant: Readonly<Record<string, readonly string[]>> = {
  minimum: ['number'],
  maximum: ['number'],
  multipleOf: ['number'],
  minLength: texts,
  maxLength: texts,
  pattern: texts,
  enum: ['select'],
  minItems: [...lists, 'rich-text', 'title'],
  maxItems: [...lists, 'rich-text', 'title'],
}

/** Of another one, its kind is told. */
const knownKinds = new Set(
  readdirSync(join(repositoryRoot, 'schemas/fields')).map((name) => name.replace(/\..*$/, '')),
)

/** Of all fields, those of groups included. */
export function checkKeywords({ properties }: FieldsSchema, at: string, report: Report): void {
  for (const [name, field] of Object.entries(properties ?? {})) {
    const place = `${at}/properties/${escapePointer(name)}`
    checkBounds({ ...field }, place, report)
    checkMeant(field, place, report)
    checkStart(field, place, report)
    if (field.items) checkKeywords(field.items, `${place}/items`, report)
  }
}

function checkMeant(field: FieldSchema, at: string, report: Report): void {
  const kind = field.$ref?.replace(/^field:/, '') ?? ''
  for (const [word, kinds] of Object.entries(meant)) {
    if (!(word in field) || kinds.includes(kind) || !knownKinds.has(kind)) continue
    const hint = `Remove it, or choose another kind: ${kinds.join(', ')}.`
    report(`${at}/${word}`, `"${word}" says nothing of a field of kind ${kind}.`, hint)
  }
}

/** What an editor begins with, and what samples are made of. */
function checkStart(field: FieldSchema, at: string, report: Report): void {
  const { $ref, enum: values } = field
  const start: unknown = field['x-editor']?.['default']
  const examples: unknown = field['examples']
  const said = [
    ...(start === undefined ? [] : [{ value: start, place: `${at}/x-editor/default` }]),
    ...(Array.isArray(examples) ? examples : []).map((value: unknown, index) => ({
      value,
      place: `${at}/examples/${index}`,
    })),
  ]
  for (const { value, place } of said) {
    if ($ref === 'field:select' && values && values.length > 0 && !values.includes(String(value)))
      report(
        place,
        `${JSON.stringify(value)} is not among the values of the field.`,
        `Choose one: ${values.join(', ')}.`,
      )
    const type = plainTypes[$ref ?? '']
    if (type !== undefined && typeof value !== type && !isObject(value))
      report(place, `${JSON.stringify(value)} is not a ${type}.`, `Write a ${type}.`)
    const { minimum = -Infinity, maximum = Infinity } = field
    if (typeof value === 'number' && (value < minimum || value > maximum))
      report(place, `${value} is outside what the field allows.`, 'Choose one within its bounds.')
  }
}

const plainTypes: Readonly<Record<string, string>> = {
  'field:number': 'number',
  'field:boolean': 'boolean',
}
