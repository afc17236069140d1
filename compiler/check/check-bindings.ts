/** Sections of a page type: slices that exist, fed with values they can take. */
import type { Ajv2020 } from 'ajv/dist/2020.js'
import type { PageType, SliceSection } from '../../schemas/config-types.ts'
import { didYouMean } from '../read/fault.ts'
import type { Schemas } from '../read/load-schemas.ts'
import {
  joinAlternatives,
  listAlternatives,
  listVariations,
  toFields,
  toVariationSchema,
  type Field,
} from '../read/to-fields.ts'
import { checkFit } from './check-fit.ts'
import { checkValue, type ValueContext } from './check-values.ts'
import { findInDocument } from './find-target.ts'
import type { Report } from './report.ts'

export interface BindingContext {
  schemas: Schemas
  /** Of the document. */
  fields: readonly Field[]
  messages: ReadonlySet<string>
  /** Whether every locale names its currency. */
  hasCurrency: boolean
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
  const values = toSectionContext(context)
  if (section.when !== undefined) checkValue(section.when, `${at}/when`, values)
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
      'Put it in a layout.',
    )
  }
  checkVariation(section, Object.keys(slice.schema['x-variations'] ?? {}), at, context)
  const named = listVariations(slice.schema).find(({ id }) => id === section.variation)
  const schema = named ? toVariationSchema(slice.schema, named) : slice.schema
  const fields = toFields(schema, schemas)
  for (const [name, value] of Object.entries(section.bind)) {
    const field = fields.find((candidate) => candidate.name === name)
    const here = `${at}/bind/${name}`
    if (field) checkFit(checkValue(value, here, values), field, context)
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
  // A malformed slice schema has had its fault; it tells nothing of its variations.
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
  checkValue(variation.if, `${at}/variation/if`, toSectionContext(context))
  check(variation.then, `${at}/variation/then`)
  check(variation.else, `${at}/variation/else`)
}

/** What a section may read of its document and its page. */
export function toSectionContext(context: BindingContext): ValueContext {
  return {
    ...context,
    find: findInDocument,
    facts: ['url', 'calendar', 'document', 'storage'],
    document: context.fields,
    hasClock: true,
  }
}
