/** Every file against the schema of its kind: missing and unknown keys, wrong types and values. */
import type { Ajv2020 } from 'ajv/dist/2020.js'
import { createAjv } from '../read/create-ajv.ts'
import type { Fault } from '../read/fault.ts'
import type { Schemas } from '../read/load-schemas.ts'
import type { SiteFiles } from '../read/load-site.ts'
import { findShapeFaults } from './shape-faults.ts'

/** Machines are checked separately. */
const kinds = [
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
  'facts',
  'function',
]

export function checkShapes(site: SiteFiles): Fault[] {
  const { schemas } = site
  const faults: Fault[] = []
  const ajv = toShapes(schemas)
  const check = (name: string, file: string, value: unknown) => {
    if (schemas.configs.has(name))
      faults.push(...findShapeFaults(ajv, `config:${name}`, value, { file }))
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
  for (const name of ['behaviours', 'privacy', 'vendors', 'events', 'traffic', 'facts'] as const) {
    for (const { path, value } of site[name]) check(name, path, value)
  }
  for (const { path, value } of site.emailDomains) check('email-domains', path, value)
  return faults
}

let latest: { text: string; ajv: Ajv2020 } | undefined

/** Compiling them takes longer than all checks, and who checks again (the dev server at each save) has the same. */
function toShapes(schemas: Schemas): Ajv2020 {
  const configs = kinds.flatMap((name) => schemas.configs.get(name)?.schema ?? [])
  const text = JSON.stringify([[...schemas.fields], [...schemas.mixins], configs])
  if (latest?.text !== text) {
    latest = { text, ajv: createAjv(schemas, { verbose: true }) }
    for (const schema of configs) latest.ajv.addSchema(schema)
  }
  return latest.ajv
}
