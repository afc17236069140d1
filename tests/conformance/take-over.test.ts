/** Projects as Slice Machine leaves them become sites, and their models go back as they came. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkRoots } from '#compiler/build'
import { buildKinds } from '#compiler/generate/generate-kinds.ts'
import { buildMocks } from '#compiler/generate/generate-mocks.ts'
import { generateSliceFields } from '#compiler/generate/generate-types.ts'
import { buildValidators } from '#compiler/generate/generate-validators.ts'
import { listModelsOf } from '#compiler/generate/list-models.ts'
import { importModels } from '#compiler/import/import-models.ts'
import { drawSlice } from '#compiler/import/draw-slice.ts'
import { tellKept } from '#compiler/import/tell-kept.ts'
import { toLocales } from '#compiler/import/site-files.ts'
import { formatFaults } from '#compiler/read/fault.ts'
import { loadSchemas, type Schemas } from '#compiler/read/load-schemas.ts'
import { toSliceFolder, toSliceType } from '#compiler/read/slice-names.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import {
  compareModels,
  createRepositoryApi,
  createRepositoryReader,
  openPushJournal,
  pushContent,
  readContentFolders,
  readDump,
} from '../../adapters/prismic/repository/index.ts'
import { startContentService } from '../../adapters/prismic/service/index.ts'
import { readModelsBeside, writeDump, openDump } from '../../cli/import-content.ts'
import { importProject, type ImportedProject } from '../../cli/import-project.ts'
import { projectModels, readProject, type Project } from '../../cli/read-project.ts'

const projects = join(repositoryRoot, 'tests/fixtures/prismic')
const names = ['harbour', 'lighthouse', 'observatory', 'orchard', 'workshop']
const contents: Record<string, string> = {
  orchard: join(projects, 'orchard/dump'),
  workshop: join(projects, 'workshop/dump'),
}

interface Taken {
  project: Project
  imported: ImportedProject
  folder: string
  schemas: Schemas
}

const taken = new Map<string, Taken>()
let cache: string

beforeAll(async () => {
  mkdirSync(join(repositoryRoot, '.cache'), { recursive: true })
  cache = mkdtempSync(join(repositoryRoot, '.cache/take-over-'))
  for (const name of names) {
    const project = readProject(join(projects, name))
    const folder = join(cache, name)
    const imported = await importProject(project, folder, { name, content: contents[name] })
    taken.set(name, { project, imported, folder, schemas: loadSchemas([folder]) })
  }
})
afterAll(() => rmSync(cache, { recursive: true, force: true }))

const of = (name: string): Taken => taken.get(name)!
const read = <Value>(name: string, path: string): Value =>
  JSON.parse(readFileSync(join(of(name).folder, path), 'utf8')) as Value
const readText = (name: string, path: string) => readFileSync(join(of(name).folder, path), 'utf8')

/** With its keys in order, whatever they were in. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]))
}

describe.each(names)('the project %s', (name) => {
  it('[PAGEBUILDER-05] becomes a site without a fault', () => {
    expect(formatFaults(checkRoots([of(name).folder]))).toBe('')
  })

  it('[PAGEBUILDER-11] has the same models after it has become a site', () => {
    const { schemas, project } = of(name)
    const [own, there] = [listModelsOf(schemas), projectModels(project)]
    expect(sorted(own)).toEqual({
      customtypes: expect.arrayContaining(sorted(there.customtypes) as unknown[]),
      slices: expect.arrayContaining(sorted(there.slices) as unknown[]),
    })
    const { inserts, updates, removals } = compareModels(own, there, [])
    expect({ inserts, updates, removals }).toEqual({ inserts: [], updates: [], removals: [] })
  })

  it('is taken over again without a change', async () => {
    const { project, folder } = of(name)
    const again = await importProject(project, folder, { name, content: contents[name] })
    expect(again.written).toEqual([])
  })

  it('gets types and validators that compile', async () => {
    const { schemas } = of(name)
    expect(generateSliceFields(schemas)).toContain('export interface')
    expect(await buildValidators(schemas)).toContain('export const slices')
  })
})

describe('a repository', () => {
  it.each(['harbour', 'lighthouse', 'observatory', 'orchard'])(
    '[PAGEBUILDER-11] takes the models of %s and its documents, and gives the models back as they were',
    async (name) => {
      const { folder, project, schemas } = of(name)
      const remote = join(cache, `${name}-remote`)
      cpSync(join(folder, 'content/repository.json'), join(remote, 'repository.json'))
      const service = await startContentService({
        folders: [remote],
        writes: { token: 't' },
      })
      try {
        const access = { repository: service.repository, token: 't' }
        const api = createRepositoryApi({ ...access, endpoint: service.url })
        const own = listModelsOf(schemas)
        for (const kind of ['slices', 'customtypes'] as const) {
          for (const model of own[kind]) await api.insertModel(kind, model)
          const listed = sorted(await api.listModels(kind)) as { id: string }[]
          const there = sorted(projectModels(project)[kind]) as { id: string }[]
          expect(byId(listed)).toEqual(byId(there))
        }
        const journal = openPushJournal(join(cache, `${name}.jsonl`))
        const reader = createRepositoryReader({ ...access, endpoint: service.endpoint })
        const content = readContentFolders([join(folder, 'content')])
        const { created, updated } = await pushContent({ content, api, reader, journal })
        expect([created, updated]).toEqual([content.documents.size, content.documents.size])
        const again = await pushContent({ content, api, reader, journal })
        expect(again).toMatchObject({ created: 0, updated: 0, uploaded: 0 })
        journal.close()
      } finally {
        await service.close()
      }
    },
  )
})

it('a repository is told nothing of content that its models do not take', async () => {
  const remote = join(cache, 'misfit-remote')
  const content = join(of('lighthouse').folder, 'content')
  cpSync(join(content, 'repository.json'), join(remote, 'repository.json'))
  const writes = { token: 't' }
  const service = await startContentService({ folders: [remote], writes })
  const access = { repository: service.repository, token: 't' }
  const api = createRepositoryApi({ ...access, endpoint: service.url })
  const reader = createRepositoryReader({ ...access, endpoint: service.endpoint })
  const journal = openPushJournal(join(cache, 'misfit.jsonl'))
  try {
    for (const model of listModelsOf(of('lighthouse').schemas).customtypes)
      await api.insertModel('customtypes', model)
    const pushing = pushContent({ content: readContentFolders([content]), api, reader, journal })
    await expect(pushing).rejects.toThrow(
      /^The models .* do not take this content: page "home": data\.slices\[0\]\.slice_type/,
    )
    expect(journal.documents.size).toBe(0)
  } finally {
    journal.close()
    await service.close()
  }
})

function byId<Model extends { id: string }>(models: Model[]): Model[] {
  return models.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

describe('addresses', () => {
  it('are those of the routes: one document, one language, relationships, what is optional', () => {
    expect(read('harbour', 'site-config/page-types/page.json')).toMatchObject({
      routes: [{ path: '/', uid: 'home' }, { path: '/{uid}' }],
    })
    expect(read('harbour', 'site-config/page-types/tour.json')).toMatchObject({
      routes: [
        { path: '/tours/{region}/{uid}', parameters: { region: { related: '/data/region' } } },
        { path: '/tours/{uid}' },
      ],
    })
    expect(of('harbour').imported.notes).toContain(
      'The routes name the type "pier", which the project does not have.',
    )
  })

  it('come from the source of a client, and what is not plain text there is told', () => {
    expect(read('lighthouse', 'site-config/page-types/keeper.json')).toMatchObject({
      routes: [{ path: '/our-keepers/{uid}' }],
    })
    expect(of('lighthouse').imported.notes).toEqual([
      expect.stringContaining(
        "is not plain text and is not imported: { type: 'page', uid: landing",
      ),
      'The route /:lang/Our_Keepers/:uid of keeper has "our-keepers" for "Our_Keepers".',
    ])
  })

  it('are missing, and told, where nothing tells documents apart or nothing is at the root', () => {
    expect(of('orchard').imported.notes).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^tasting gets no page type: .* Add a field "uid"/),
        expect.stringMatching(/^No page has the address "\/"/),
      ]),
    )
  })

  it('are not those at which the engine answers', () => {
    const preview = {
      id: 'preview',
      repeatable: false,
      json: { Main: { title: { type: 'Text' } } },
    }
    const { files, notes } = importModels(
      { customTypes: [{ ...preview, format: 'page' }], slices: [] },
      {
        brand: { name: 'A', slug: 'a' },
        locales: toLocales(['en-us']),
        kinds: of('harbour').schemas.fields,
      },
    )
    expect(JSON.parse(files.get('site-config/page-types/preview.json')!)).toMatchObject({
      routes: [{ path: '/preview-pages' }],
    })
    expect(notes).toContain('preview has /preview-pages for /preview, where the engine answers.')
  })

  it('of a document called 404 say so', () => {
    expect(read('observatory', 'site-config/page-types/404.json')).toMatchObject({
      status: 404,
      routes: [{ path: '/404' }],
    })
  })
})

describe('variations', () => {
  it('have fields of their own, and keep both kinds of one name', () => {
    const { schemas } = of('harbour')
    expect(read('harbour', 'slice-registry/slices/hero/schema.json')).toMatchObject({
      properties: { text: { $ref: 'field:rich-text' } },
      'x-variations': {
        imageLeft: {
          title: 'Image left',
          properties: { heading: { $ref: 'field:title' }, image: { $ref: 'field:image' } },
        },
        plain: {
          title: 'Words only',
          properties: { heading: { $ref: 'field:key-text' }, tone: { enum: ['calm', 'loud'] } },
        },
      },
    })
    const { hero } = buildKinds(schemas).slices
    expect(hero).toMatchObject({
      variations: ['imageLeft', 'plain'],
      fields: { text: 'rich-text' },
      own: {
        imageLeft: { fields: { text: 'rich-text', heading: 'title', image: 'image' } },
        plain: { fields: { text: 'rich-text', heading: 'key-text', tone: 'select' } },
      },
    })
    const mocks = buildMocks(schemas).slices.get('hero')!
    expect(mocks['plain']?.primary['heading']).toBeTypeOf('string')
    expect(mocks['imageLeft']?.primary).not.toHaveProperty('tone')
    expect(mocks['minimal']?.variation).toBe('imageLeft')
    expect(generateSliceFields(schemas)).toMatch(/heading\?: RichText \| string/)
    expect(readText('harbour', 'slice-registry/slices/hero/Hero.tsx')).toContain(
      '<DrawnAny label={"Heading"} value={fields.heading} />',
    )
  })

  it('share what their models say alike', () => {
    expect(read('harbour', 'slice-registry/slices/crew/schema.json')).toMatchObject({
      properties: { title: { $ref: 'field:title' }, people: { $ref: 'field:group', maxItems: 1 } },
    })
  })
})

describe('links', () => {
  it('of which there may be many stay so, whatever they lead to', () => {
    const { properties } = read<{ properties: Record<string, object> }>(
      'harbour',
      'schemas/documents/settings.schema.json',
    )
    expect(properties).toMatchObject({
      links: { $ref: 'field:links', 'x-editor': { variants: ['Rope', 'Anchor'] } },
      papers: { $ref: 'field:links', 'x-editor': { select: 'media' } },
      partners: { $ref: 'field:links', 'x-editor': { select: 'document', types: ['region'] } },
      website: { $ref: 'field:link', 'x-editor': { select: 'web' } },
    })
  })

  it('to documents bring along the fields that the model chooses', () => {
    expect(read('harbour', 'schemas/documents/tour.schema.json')).toMatchObject({
      properties: {
        guide: { 'x-editor': { types: ['person'], links: ['person.name', 'person.berth'] } },
      },
    })
  })
})

describe('drawings', () => {
  it('have the text of a link that another field holds', () => {
    const properties = {
      button_link: { $ref: 'field:link', title: 'Button link' },
      button_label: { $ref: 'field:key-text', title: 'Button label' },
    }
    const schema = { ...of('harbour').schemas.slices.get('crew')!.schema, properties }
    const drawn = drawSlice('Crew', { ...schema, 'x-variations': { default: 'The only one.' } })
    expect(drawn).toContain('label={fields.button_label ?? "Button link"}')
    expect(drawn.match(/button_label/g)).toHaveLength(3)
  })
})

describe('limits and sizes', () => {
  it('are those of the model, as far as they mean the same', () => {
    expect(read('harbour', 'schemas/documents/tour.schema.json')).toMatchObject({
      properties: {
        price: { minimum: 5, maximum: 500, multipleOf: 5 },
        half_price_from: { minimum: 0.5, 'x-kept': { config: { step: 0.25 } } },
        cover: {
          'x-editor': {
            constraint: { width: 3000, height: 1000 },
            thumbnails: [{ name: 'phone' }, { name: 'square' }],
          },
        },
      },
    })
  })
})

describe('slices of old', () => {
  it('are shown, and never offered again', () => {
    const harvest = read<object>('orchard', 'slice-registry/slices/harvest/schema.json')
    expect(harvest).toMatchObject({
      'x-editor': { offered: false },
      properties: {
        heading: { $ref: 'field:title' },
        items: { items: { properties: { fruit: { $ref: 'field:key-text' } } } },
      },
    })
    expect(read('orchard', 'slice-registry/slices/trees/schema.json')).toMatchObject({
      properties: { items: { 'x-editor': { zone: 'items' } } },
    })
    expect(read('orchard', 'slice-registry/slices/story/schema.json')).toMatchObject({
      properties: { value: { $ref: 'field:rich-text' } },
    })
    const slices = listModelsOf(of('orchard').schemas).slices.map(({ id }) => id)
    expect(slices).toEqual(['pressing'])
  })

  it('of one name and two kinds are told', () => {
    expect(of('orchard').imported.notes).toContain(
      'cellar.slices.harvest.heading is of another kind in another type: it is shown as title.',
    )
  })
})

describe('names', () => {
  it('stay as they are: capitals, hyphens, digits', () => {
    const { schemas } = of('observatory')
    expect([...schemas.documents.keys()].sort()).toEqual([
      '404',
      'Faq',
      'event-formats',
      'event_formats',
      'faq',
      'home',
      'star-chart',
    ])
    expect([...schemas.slices.keys()]).toEqual(
      expect.arrayContaining(['Faq', 'star-map', 'with_items', 'event-formats_header']),
    )
    expect(buildKinds(schemas).slices['star-map']).toMatchObject({
      variations: ['3Columns', 'wide-screen'],
      fields: { 'map-title': 'title' },
      own: { 'wide-screen': { fields: { '2nd_title': 'key-text' } } },
    })
  })

  it('of slices are those of their folders, and the reverse', () => {
    for (const type of ['logo_wall', 'star-map', 'a-b_c', 'Faq'])
      expect(toSliceType(toSliceFolder(type))).toBe(type)
    expect(toSliceFolder('star-map')).toBe('star--map')
    expect(toSliceType('logo-wall')).toBe('logo_wall')
  })

  it('that differ in capitals alone are two', () => {
    const types = generateSliceFields(of('observatory').schemas)
    const declared = [...types.matchAll(/^export interface (\w+)/gm)].map(([, name]) => name)
    expect(new Set(declared).size).toBe(declared.length)
  })

  it('that nothing here can have are kept, and told', () => {
    expect(of('observatory').imported.notes).toEqual([
      'event-formats.related-star leads to documents of the type "comet", which the project does not have.',
      expect.stringMatching(/^star-chart\.distance from us is not shown: .* Its model is kept\.$/),
    ])
  })
})

describe('what is not carried over', () => {
  it('is told by field, with what it means for visitors', () => {
    expect(of('workshop').imported.notes).toContain(
      'tool.rating is not shown: there is no kind of field for "Rating". Its model is kept.',
    )
    expect(tellKept(of('workshop').imported.kept)).toContain(
      '"step" is kept of tool.count, bench.count; for visitors: any number is shown.',
    )
    expect(of('harbour').imported.notes).toContain(
      'page.slices offers the slice "not_there", which no library of the project has: pages go without it.',
    )
  })

  it('gives way to an edit of the schema, and only there', () => {
    const { schemas } = of('harbour')
    const edited = structuredClone(schemas.documents.get('tour')!)
    const guide = edited.schema.properties!['guide']!
    guide['x-editor'] = { tab: 'Crew', types: ['person', 'region'] }
    edited.schema.properties!['cover']!.title = 'Wide cover'
    const documents = new Map([...schemas.documents, ['tour', edited]])
    const { customtypes } = listModelsOf({ ...schemas, documents })
    const tour = customtypes.find(({ id }) => id === 'tour')
    expect(tour).toMatchObject({
      json: {
        Main: { cover: { config: { label: 'Wide cover', thumbnails: expect.any(Array) } } },
        Crew: { guide: { config: { customtypes: ['person', 'region'], tags: ['crew'] } } },
      },
    })
  })
})

describe('documents', () => {
  it('of an export are content, in their languages, with their links', () => {
    const page = read<{ data: Record<string, unknown>; group: string }>(
      'lighthouse',
      'content/documents/en-gb/page/home.json',
    )
    expect(page).toMatchObject({ group: 'Zhome', uid: 'home' })
    expect(page.data).toMatchObject({
      title: [{ type: 'heading1', text: 'The light', spans: [] }],
      slices: [
        {
          id: 'beam$1a',
          slice_type: 'beam',
          variation: 'default',
          items: [{ night: 'The first night' }, {}],
          primary: {
            text: [
              {
                text: 'From here you see far.',
                spans: [{ type: 'hyperlink', data: { link_type: 'Document', uid: 'ada' } }],
              },
              { type: 'image', url: expect.stringContaining('images.prismic.io') },
            ],
            lamp: { dimensions: { width: 1600, height: 900 }, alt: 'A lamp' },
            button: { link_type: 'Web', url: 'https://example.com/tickets', text: 'Tickets' },
          },
        },
      ],
    })
    expect(read('lighthouse', 'content/repository.json')).toMatchObject({
      languages: [{ id: 'en-gb' }, { id: 'fr-fr' }],
    })
    expect(read('lighthouse', 'site-config/site.json')).toMatchObject({
      defaultLocale: 'en',
      locales: [
        { code: 'en', iso: 'en-GB' },
        { code: 'fr', iso: 'fr-FR' },
      ],
    })
  })

  it('of answers of years ago are content, without what was empty', () => {
    const plane = read<{ data: Record<string, unknown> }>(
      'workshop',
      'content/documents/en-gb/tool/plane.json',
    )
    expect(Object.keys(plane.data)).not.toEqual(expect.arrayContaining(['tool', 'anything', 'web']))
    expect(plane.data).toMatchObject({
      sharp: false,
      picture: { url: 'https://prismic-io.s3.amazonaws.com/workshop/plane.jpg' },
      slices: [{ slice_type: 'bench', primary: { tool: { type: 'tool', uid: 'saw' } } }],
    })
    expect(read('workshop', 'site-config/site.json')).toMatchObject({
      images: { hosts: ['images.prismic.io', 'prismic-io.s3.amazonaws.com'] },
    })
  })

  it('are made of the models alone where there are none', () => {
    const full = read<{ uid: string; data: Record<string, unknown> }>(
      'harbour',
      'content/documents/en-us/page/full.json',
    )
    expect(full.uid).toBe('home')
    expect(full.data['slices']).toHaveLength(3)
    expect(of('harbour').imported).toMatchObject({ areSamples: true, documents: 9 })
    expect(read('harbour', 'content/documents/en-us/page/minimal.json')).toMatchObject({ data: {} })
  })

  it('may lie apart from the models, which are found beside them', async () => {
    const folder = join(cache, 'apart')
    cpSync(join(projects, 'lighthouse'), folder, { recursive: true })
    const from = join(folder, 'documents')
    const dump = openDump(readModelsBeside(from), from)!
    expect(await writeDump(join(folder, 'content'), 'lighthouse', dump)).toBe(4)
  })

  it('that are no JSON are named', () => {
    const folder = join(cache, 'broken')
    mkdirSync(folder)
    cpSync(join(projects, 'README.md'), join(folder, 'page.json'))
    const none = { type: () => undefined, slice: () => undefined }
    expect(() => readDump(folder, none)).toThrow(/page\.json is not JSON/)
  })
})

it('languages become locales with codes that differ', () => {
  expect(toLocales(['en-us', 'en-gb', 'zh-hant-tw', 'es-419'])).toEqual([
    { code: 'en', language: 'en-us', iso: 'en-US', name: 'American English' },
    { code: 'en-gb', language: 'en-gb', iso: 'en-GB', name: 'British English' },
    { code: 'zh', language: 'zh-hant-tw', iso: 'zh-Hant-TW', name: '中文' },
    { code: 'es', language: 'es-419', iso: 'es-419', name: 'Español' },
  ])
})
