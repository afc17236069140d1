/**
 * Somebody else's models -> the folder of a site: schemas, page types and a first drawing of every
 * slice, from which their documents render at once and a developer goes on.
 */
import type { PageType, Section } from '../../schemas/config-types.ts'
import { toPascalCase } from '../read/load-schemas.ts'
import { drawSkeleton } from './draw-skeleton.ts'
import { importFields, toTitle, type Fields, type ImportContext } from './import-fields.ts'
import type { ForeignCustomType, ForeignModels, ForeignSlice } from './prismic-models.ts'

export interface ImportOptions {
  brand: { name: string; slug: string }
  /** The first is the one without a prefix. `language` is the content service's code: `en-us`. */
  locales: readonly { code: string; language: string; iso: string; name: string }[]
}

export interface ImportedSite {
  /** Path in the folder of the site to its text. */
  files: Map<string, string>
  /** What could not be carried over whole, a sentence each. */
  notes: string[]
}

export function importModels(models: ForeignModels, options: ImportOptions): ImportedSite {
  const notes: string[] = []
  const files = new Map<string, string>()
  const write = (path: string, value: unknown) =>
    files.set(path, typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`)
  for (const [path, value] of Object.entries(siteFiles(options))) write(path, value)
  const note = (sentence: string) => void notes.push(sentence)
  for (const slice of models.slices) {
    const fields = fieldsOfSlice(slice, { note, at: slice.id })
    writeSlice(slice.id, slice.name, slice, fields, write)
  }
  for (const type of models.customTypes) importType(type, { note, at: type.id }, write)
  return { files, notes }
}

type Write = (path: string, value: unknown) => void

/** Fields of all variations together: ours share one set. The repeatable zone becomes a group. */
function fieldsOfSlice(slice: ForeignSlice, context: ImportContext): Fields {
  const fields: Fields = {}
  const rows: Fields = {}
  for (const { primary = {}, items = {} } of slice.variations) {
    Object.assign(fields, importFields(primary, context))
    Object.assign(rows, importFields(items, { ...context, at: `${slice.id}.items` }))
  }
  if (Object.keys(rows).length === 0) return fields
  const name = fields['items'] ? 'repeatable_items' : 'items'
  fields[name] = {
    $ref: 'field:group',
    title: 'Items',
    items: { type: 'object', properties: rows },
    'x-editor': { zone: 'items' },
  }
  return fields
}

function writeSlice(
  id: string,
  name: string,
  { description, variations }: Pick<ForeignSlice, 'description' | 'variations'>,
  fields: Fields,
  write: Write,
): void {
  const folder = `slice-registry/slices/${id.replaceAll('_', '-')}`
  write(`${folder}/schema.json`, {
    $id: `slice:${id}`,
    title: name,
    description: description || `${toTitle(id)}.`,
    'x-version': 1,
    'x-variations': Object.fromEntries(
      variations.map((variation) => [variation.id, variation.description || variation.name]),
    ),
    type: 'object',
    properties: fields,
  })
  const component = toPascalCase(id)
  write(`${folder}/${component}.tsx`, drawSkeleton(component, fields))
}

function importType(type: ForeignCustomType, context: ImportContext, write: Write): void {
  const fields = Object.assign(
    {},
    ...Object.values(type.json).map((tab) => importFields(tab, context)),
  ) as Fields
  const zones = namesOf(fields, 'slice-zone')
  const isPage = type.format === 'page' || zones.length > 0
  write(`schemas/documents/${type.id}.schema.json`, {
    $id: `document:${type.id}`,
    title: type.label || toTitle(type.id),
    description: `${type.label || toTitle(type.id)}.`,
    'x-version': 1,
    'x-editor': { repeatable: type.repeatable, format: isPage ? 'page' : 'custom' },
    type: 'object',
    properties: fields,
  })
  if (!isPage) return
  if (type.repeatable && namesOf(fields, 'uid').length === 0) {
    context.note(
      `${type.id} gets no page type: many documents and no field of kind uid, so that no two would have different addresses. Add a field "uid" to its schema and site-config/page-types/${type.id}.json, if they are pages.`,
    )
    return
  }
  const header = headerOf(type.id, fields, write)
  write(
    `site-config/page-types/${type.id}.json`,
    toPageType(type, fields, [...header, ...zones.map((zone) => ({ zone: `/data/${zone}` }))]),
  )
}

/** Fields of the document itself, without those for search engines, become a separate slice. */
function headerOf(type: string, fields: Fields, write: Write): Section[] {
  const shown = Object.fromEntries(
    Object.entries(fields).filter(
      ([name, { $ref }]) =>
        !/^(meta|seo|og|social)_/.test(name) && !['field:uid', 'field:slice-zone'].includes($ref),
    ),
  )
  if (Object.keys(shown).length === 0) return []
  const slice = `${type}_header`
  const variations = [{ id: 'default', name: 'The only variation.' }]
  writeSlice(slice, `${toTitle(type)}: header`, { variations }, shown, write)
  const bind = Object.fromEntries(Object.keys(shown).map((name) => [name, `/data/${name}`]))
  return [{ slice, bind }]
}

function toPageType(type: ForeignCustomType, fields: Fields, template: Section[]): PageType {
  const first = (...wanted: RegExp[]) =>
    wanted.flatMap((pattern) =>
      Object.keys(fields)
        .filter((name) => pattern.test(name))
        .map((name) => `/data/${name}`),
    )
  const title = first(/^(meta|seo|og)_title$/, /^(title|name|heading)$/)
  const description = first(/^(meta|seo|og)_description$/, /^(description|subtitle|excerpt)$/)
  const image = first(/^(meta|seo|og|social)_image$/, /^(image|thumbnail|cover)$/)
  return {
    type: type.id,
    routes: [{ name: type.id.replaceAll('_', '-'), path: pathOf(type) }],
    template,
    head: {
      title: title.length > 0 ? title : ['/uid'],
      ...(description.length > 0 ? { description } : {}),
      ...(image.length > 0 ? { image } : {}),
    },
    layout: 'plain',
  }
}

/** As starters resolve them: the home page at `/`, pages by uid, other types below their name. */
function pathOf({ id, repeatable }: ForeignCustomType): string {
  const segment = id.replaceAll('_', '-')
  if (!repeatable) return id.startsWith('home') ? '/' : `/${segment}`
  return id === 'page' ? '/{uid}' : `/${segment}/{uid}`
}

function namesOf(fields: Fields, kind: string): string[] {
  return Object.keys(fields).filter((name) => fields[name]!.$ref === `field:${kind}`)
}

function siteFiles({ brand, locales }: ImportOptions): Record<string, unknown> {
  return {
    'site-config/site.json': {
      standalone: true,
      brand,
      defaultLocale: locales[0]!.code,
      locales,
      // Where Prismic keeps pictures.
      images: { hosts: ['images.prismic.io'] },
    },
    'site-config/layouts/plain.json': { name: 'plain', before: [], after: [] },
    ...Object.fromEntries(
      locales.map(({ code }) => [
        `site-config/messages/${code}.json`,
        {
          'document.skipToContent': 'Skip to content',
          'page.notFound': 'Page not found',
          'page.error': 'Something went wrong',
          'page.errorText': 'This page cannot be shown at the moment. It is tried again by itself.',
          'page.retry': 'Try again',
          'page.home': 'To the home page',
        },
      ]),
    ),
  }
}
