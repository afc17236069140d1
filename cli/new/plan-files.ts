/** Plans the files that `npx slicewright new` writes; nothing is written here. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { openSite, type SiteFiles } from '#compiler/read/load-site.ts'
import { JsonReader } from '#compiler/read/read-json.ts'
import { isInstalled, repositoryRoot } from '#compiler/read/roots.ts'
import type { Messages } from '#schemas/config-types.ts'
import { quote, rename, toNames, toSiteId, toSiteTitle, toSlug, type Names } from './names.ts'
import { archive, ignored, toManifest } from './site-manifest.ts'
import { languageOf } from './words.ts'

/** Texts by path in the folder. */
export type PlannedFiles = Map<string, string>

/** The site every exemplar is taken from. It is complete, and checked like any site. */
export const exemplar = join(import.meta.dirname, 'site')

/** Files that `npm run generate` makes for each site. */
const generated = /^(schemas|slice-registry)\/generated\//

/**
 * A site with two languages, a start page, a page type, a section with a machine and one without.
 *
 * @param dependencies - those that are installed in the folder
 */
export function planSite(folder: string, dependencies?: Record<string, string>): PlannedFiles {
  const slug = toSlug(basename(folder))
  const title = toSiteTitle(basename(folder))
  // The content service takes no name of fewer than four characters.
  const repository = slug.length < 4 ? `${slug}-site` : slug
  const place = quote(relative(repositoryRoot, folder))
  const files: PlannedFiles = new Map()
  for (const entry of readdirSync(exemplar, { recursive: true, withFileTypes: true })) {
    const path = relative(exemplar, join(entry.parentPath, entry.name))
    if (!entry.isFile() || generated.test(path)) continue
    const name = path.endsWith('.json') ? JSON.stringify(title).slice(1, -1) : title
    const text = readExemplar(path, folder)
      .replaceAll('New Site', () => name)
      .replaceAll('new-site', path === 'content/repository.json' ? repository : slug)
      // Ids of documents.
      .replaceAll('NewSite', toSiteId(slug))
      .replaceAll('slicewright-VERSION.tgz', archive)
      .replaceAll('SITE_DIR=.', () => `SITE_DIR=${place}`)
    files.set(path, text)
  }
  return files.set('package.json', toManifest(slug, dependencies)).set('.gitignore', ignored)
}

/**
 * @param hasMachine - a machine of the same name comes with it
 * @throws Error when its component would be called like a part that it imports
 */
export function planSlice(folder: string, name: string, hasMachine: boolean): PlannedFiles {
  const names = toNames(name)
  const from = hasMachine ? 'tips' : 'opening'
  const files = planFolder(folder, `slice-registry/slices/${from}`, from, names)
  const imported = new RegExp(`^import \\{[^}]*\\b${names.pascal}\\b`, 'm')
  if ([...files.values()].some((text) => imported.test(text)))
    throw new Error(`A part of sections is called ${names.pascal}. Choose another name.`)
  if (!hasMachine) return files
  return new Map([...files, ...planMachine(folder, name)])
}

export function planMachine(folder: string, name: string): PlannedFiles {
  return planFolder(folder, 'machines/tips', 'tips', toNames(name))
}

/** @param site - whose layouts and sections the page type uses */
export function planPageType(folder: string, name: string, site: SiteFiles): PlannedFiles {
  const names = toNames(name)
  const schema = `schemas/documents/${names.snake}.schema.json`
  const config = `site-config/page-types/${names.snake}.json`
  const layouts = [...site.layouts.keys()]
  const layout = layouts.includes('default') ? 'default' : layouts[0]
  if (layout === undefined) {
    throw new Error(`The site has no layout. Add site-config/layouts/plain.json first.`)
  }
  const pageType = JSON.parse(
    rename(readExemplar('site-config/page-types/story.json', folder, config), 'story', names),
  ) as { template: { slice?: string; bind?: object }[]; layout: string }
  const opening = findOpening(site)
  pageType.template[0] =
    opening === 'opening'
      ? pageType.template[0]!
      : { slice: opening, bind: { title: '/data/title' } }
  return new Map([
    [
      schema,
      rename(readExemplar('schemas/documents/story.schema.json', folder, schema), 'story', names),
    ],
    [config, `${JSON.stringify({ ...pageType, layout }, null, 2)}\n`],
    // Above cards of several types, and above search hits.
    ...addMessages(folder, site, () => ({ [`types.${names.snake}`]: names.title })),
  ])
}

/** A machine that runs on every page, beside those the site has. */
export function planBehaviour(folder: string, name: string): PlannedFiles {
  const { kebab } = toNames(name)
  const path = 'site-config/behaviours.json'
  const known = openSite([folder], new JsonReader()).behaviours[0]?.value
  const $schema = relative(
    dirname(join(folder, path)),
    join(engineOf(folder), 'schemas/behaviours.schema.json'),
  )
  const actors = [...(known?.actors ?? []), { id: kebab, machine: kebab, input: { count: 3 } }]
  const behaviours = { $schema, ...known, actors }
  return new Map([...planMachine(folder, name), [path, `${JSON.stringify(behaviours, null, 2)}\n`]])
}

/** Texts of the exemplar's sections that the site's languages lack. */
export function planMessages(folder: string, site: SiteFiles, name: string): PlannedFiles {
  const { camel } = toNames(name)
  return addMessages(folder, site, (locale) => {
    const words = JSON.parse(
      readExemplar(
        `site-config/messages/${languageOf(locale) === 'de' ? 'de' : 'en'}.json`,
        folder,
      ),
    ) as Record<string, string>
    return { [`${camel}.next`]: words['tips.next']! }
  })
}

const toMessageFile = (code: string) => `site-config/messages/${code}.json`

/** Those of the file, without what comes along with sections that the site takes over. */
export function readOwnMessages(folder: string, code: string): Messages | undefined {
  return new JsonReader().readIfPresent<Messages>(join(folder, toMessageFile(code)))
}

/** The messages of the folder, with more in each language of the site. */
function addMessages(
  folder: string,
  site: SiteFiles,
  toMessages: (locale: string) => Record<string, string>,
): PlannedFiles {
  return new Map(
    site.site?.value.locales.map(({ code }) => [
      toMessageFile(code),
      `${JSON.stringify({ ...readOwnMessages(folder, code), ...toMessages(code) }, null, 2)}\n`,
    ]),
  )
}

function planFolder(folder: string, from: string, word: string, names: Names): PlannedFiles {
  const target = join(dirname(from), names.kebab)
  const files: PlannedFiles = new Map()
  for (const file of readdirSync(join(exemplar, from))) {
    const path = join(target, file.replace(toNames(word).pascal, names.pascal))
    files.set(path, rename(readExemplar(join(from, file), folder, path), word, names))
  }
  return files
}

/** @returns its text, with relative paths adjusted to its destination */
function readExemplar(path: string, folder: string, target = path): string {
  const text = readFileSync(join(exemplar, path), 'utf8')
  return text.replaceAll(/"(\.\.\/[^"]+\.json)"/g, (_, named: string) => {
    const file = relative(repositoryRoot, join(exemplar, dirname(path), named))
    // TypeScript finds packages by itself, also in a folder above that of the site.
    if (isInstalled && target === 'tsconfig.json') return JSON.stringify(`slicewright/${file}`)
    return JSON.stringify(relative(dirname(join(folder, target)), join(engineOf(folder), file)))
  })
}

/** The path from a site's files to the engine: among its packages, or in this clone. */
export function engineOf(folder: string): string {
  return isInstalled ? join(folder, 'node_modules/slicewright') : repositoryRoot
}

/** The section most pages of the site begin with that takes a title and needs no more. */
export function findOpening({ pageTypes, schemas }: SiteFiles): string {
  const counts = new Map<string, number>()
  for (const { value } of pageTypes.values()) {
    const [first] = value.template
    if (!first || !('slice' in first) || first.bind?.['title'] === undefined) continue
    const { required = [] } = schemas.slices.get(first.slice)?.schema ?? {}
    if (required.some((field) => field !== 'title')) continue
    counts.set(first.slice, (counts.get(first.slice) ?? 0) + 1)
  }
  const [opening] = [...counts].sort(([, a], [, b]) => b - a)
  if (!opening) {
    throw new Error('No page type of the site begins with a section that has a title to copy.')
  }
  return opening[0]
}
