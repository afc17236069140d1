import { toTargetPath } from '#schemas/redirect-faults.ts'
import { toSourceKey } from '#schemas/spell-address.ts'
import {
  compileRedirects,
  type CompiledRedirects,
} from '../../../runtime/page/redirects/compile-redirects.ts'
import { conformanceRules } from '../inspect/conformance-rules.ts'
import type { ContentCheck } from '../inspect/content-check.ts'
import type { Rule } from '../inspect/finding.ts'
import { findingOf } from '../inspect/to-finding.ts'

const hidden: Rule = {
  id: 'hidden-redirect',
  level: 'warning',
  title: 'Redirect of an address that has a page',
  reason: 'The page is shown: nobody is redirected.',
}

/** Redirects that editors write. */
export const redirects: ContentCheck = {
  rules: [hidden],
  *run({ documents, pages, site }) {
    const { redirects: fields, defaultLocale } = site.config
    if (!fields) return
    const written = documents.flatMap(({ raw, document }) =>
      // One that its schema refuses is told already.
      raw.type === fields.type && document ? raw : [],
    )
    const compiled = compileRedirects(written, fields, site)
    for (const { document, ...found } of compiled.faults)
      yield findingOf(conformanceRules.InvalidRedirect, document, site, found)
    const toKey = (path: string) => toSourceKey(toTargetPath(path), defaultLocale)
    const there = new Set(pages.map(({ href }) => toKey(href)))
    for (const { key, source, location, document, at } of compiled.rules.values()) {
      if (there.has(key)) {
        yield findingOf(hidden, document, site, {
          path: at.from,
          message: `The path "${source}" has a page, so nobody is redirected from it.`,
          hint: 'Remove the redirect, or take the page off.',
        })
      } else if (
        location.startsWith('/') &&
        !isKnown(toKey(location), there, compiled, site.config)
      ) {
        yield findingOf(conformanceRules.InvalidRedirect, document, site, {
          path: at.to,
          message: `The redirect of "${source}" leads to "${location}", where nothing is.`,
          hint: 'Choose another target, or publish it.',
        })
      }
    }
  },
}

/** A page, another redirect, or what is none of both: a file. */
function isKnown(
  key: string,
  pages: ReadonlySet<string>,
  { rules }: CompiledRedirects,
  { routeRules = [], defaultLocale }: Parameters<typeof compileRedirects>[2]['config'],
): boolean {
  return (
    pages.has(key) ||
    rules.has(key) ||
    /\.[^/]*$/.test(key) ||
    routeRules.some(({ path }) => toSourceKey(path, defaultLocale) === key)
  )
}
