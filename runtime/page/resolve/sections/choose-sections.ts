/** The sections of a page in their order: template sections, zones, linked sections, lists. */
import type { QuerySection, Section } from '../../../model/config/page-type.ts'
import { linksOfDocument } from '../../load/linked-fields.ts'
import { validateShared } from '../../load/load-document.ts'
import type { Document, Slice } from '../../../model/documents/document.ts'
import { getAt } from '../../../model/documents/pointer.ts'
import { toListQuery, toWiredQuery, type ListQuery } from '../lists/list-query.ts'
import { resolveList } from '../lists/resolve-list.ts'
import type { ResolvedList } from '../../../model/slice/resolved-list.ts'
import type { ContentQuery, RawDocument } from '../../../model/ports/content-source.ts'
import type { Site } from '../../../model/site.ts'
import { createIssueReporter } from '../../validate/issue-reporter.ts'
import { bindSection, type BindContext } from '../fields/bind-section.ts'
import { chooseVariants } from './choose-variants.ts'
import { orLeaveOut } from './page-notes.ts'
import type { PageSubject } from './page-subject.ts'
import type { LinkField } from '../fields/resolve-link.ts'

/** A slice with the document it is fed from, which is not the page's in a linked section. */
export interface ChosenSection {
  slice: Slice
  document: Document
  context: BindContext
  list?: ResolvedList
}

/** Resolves all at once; the result is in document order. */
export async function chooseSections(
  template: readonly Section[],
  subject: PageSubject,
): Promise<ChosenSection[]> {
  const chosen = await Promise.all(
    template.map((section, index) => {
      const name = nameOf(section)
      const choose = () => chooseSection(section, `section-${index}`, subject)
      return orLeaveOut(name, subject.notes, subject.context, choose)
    }),
  )
  return chosen.flatMap((sections) => sections ?? [])
}

function nameOf(section: Section): string {
  if ('zone' in section) return section.zone
  if ('query' in section) return section.query.name
  return 'shared' in section ? section.shared : section.slice
}

async function chooseSection(
  section: Section,
  id: string,
  subject: PageSubject,
): Promise<ChosenSection[]> {
  const { document, context } = subject
  if ('zone' in section) return chooseZone(section.zone, subject)
  if ('query' in section) return chooseQuery(section, subject)
  const { color, ...shared } = 'shared' in section ? section : { color: undefined }
  const bound =
    'shared' in section
      ? { ...shared, slice: section.shared, bind: color ? { color: { value: color } } : {} }
      : section
  const slice = bindSection(bound, id, document, context)
  return slice ? [{ slice, document, context }] : []
}

async function chooseQuery(section: QuerySection, subject: PageSubject): Promise<ChosenSection[]> {
  const { ref, document, context } = subject
  const { query, bind = {}, ...rest } = section
  const slice = bindSection({ ...rest, bind }, query.name, document, context)
  return slice ? withList(slice, toListQuery(query, document, ref, context), subject) : []
}

/** Leaves out an empty list, unless it has a text for that or a visitor's refinement emptied it. */
async function withList(
  slice: Slice,
  query: ListQuery,
  { ref, document, context, notes }: PageSubject,
): Promise<ChosenSection[]> {
  const { list, validUntil, unknown } = await resolveList(query, document, ref, context)
  notes.validUntil = Math.min(notes.validUntil, validUntil)
  for (const parameter of unknown) notes.unknownParameters.add(parameter)
  if (list.total === 0 && !list.isRefined && query.empty === undefined) return []
  return [{ slice, document, context, list }]
}

async function chooseZone(pointer: string, subject: PageSubject): Promise<ChosenSection[]> {
  const { document, context, notes } = subject
  const slices = (getAt(document, pointer) as Slice[] | undefined) ?? []
  const chosen = await Promise.all(
    chooseVariants(slices, subject).map((slice) =>
      orLeaveOut(slice.type, notes, context, () => chooseZoneSlice(slice, subject)),
    ),
  )
  return chosen.flatMap((sections) => sections ?? [])
}

async function chooseZoneSlice(slice: Slice, subject: PageSubject): Promise<ChosenSection[]> {
  const { document, context } = subject
  const { expand, list } = context.site.kinds.slices[slice.type]!
  if (expand) return expandSlice(slice, expand, subject)
  if (!list) return [{ slice, document, context }]
  const query = toWiredQuery(slice, list, context)
  return query ? withList(slice, query, subject) : []
}

/**
 * The sections of the document a slice links to. Links within those are not followed: depth is one.
 */
async function expandSlice(
  slice: Slice,
  expand: { document: string; template: readonly Section[] },
  subject: PageSubject,
): Promise<ChosenSection[]> {
  const { site, report } = subject.context
  const at = `${slice.fieldsAt}${expand.document}`
  if (subject.isLinked) {
    report.brokenLink(at, 'a section of a linked document cannot link to further sections')
    return []
  }
  const document = await loadLinked(slice, at, expand.document, subject)
  if (!document) return []
  const context = { ...subject.context, report: createIssueReporter(document, site) }
  const inside = { ...subject, document, context, isLinked: true }
  const sections = await chooseSections(expand.template, inside)
  return sections.map((section) => ({
    ...section,
    slice: { ...section.slice, id: `${slice.id}-${section.slice.id}` },
  }))
}

/** Reads from the cached list if there is no replica with single documents. */
async function readLinked(
  type: string,
  id: string,
  query: ContentQuery,
  { content }: Site,
): Promise<RawDocument | undefined> {
  const documents = content.digests
    ? await content.byIds([id], query)
    : await content.all(type, query)
  return documents.find((document) => document.id === id)
}

/** Undefined after reporting a link that leads nowhere. */
async function loadLinked(
  slice: Slice,
  at: string,
  pointer: string,
  { context }: PageSubject,
): Promise<Document | undefined> {
  const { site, locale, report } = context
  const link = getAt(slice.fields, pointer) as LinkField | undefined
  const { type = '', id = '' } = link ?? {}
  const query = { lang: locale.language, links: linksOfDocument(type, site) }
  const raw = link && !link.isBroken ? await readLinked(type, id, query, site) : undefined
  if (raw) return validateShared(raw, site)
  const name = `${type} ${link?.uid ?? id}`.trim()
  report.brokenLink(at, `${name} is not published in this language`)
  return undefined
}
