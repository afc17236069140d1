import type { Document, Exposure, Fields, Slice } from '../../../model/documents/document.ts'
import type { ResolvedCalculation } from '../../../model/slice/resolved-calculation.ts'
import type { ResolvedList } from '../../../model/slice/resolved-list.ts'
import type { Personal } from '../../../model/slice/personal.ts'
import type { ResolvedForm } from '../../../model/slice/resolved-form.ts'
import { kindsOfVariation } from '../../../model/documents/kinds-of-variation.ts'
import type { IssueReporter } from '../../validate/issue-reporter.ts'
import type { ResolveContext } from '../fields/context.ts'
import { reportAtSource, reportInZone } from '../fields/report-at-source.ts'
import { isWhole, resolveFields } from '../fields/resolve-fields.ts'

/** A slice whose fields are ready for its component. */
export interface ResolvedSlice {
  id: string
  type: string
  variation: string
  fields: Fields
  documentId: string
  documentType: string
  at: string
  /** Part of the page frame: its component receives the page's facts. */
  isFrame: boolean
  list?: ResolvedList
  form?: ResolvedForm
  calculation?: ResolvedCalculation
  personal?: Personal
  /** Fields of the single document its wiring names. */
  shared?: Fields
  exposure?: Exposure
}

/** Undefined when a required link leads nowhere, which has been reported: the slice is left out. */
export function resolveSlice(
  slice: Slice,
  document: Document,
  context: ResolveContext,
): ResolvedSlice | undefined {
  const kinds = context.site.kinds.slices[slice.type]!
  const own = kindsOfVariation(kinds, slice.variation)
  const report = reporterOf(slice, document, context)
  const fields = resolveFields(slice.fields, own.fields, slice.fieldsAt, { ...context, report })
  if (!isWhole(fields, own.required)) return undefined
  return {
    id: slice.id,
    type: slice.type,
    variation: slice.variation,
    fields,
    documentId: document.id,
    documentType: document.type,
    at: slice.at,
    isFrame: kinds.frame ?? false,
    ...(slice.exposure && { exposure: slice.exposure }),
  }
}

/** Reports faults of fields where an editor can correct them. */
export function reporterOf(
  slice: Slice,
  document: Document,
  { site, report }: ResolveContext,
): IssueReporter {
  const kinds = kindsOfVariation(site.kinds.slices[slice.type]!, slice.variation)
  if (slice.sources) return reportAtSource(document, slice.sources, site)
  return kinds.items === undefined ? report : reportInZone(slice, kinds, document, site)
}
