/**
 * Plans the files of `npx slicewright new frame`: the engine's menu and footer around every page of a
 * standalone site, and in each language the documents that an editor fills them by.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteFiles } from '#compiler/read/load-site.ts'
import { JsonReader } from '#compiler/read/read-json.ts'
import { isObject } from '#schemas/is-object.ts'
import type { Layout, Locale } from '#schemas/config-types.ts'
import type { PlannedFiles } from './plan-files.ts'
import { formPage } from './plan-forms.ts'
import { planUse } from './plan-use.ts'
import { toSiteId } from './names.ts'
import { readWords } from './words.ts'

const bar = { slice: 'website_navbar', single: 'website_navbar' }
const foot = { slice: 'footer', single: 'footer' }

const use = {
  documents: [bar.single, foot.single],
  slices: [bar.slice, foot.slice],
  actors: ['navbar', 'menus', 'locale', 'scheme', 'consent', 'modal'],
}

/** Entries of the menu at first. */
const longest = 6

/**
 * @param roots - folders of the site; their pages are the first entries
 * @throws Error when the site has a menu, or builds upon the shipped site, which has one
 */
export function planFrame(roots: readonly string[], site: SiteFiles): PlannedFiles {
  const folder = roots.at(-1)!
  if (site.schemas.slices.has(bar.slice))
    throw new Error(
      'This site has a menu: the section website_navbar. Its layouts say where it is shown.',
    )
  if (site.layouts.size === 0)
    throw new Error('The site has no layout. Add site-config/layouts/plain.json first.')
  const files = planUse(folder, site, use)
  for (const [name, { value }] of site.layouts)
    files.set(`site-config/layouts/${name}.json`, toText(around(value)))
  const slug = site.site?.value.brand.slug ?? 'site'
  const now = new Date().toISOString().replace(/\.\d+Z$/, '+0000')
  for (const locale of site.site?.value.locales ?? []) {
    for (const [type, data] of Object.entries(toDocuments(roots, site, locale))) {
      files.set(
        `content/documents/${locale.language}/${type}/${type}.json`,
        toText({
          id: `${toSiteId(slug)}${toSiteId(type.replace('_', '-'))}${locale.code}`,
          uid: null,
          type,
          lang: locale.language,
          tags: [],
          group: type,
          first_publication_date: now,
          last_publication_date: now,
          data,
        }),
      )
    }
  }
  return files
}

const around = (layout: Layout): Layout => ({
  ...layout,
  before: [...layout.before, bar],
  after: [foot, ...layout.after],
})

function toDocuments(roots: readonly string[], site: SiteFiles, locale: Locale) {
  const { frame } = readWords(locale)
  const pages = listPages(roots, site, locale.language)
  const isHome = (type: string) => site.pageTypes.get(type)?.value.routes.at(0)?.path === '/'
  // Where visitors write comes last, as they expect it.
  const placeOf = (type: string) => (isHome(type) ? 0 : type === formPage.type ? 2 : 1)
  const toEntry = ({ id, type, uid, data }: Page) => ({
    label: isHome(type) ? frame.home : toLabel(data, type),
    link: { link_type: 'Document', id, type, ...(uid && { uid }), lang: locale.language },
  })
  const entries = pages
    .sort((a, b) => placeOf(a.type) - placeOf(b.type))
    .slice(0, longest)
    .map(toEntry)
  const isDefault = locale.code === site.site?.value.defaultLocale
  const start = {
    label: frame.home,
    link: { link_type: 'Web', url: isDefault ? '/' : `/${locale.code}` },
  }
  const menus = entries.length > 0 ? entries : [start]
  const { name } = site.site!.value.brand
  return {
    [bar.single]: { menus },
    [foot.single]: {
      columns: [{ title: frame.pages, links: menus }],
      copyright: `© ${new Date().getFullYear()} ${name}. ${frame.rights}`,
    },
  }
}

interface Page {
  id: string
  uid?: string | null
  type: string
  data: Record<string, unknown>
}

/** Documents of the site's folders with an address, by type and file; those that are none are told by a check. */
function listPages(roots: readonly string[], { pageTypes }: SiteFiles, language: string): Page[] {
  const files = new Map<string, string>()
  for (const root of roots)
    for (const { value } of pageTypes.values()) {
      const folder = join(root, 'content/documents', language, value.type)
      for (const file of existsSync(folder) ? readdirSync(folder).sort() : [])
        if (file.endsWith('.json')) files.set(`${value.type}/${file}`, join(folder, file))
    }
  const reader = new JsonReader()
  return [...files.values()].flatMap((file) => {
    const page = reader.read<Page>(file)
    return isObject(page?.data) ? [page] : []
  })
}

/** The title as a menu has room for it. */
function toLabel({ title }: Page['data'], type: string): string {
  const words = Array.isArray(title)
    ? title.map(({ text }: { text?: string }) => text ?? '').join(' ')
    : String(title ?? type)
  return words.length > 40 ? `${words.slice(0, 39)}…` : words
}

const toText = (value: object) => `${JSON.stringify(value, null, 2)}\n`
