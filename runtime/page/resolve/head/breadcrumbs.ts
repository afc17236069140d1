/**
 * The pages above a page, for search engines: home, those that the page type names, the page
 * itself.
 */
import type { Breadcrumb } from '../../../model/config/page-type.ts'
import type { Document } from '../../../model/documents/document.ts'
import { getAt } from '../../../model/documents/pointer.ts'
import { noteReads } from '../../load/reads.ts'
import { validateListed } from '../lists/validate-listed.ts'
import type { PathSubject } from '../../../model/routes.ts'
import type { Site } from '../../../model/site.ts'
import { toAddress, type DataContext, type JsonObject } from './structured-data.ts'
import { toText } from '../../../model/documents/plain-text.ts'

interface Crumb {
  name: string | undefined
  url: string | undefined
}

/** Undefined when empty. Documents without a page or a name are left out. */
export function toBreadcrumbList(
  document: Document,
  breadcrumbs: readonly Breadcrumb[] | undefined,
  context: DataContext,
  home: string,
): JsonObject | undefined {
  if (!breadcrumbs) return undefined
  const { page, t } = context
  const crumbs: Crumb[] = [
    { name: t('breadcrumbs.home'), url: home },
    ...breadcrumbs.flatMap((breadcrumb) => toCrumbs(breadcrumb, document, context)),
    { name: page.title, url: page.url },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs
      .filter(({ name, url }) => name && url)
      .map(({ name, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: url,
      })),
  }
}

function toCrumbs(
  breadcrumb: Breadcrumb,
  document: Document,
  context: DataContext,
): Crumb | Crumb[] {
  const { site, t, language } = context
  if ('tree' in breadcrumb) return listAbove(document, site).map((above) => nameIt(above, site))
  if ('type' in breadcrumb) {
    const url = toAddress({ type: breadcrumb.type, lang: language }, site)
    return { name: t(breadcrumb.label), url }
  }
  const above =
    'at' in breadcrumb
      ? (getAt(document, breadcrumb.at) as PathSubject | undefined)
      : findParent(document, breadcrumb.parameter, context)
  return above ? nameIt(above, site) : { name: undefined, url: undefined }
}

function nameIt(above: PathSubject, site: Site): Crumb {
  return { name: findName(above.data), url: toAddress(above, site) }
}

/** Documents above it in its tree, the root first; only those with a valid page. */
function listAbove(document: Document, site: Site): PathSubject[] {
  const above = site.routes.findTrees(document.lang)?.find(document)?.above ?? []
  return above.flatMap((node) => {
    noteReads(`document:${node.document.id}`)
    return validateListed(node.document, site) ?? []
  })
}

/** The parent, if it has a valid page. */
function findParent(
  document: Document,
  parameter: string,
  { site }: DataContext,
): PathSubject | undefined {
  const parent = site.routes.findParent(document, parameter)
  if (!parent) return undefined
  noteReads(`document:${parent.document.id}`)
  return validateListed(parent.document, site)
}

/** The name of a document, from one of these fields; the shortest name comes first. */
function findName(data: unknown): string | undefined {
  for (const field of ['name', 'label', 'guide_name', 'short_title', 'title']) {
    const name = toText(getAt(data, `/${field}`))
    if (name) return name
  }
  return undefined
}
