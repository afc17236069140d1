/** Template sections -> slices: fields fed from the document by values of the configuration (design: data only). */
import type { SliceSection } from '../../../model/config/page-type.ts'
import type { Document, Fields, Slice } from '../../../model/documents/document.ts'
import type { FieldKinds } from '../../../model/documents/kinds.ts'
import { kindsOfVariation, usualVariation } from '../../../model/documents/kinds-of-variation.ts'
import { areValid } from '../../validate/validate-slice.ts'
import { evaluate, holds } from '../../../values/evaluate.ts'
import { findSource } from '../../../values/find-source.ts'
import type { Scope } from '../../../values/scope.ts'
import type { ResolveContext } from './context.ts'
import type { Translate } from '../../../model/slice/slice.tsx'
import { reportAtSource } from './report-at-source.ts'
import { toFieldValue } from './to-field-value.ts'

/** The scope of a page type's values beside the document that feeds them. */
export type BindContext = ResolveContext & Pick<Scope, 'page' | 'now'> & { t: Translate }

/**
 * Undefined when a condition fails, or when the document lacks something the slice needs: an
 * optional section.
 */
export function bindSection(
  section: SliceSection,
  id: string,
  document: Document,
  context: BindContext,
): Slice | undefined {
  const scope: Scope = { ...context, document }
  if (section.when !== undefined && !holds(section.when, document, scope)) return undefined
  const slice = context.site.kinds.slices[section.slice]!
  const variation = chooseVariation(section, usualVariation(slice), document, scope)
  const { fields: kinds } = kindsOfVariation(slice, variation)
  const fields = bindFields(section, kinds, document, scope)
  const sources = (name: string) => findSource(section.bind[name]!, document, scope)
  const report = reportAtSource(document, sources, context.site)
  const own = { type: section.slice, variation }
  if (!areValid(own, fields, (path) => path, context.site, report)) return undefined
  return {
    id,
    ...own,
    fields,
    at: '/data',
    fieldsAt: '',
    sources,
  }
}

function bindFields(
  { bind }: SliceSection,
  kinds: FieldKinds,
  document: Document,
  scope: Scope,
): Fields {
  const fields: Fields = {}
  for (const name in bind) {
    const value = evaluate(bind[name]!, document, scope)
    if (value !== undefined) fields[name] = toFieldValue(value, kinds[name])
  }
  return fields
}

function chooseVariation(
  { variation }: SliceSection,
  usual: string,
  document: Document,
  scope: Scope,
): string {
  if (variation === undefined || typeof variation === 'string') return variation ?? usual
  return holds(variation.if, document, scope) ? variation.then : variation.else
}
