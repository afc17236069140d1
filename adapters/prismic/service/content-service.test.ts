import { createClient } from '@prismicio/client'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createContentService } from './content-service.ts'
import type { ContentServiceOptions } from './content-service.ts'
import { FIXED_DATE } from './content-state.ts'

const FIXTURES = join(import.meta.dirname, '../../../tests/fixtures/content-service')

let folder: string
let problems: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
  await cp(FIXTURES, folder, { recursive: true })
  problems = []
})
afterEach(() => rm(folder, { recursive: true }))

function create(options: Partial<ContentServiceOptions> = {}) {
  return createContentService({
    folders: [folder],
    report: (problem) => problems.push(problem),
    ...options,
  })
}

type Service = ReturnType<typeof create>

/** A new client each time: it would keep the ref for 5 seconds. */
function connect(service: Service) {
  return createClient('colloquy', {
    documentAPIEndpoint: 'http://content.test/api/v2',
    fetch: (url, init) => service.handle(new Request(url, init)),
  })
}
const refOf = async (service: Service) => (await connect(service).getMasterRef()).ref

async function get(service: Service, path: string) {
  const response = await service.handle(new Request(`http://content.test${path}`))
  return { response, body: response.clone().json() as Promise<Record<string, unknown>> }
}

async function write(root: string, path: string, content: object | string) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  await writeFile(join(root, path), text)
}

function navbar(label: string, id = 'navbar-en-us-000') {
  return { id, type: 'navbar', lang: 'en-us', data: { label } }
}
const NAVBAR = 'documents/en-us/navbar/navbar.json'

describe('repository', () => {
  it('[CONTENT-01] describes refs, languages, types, tags and forms', async () => {
    const repository = await connect(create()).getRepository()
    expect(repository).toMatchObject({
      refs: [{ id: 'master', isMasterRef: true, ref: expect.stringMatching(/^[\w-]{16}$/) }],
      integrationFieldsRef: null,
      languages: [
        { id: 'en-us', name: 'English - United States', is_master: true },
        { id: 'de-de', is_master: false },
        { id: 'fr-fr', is_master: false },
      ],
      types: { article: 'Article', author: 'Author', navbar: 'Navbar', page: 'Page' },
      tags: ['company', 'start'],
    })
    expect(repository.forms['everything']).toMatchObject({
      action: 'http://content.test/api/v2/documents/search',
    })
    expect(await connect(create()).getTags()).toEqual(['company', 'start'])
  })
})

describe('documents', () => {
  it('fills the envelope', async () => {
    const service = create()
    const ref = await refOf(service)
    const { data: _, ...envelope } = await connect(service).getSingle('navbar')
    expect(envelope).toEqual({
      id: 'navbar-en-us-000',
      uid: null,
      url: null,
      type: 'navbar',
      href: `http://content.test/api/v2/documents/search?ref=${ref}&q=%5B%5B%3Ad+%3D+at%28document.id%2C+%22navbar-en-us-000%22%29+%5D%5D`,
      tags: [],
      first_publication_date: FIXED_DATE,
      last_publication_date: FIXED_DATE,
      slugs: [],
      linked_documents: [],
      lang: 'en-us',
      alternate_languages: [{ id: 'navbar-de-de-000', type: 'navbar', lang: 'de-de', uid: null }],
    })
    const followed = await service.handle(new Request(envelope.href))
    expect(await followed.json()).toMatchObject({ results: [{ id: 'navbar-en-us-000' }] })
  })

  it('finds translations by group, uid, single type or file name', async () => {
    const client = connect(create())
    const alternatesOf = async (id: string) => {
      const document = await client.getByID(id, { lang: '*' })
      return document.alternate_languages.map((alternate) => alternate.id)
    }
    expect(await alternatesOf('page-about-en-us')).toEqual(['page-about-fr-fr'])
    expect(await alternatesOf('page-home-de-de0')).toEqual(['page-home-en-us0'])
    expect(await alternatesOf('navbar-de-de-000')).toEqual(['navbar-en-us-000'])
    expect(await alternatesOf('author-ada-en-us')).toEqual(['author-ada-de-de'])
    expect(await alternatesOf('author-grace-en0')).toEqual([])
  })

  it('completes links by uid in their own language, then in the master language', async () => {
    const home = await connect(create()).getByUID('page', 'home', { lang: 'de-de' })
    expect(home.data['related']).toEqual({
      link_type: 'Document',
      id: 'page-home-de-de0',
      type: 'page',
      tags: ['start'],
      lang: 'de-de',
      slug: 'home',
      uid: 'home',
      isBroken: false,
    })
    expect(home.data['english_only']).toMatchObject({ id: 'page-about-en-us', lang: 'en-us' })
  })

  it('completes links in rich text and marks those that lead nowhere', async () => {
    const home = await connect(create()).getByUID('page', 'home')
    expect(home.data['text'][0].spans[0].data).toMatchObject({
      id: 'page-about-en-us',
      uid: 'about',
    })
    expect(home.data['gone']).toMatchObject({ id: 'author-nobody-en', isBroken: true })
    expect(home.data['author']).toMatchObject({ slug: '-', isBroken: false })
    expect(home.data['author']).not.toHaveProperty('uid')
  })

  it('gives assets absolute addresses', async () => {
    const own = await connect(create()).getByUID('page', 'home')
    expect(own.data['image'].url).toBe('http://content.test/assets/shapes/circle.svg')
    const elsewhere = create({ assetBase: 'https://cdn.test/files' })
    const other = await connect(elsewhere).getByUID('page', 'home')
    expect(other.data['image'].url).toBe('https://cdn.test/files/shapes/circle.svg')
  })
})

describe('folders', () => {
  it('lets a later folder add, and replace by id, by uid or by file', async () => {
    const other = await mkdtemp(join(tmpdir(), 'site-'))
    await write(other, 'documents/en-us/page/start.json', {
      id: 'page-start-en-us',
      uid: 'home',
      type: 'page',
      lang: 'en-us',
      data: { title: 'Other home' },
    })
    await write(other, NAVBAR, navbar('Other menu', 'navbar-other-000'))
    await write(other, 'documents/en-us/author/ada-two.json', {
      id: 'author-ada-en-us',
      type: 'author',
      lang: 'en-us',
      data: { name: 'Other Ada' },
    })
    await write(other, 'documents/en-us/podcast/one.json', {
      id: 'podcast-one-en-u',
      uid: 'one',
      type: 'podcast',
      lang: 'en-us',
      data: {},
    })
    const client = connect(create({ folders: [folder, other] }))
    expect((await client.getAllByType('page')).map(({ id }) => id)).toEqual([
      'page-about-en-us',
      'page-start-en-us',
    ])
    expect((await client.getAllByType('navbar')).map(({ data }) => data['label'])).toEqual([
      'Other menu',
    ])
    const authors = await client.getAllByType('author')
    expect(authors.map(({ data }) => data['name']).toSorted()).toEqual(['Grace', 'Other Ada'])
    expect(await client.getByUID('podcast', 'one')).toHaveProperty('id', 'podcast-one-en-u')
    expect(problems).toEqual([])
    await rm(other, { recursive: true })
  })

  it('reports twins and incomplete documents within one folder, and leaves them out', async () => {
    await write(folder, 'documents/en-us/page/twin.json', {
      id: 'page-twin-en-us0',
      uid: 'home',
      type: 'page',
      lang: 'en-us',
    })
    await write(folder, 'documents/en-us/page/nameless.json', { type: 'page', lang: 'en-us' })
    expect(await connect(create()).getAllByType('page')).toHaveLength(2)
    expect(problems).toEqual([
      expect.stringContaining('nameless.json: a document needs the strings id, type and lang'),
      expect.stringContaining('twin.json: documents/en-us/page/home.json has the same id'),
    ])
  })

  it('tells a document that lies in the folder of another type or language, once for each change', async () => {
    const service = create()
    const misspelt = { id: 'page-hom-en-us00', uid: 'hom', type: 'pag', lang: 'en-us', data: {} }
    await write(folder, 'documents/en-us/page/hom.json', misspelt)
    service.reload()
    expect(problems).toEqual([
      expect.stringMatching(
        /page\/hom\.json: its "type" is "pag", but it lies in a folder "page"\./,
      ),
    ])
    await write(folder, 'documents/en-us/page/hom.json', { ...misspelt, type: 'page', lang: 'en' })
    service.reload()
    await write(folder, NAVBAR, navbar('Menu'))
    service.reload()
    expect(problems).toHaveLength(2)
    expect(problems[1]).toMatch(/hom\.json: its "lang" is "en", but it lies in a folder "en-us"\./)
  })

  it('does not start with a folder that does not exist', () => {
    expect(() => create({ folders: [folder, join(folder, 'other')] })).toThrow(
      expect.objectContaining({
        code: 'ContentFolderInvalid',
        message: `The content folder ${join(folder, 'other')} cannot be used: it does not exist.`,
      }),
    )
  })

  it.each([
    ['is absent', undefined, 'there is no readable repository.json'],
    ['is broken', '{', 'there is no readable repository.json'],
    ['names no language', { name: 'colloquy', languages: [] }, 'it needs "name" and "languages"'],
  ])('does not start when repository.json %s', async (_, content, reason) => {
    if (content === undefined) await rm(join(folder, 'repository.json'))
    else await write(folder, 'repository.json', content)
    expect(create).toThrow(
      expect.objectContaining({
        code: 'ContentFolderInvalid',
        kind: 'wiring',
        message: expect.stringContaining(reason) as string,
      }),
    )
  })
})

describe('refs', () => {
  it('has the same ref for the same content, whenever and wherever it was written', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'copy-'))
    await cp(folder, copy, { recursive: true })
    expect(await refOf(create({ folders: [copy] }))).toBe(await refOf(create()))
    await rm(copy, { recursive: true })
  })

  it('has another ref after an edit, keeps the old one, and has the first again when undone', async () => {
    const service = create()
    const first = await refOf(service)
    await write(folder, NAVBAR, navbar('Edited'))
    service.reload()
    const second = await refOf(service)
    expect(second).not.toBe(first)
    const labelAt = async (ref: string) =>
      (await connect(service).getSingle('navbar', { ref })).data['label'] as string
    expect([await labelAt(first), await labelAt(second)]).toEqual(['Menu', 'Edited'])
    await cp(join(FIXTURES, NAVBAR), join(folder, NAVBAR))
    service.reload()
    expect(await refOf(service)).toBe(first)
  })

  it('sees added and deleted files', async () => {
    const service = create()
    await write(folder, 'documents/fr-fr/navbar/menu.json', {
      ...navbar('Menu fr', 'navbar-fr-fr-000'),
      lang: 'fr-fr',
    })
    service.reload()
    const query = { lang: 'fr-fr' }
    expect(await connect(service).getSingle('navbar', query)).toBeDefined()
    await rm(join(folder, 'documents/fr-fr/navbar/menu.json'))
    service.reload()
    await expect(connect(service).getSingle('navbar', query)).rejects.toThrow('No documents')
  })

  it('looks for changes by itself, half a second apart', async () => {
    const service = create()
    const first = await refOf(service)
    await write(folder, NAVBAR, navbar('Edited'))
    expect(await refOf(service)).toBe(first)
    await expect.poll(() => refOf(service)).not.toBe(first)
  })

  it('goes on with the last good version of a broken file, and names file and line', async () => {
    const service = create()
    const first = await refOf(service)
    await write(folder, NAVBAR, '{\n  "id": "navbar-en-us-000",\n  "type" "navbar"\n}')
    service.reload()
    service.reload()
    expect(problems).toEqual([expect.stringContaining(`${join(folder, NAVBAR)}:3: `)])
    expect(await refOf(service)).toBe(first)
    expect((await connect(service).getSingle('navbar')).data['label']).toBe('Menu')

    await write(folder, NAVBAR, '{\n  "id": "navbar-en-us-000",\n')
    service.reload()
    expect(problems[1]).toContain(`${NAVBAR}:3: `)
    await write(folder, NAVBAR, navbar('Mended'))
    service.reload()
    expect((await connect(service).getSingle('navbar')).data['label']).toBe('Mended')
  })

  it('goes on when repository.json becomes unusable', async () => {
    const service = create()
    const first = await refOf(service)
    await write(folder, 'repository.json', { name: 'colloquy' })
    service.reload()
    expect(await refOf(service)).toBe(first)
    expect(problems).toEqual([expect.stringContaining('The last good content is still served.')])
  })

  it.each([
    ['expired', 410, 'api_validation_error', /expired\. Master ref is: (.*)$/],
    ['unknown', 404, 'api_notfound_error', /Ref not found\..*Master ref is: (.*)$/],
    ['absent', 400, 'api_validation_error', /absent\. Master ref is: (.*)$/],
  ])('answers an %s ref with %d and the master ref', async (kind, status, type, message) => {
    const service = create({ keepStates: 2 })
    const first = await refOf(service)
    for (const label of ['One', 'Two']) {
      await write(folder, NAVBAR, navbar(label))
      service.reload()
    }
    const ref = { expired: first, unknown: 'no-such-ref' }[kind]
    const query = ref === undefined ? '' : `?ref=${ref}`
    const { response, body } = await get(service, `/api/v2/documents/search${query}`)
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await body).toMatchObject({ type, message: expect.stringMatching(message) as string })
    expect(message.exec((await body)['message'] as string)?.[1]).toBe(await refOf(service))
  })
})

describe('answers', () => {
  it.each(['graphQuery={page{title', 'routes=[{', 'orderings=[my.page.title down]'])(
    'refuses %s in JSON',
    async (parameter) => {
      const service = create()
      const path = `/api/v2/documents/search?ref=${await refOf(service)}&${parameter}`
      const { response, body } = await get(service, path)
      expect(response.status).toBe(400)
      expect(await body).toMatchObject({ type: 'api_validation_error' })
    },
  )

  it('tells tags at the address that its forms name', async () => {
    const service = create()
    const client = connect(service)
    expect(await client.getTags()).toEqual(['company', 'start'])
    expect(service.requests.at(-1)).toBe('http://content.test/api/v2/tags')
  })

  it('accepts unknown parameters', async () => {
    const home = await connect(create()).getByUID('page', 'home', {
      fetchOptions: {},
      integrationFieldsRef: 'none',
    })
    expect(home.id).toBe('page-home-en-us0')
  })

  it.each([
    ['/nothing', 404],
    ['/assets/none.svg', 404],
    ['/assets/..%2Frepository.json', 404],
    ['/assets/%2e%2e/%2e%2e/repository.json', 404],
    ['/assets/%E0%A4%A', 404],
  ])('answers %s with %d in JSON', async (path, status) => {
    const { response, body } = await get(create(), path)
    expect(response.status).toBe(status)
    expect(await body).toHaveProperty('message')
  })

  it('serves assets with their type', async () => {
    const response = await create().handle(
      new Request('http://content.test/assets/shapes/circle.svg'),
    )
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(await response.text()).toContain('<circle')
  })

  it('reads only', async () => {
    const request = new Request('http://content.test/api/v2', { method: 'POST' })
    expect((await create().handle(request)).status).toBe(405)
  })
})
