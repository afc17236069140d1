/** Every file against the schema of its kind: missing and unknown keys, wrong types and values. */
import { createAjv } from '../create-ajv.ts'
import type { Fault } from '../fault.ts'
import type { SiteFiles } from '../load-site.ts'
import { findShapeFaults } from './shape-faults.ts'

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
  for (const name of ['behaviours', 'privacy', 'vendors', 'events', 'traffic'] as const) {
    for (const { path, value } of site[name]) check(name, path, value)
  }
  for (const { path, value } of site.emailDomains) check('email-domains', path, value)
  return faults
}
