import type { Fields, Slice } from '../../model/documents/document.ts'
import type { SliceKinds } from '../../model/documents/kinds.ts'
import { own } from '../../model/documents/own.ts'
import { placeOf } from '../../model/documents/place-in-slice.ts'
import type { IssueReporter, ValidationSite } from './issue-reporter.ts'
import { findRefusal, prune } from './prune.ts'
import { removeEmpties } from './remove-empties.ts'

/** A slice as the content service delivers it; the zone's schema has checked this much. */
export interface RawSlice {
  slice_type: string
  id?: string
  variation?: string
  primary?: unknown
  /** The repeatable zone: rows of fields. */
  items?: unknown
}

/**
 * Undefined when the slice is unknown or lacks something required; it is then left out and
 * reported.
 */
export function validateSlice(
  raw: RawSlice,
  at: string,
  site: ValidationSite,
  report: IssueReporter,
): Slice | undefined {
  const kinds = own(site.kinds.slices, raw.slice_type)
  if (!kinds || kinds.frame) {
    report.unknownSlice(at, raw.slice_type)
    return undefined
  }
  const fields = removeEmpties(toGiven(raw, kinds), kinds.fields)
  if (!areValid(raw.slice_type, fields, placeOf(at, kinds), site, report)) return undefined
  const variation = raw.variation ?? 'default'
  const isKnown = kinds.variations.includes(variation)
  if (!isKnown) report.unknownVariation(`${at}/variation`, variation, kinds.variations)
  return {
    id: toHtmlId(raw.id ?? `${raw.slice_type}-${at.slice(at.lastIndexOf('/') + 1)}`),
    type: raw.slice_type,
    variation: isKnown ? variation : 'default',
    fields,
    at,
    fieldsAt: `${at}/primary`,
  }
}

/** Fields of the slice, with its repeatable zone as one of its groups. */
function toGiven({ primary, items }: RawSlice, kinds: SliceKinds): unknown {
  if (kinds.items === undefined) return primary
  return { ...(typeof primary === 'object' ? primary : {}), [kinds.items]: items }
}

/**
 * Drops invalid optional fields in place; false when the slice cannot be shown.
 * @param toPlace - the place, for issues, of a pointer into the fields
 */
export function areValid(
  type: string,
  fields: Fields,
  toPlace: (path: string) => string,
  site: ValidationSite,
  report: IssueReporter,
): boolean {
  const removals = prune(fields, site.validators.slices[type]!)
  const refusal = findRefusal(removals)
  if (refusal) {
    report.invalidSlice(toPlace(refusal.path), type, refusal)
    return false
  }
  for (const removal of removals) report.invalidField(toPlace(removal.path), removal)
  return true
}

/** `hero$4f1c` becomes `hero-4f1c`: safe in ids, selectors and React's `identifierPrefix`. */
function toHtmlId(id: string): string {
  return id.replace(/[^\w-]+/g, '-')
}
