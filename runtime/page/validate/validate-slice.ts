import type { Fields, Slice } from '../../model/documents/document.ts'
import type { VariationKinds } from '../../model/documents/kinds.ts'
import { kindsOfVariation, usualVariation } from '../../model/documents/kinds-of-variation.ts'
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
  /** Of slices from before they had zones: a field, or the rows of a group. */
  value?: unknown
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
    const known = Object.entries(site.kinds.slices).flatMap(([type, { frame }]) =>
      frame ? [] : type,
    )
    report.unknownSlice(at, raw.slice_type, known)
    return undefined
  }
  const usual = usualVariation(kinds)
  const named = raw.variation ?? usual
  const isKnown = kinds.variations.includes(named)
  const variation = isKnown ? named : usual
  const shown = kindsOfVariation(kinds, variation)
  const fields = removeEmpties(toGiven(raw, shown), shown.fields)
  const toPlace = raw.value === undefined ? placeOf(at, shown) : placeOfValue(at)
  if (!areValid({ type: raw.slice_type, variation }, fields, toPlace, site, report))
    return undefined
  if (!isKnown) report.unknownVariation(`${at}/variation`, named, kinds.variations)
  return {
    id: toHtmlId(raw.id ?? `${raw.slice_type}-${at.slice(at.lastIndexOf('/') + 1)}`),
    type: raw.slice_type,
    variation,
    fields,
    at,
    fieldsAt: `${at}/primary`,
  }
}

/** Fields of the slice, its repeatable zone among them as the group it is. Slices of old had one value, or one group. */
function toGiven({ primary, items, value }: RawSlice, kinds: VariationKinds): unknown {
  if (value !== undefined) return { [kinds.items ?? 'value']: value }
  if (kinds.items === undefined) return primary
  return { ...(typeof primary === 'object' ? primary : {}), [kinds.items]: items }
}

/**
 * Drops invalid optional fields in place; false when the slice cannot be shown.
 * @param toPlace - the place, for issues, of a pointer into the fields
 */
export function areValid(
  { type, variation }: Pick<Slice, 'type' | 'variation'>,
  fields: Fields,
  toPlace: (path: string) => string,
  site: ValidationSite,
  report: IssueReporter,
): boolean {
  const { slices } = site.validators
  const removals = prune(fields, own(slices, `${type}/${variation}`) ?? slices[type]!)
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

/** Whatever the field is called that takes it. */
function placeOfValue(at: string): (path: string) => string {
  return (path) => at + path.replace(/^\/[^/]*/, '/value')
}
