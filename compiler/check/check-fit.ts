/** Whether the result of a value fits a field of a slice. */
import type { Ajv2020 } from 'ajv/dist/2020.js'
import { withoutAnnotations } from '../read/create-ajv.ts'
import { didYouMean } from '../read/fault.ts'
import type { Schemas } from '../read/load-schemas.ts'
import type { Field } from '../read/to-fields.ts'
import type { Made, Outcome } from './check-values.ts'
import { findMisfit } from './fits.ts'
import type { Report } from './report.ts'

interface FitContext {
  schemas: Schemas
  /** Knows the field kinds, for literals. */
  ajv: Ajv2020
  report: Report
}

export function checkFit(outcomes: readonly Outcome[], field: Field, context: FitContext): void {
  for (const outcome of outcomes) checkOne(outcome, field, context)
}

function checkOne(outcome: Outcome, field: Field, context: FitContext): void {
  const { report } = context
  const { at } = outcome
  switch (outcome.kind) {
    case 'field':
      return checkField(outcome, field, context)
    case 'literal':
      return checkLiteral(outcome.value, field, `${at}/value`, context)
    case 'made':
      return checkMade(outcome, field, report)
    case 'joined': {
      if (lists.has(field.kind)) return checkParts(outcome.parts, field, context)
      const message = `Only lists can be joined; "${field.name}" is of kind ${field.kind}.`
      return report(at, message, 'Use "first", "join", or one pointer.')
    }
    case 'items':
      return checkItems(outcome.items, field, at, context)
    case 'record':
      return report(
        at,
        `A single item does not fit "${field.name}".`,
        'Make items with "each" and "as", or list single ones in "concat".',
      )
  }
}

/** Of a joined list: lists, and single items of a group. */
function checkParts(parts: readonly Outcome[], field: Field, context: FitContext): void {
  for (const part of parts) {
    if (part.kind === 'record' && field.kind === 'group')
      checkItems([part], field, part.at, context)
    else checkOne(part, field, context)
  }
}

const lists = new Set(['group', 'cta', 'links', 'rich-text'])

function checkField(
  { at, target, pointer, isSeveral }: Extract<Outcome, { kind: 'field' }>,
  field: Field,
  { schemas, report }: FitContext,
): void {
  if (isSeveral && schemas.fields.has(field.kind)) {
    const message = `${pointer} gives several values, but "${field.name}" takes only one.`
    return report(at, message, 'Use "join" for one text, "each" for a group, or name one item.')
  }
  const misfit = findMisfit(target, field, schemas)
  if (misfit === undefined) return
  report(
    at,
    `${pointer} does not fit "${field.name}": ${misfit}.`,
    'Bind a field that fits, or change one of the two schemas.',
  )
}

function checkLiteral(value: unknown, field: Field, at: string, { ajv, report }: FitContext): void {
  const isText = typeof value === 'string' && value !== '' && written.has(field.kind)
  if (isText || ajv.validate(withoutAnnotations(field.schema), value)) return
  const reason = ajv.errorsText(ajv.errors, { dataVar: 'it' })
  report(
    at,
    `${JSON.stringify(value)} is not a valid value for "${field.name}": ${reason}.`,
    `The field is of kind ${field.kind}.`,
  )
}

/** Kinds that a text is written as. */
const written = new Set(['title', 'rich-text'])

const fitting: Record<Made, { what: string; kinds: readonly string[] }> = {
  text: { what: 'text', kinds: ['key-text', 'title', 'rich-text'] },
  number: { what: 'number', kinds: ['number'] },
  boolean: { what: 'yes or no', kinds: ['boolean'] },
  link: { what: 'link', kinds: ['link'] },
  moment: { what: 'moment', kinds: [] },
  object: { what: 'object of schema.org', kinds: [] },
}

function checkMade(
  { at, made, what }: Extract<Outcome, { kind: 'made' }>,
  field: Field,
  report: Report,
): void {
  const fit = fitting[made]
  if (fit.kinds.includes(field.kind)) return
  const message = `${what} is a ${fit.what}, but "${field.name}" is of kind ${field.kind}.`
  const hint =
    fit.kinds.length > 0 ? `Bind it to a field of kind ${fit.kinds.join(' or ')}.` : 'Bind a field.'
  report(at, message, hint)
}

function checkItems(
  items: readonly Outcome[],
  field: Field,
  at: string,
  context: FitContext,
): void {
  const { report } = context
  const { fields } = field
  if (field.kind !== 'group' || !fields) {
    const message = `"each" makes the items of a group; "${field.name}" is of kind ${field.kind}.`
    return report(at, message, 'Bind it to a group, or use "join" for one text.')
  }
  for (const item of items) {
    if (item.kind !== 'record') {
      report(item.at, `The items of "${field.name}" have fields.`, 'Use "fields".')
      continue
    }
    for (const [name, outcomes] of item.fields) {
      const inner = fields.find((one) => one.name === name)
      const known = fields.map((one) => one.name)
      if (inner) checkFit(outcomes, inner, context)
      else {
        const message = `The items of "${field.name}" have no field "${name}".`
        report(`${item.at}/fields/${name}`, message, didYouMean(name, known))
      }
    }
    for (const { name, required } of fields) {
      if (!required || item.fields.has(name)) continue
      const message = `The items of "${field.name}" need "${name}", and nothing is bound to it.`
      report(`${item.at}/fields`, message, `Add "${name}": "/<field>".`)
    }
  }
}
