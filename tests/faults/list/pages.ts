/** Between the document and the page: routes, links, heads, pictures, validation. */
import type { Fault } from '../fault.ts'

const unit = (requirement: string, within?: string) =>
  ({ by: 'unit', requirement, ...(within !== undefined && { within }) }) as const

export const pageFaults: readonly Fault[] = [
  {
    name: 'redirect-leaves-host',
    why: 'A link to //elsewhere.example on our domain leads to another site: an open redirect.',
    file: 'runtime/page/route/normalize-path.ts',
    find: String.raw`path.replace(/[/\\]+/g, '/').replace`,
    replace: 'path.replace',
    proof: unit('ROUTE-41', 'runtime/page/route'),
  },
  {
    name: 'from-unencoded',
    why: 'The page somebody comes from adds parameters of its own to the address of the form.',
    file: 'runtime/model/documents/from-page.ts',
    find: 'from=${encodeURIComponent(path)}',
    replace: 'from=${path}',
    proof: unit('LINK-03', 'runtime/model'),
  },
  {
    name: 'window-keeps-opener',
    why: 'A page that was opened in a new window can send ours elsewhere.',
    file: 'runtime/page/resolve/fields/resolve-link.ts',
    find: "link.rel = 'noopener'",
    replace: "link.rel = 'nofollow'",
    proof: unit('LINK-05', 'runtime/page/resolve/fields'),
  },
  {
    name: 'pictures-load-at-once',
    why: 'All pictures of a long page load before its first one is there.',
    file: 'runtime/page/resolve/fields/resolve-image.ts',
    find: "loading: 'lazy',",
    replace: "loading: 'eager',",
    proof: unit('IMG-02', 'runtime/page/resolve/fields'),
  },
  {
    name: 'picture-without-size',
    why: 'Words jump when a picture arrives: its dimensions are gone.',
    file: 'runtime/page/resolve/fields/resolve-image.ts',
    find: '    height: Math.round(height),\n',
    replace: '    height: 0,\n',
    proof: unit('IMG-02', 'runtime/page/resolve/fields'),
  },
  {
    name: 'cache-key-without-language',
    why: 'Whoever comes first decides in which language all others see the navigation.',
    file: 'runtime/page/load/cached-source.ts',
    find: "return `${type} ${lang} ${links?.join() ?? ''}`",
    replace: "return `${type} ${links?.join() ?? ''}${lang.slice(9)}`",
    proof: unit('CONTENT-05', 'runtime/page/load'),
  },
  {
    name: 'stale-after-publication',
    why: 'What editors publish is seen an hour later: kept content is not dropped with the ref.',
    file: 'runtime/page/load/cached-source.ts',
    find: '    entries.clear()\n',
    replace: '',
    proof: unit('CONTENT-05', 'runtime/page/load'),
  },
  {
    name: 'unknown-slice-silent',
    why: 'A section disappears from a page and no editor is told.',
    file: 'runtime/page/validate/prune.ts',
    find: "if (path === '' || !reduced.has(target)) removals.push(toRemoval(error, target))",
    replace: "if (path === '') removals.push(toRemoval(error, target))",
    proof: unit('PAGEBUILDER-04', 'runtime/page/validate'),
  },
  {
    name: 'hidden-page-indexed',
    why: 'Search engines list pages that editors hid.',
    file: 'runtime/page/resolve/head/resolve-head.ts',
    find: "robots: isOpen ? robotsOf(isIndexed, ref) : 'noindex,nofollow',",
    replace: 'robots: isOpen ? robotsOf(isIndexed, ref) : undefined,',
    proof: unit('HEAD-06', 'runtime/page/resolve/head'),
  },
  {
    name: 'rate-limited-at-once',
    why: 'A content service that asks to wait is asked again at once, until it refuses us altogether.',
    file: 'adapters/prismic/guard-fetch.ts',
    find: 'const DEFAULT_WAIT_MS = 1500',
    replace: 'const DEFAULT_WAIT_MS = 0',
    proof: unit('CONTENT-04', 'adapters/prismic/index'),
  },
]
