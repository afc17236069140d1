/**
 * Plans the files of `npx slicewright new form`: a definition, its words in each language, and a
 * page that shows it.
 */
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { SiteFiles } from '#compiler/read/load-site.ts'
import { toNames, type Names } from './names.ts'
import { engineOf, type PlannedFiles } from './plan-files.ts'

const exemplar = join(import.meta.dirname, 'form')

type Json = Record<string, unknown>

interface Page {
  type: string
  /** Field of the document that links the form. */
  field: string
}

/** @throws Error when the site has no forms, or no document that holds their words */
export function planForm(folder: string, name: string, site: SiteFiles): PlannedFiles {
  const settings = site.site?.value.forms
  const words = settings && site.schemas.documents.get(settings.document)
  if (!settings || !words) {
    throw new Error(
      'This site has no forms: its site-config/site.json has no "forms", which says what documents hold their words. Leave out "standalone" to build upon the shipped site, which has them.',
    )
  }
  const names = toNames(name)
  const page = findPage(site)
  const path = `site-config/forms/${names.camel}.json`
  const $schema = relative(
    dirname(join(folder, path)),
    join(engineOf(folder), 'schemas/form.schema.json'),
  )
  const now = new Date().toISOString().replace(/\.\d+Z$/, '+0000')
  const dates = { first_publication_date: now, last_publication_date: now }
  const files: PlannedFiles = new Map([[path, toText({ $schema, ...read('form.json') })]])
  for (const { code, language } of site.site?.value.locales ?? []) {
    const write = (document: Json) => {
      const place = `content/documents/${language}/${String(document['type'])}/${names.kebab}.json`
      const common = { lang: language, tags: [], group: names.kebab, ...dates }
      files.set(place, toText({ ...document, ...common }))
    }
    const id = `${names.pascal}Form${code}`
    const fields = toFields(
      read(`words.${code === 'de' ? 'de' : 'en'}.json`),
      names,
      (field) => words.schema.properties?.[field]?.$ref,
    )
    write({ id, type: settings.document, data: { [settings.type]: names.camel, ...fields } })
    if (page)
      write(toPage(page, names, code, { link_type: 'Document', type: settings.document, id }))
  }
  return files
}

function toPage({ type, field }: Page, names: Names, code: string, link: Json): Json {
  const title = [{ type: 'heading1', text: names.title, spans: [] }]
  return {
    id: `${names.pascal}Page${code}`,
    uid: names.kebab,
    type,
    data: { title, [field]: link },
  }
}

/** @param kindOf - the kind of a field in the document with this site's form words */
function toFields(words: Json, names: Names, kindOf: (field: string) => string | undefined): Json {
  const known = Object.entries(words).filter(([field]) => kindOf(field) !== undefined)
  const toValue = (field: string, text: string) =>
    kindOf(field) === 'field:rich-text' ? [{ type: 'paragraph', text, spans: [] }] : text
  return {
    ...Object.fromEntries(known.map(([field, text]) => [field, toValue(field, String(text))])),
    title: toValue('title', names.title),
  }
}

/**
 * The simplest page type with an address for each document: it requires only a title, and has the
 * fewest fields.
 */
function findPage({ pageTypes, schemas }: SiteFiles): Page | undefined {
  const found: (Page & { size: number })[] = []
  for (const { value } of pageTypes.values()) {
    const { required = [], properties = {} } = schemas.documents.get(value.type)?.schema ?? {}
    const size = Object.keys(properties).length
    const isPlain = value.routes.length === 1 && required.every((field) => field === 'title')
    if (!isPlain || !JSON.stringify(value.routes[0]!.path).includes('{uid}')) continue
    for (const section of value.template) {
      if (!('slice' in section)) continue
      const form = schemas.slices.get(section.slice)?.wiring.form
      const pointer = form === undefined ? undefined : section.bind?.[form.slice(1)]
      const field = typeof pointer === 'string' ? /^\/data\/(\w+)$/.exec(pointer)?.[1] : undefined
      if (field !== undefined) found.push({ type: value.type, field, size })
    }
  }
  return found.sort((a, b) => a.size - b.size)[0]
}

function read(file: string): Json {
  return JSON.parse(readFileSync(join(exemplar, file), 'utf8')) as Json
}

const toText = (value: Json) => `${JSON.stringify(value, null, 2)}\n`
