/** Uses in a site's configuration: templates, layouts, wirings, behaviours. */
import type { Layout, PageType, Section } from '../../../runtime/model/config/page-type.ts'
import type { SiteConfig } from '../../../runtime/model/config/site-config.ts'
import type { Kinds } from '../../../runtime/model/documents/kinds.ts'
import { own } from '../../../runtime/model/documents/own.ts'
import type { Site } from '../../../runtime/model/site.ts'
import type { UsedKind } from './find-uses.ts'

export interface SiteUse {
  /** `single`: the only document of a type; its name is the type. */
  kind: Exclude<UsedKind, 'document'> | 'single'
  name: string
  /** For people: `page type blog_article`. */
  where: string
  /** Counts only when there is a document of one of these types; undefined: always. */
  types?: readonly string[]
}

/** The parts of a site that use other things. */
export interface UsingSite {
  config: Pick<SiteConfig, 'notFound' | 'uiTexts' | 'sharingImage' | 'forms'>
  pageTypes: Iterable<PageType>
  layouts: Iterable<Layout>
  slices: Kinds['slices']
  /** Machines that run on pages by themselves. */
  started: Iterable<string>
}

export function listSiteUses(site: UsingSite): SiteUse[] {
  const { slices } = site
  const pageTypes = [...site.pageTypes]
  const uses: SiteUse[] = []
  const useSlice = (use: Omit<SiteUse, 'kind'>, variations: readonly string[]) => {
    uses.push({ ...use, kind: 'slice' })
    for (const one of variations)
      uses.push({ ...use, kind: 'variation', name: `${use.name}/${one}` })
    const { machine, shared } = own(slices, use.name) ?? {}
    if (machine) uses.push({ ...use, kind: 'machine', name: machine })
    if (shared) uses.push({ ...use, kind: 'single', name: shared })
  }
  for (const { type, template, routes } of pageTypes) {
    const sections = [template, ...routes.flatMap((route) => route.template ?? [])].flat()
    for (const section of sections) {
      const { name, variations } = readSection(section)
      if (name !== undefined)
        useSlice({ name, where: `page type ${type}`, types: [type] }, variations)
    }
  }
  for (const { name: layout, before, after } of site.layouts) {
    const types = pageTypes.filter((one) => usesLayout(one, layout)).map(({ type }) => type)
    for (const { slice, single } of [...before, ...after]) {
      useSlice({ name: slice, where: `layout ${layout}`, types }, ['default'])
      uses.push({ kind: 'single', name: single, where: `layout ${layout}`, types })
    }
  }
  for (const machine of new Set(site.started))
    uses.push({ kind: 'machine', name: machine, where: 'site-config behaviours' })
  return [...uses, ...listSingles(site.config)]
}

function readSection(section: Section): { name?: string; variations: string[] } {
  if ('zone' in section) return { variations: [] }
  if ('shared' in section) return { name: section.shared, variations: ['default'] }
  const { slice, variation = 'default' } = section
  const variations = typeof variation === 'string' ? [variation] : [variation.then, variation.else]
  return { name: slice, variations }
}

function usesLayout({ layout, routes }: PageType, name: string): boolean {
  return layout === name || routes.some((route) => route.layout === name)
}

/** Documents that every page depends on, or that stand in for one. */
function listSingles({ notFound, uiTexts, sharingImage, forms }: UsingSite['config']): SiteUse[] {
  const named = { notFound, uiTexts, sharingImage, texts: forms?.texts, messages: forms?.messages }
  return Object.entries(named).flatMap(([key, type]) =>
    type === undefined ? [] : { kind: 'single', name: type, where: `site-config ${key}` },
  )
}

export function toUsingSite({
  site,
  started = new Set(),
}: {
  site: Pick<Site, 'config' | 'kinds' | 'pageTypes' | 'layouts'>
  started?: ReadonlySet<string> | undefined
}): UsingSite {
  const { config, kinds } = site
  const [pageTypes, layouts] = [site.pageTypes.values(), site.layouts.values()]
  return { config, pageTypes, layouts, slices: kinds.slices, started }
}
