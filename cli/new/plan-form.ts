/**
 * Plans the files of `npx slicewright new form`: a definition, its words in each language, and a
 * page that shows it.
 */
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import type { SiteFiles } from '#compiler/read/load-site.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import type { FormDefinition } from '#schemas/config-types.ts'
import { toNames, type Names } from './names.ts'
import { engineOf, type PlannedFiles } from './plan-files.ts'
import { formPage, formSettings, planForms } from './plan-forms.ts'
import { readWords } from './words.ts'

const exemplar = join(import.meta.dirname, 'form')

type Json = Record<string, unknown>

interface Page {
  type: string
  /** Field of the document that links the form. */
  field: string
}

/**
 * A standalone site without forms gets what they need from the engine.
 *
 * @throws Error when the site says where forms have their words from, and there is no such document
 */
export function planForm(folder: string, name: string, site: SiteFiles): PlannedFiles {
  const names = toNames(name)
  const now = new Date().toISOString().replace(/\.\d+Z$/, '+0000')
  const dates = { first_publication_date: now, last_publication_date: now }
  const form = read('form.json')
  const hasForms = site.site?.value.forms !== undefined
  const files: PlannedFiles = hasForms
    ? new Map()
    : planForms(folder, site, listFields(form), dates)
  const { document, type } = site.site?.value.forms ?? formSettings
  const schema = (
    site.schemas.documents.get(document) ?? (hasForms ? undefined : readShipped(document))
  )?.schema
  if (!schema)
    throw new Error(
      `There is no document type "${document}", which "forms" of site-config/site.json names.`,
    )
  const page = hasForms ? findPage(site) : formPage
  const path = `site-config/forms/${names.camel}.json`
  const $schema = relative(
    dirname(join(folder, path)),
    join(engineOf(folder), 'schemas/form.schema.json'),
  )
  files.set(path, toText({ $schema, ...form }))
  for (const locale of site.site?.value.locales ?? []) {
    const { code, language } = locale
    const write = (one: Json) => {
      const place = `content/documents/${language}/${String(one['type'])}/${names.kebab}.json`
      files.set(place, toText({ ...one, lang: language, tags: [], group: names.kebab, ...dates }))
    }
    const { form: words, frame } = readWords(locale)
    const title = names.kebab === 'contact' ? frame.contact : names.title
    const id = `${names.pascal}Form${code}`
    const fields = toFields({ ...words, title }, (field) => schema.properties?.[field]?.$ref)
    write({ id, type: document, data: { [type]: names.camel, ...fields } })
    if (page)
      write(toPage(page, { ...names, title }, code, { link_type: 'Document', type: document, id }))
  }
  return files
}

const listFields = (form: FormDefinition) =>
  form.steps.flatMap(({ fields }) => fields.map(({ name }) => name))

const readShipped = (type: string) => loadSchemas([repositoryRoot]).documents.get(type)

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
function toFields(words: Json, kindOf: (field: string) => string | undefined): Json {
  const known = Object.entries(words).filter(([field]) => kindOf(field) !== undefined)
  const toValue = (field: string, text: string) =>
    kindOf(field) === 'field:rich-text' ? [{ type: 'paragraph', text, spans: [] }] : text
  return Object.fromEntries(known.map(([field, text]) => [field, toValue(field, String(text))]))
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

function read(file: string): FormDefinition {
  return JSON.parse(readFileSync(join(exemplar, file), 'utf8')) as FormDefinition
}

const toText = (value: object) => `${JSON.stringify(value, null, 2)}\n`
