/** Sections of a page type: slices that exist, fed with values they can take. */
import type { Ajv2020 } from 'ajv/dist/2020.js'
import type {
  Binding,
  FormatBinding,
  MessageBinding,
  PageType,
  SliceSection,
} from '../config-types.ts'
import { withoutAnnotations } from '../create-ajv.ts'
import { didYouMean } from '../fault.ts'
import type { Schemas } from '../load-schemas.ts'
import { joinAlternatives, listAlternatives, toFields, type Field } from '../to-fields.ts'
import { checkFormat, checkMessageBinding } from './check-words.ts'
import { findInDocument, type Target } from './find-target.ts'
import { findMisfit } from './fits.ts'
import type { Report } from './report.ts'

export interface BindingContext {
  schemas: Schemas
  /** Of the document. */
  fields: readonly Field[]
  messages: ReadonlySet<string>
  /** By type. */
  pageTypes: ReadonlyMap<string, PageType>
  /** Whose template it is; none of a wiring's. */
  pageType?: PageType
  /** Knows the field kinds, for literals. */
  ajv: Ajv2020
  report: Report
}

export function checkSliceSection(
  section: SliceSection,
  at: string,
  context: BindingContext,
): void {
  const { schemas, report } = context
  const slice = schemas.slices.get(section.slice)
  for (const condition of ['when', 'unless'] as const) {
    const pointer = section[condition]
    if (pointer !== undefined) find(pointer, `${at}/${condition}`, context)
  }
  if (!slice) {
    report(
      `${at}/slice`,
      `There is no slice "${section.slice}".`,
      didYouMean(section.slice, schemas.slices.keys()),
    )
    return
  }
  if (slice.wiring.frame) {
    report(
      `${at}/slice`,
      `The slice "${section.slice}" is part of the page frame.`,
      'Put it into a layout.',
    )
  }
  checkVariation(section, Object.keys(slice.schema['x-variations'] ?? {}), at, context)
  const fields = toFields(slice.schema, schemas)
  for (const [name, binding] of Object.entries(section.bind)) {
    const field = fields.find((candidate) => candidate.name === name)
    if (field) checkBinding(binding, field, `${at}/bind/${name}`, context)
    else
      report(
        `${at}/bind/${name}`,
        `The slice "${section.slice}" has no field "${name}".`,
        didYouMean(
          name,
          fields.map((candidate) => candidate.name),
        ),
      )
  }
  for (const { name, required } of fields) {
    if (!required || name in section.bind) continue
    report(
      `${at}/bind`,
      `The slice "${section.slice}" needs "${name}", and nothing is bound to it.`,
      `Add "${name}": "/data/<field>".`,
    )
  }
  const alternatives = listAlternatives(slice.schema)
  if (alternatives.length === 0 || alternatives.some((name) => name in section.bind)) return
  report(
    `${at}/bind`,
    `The slice "${section.slice}" needs ${joinAlternatives(alternatives)}, and none of them is bound.`,
    `Add one: "${alternatives[0]}": "/data/<field>".`,
  )
}

function checkVariation(
  { variation, slice }: SliceSection,
  known: readonly string[],
  at: string,
  context: BindingContext,
): void {
  // A misshapen slice schema has had its fault; it tells nothing of its variations.
  if (variation === undefined || known.length === 0) return
  const check = (name: string, where: string) => {
    if (known.includes(name)) return
    context.report(
      where,
      `The slice "${slice}" has no variation "${name}".`,
      didYouMean(name, known),
    )
  }
  if (typeof variation === 'string') return check(variation, `${at}/variation`)
  find(variation.if, `${at}/variation/if`, context)
  check(variation.then, `${at}/variation/then`)
  check(variation.else, `${at}/variation/else`)
}

function checkBinding(binding: Binding, field: Field, at: string, context: BindingContext): void {
  if (typeof binding === 'string') return checkSource(binding, field, at, context)
  if ('value' in binding) return checkLiteral(binding.value, field, `${at}/value`, context)
  if ('page' in binding) {
    const kind = binding.page === 'url' ? 'key-text' : 'link'
    if (field.kind === kind) return
    const message = `A page's ${binding.page} is a ${kind}, "${field.name}" is of kind ${field.kind}.`
    return context.report(at, message, `Bind it to a field of kind ${kind}.`)
  }
  if ('format' in binding || 'message' in binding) return checkWords(binding, field, at, context)
  if (binding.unless !== undefined) find(binding.unless, `${at}/unless`, context)
  if ('first' in binding) {
    for (const [index, pointer] of binding.first.entries()) {
      checkSource(pointer, field, `${at}/first/${index}`, context)
    }
    return
  }
  if (!lists.has(field.kind)) {
    context.report(
      at,
      `Only lists can be joined; "${field.name}" is of kind ${field.kind}.`,
      'Use "first", or one pointer.',
    )
    return
  }
  for (const [index, pointer] of binding.concat.entries()) {
    checkSource(pointer, field, `${at}/concat/${index}`, context)
  }
}

const lists = new Set(['group', 'cta', 'links', 'rich-text'])

function checkSource(pointer: string, field: Field, at: string, context: BindingContext): void {
  const target = find(pointer, at, context)
  const misfit = target && findMisfit(target, field, context.schemas)
  if (misfit)
    context.report(
      at,
      `${pointer} cannot feed "${field.name}": ${misfit}.`,
      'Bind a field that fits, or change one of the two schemas.',
    )
}

function checkLiteral(
  value: unknown,
  field: Field,
  at: string,
  { ajv, report }: BindingContext,
): void {
  if (ajv.validate(withoutAnnotations(field.schema), value)) return
  const reason = ajv.errorsText(ajv.errors, { dataVar: 'it' })
  report(
    at,
    `${JSON.stringify(value)} is no value for "${field.name}": ${reason}.`,
    `The field is of kind ${field.kind}.`,
  )
}

function checkWords(
  binding: FormatBinding | MessageBinding,
  field: Field,
  at: string,
  context: BindingContext,
): void {
  if (field.kind !== 'key-text') {
    const what = 'format' in binding ? `A formatted ${binding.format}` : 'A message'
    context.report(
      at,
      `${what} is a text, "${field.name}" is of kind ${field.kind}.`,
      'Bind the field itself.',
    )
  }
  if ('format' in binding) return checkFormat(binding, at, context)
  checkMessageBinding(binding, at, context)
  for (const condition of ['when', 'unless'] as const) {
    const pointer = binding[condition]
    if (pointer !== undefined) find(pointer, `${at}/${condition}`, context)
  }
}

function find(pointer: string, at: string, context: BindingContext): Target | undefined {
  return findInDocument(pointer, context.fields, context.schemas, context.report, at)
}
