/** The frame around a page: slices fed from single documents, loaded once per type and locale (CONTENT-05). */
import type { LayoutPart } from '../../../model/config/page-type.ts'
import { readSingle } from '../../load/followed-links.ts'
import { validateShared } from '../../load/load-document.ts'
import type { Document, Slice } from '../../../model/documents/document.ts'
import { isFilledAt } from '../../../model/documents/pointer.ts'
import { isContentError } from '../../../model/errors/site-error.ts'
import { createIssueReporter } from '../../validate/issue-reporter.ts'
import type { BindContext } from '../fields/bind-section.ts'
import { resolveSlice, type ResolvedSlice } from './resolve-slice.ts'

export interface ResolvedFrame {
  before: ResolvedSlice[]
  after: ResolvedSlice[]
  errors: string[]
  /** Whether a part could not be read just now, but may be there later. */
  isTemporary: boolean
}

/** Leaves out and reports a part that cannot be loaded; the page is still rendered (NAV-05). */
export async function resolveFrame(
  layoutName: string,
  context: BindContext,
): Promise<ResolvedFrame> {
  const layout = context.site.layouts.get(layoutName)!
  const errors: string[] = []
  let isTemporary = false
  const resolveAll = async (parts: readonly LayoutPart[]) => {
    const slices = await Promise.all(
      parts.map((part) =>
        resolvePart(part, context).catch((error: unknown) => {
          errors.push(toPublicText(error))
          isTemporary ||= !isContentError(error)
          reportFailure(part, error, context)
          return undefined
        }),
      ),
    )
    return slices.filter((slice) => slice !== undefined)
  }
  const [before, after] = await Promise.all([resolveAll(layout.before), resolveAll(layout.after)])
  return { before, after, errors, isTemporary }
}

async function resolvePart(
  part: LayoutPart,
  context: BindContext,
): Promise<ResolvedSlice | undefined> {
  const { site, locale } = context
  const document = validateShared(await readSingle(part.single, locale.language, site), site)
  if (part.when !== undefined && !isFilledAt(document, part.when)) return undefined
  return resolveOnce(part, document, context)
}

/** By document, then by slice: one document may feed several. */
const resolvedParts = new WeakMap<Document, Map<string, ResolvedSlice | undefined>>()

/** Resolves a document kept in memory once: every page of a language has the same parts. */
function resolveOnce(
  part: LayoutPart,
  document: Document,
  context: BindContext,
): ResolvedSlice | undefined {
  let parts = resolvedParts.get(document)
  if (!parts) resolvedParts.set(document, (parts = new Map()))
  if (!parts.has(part.slice)) {
    const report = createIssueReporter(document, context.site)
    const slice = resolveSlice(toSlice(part, document), document, { ...context, report })
    parts.set(part.slice, slice)
  }
  return parts.get(part.slice)
}

/** The text of a failure on the page itself: addresses of services are for the log. */
function toPublicText(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  return message.replace(/ at https?:\/\/\S+|https?:\/\/\S+/g, '') || 'Unknown error'
}

function toSlice(part: LayoutPart, document: Document): Slice {
  return {
    id: `frame-${part.slice.replaceAll('_', '-')}`,
    type: part.slice,
    variation: 'default',
    fields: document.data,
    at: '/data',
    fieldsAt: '/data',
  }
}

function reportFailure(part: LayoutPart, error: unknown, { site, locale }: BindContext): void {
  const data = {
    part: part.slice,
    single: part.single,
    lang: locale.language,
    message: String(error),
  }
  if (isContentError(error)) site.log.warn('FRAME_PART_MISSING', data)
  else site.log.error('FRAME_PART_FAILED', data)
}
