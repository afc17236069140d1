/**
 * RawDocument -> Document: the only way to one. What content gets wrong becomes issues; only a
 * document without what its page needs is refused (PAGEBUILDER-02, PAGEBUILDER-04, OP49).
 */
import type { Document, Fields, RawDocument, Slice } from '../documents/document.ts'
import type { FieldKinds } from '../documents/kinds.ts'
import { own } from '../documents/own.ts'
import { siteError, type SiteError } from '../errors/site-error.ts'
import { InvalidDocument } from '../errors/catalog/content.ts'
import type { Site } from '../site.ts'
import { createIssueReporter, toReason, type IssueReporter } from './issue-reporter.ts'
import { describe, findRefusal, prune, type Removal } from './prune.ts'
import { removeEmpties } from './remove-empties.ts'
import { validateSlice } from './validate-slice.ts'

export type ValidationSite = Pick<Site, 'kinds' | 'validators' | 'report' | 'content'>

/**
 * Leaves `raw` as it is.
 * @throws SiteError InvalidDocument, reported: unknown type, malformed envelope, or a required field missing
 */
export function validateDocument(raw: RawDocument, site: ValidationSite): Document {
  const kinds = own(site.kinds.documents, raw.type)
  const validate = own(site.validators.documents, raw.type)
  if (!kinds || !validate)
    throw refuse(raw, site, { path: '/type', message: 'no schema describes its type' })
  const { envelope } = site.validators
  if (!envelope(raw)) {
    const { instancePath, ...error } = envelope.errors![0]!
    throw refuse(raw, site, {
      path: instancePath,
      message: describe({ ...error, instancePath }, undefined),
    })
  }
  const report = createIssueReporter(raw, site)
  const data = removeEmpties(raw.data, kinds.fields)
  const removals = prune(data, validate)
  const refusal = findRefusal(removals)
  if (refusal) throw refuse(raw, site, { ...refusal, path: `/data${refusal.path}` })
  for (const removal of removals) report.invalidField(`/data${removal.path}`, removal)
  for (const name in kinds.fields) {
    if (kinds.fields[name] !== 'slice-zone' || data[name] === undefined) continue
    data[name] = validateZone(data[name] as unknown[], `/data/${name}`, site, report)
  }
  return { ...raw, data } as Document
}

/** The error of a document that cannot be shown at all; the editor is told here and now. */
export function refuse(
  raw: Pick<RawDocument, 'id' | 'type' | 'lang'>,
  site: Pick<ValidationSite, 'report' | 'content'>,
  { path, message, keyword }: Pick<Removal, 'path' | 'message'> & { keyword?: string },
): SiteError {
  const reason = path === '/type' ? message : toReason({ path, message })
  const error = siteError(InvalidDocument, [raw.type, raw.id, reason], {
    at: `${raw.type}/${raw.id}#${path}`,
  })
  createIssueReporter(raw, site).invalidDocument(path, error.message, keyword)
  return error
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
  const kinds: FieldKinds | undefined = own(site.kinds.documents, type)?.fields
  const validate = own(site.validators.documents, type)
  if (!kinds || !validate) return {}
  const fields = removeEmpties(data, kinds)
  const removals = prune(fields, validate, { isPartial: true })
  for (const removal of removals) report.invalidField(`${at}${removal.path}`, removal)
  return findRefusal(removals) ? {} : fields
}
