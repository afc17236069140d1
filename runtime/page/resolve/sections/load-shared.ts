/** Shared content: fields of single documents that sections show on any page (SLICE-02, OP56). */
import { readSingle } from '../../load/followed-links.ts'
import { validateShared } from '../../load/load-document.ts'
import type { Document, Fields } from '../../../model/documents/document.ts'
import { createIssueReporter } from '../../validate/issue-reporter.ts'
import type { ResolveContext } from '../fields/context.ts'
import { resolveFields } from '../fields/resolve-fields.ts'

/** Resolved once for each document kept in memory: every page of a language shows the same. */
const resolved = new WeakMap<Document, Fields>()

/** @throws SiteError DocumentMissing, InvalidDocument, ContentUnavailable */
export async function loadShared(type: string, context: ResolveContext): Promise<Fields> {
  const { site, locale } = context
  const document = validateShared(await readSingle(type, locale.language, site), site)
  let fields = resolved.get(document)
  if (!fields) resolved.set(document, (fields = resolveShown(document, context)))
  return fields
}

function resolveShown(document: Document, context: ResolveContext): Fields {
  const { site } = context
  const kinds = site.kinds.documents[document.type]!.fields
  const report = createIssueReporter(document, site)
  const shown = Object.entries(document.data).filter(([name]) => kinds[name] !== 'slice-zone')
  const inside = { ...context, path: undefined, report }
  return resolveFields(Object.fromEntries(shown), kinds, '/data', inside)
}
