/** Somebody else's models, in the form Slice Machine exports them, become a site of ours. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkSite } from '#compiler/check/check-site.ts'
import { formatFaults } from '#compiler/read/fault.ts'
import { buildMocks } from '#compiler/generate/generate-mocks.ts'
import { buildModels } from '#compiler/generate/generate-models.ts'
import { importModels, type ImportedSite } from '#compiler/import/import-models.ts'
import type { ForeignCustomType } from '#compiler/import/prismic-models.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import { readSite } from '#compiler/read/load-site.ts'
import { JsonReader } from '#compiler/read/read-json.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { writeSite } from '../../cli/import-project.ts'
import { readProject } from '../../cli/read-project.ts'

const starter = join(repositoryRoot, 'tests/fixtures/prismic-starter')
const options = {
  brand: { name: 'Harbour Books', slug: 'harbour-books' },
  locales: [{ code: 'en', language: 'en-us', iso: 'en-US', name: 'English' }],
  kinds: loadSchemas([repositoryRoot]).fields,
}

let imported: ImportedSite
let folder: string

beforeAll(async () => {
  imported = importModels(readProject(starter), options)
  const cache = join(repositoryRoot, '.cache')
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'import-'))
  await writeSite(folder, imported)
  cpSync(join(starter, 'content'), join(folder, 'content'), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** @returns the folder of a project whose only type is this */
function writeType(model: unknown): string {
  const project = join(folder, 'project')
  mkdirSync(join(project, 'customtypes/page'), { recursive: true })
  writeFileSync(join(project, 'customtypes/page/index.json'), JSON.stringify(model))
  return project
}

const readJson = (path: string) => JSON.parse(imported.files.get(path)!) as Record<string, never>

describe('models of a Slice Machine project', () => {
  it('[PAGEBUILDER-05] become schemas, page types and slices without a fault', () => {
    expect(formatFaults(checkSite([folder]))).toBe('')
    expect([...imported.files.keys()].sort()).toEqual([
      'schemas/documents/home.schema.json',
      'schemas/documents/page.schema.json',
      'schemas/documents/settings.schema.json',
      'site-config/layouts/plain.json',
      'site-config/messages/en.json',
      'site-config/page-types/home.json',
      'site-config/page-types/page.json',
      'site-config/site.json',
      'slice-registry/slices/hero/Hero.tsx',
      'slice-registry/slices/hero/schema.json',
      'slice-registry/slices/home-header/HomeHeader.tsx',
      'slice-registry/slices/home-header/schema.json',
      'slice-registry/slices/image-cards/ImageCards.tsx',
      'slice-registry/slices/image-cards/schema.json',
      'slice-registry/slices/page-header/PageHeader.tsx',
      'slice-registry/slices/page-header/schema.json',
      'slice-registry/slices/quote/Quote.tsx',
      'slice-registry/slices/quote/schema.json',
      'slice-registry/slices/text-with-image/TextWithImage.tsx',
      'slice-registry/slices/text-with-image/schema.json',
      'slice-registry/slices/text/Text.tsx',
      'slice-registry/slices/text/schema.json',
    ])
  })

  it('keep kinds of fields, labels, choices and targets', () => {
    const page = readJson('schemas/documents/page.schema.json')
    expect(page).toMatchObject({
      title: 'Page',
      'x-editor': { repeatable: true, format: 'page' },
      properties: {
        uid: { $ref: 'field:uid' },
        title: { $ref: 'field:title', title: 'Title' },
        parent: { $ref: 'field:content-relationship', 'x-editor': { types: ['page'] } },
        slices: { $ref: 'field:slice-zone', title: 'Slice Zone' },
        meta_image: { $ref: 'field:image', title: 'Meta Image' },
      },
    })
    expect(readJson('schemas/documents/home.schema.json')).toMatchObject({
      properties: { tone: { $ref: 'field:select', enum: ['calm', 'loud'] } },
    })
    expect(readJson('slice-registry/slices/image-cards/schema.json')).toMatchObject({
      properties: {
        cards: {
          $ref: 'field:group',
          items: { properties: { buttonLink: { $ref: 'field:link' } } },
        },
      },
    })
    expect(readJson('slice-registry/slices/text/schema.json')).toMatchObject({
      'x-variations': {
        default: { description: 'Default' },
        twoColumns: {
          title: 'Two Columns',
          properties: { divider: { $ref: 'field:boolean' } },
        },
      },
    })
  })

  it('get addresses as starters resolve them, and heads from their search fields', () => {
    expect(readJson('site-config/page-types/home.json')).toMatchObject({ routes: [{ path: '/' }] })
    expect(readJson('site-config/page-types/page.json')).toMatchObject({
      routes: [{ path: '/{uid}' }],
      head: {
        title: ['/data/meta_title', '/data/title', '/uid'],
        description: ['/data/meta_description'],
        image: ['/data/meta_image'],
      },
    })
    expect(imported.files.has('site-config/page-types/settings.json')).toBe(false)
  })

  it('[PAGEBUILDER-11] keep the repeatable zone of a slice, and give it back as such', () => {
    expect(imported.notes).toEqual([])
    expect(readJson('slice-registry/slices/quote/schema.json')).toMatchObject({
      properties: {
        items: {
          $ref: 'field:group',
          'x-editor': { zone: 'items' },
          items: { properties: { award: { $ref: 'field:key-text', title: 'Award' } } },
        },
      },
    })
    const { schemas } = readSite([folder], new JsonReader())
    const [variation] = buildModels(schemas).sharedSlices.get('quote')!.variations
    expect(Object.keys(variation!.primary)).toEqual(['quote', 'source'])
    expect(variation!.items).toMatchObject({ award: { type: 'Text', config: { label: 'Award' } } })
    const { default: mock } = buildMocks(schemas).slices.get('quote')!
    expect(mock!['items']).toEqual([{ award: expect.any(String) }, { award: expect.any(String) }])
    expect(mock!.primary).not.toHaveProperty('items')
  })

  it('say what could not be carried over', () => {
    const quote = readProject(starter).slices.find(({ id }) => id === 'quote')!
    const [variation] = quote.variations
    const odd = { ...variation!, items: { rank: { type: 'Rating' } } }
    const { notes } = importModels(
      { customTypes: [], slices: [{ ...quote, variations: [odd] }] },
      options,
    )
    expect(notes).toEqual([
      'quote.items.rank is not shown: there is no kind of field for "Rating". Its model is kept.',
    ])
  })

  it('give the zone another name where the slice has a field of its name', () => {
    const quote = readProject(starter).slices.find(({ id }) => id === 'quote')!
    const [variation] = quote.variations
    const twice = { ...variation!, primary: { items: { type: 'Text' } } }
    const { files } = importModels(
      { customTypes: [], slices: [{ ...quote, variations: [twice] }] },
      options,
    )
    expect(JSON.parse(files.get('slice-registry/slices/quote/schema.json')!)).toMatchObject({
      properties: { items: { $ref: 'field:key-text' }, repeatable_items: { $ref: 'field:group' } },
    })
  })

  it('[PAGEBUILDER-11] come out of the generator with the same kinds of fields', () => {
    const { schemas } = readSite([folder], new JsonReader())
    const { customTypes, sharedSlices } = buildModels(schemas)
    const again = importModels(
      {
        customTypes: [...customTypes.values()],
        slices: [...sharedSlices.values()].map((slice) => structuredClone(slice)),
      },
      options,
    )
    for (const type of ['home', 'page']) {
      const path = `schemas/documents/${type}.schema.json`
      const kinds = (files: Map<string, string>) =>
        Object.entries(
          (JSON.parse(files.get(path)!) as { properties: Record<string, { $ref: string }> })
            .properties,
        ).map(([name, { $ref }]) => `${name} ${$ref}`)
      expect(kinds(again.files).sort()).toEqual(kinds(imported.files).sort())
    }
  })

  it('have no page type, and say so, where nothing tells the addresses of many documents apart', () => {
    const nameless: ForeignCustomType = {
      id: 'note',
      repeatable: true,
      json: { Main: { title: { type: 'Text' }, slices: { type: 'Slices' } } },
    }
    const { files, notes } = importModels({ customTypes: [nameless], slices: [] }, options)
    expect(files.has('schemas/documents/note.schema.json')).toBe(true)
    expect(files.has('site-config/page-types/note.json')).toBe(false)
    expect(notes).toEqual([expect.stringMatching(/^note gets no page type: .* Add a field "uid"/)])
  })

  it('say what they are, in a file that holds something else', () => {
    const wrong = [
      {},
      [],
      'text',
      null,
      { id: 'page', json: null },
      { id: 'page', json: { Main: 1 } },
    ]
    for (const model of wrong)
      expect(() => readProject(writeType(model))).toThrow(
        /customtypes\/page\/index\.json is no model: a custom type has an "id" and, in "json", tabs/,
      )
  })

  it('write nothing outside the site, whatever their id', () => {
    expect(() => readProject(writeType({ id: '../../evil', json: {} }))).toThrow(
      /customtypes\/page\/index\.json has the id "\.\.\/\.\.\/evil", which is no name for a file/,
    )
  })

  it('refuses a folder without models, and says which it needs', () => {
    expect(() => readProject(join(starter, 'content'))).toThrow(/customtypes\/<id>\/index\.json/)
  })
})
