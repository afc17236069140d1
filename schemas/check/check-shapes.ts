/** Every file against the schema of its kind: missing and unknown keys, wrong types and values. */
import type { Ajv2020, ErrorObject } from 'ajv/dist/2020.js'
import { createAjv } from '../create-ajv.ts'
import { didYouMean, type Fault } from '../fault.ts'
import { escapePointer } from '../json-pointer.ts'
import type { SiteFiles } from '../load-site.ts'

/** Configuration schemas by their files. Machines are checked separately. */
export function checkShapes(site: SiteFiles): Fault[] {
  const { schemas } = site
  const faults: Fault[] = []
  const ajv = createAjv(schemas, { verbose: true })
  for (const name of [
    'value',
    'structured-data',
    'document',
    'slice',
    'slice-wiring',
    'page-type',
    'layout',
    'form',
    'experiment',
    'site',
    'behaviours',
    'privacy',
    'vendors',
    'events',
    'traffic',
    'email-domains',
    'function',
  ]) {
    const config = schemas.configs.get(name)
    if (config) ajv.addSchema(config.schema)
  }
  const check = (name: string, file: string, value: unknown) => {
    if (schemas.configs.has(name)) faults.push(...validate(ajv, `config:${name}`, file, value))
  }
  for (const { path, schema } of schemas.documents.values()) check('document', path, schema)
  for (const { path, schema, wiringPath, wiring } of schemas.slices.values()) {
    check('slice', path, schema)
    check('slice-wiring', wiringPath, wiring)
  }
  for (const { path, schema } of schemas.functions.values()) check('function', path, schema)
  for (const { path, value } of site.pageTypes.values()) check('page-type', path, value)
  for (const { path, value } of site.layouts.values()) check('layout', path, value)
  for (const { path, value } of site.forms.values()) check('form', path, value)
  for (const { path, value } of site.experiments.values()) check('experiment', path, value)
  if (site.site) check('site', site.site.path, site.site.value)
  for (const name of ['behaviours', 'privacy', 'vendors', 'events', 'traffic'] as const) {
    for (const { path, value } of site[name]) check(name, path, value)
  }
  for (const { path, value } of site.emailDomains) check('email-domains', path, value)
  return faults
}

function validate(ajv: Ajv2020, id: string, file: string, value: unknown): Fault[] {
  if (ajv.validate(id, value)) return []
  return withoutEchoes(ajv.errors ?? []).map((error) => toFault(file, error))
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
    const name = String(params.missingProperty)
    return {
      file,
      path,
      message: `"${name}" is missing.`,
      hint: describe(parentSchema?.properties?.[name]),
    }
  }
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty)
    const hint = didYouMean(name, Object.keys(parentSchema?.properties ?? {}))
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
    const known = (params.allowedValues as unknown[]).map(String)
    return {
      file,
      path,
      message: `${shown} is not one of the allowed values.`,
      hint: didYouMean(String(data), known),
    }
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
    const message = `${shown} does not match the pattern ${String(params.pattern)}.`
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
