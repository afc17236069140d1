/** JSON Schemas that machines bring along: of their events, their context, their input, and what they implement. */
import { isObject } from '../../schemas/is-object.ts'
import { escapePointer } from '../../schemas/json-pointer.ts'
import { didYouMean } from '../read/fault.ts'
import { checkBounds } from './check-keywords.ts'
import type { Report } from './report.ts'

const types = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']

/** Schemas by a name of ours; those of an object's fields. */
const named = ['properties', '$defs', 'patternProperties']
const nested = ['items', 'not', 'additionalProperties', 'contains', 'if', 'then', 'else']
const listed = ['anyOf', 'oneOf', 'allOf', 'prefixItems']

export function checkJsonSchema(schema: unknown, at: string, report: Report): void {
  if (!isObject(schema)) return
  checkBounds(schema, at, report)
  checkTypes(schema, at, report)
  checkValues(schema, at, report)
  checkRequired(schema, at, report)
  for (const word of named)
    for (const [name, inner] of Object.entries(isObject(schema[word]) ? schema[word] : {}))
      checkJsonSchema(inner, `${at}/${word}/${escapePointer(name)}`, report)
  for (const word of nested) checkJsonSchema(schema[word], `${at}/${word}`, report)
  for (const word of listed)
    for (const [index, inner] of toList(schema[word]).entries())
      checkJsonSchema(inner, `${at}/${word}/${index}`, report)
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function checkTypes({ type }: Record<string, unknown>, at: string, report: Report): void {
  for (const one of Array.isArray(type) ? type : [type])
    if (typeof one === 'string' && !types.includes(one))
      report(`${at}/type`, `JSON Schema has no type "${one}".`, didYouMean(one, types))
}

function checkValues(schema: Record<string, unknown>, at: string, report: Report): void {
  const { enum: values, default: start } = schema
  if (Array.isArray(values)) {
    const texts = values.map((value) => JSON.stringify(value))
    if (texts.length === 0) report(`${at}/enum`, 'Nothing is allowed here.', 'Name the values.')
    const repeated = texts.find((text, index) => texts.indexOf(text) < index)
    if (repeated !== undefined)
      report(`${at}/enum`, `The value ${repeated} is there twice.`, 'Remove one of the two.')
    if (start !== undefined && !texts.includes(JSON.stringify(start)))
      report(
        `${at}/default`,
        `${JSON.stringify(start)} is not among the values.`,
        `Choose one: ${texts.join(', ')}.`,
      )
  }
}

/** Where nothing else may be given, what is needed must be among what may. */
function checkRequired(schema: Record<string, unknown>, at: string, report: Report): void {
  const { required, properties, additionalProperties } = schema
  if (!Array.isArray(required) || additionalProperties !== false) return
  const known = Object.keys(isObject(properties) ? properties : {})
  for (const [index, name] of required.entries())
    if (typeof name === 'string' && !known.includes(name))
      report(
        `${at}/required/${index}`,
        `"${name}" is required, and nothing of this name is allowed.`,
        didYouMean(name, known),
      )
}
