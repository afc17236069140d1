/** How slices are wired: machines and their input, actors, messages, pictures. */
import { existsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import { addMessage, didYouMean, type Fault } from '../read/fault.ts'
import type { SliceSource } from '../read/load-schemas.ts'
import { toValues, type SiteFiles } from '../read/load-site.ts'
import { budgetParts, usualBudget } from '../generate/slice-budgets.ts'
import { toFields, type Field } from '../read/to-fields.ts'
import { hasCurrency } from './check-format-options.ts'
import { knownMessages } from './check-messages.ts'
import { checkWiredInput } from './check-wired-input.ts'
import { checkWiredContent } from './check-wired-content.ts'
import { dataFacts } from './check-findability.ts'
import { checkValue, type ValueContext } from './check-values.ts'
import { findInFields } from './find-target.ts'
import { reportTo, type Report } from './report.ts'

export function checkWirings(
  site: SiteFiles,
  ajv: Ajv2020,
  isWellFormed: (file: string) => boolean,
): Fault[] {
  const faults: Fault[] = []
  const { behaviours } = site
  const areActorsKnown = behaviours.every(({ path }) => isWellFormed(path))
  const actors = areActorsKnown
    ? behaviours.flatMap(({ value }) => value.actors.map((actor) => actor.id))
    : []
  const messages = knownMessages(site)
  const pageTypes = toValues(site.pageTypes)
  for (const slice of site.schemas.slices.values()) {
    if (!isWellFormed(slice.wiringPath)) continue
    const report = reportTo(faults, slice.wiringPath)
    if (isNeedless(slice, site)) {
      report(
        '',
        'This wiring has no effect: it contains only defaults.',
        'Remove the file, or add a setting that differs from its default.',
      )
      continue
    }
    const fields = toFields(slice.schema, site.schemas)
    const { schemas } = site
    const values: ValueContext = {
      schemas,
      fields,
      messages,
      hasCurrency: hasCurrency(site),
      pageTypes,
      report,
      find: findInFields,
      facts: [],
    }
    checkMachine(slice, values, site)
    for (const [index, id] of (slice.wiring.actors ?? []).entries()) {
      if (actors.includes(id) || !areActorsKnown) continue
      report(`/actors/${index}`, `There is no site-wide actor "${id}".`, didYouMean(id, actors))
    }
    for (const [index, key] of (slice.wiring.messages ?? []).entries()) {
      if (messages.has(key)) continue
      report(`/messages/${index}`, `There is no message "${key}".`, addMessage(key, messages))
    }
    checkEagerImage(slice, fields, site, report)
    checkBudget(slice, report)
    checkWiredContent(slice, fields, { site, ajv, messages, report })
    const template = { ...values, facts: dataFacts, isData: true, hasClock: true }
    for (const [index, one] of (slice.wiring.structuredData ?? []).entries()) {
      checkValue(one, `/structuredData/${index}`, template)
    }
  }
  return faults
}

/** A file without which the slice would be the same. */
function isNeedless({ wiring, wiringPath }: SliceSource, { schemas }: SiteFiles): boolean {
  const schema = schemas.configs.get('slice-wiring')?.schema as WiringSchema | undefined
  const isDefault = ([key, value]: [string, unknown]) =>
    key === '$schema' || isDeepStrictEqual(value, schema?.properties[key]?.default)
  return Object.entries(wiring).every(isDefault) && existsSync(wiringPath)
}

interface WiringSchema {
  properties: Record<string, { default?: unknown }>
}

function checkMachine({ wiring }: SliceSource, context: ValueContext, site: SiteFiles): void {
  const { report } = context
  const { machine: id, input = {} } = wiring
  if (id === undefined) {
    for (const key of ['binding', 'input', 'hydrate', 'messages'] as const) {
      if (wiring[key] === undefined) continue
      report(
        `/${key}`,
        `"${key}" has no effect without a machine: the slice ships no script.`,
        'Add "machine", or remove it.',
      )
    }
    return
  }
  const machine = site.machines.get(id)
  if (!machine) {
    report('/machine', `There is no machine "${id}".`, didYouMean(id, site.machines.keys()))
  }
  if (machine?.value.needsComponent && wiring.binding) {
    report(
      '/binding',
      `The machine "${id}" needs a component: markup that is bound to it would show a part of its state only.`,
      'Remove "binding", and draw the state in the component of the slice; see docs/guides/add-a-slice.md.',
    )
  }
  const schema = machine?.value.schemas?.input
  const declared: Readonly<Record<string, unknown>> = schema?.properties ?? {}
  for (const [name, value] of Object.entries(input))
    checkWiredInput(checkValue(value, `/input/${name}`, context), declared[name], report)
  const known = Object.keys(schema?.properties ?? {})
  for (const name of Object.keys(input)) {
    if (!machine || known.includes(name)) continue
    report(`/input/${name}`, `The machine "${id}" has no input "${name}".`, didYouMean(name, known))
  }
  for (const name of schema?.required ?? []) {
    // Every slice's machine is given the slice's id.
    if (name in input || name === 'id') continue
    report(
      '/input',
      `The machine "${id}" needs the input "${name}".`,
      `Add it: "${name}": "/<field>".`,
    )
  }
}

/** Whether it is kept, a build knows (`cli/weigh-slices.ts`). */
function checkBudget({ wiring: { budget = {}, machine } }: SliceSource, report: Report): void {
  for (const part of budgetParts) {
    if (budget[part] === undefined) continue
    if (budget[part] === usualBudget[part])
      report(
        `/budget/${part}`,
        `${budget[part]} bytes are what every slice may have.`,
        'Remove it, or give another number.',
      )
    else if (part === 'script' && machine === undefined)
      report(
        '/budget/script',
        '"script" has no effect without a machine: the slice ships no script.',
        'Add "machine", or remove it.',
      )
  }
}

function checkEagerImage(
  { wiring: { eagerImage } }: SliceSource,
  fields: Field[],
  { schemas }: SiteFiles,
  report: Report,
): void {
  if (eagerImage === undefined) return
  const target = findInFields(eagerImage, fields, schemas, report, '/eagerImage')
  if (!target || target.kind === 'image') return
  report(
    '/eagerImage',
    `${eagerImage} is of kind ${target.kind}, not image.`,
    'Name an image field.',
  )
}
