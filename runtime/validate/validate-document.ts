/**
 * RawDocument -> Document: the only way to one. What content gets wrong becomes issues; only a
 * document without what its page needs is refused (PAGEBUILDER-02, PAGEBUILDER-04, OP49).
 */
import type { Document, Fields, RawDocument, Slice } from '../documents/document.ts'
import type { FieldKinds } from '../documents/kinds.ts'
import { siteError } from '../errors/site-error.ts'
import { InvalidDocument } from '../errors/catalog/content.ts'
import type { Site } from '../site.ts'
import { createIssueReporter, type IssueReporter } from './issue-reporter.ts'
import { prune } from './prune.ts'
import { removeEmpties } from './remove-empties.ts'
import { validateSlice } from './validate-slice.ts'

export type ValidationSite = Pick<Site, 'kinds' | 'validators' | 'report' | 'content'>

/** @throws SiteError InvalidDocument: unknown type, malformed envelope, or a required field missing. */
export function validateDocument(raw: RawDocument, site: ValidationSite): Document {
  const at = `${raw.type} ${raw.id}`
  const kinds = site.kinds.documents[raw.type]
  const validate = site.validators.documents[raw.type]
  if (!kinds || !validate) {
    throw siteError(InvalidDocument, [raw.type, raw.id, `no schema describes its type`], { at })
  }
  const malformed = prune(raw, site.validators.envelope)[0]
  if (malformed) throw siteError(InvalidDocument, [raw.type, raw.id, explain(malformed)], { at })

  const report = createIssueReporter(raw, site)
  const data = removeEmpties(raw.data, kinds.fields)
  const removals = prune(data, validate)
  const refusal = removals.at(-1)
  if (refusal?.path === '') {
    throw siteError(InvalidDocument, [raw.type, raw.id, explain(removals[0]!)], { at })
  }
  for (const removal of removals) report.invalidField(`/data${removal.path}`, removal)
  for (const name in kinds.fields) {
    if (kinds.fields[name] !== 'slice-zone' || data[name] === undefined) continue
    data[name] = validateZone(data[name] as unknown[], `/data/${name}`, site, report)
  }
  return { ...raw, data } as Document
}

function validateZone(
  items: readonly unknown[],
  at: string,
  site: ValidationSite,
  report: IssueReporter,
): Slice[] {
  const slices: Slice[] = []
  const ids = new Set<string>()
  items.forEach((item, index) => {
    const slice = validateSlice(item as RawSlice, `${at}/${index}`, site, report)
    if (!slice) return
    if (ids.has(slice.id)) slice.id = `${slice.id}-${index}`
    ids.add(slice.id)
    slices.push(slice)
  })
  return slices
}

/** A slice as the content service delivers it; the zone's schema has checked this much. */
export interface RawSlice {
  slice_type: string
  id?: string
  variation?: string
  primary?: unknown
}

/** Fields of a linked document, of which some only were asked for. Invalid ones are dropped. */
export function validateRelated(
  type: string,
  data: unknown,
  at: string,
  site: ValidationSite,
  report: IssueReporter,
): Fields {
  const kinds: FieldKinds | undefined = site.kinds.documents[type]?.fields
  const validate = site.validators.documents[type]
  if (!kinds || !validate) return {}
  const fields = removeEmpties(data, kinds)
  const removals = prune(fields, validate, { isPartial: true })
  for (const removal of removals) report.invalidField(`${at}${removal.path}`, removal)
  return removals.at(-1)?.path === '' ? {} : fields
}

function explain(removal: { path: string; message: string }): string {
  return removal.path === '' ? removal.message : `${removal.path} ${removal.message}`
}
