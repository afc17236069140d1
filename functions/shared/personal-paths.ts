/** Finds the paths of pages that are personal to one visitor. */
import { toHref, type PageType, type Site } from '#runtime'

type PersonalKind = NonNullable<PageType['personal']>
type Routes = Pick<Site, 'config' | 'pageTypes' | 'routes'>

/** Path of the page of this kind in a language; undefined when the site has none. */
export function findPersonalPath(
  kind: PersonalKind,
  locale: string,
  { config, pageTypes, routes }: Routes,
): string | undefined {
  const pageType = [...pageTypes.values()].find(({ personal }) => personal === kind)
  const lang = config.locales.find(({ code }) => code === locale)?.language
  const path = pageType && lang && routes.toPaths({ type: pageType.type, lang })[0]
  return path && toHref(path)
}

/** Path of the other page of the document at `path` that is of this kind. */
export function findPersonalChild(
  kind: PersonalKind,
  path: string,
  { config, pageTypes, routes }: Routes,
): string | undefined {
  for (const { pageType, uid, locale } of routes.matchAll(path)) {
    const child = pageTypes.get(pageType.type)?.routes.find(({ personal }) => personal === kind)
    const lang = config.locales.find(({ code }) => code === locale)?.language
    if (!child || !lang) continue
    const found = routes.toPaths({ type: pageType.type, uid: uid ?? null, lang }, child.name)[0]
    if (found) return toHref(found)
  }
  return undefined
}
