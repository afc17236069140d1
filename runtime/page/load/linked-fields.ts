import type { Site } from '../../model/site.ts'

type LinkSite = Pick<Site, 'kinds' | 'pageTypes' | 'routes'>

/**
 * Linked fields to load with a document of a type, as `type.field` (CONTENT-07, DOC-07..23): those of
 * the documents its own fields link to, those of its sections if it has any, and those that paths need.
 */
export function linksOfDocument(type: string, site: LinkSite): readonly string[] {
  return remember(`document ${type}`, site, () => {
    const { fields = {} } = site.kinds.documents[type] ?? {}
    const hasSections = Object.values(fields).includes('slice-zone')
    const sections = hasSections ? Object.values(site.kinds.slices) : []
    return [...linksOfCard(type, site), ...sections.flatMap(({ links = [] }) => links)]
  })
}

/** Linked fields without those of sections: enough to list the documents of a type. */
export function linksOfCard(type: string, site: LinkSite): readonly string[] {
  return remember(`card ${type}`, site, () => [
    ...(site.kinds.documents[type]?.links ?? []),
    ...(site.pageTypes.get(type)?.links ?? []),
    ...site.routes.linkFields,
  ])
}

const known = new WeakMap<LinkSite['routes'], Map<string, readonly string[]>>()

function remember(key: string, { routes }: LinkSite, list: () => string[]): readonly string[] {
  let lists = known.get(routes)
  if (!lists) known.set(routes, (lists = new Map()))
  let links = lists.get(key)
  if (!links) lists.set(key, (links = [...new Set(list())]))
  return links
}
