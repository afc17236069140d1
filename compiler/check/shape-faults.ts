/** What JSON Schema says of a value, as faults of the file it stands in: where, what, what to do. */
import type { Ajv2020, AnySchemaObject, ErrorObject } from 'ajv/dist/2020.js'
import { didYouMean, type Fault } from '../read/fault.ts'
import { escapePointer } from '../../schemas/json-pointer.ts'

/**
 * @param ajv - with `verbose`
 * @param schema - or its id
 * @param at.path - JSON Pointer to the value in its file
 */
export function findShapeFaults(
  ajv: Ajv2020,
  schema: string | AnySchemaObject,
  value: unknown,
  { file, path = '' }: { file: string; path?: string },
): Fault[] {
  if (ajv.validate(schema, value)) return []
  return withoutEchoes(ajv.errors ?? []).map((error) => {
    const fault = toFault(file, error)
    return { ...fault, path: path + fault.path }
  })
}

/**
 * One mistake, one fault: `if` only repeats its branch, and if no alternative matches, listing the
 * reasons of all of them does not help.
 */
function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
  return errors.filter((error) => {
    if (error.keyword === 'if') return false
    return !choices.some(
      (choice) =>
        choice !== error &&
        `${error.instancePath}/`.startsWith(`${choice.instancePath}/`) &&
        !choices.includes(error),
    )
  })
}

function toFault(file: string, error: ErrorObject): Fault {
  const { keyword, params, parentSchema, data } = error
  const path = error.instancePath
  const shown = JSON.stringify(data)
  if (keyword === 'required') {
    const name = String(params['missingProperty'])
    return {
      file,
      path,
      message: `"${name}" is missing.`,
      hint: describe(parentSchema?.['properties']?.[name]),
    }
  }
  if (keyword === 'additionalProperties') {
    const name = String(params['additionalProperty'])
    const hint = didYouMean(name, Object.keys(parentSchema?.['properties'] ?? {}))
    return {
      file,
      path: `${path}/${escapePointer(name)}`,
      message: `The key "${name}" is unknown here.`,
      hint,
    }
  }
  if (keyword === 'false schema') {
    return { file, path, message: 'This key is not allowed here.', hint: 'Remove it.' }
  }
  if (keyword === 'enum') {
    const known = (params['allowedValues'] as unknown[]).map(String)
    return {
      file,
      path,
      message: `${shown} is not one of the allowed values.`,
      hint: didYouMean(String(data), known),
    }
  }
  if (keyword === 'const') {
    const message = `${shown} must be ${JSON.stringify(params['allowedValue'])}.`
    return { file, path, message, hint: describe(parentSchema) }
  }
  if (keyword === 'anyOf' || keyword === 'oneOf') {
    return {
      file,
      path,
      message: `${shown} matches none of the forms allowed here.`,
      hint: describe(parentSchema),
    }
  }
  if (keyword === 'pattern') {
    const message = `${shown} does not match the pattern ${String(params['pattern'])}.`
    return { file, path, message, hint: describe(parentSchema) }
  }
  return {
    file,
    path,
    message: `${shown} ${error.message ?? 'is not allowed here'}.`,
    hint: describe(parentSchema),
  }
}

function describe(schema: unknown): string {
  const description = (schema as { description?: unknown } | undefined)?.description
  return typeof description === 'string' ? description : ''
}
