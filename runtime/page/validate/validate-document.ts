/**
 * RawDocument -> Document: the only way to one. Faults in the content become issues; only a
 * document that lacks what its page needs is refused (PAGEBUILDER-02, PAGEBUILDER-04, OP49).
 */
import type { Document, RawDocument, Slice } from '../../model/documents/document.ts'
import { findNearest } from '#schemas/find-nearest.ts'
import { own } from '../../model/documents/own.ts'
import { getAt } from '../../model/documents/pointer.ts'
import { siteError, type SiteError } from '../../model/errors/site-error.ts'
import { InvalidDocument } from '../../model/errors/content-errors.ts'
import { cleanTexts } from './clean-texts.ts'
import { advise, describe } from './describe-fault.ts'
import {
  createIssueReporter,
  toReason,
  type IssueReporter,
  type ValidationSite,
} from './issue-reporter.ts'
import { findRefusal, prune, type Removal } from './prune.ts'
import { removeEmpties } from './remove-empties.ts'
import { validateLinked } from './validate-linked.ts'
import { validateSlice, type RawSlice } from './validate-slice.ts'

/**
 * Does not change `raw`.
 * @throws SiteError InvalidDocument, reported: unknown type, malformed envelope, or a required field missing
 */
export function validateDocument(raw: RawDocument, site: ValidationSite): Document {
  const report = createIssueReporter(raw, site)
  const { faults = [], ...given } = raw
  for (const { path, message } of faults) {
    if (needed.has(path))
      throw refuse(raw, site, {
        path,
        message,
        advice: 'Fill in what is missing, or remove the document.',
      })
    report.invalidEnvelope(path, message)
  }
  const kinds = own(site.kinds.documents, raw.type)
  const validate = own(site.validators.documents, raw.type)
  if (!kinds || !validate) throw refuse(raw, site, toUnknownType(raw.type, site))
  const { envelope } = site.validators
  if (!envelope(raw)) {
    const error = envelope.errors![0]!
    const target = getAt(raw, error.instancePath)
    const words = { message: describe(error, target), advice: advise(error, target) }
    throw refuse(raw, site, { path: error.instancePath, ...words })
  }
  const found = cleanTexts(given, {
    found: (path) => report.unprintable(path),
    measure: (url) => measureFile(url, site),
  })
  const data = removeEmpties(found.data, kinds.fields)
  const removals = prune(data, validate)
  const refusal = findRefusal(removals)
  if (refusal) throw refuse(raw, site, { ...refusal, path: `/data${refusal.path}` })
  for (const removal of removals) report.invalidField(`/data${removal.path}`, removal)
  for (const name in kinds.fields) {
    if (kinds.fields[name] !== 'slice-zone' || data[name] === undefined) continue
    data[name] = validateZone(data[name] as unknown[], `/data/${name}`, site, report)
  }
  return { ...found, data: validateLinked(data, kinds.fields, site) } as Document
}

/** The size of a missing file does not matter: what shows it is left out, and told, later. */
function measureFile(url: string, { media }: ValidationSite) {
  const file = media?.find(url)
  if (file === 'missing') return { width: 1, height: 1 }
  return file?.size
}

/** Envelope fields without which a document cannot be identified. */
const needed: ReadonlySet<string> = new Set(['/id', '/type', '/lang'])

function toUnknownType(type: string, { kinds }: ValidationSite) {
  const near = findNearest(type, Object.keys(kinds.documents))
  return {
    path: '/type',
    message: `the site has no documents of the type "${type}"`,
    advice:
      near === undefined
        ? 'Choose another type, or ask the developers to add it.'
        : `Did you mean "${near}"?`,
  }
}

/** The error for a document that cannot be shown at all; it is also reported to the editor. */
export function refuse(
  raw: Pick<RawDocument, 'id' | 'type' | 'lang'>,
  site: Pick<ValidationSite, 'report' | 'content'>,
  {
    path,
    message,
    advice,
    keyword,
  }: Pick<Removal, 'path' | 'message'> & Partial<Pick<Removal, 'advice' | 'keyword'>>,
): SiteError {
  const reason = path === '/type' ? message : toReason({ path, message })
  const error = siteError(InvalidDocument, [raw.type, raw.id, reason], {
    at: `${raw.type}/${raw.id}#${path}`,
  })
  createIssueReporter(raw, site).invalidDocument(path, error.message, advice, keyword)
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
