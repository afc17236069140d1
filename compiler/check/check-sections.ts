/** Sections of a template, of a page type's or of a wiring's. */
import type { QuerySection, Section, SharedSection } from '../../schemas/config-types.ts'
import { didYouMean } from '../read/fault.ts'
import { toFields } from '../read/to-fields.ts'
import { checkSliceSection, toSectionContext, type BindingContext } from './check-bindings.ts'
import { checkQuery } from './check-query.ts'
import { checkValue } from './check-values.ts'
import { expectKind } from './check-words.ts'

export function checkSections(
  template: readonly Section[],
  at: string,
  context: BindingContext,
): void {
  const queries: [section: QuerySection, at: string][] = []
  for (const [index, section] of template.entries()) {
    const here = `${at}/${index}`
    if ('query' in section) {
      queries.push([section, here])
      checkSliceSection({ ...section, bind: section.bind ?? {} }, here, context)
      checkQuery(section.query, `${here}/query`, context)
    } else if ('shared' in section) checkShared(section, here, context)
    else if ('slice' in section) checkSliceSection(section, here, context)
    else expectKind(section.zone, ['slice-zone'], `${here}/zone`, context)
  }
  checkNames(queries, context)
}

function checkShared(section: SharedSection, at: string, context: BindingContext): void {
  const { schemas, report } = context
  if (section.when !== undefined) {
    checkValue(section.when, `${at}/when`, toSectionContext(context))
  }
  const slice = schemas.slices.get(section.shared)
  if (!slice || slice.wiring.shared === undefined) {
    const known = [...schemas.slices].filter(([, { wiring }]) => wiring.shared !== undefined)
    report(
      `${at}/shared`,
      slice
        ? `The slice "${section.shared}" shows no shared content.`
        : `There is no slice "${section.shared}".`,
      didYouMean(
        section.shared,
        known.map(([type]) => type),
      ),
    )
    return
  }
  const color = toFields(slice.schema, schemas).find(({ name }) => name === 'color')
  const colors = color?.schema.enum ?? []
  if (section.color !== undefined && !colors.includes(section.color)) {
    report(
      `${at}/color`,
      `The slice "${section.shared}" has no colour "${section.color}".`,
      didYouMean(section.color, colors),
    )
  }
}

/** Two lists of one page share its address: neither their names nor their parameters may meet. */
function checkNames(
  queries: readonly [section: QuerySection, at: string][],
  { report }: BindingContext,
): void {
  const taken = new Set<string>()
  const claim = (word: string, name: string, at: string) => {
    if (taken.has(`${word} ${name}`)) {
      report(
        at,
        `Another list of the page already has the ${word} "${name}".`,
        'Give each its own.',
      )
    }
    taken.add(`${word} ${name}`)
  }
  for (const [{ query }, at] of queries) {
    claim('name', query.name, `${at}/query/name`)
    if (query.pageSize !== undefined) claim('parameter', 'page', `${at}/query/pageSize`)
    if (query.search !== undefined) claim('parameter', query.search, `${at}/query/search`)
    for (const [index, { parameter }] of (query.facets ?? []).entries()) {
      claim('parameter', parameter, `${at}/query/facets/${index}/parameter`)
    }
  }
}
