/** Values of fields that are no more than a value, checked by their models, and refused in Prismic's words. */
import { isObject } from '#schemas/is-object.ts'
import type { Json, JsonObject } from '../parse-json.ts'
import type { FieldModel } from './model-library.ts'

const isText = (value: Json) => typeof value === 'string'
const matches = (pattern: RegExp) => (value: Json) => isText(value) && pattern.test(String(value))
const text = { isValid: isText, expected: 'a string' }
/** `@today+3d` is a date of the embedded service alone. */
const relative = '@today[+-]\\d{1,4}d'

const plainFields: Record<string, { isValid(value: Json): boolean; expected: string }> = {
  Text: text,
  Select: text,
  UID: text,
  Color: { isValid: matches(/^#[\da-f]{6}$/i), expected: 'a colour: #1a2b3c' },
  Date: {
    isValid: matches(new RegExp(`^(\\d{4}-\\d\\d-\\d\\d|${relative})$`)),
    expected: 'a date: 2026-11-21',
  },
  Timestamp: {
    isValid: matches(
      new RegExp(`^(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d.*|${relative} \\d\\d:\\d\\d)$`),
    ),
    expected: 'a time: 2026-11-21T09:00:00+0000',
  },
  Number: { isValid: (value) => typeof value === 'number', expected: 'a number' },
  Boolean: { isValid: (value) => typeof value === 'boolean', expected: 'a boolean' },
  GeoPoint: { isValid: isObject, expected: 'an object' },
  Embed: { isValid: isObject, expected: 'an object' },
}

export function isPlain({ type }: FieldModel): boolean {
  return Object.hasOwn(plainFields, type)
}

/** What is wrong with the value of a plain field; undefined when the model allows it. */
export function findPlainFault(value: Json, model: FieldModel): string | undefined {
  const plain = plainFields[model.type]
  if (!plain) return undefined
  if (!plain.isValid(value)) return `The value must be ${plain.expected}`
  const { config = {} } = model
  if (model.type === 'Select') return findOptionFault(value, config)
  if (model.type === 'Number') return findRangeFault(Number(value), config)
  return undefined
}

/** An empty choice is what an editor leaves. */
function findOptionFault(value: Json, { options }: JsonObject): string | undefined {
  if (value === '' || !Array.isArray(options) || options.length === 0) return undefined
  return options.includes(value) ? undefined : `The value must be one of: ${options.join(', ')}`
}

function findRangeFault(value: number, { min, max }: JsonObject): string | undefined {
  if (typeof min === 'number' && value < min) return `The value must be at least ${min}`
  if (typeof max === 'number' && value > max) return `The value must be at most ${max}`
  return undefined
}
