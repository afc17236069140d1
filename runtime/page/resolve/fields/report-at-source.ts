import type { Document, FieldSources, Slice } from '../../../model/documents/document.ts'
import type { SliceKinds } from '../../../model/documents/kinds.ts'
import { createIssueReporter, type IssueReporter } from '../../validate/issue-reporter.ts'
import type { ValidationSite } from '../../validate/issue-reporter.ts'
import { placeOf } from '../../../model/documents/place-in-slice.ts'

/**
 * Reports issues of a bound slice at the fields of the document, where an editor can correct them.
 */
export function reportAtSource(
  document: Document,
  sources: FieldSources,
  site: Pick<ValidationSite, 'report' | 'content'>,
): IssueReporter {
  return createIssueReporter(document, site, (path) => toSource(path, sources))
}

/** Reports issues in the repeatable zone of a slice at their place in the zone. */
export function reportInZone(
  { at, fieldsAt }: Slice,
  kinds: Pick<SliceKinds, 'items'>,
  document: Document,
  site: Pick<ValidationSite, 'report' | 'content'>,
): IssueReporter {
  const toPlace = placeOf(at, kinds)
  return createIssueReporter(document, site, (path) =>
    path.startsWith(`${fieldsAt}/`) ? toPlace(path.slice(fieldsAt.length)) : path,
  )
}

/** `/ctas/1/link` -> `/data/header_cta_2/0/link` */
function toSource(path: string, sources: FieldSources): string {
  const [name, ...rest] = path.split('/').slice(1)
  if (name === undefined) return '/data'
  const { at, isList, names } = sources(name)
  const [index, key, ...inner] = rest
  const item = isList ? at[Number(index)] : undefined
  if (item === undefined) return [at[0] ?? '/data', ...rest].join('/')
  if (key === undefined) return item
  return [`${item}${names?.[key] ?? `/${key}`}`, ...inner].join('/')
}
