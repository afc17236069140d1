import type { Site } from '../../model/site.ts'
import { prepareRoutes } from '../load/find-document.ts'
import { withoutReads } from '../load/reads.ts'
import { readEachRef, type EachRef } from '../route/read-each-ref.ts'
import {
  compileRedirects,
  type CompiledRedirects,
  type RedirectDocumentFault,
} from './compile-redirects.ts'

const none: CompiledRedirects = { rules: new Map(), faults: [] }
const known = new WeakMap<Site, EachRef<CompiledRedirects>>()

/**
 * The redirects that editors have published, read once for each ref. What is wrong with them is reported then.
 * @throws ContentUnavailable when there is nothing older to go on with
 */
export async function readRedirects(site: Site): Promise<CompiledRedirects> {
  const { redirects: fields } = site.config
  if (!fields) return none
  let redirects = known.get(site)
  if (!redirects) {
    redirects = readEachRef(async (content) => {
      await prepareRoutes(site)
      const read = site.config.locales.map(({ language: lang }) =>
        content.all(fields.type, { lang, links: site.routes.linkFields }),
      )
      const compiled = compileRedirects((await Promise.all(read)).flat(), fields, site)
      for (const fault of compiled.faults) reportRedirect(fault, site)
      return compiled
    })
    known.set(site, redirects)
  }
  const { read, value } = redirects
  // Nobody has read it: what is looked up here is kept nowhere.
  await withoutReads(() => read(site.content))
  return value() ?? none
}

export function reportRedirect(
  { document, path, message, hint }: RedirectDocumentFault,
  { report, content }: Pick<Site, 'report' | 'content'>,
): void {
  report({
    code: 'InvalidRedirect',
    message,
    hint,
    path,
    documentId: document.id,
    documentType: document.type,
    lang: document.lang,
    editorUrl: content.repository.editorUrl(document.id),
  })
}
