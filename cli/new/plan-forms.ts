/**
 * Plans what a standalone site needs before its first form: the engine's documents and section, the
 * words of fields and of faults in each language, and a type of page.
 */
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { SiteFiles } from '#compiler/read/load-site.ts'
import type { FormSettings } from '#schemas/config-types.ts'
import { toSiteId } from './names.ts'
import { engineOf, findOpening, type PlannedFiles } from './plan-files.ts'
import { planUse } from './plan-use.ts'
import { readWords } from './words.ts'

export const formSettings: FormSettings = {
  document: 'form_config',
  type: 'form_type',
  texts: 'form_texts',
  messages: 'form_validation_texts',
}

export const formPage = { type: 'form_page', field: 'form' }

/** @param fields - names of the form's fields, whose labels the words have */
export function planForms(
  folder: string,
  site: SiteFiles,
  fields: readonly string[],
  dates: object,
): PlannedFiles {
  const { document, texts, messages } = formSettings
  const use = { documents: [document, texts, messages], slices: ['form'] }
  const files = planUse(folder, site, use, { forms: formSettings })
  for (const locale of site.site?.value.locales ?? []) {
    const words = readWords(locale)
    const write = (type: string, data: object) => {
      const place = `content/documents/${locale.language}/${type}`
      if (hasFiles(join(folder, place))) return
      const id = `${toSiteId(type.replaceAll('_', '-'))}${locale.code}`
      const common = { tags: [], group: type, ...dates, data }
      files.set(`${place}/${type}.json`, toText({ id, type, lang: locale.language, ...common }))
    }
    write(texts, {
      fields: fields.map((name) => ({
        name,
        label: words.fields[name],
        ...(name === 'privacy' && {
          text: [{ type: 'paragraph', text: words.consent, spans: [] }],
        }),
      })),
    })
    write(messages, words.validation)
  }
  if (!site.pageTypes.has(formPage.type))
    for (const [path, text] of planPage(folder, site)) files.set(path, text)
  return files
}

function planPage(folder: string, site: SiteFiles): PlannedFiles {
  const { type, field } = formPage
  const toSchema = (path: string, name: string) =>
    relative(dirname(join(folder, path)), join(engineOf(folder), `schemas/${name}.schema.json`))
  const schema = `schemas/documents/${type}.schema.json`
  const config = `site-config/page-types/${type}.json`
  const [layout] = [...site.layouts.keys()].sort(
    (a, b) => Number(b === 'default') - Number(a === 'default'),
  )
  if (layout === undefined)
    throw new Error('The site has no layout. Add site-config/layouts/plain.json first.')
  return new Map([
    [
      schema,
      toText({
        $schema: toSchema(schema, 'document'),
        $id: `document:${type}`,
        title: 'Form page',
        description: 'A page around one form.',
        'x-version': 1,
        'x-editor': { repeatable: true, format: 'page' },
        type: 'object',
        required: ['title'],
        properties: {
          uid: { $ref: 'field:uid', title: 'UID', description: 'The last part of the address.' },
          title: { $ref: 'field:title', title: 'Title' },
          description: {
            $ref: 'field:key-text',
            title: 'Description',
            description: 'In search results.',
          },
          [field]: {
            $ref: 'field:content-relationship',
            title: 'Form',
            'x-editor': { types: [formSettings.document] },
          },
        },
      }),
    ],
    [
      config,
      toText({
        $schema: toSchema(config, 'page-type'),
        type,
        routes: [{ name: 'form', path: '/form/{uid}' }],
        template: [
          { slice: findOpening(site), bind: { title: '/data/title' } },
          {
            slice: 'form',
            variation: 'inPage',
            when: `/data/${field}`,
            bind: { form_config: `/data/${field}` },
          },
        ],
        head: { title: '/data/title', description: '/data/description' },
        layout,
      }),
    ],
  ])
}

const hasFiles = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0

const toText = (value: object) => `${JSON.stringify(value, null, 2)}\n`
