import {
  createClient,
  createMigration,
  createWriteClient,
  ForbiddenError,
  InvalidDataError,
} from '@prismicio/client'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fileSystem, {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasSmallDisk } from '#tests/support/small-disk.ts'
import { startContentService } from '../start-content-service.ts'
import type { RunningContentService } from '../start-content-service.ts'
import { writePaths } from './answer-writes.ts'
import type { WriteOptions } from './repository-writer.ts'
import type { ApiUpdate } from './webhooks.ts'

const token = 'write-token'
const text = { type: 'Text', config: { label: 'Text' } }
const page = {
  id: 'page',
  label: 'Page',
  format: 'page',
  repeatable: true,
  status: true,
  json: {
    Main: {
      uid: { type: 'UID', config: {} },
      name: text,
      day: { type: 'Date', config: {} },
      picture: { type: 'Image', config: {} },
      parent: { type: 'Link', config: { select: 'document' } },
      file: { type: 'Link', config: { select: 'media' } },
      body: { type: 'Slices', config: { choices: { quote: { type: 'SharedSlice' } } } },
    },
  },
}
const quote = {
  id: 'quote',
  type: 'SharedSlice',
  name: 'Quote',
  variations: [{ id: 'default', name: 'Default', primary: { words: text }, items: {} }],
}
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20" viewBox="0 0 30 20"></svg>'

let folder: string
let service: RunningContentService
const problems: string[] = []

async function start(writes: Partial<WriteOptions> = {}): Promise<RunningContentService> {
  return startContentService({
    folders: [folder],
    report: (problem) => problems.push(problem),
    writes: { token, ...writes },
  })
}

beforeEach(async () => {
  problems.length = 0
  folder = await mkdtemp(join(tmpdir(), 'writes-'))
  const languages = ['en-us', 'de-de'].map((id) => ({ id, name: id }))
  await writeFile(
    join(folder, 'repository.json'),
    JSON.stringify({ name: 'empty-site', languages }),
  )
  service = await start()
})
afterEach(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

const headers = { authorization: `Bearer ${token}`, repository: 'empty-site' }

async function send(method: string, path: string, body?: object, others: object = {}) {
  const response = await fetch(service.url + path, {
    method,
    headers: { ...headers, 'content-type': 'application/json', ...others },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const given = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text: given,
    json: () => JSON.parse(given),
  }
}

async function upload(name: string) {
  const body = new FormData()
  body.append('file', new File(['the bytes'], name))
  const response = await fetch(`${service.url}/asset-api/assets`, { method: 'POST', headers, body })
  return (await response.json()) as Record<'id' | 'url' | 'filename' | 'kind', string>
}

async function sendModels(): Promise<void> {
  expect((await send('POST', '/custom-types-api/slices/insert', quote)).status).toBe(201)
  expect((await send('POST', '/custom-types-api/customtypes/insert', page)).status).toBe(201)
}

const post = (document: object) => send('POST', '/migration-api/documents', document)
const newPage = (uid: string, data: object = {}) => ({
  title: uid,
  type: 'page',
  uid,
  lang: 'en-us',
  tags: [],
  data,
})

/** A client of its own each time: it keeps refs for 5 seconds. */
const connect = () => createClient('empty-site', { documentAPIEndpoint: service.endpoint })

describe('the unmodified client', () => {
  it('[PAGEBUILDER-11] migrates assets, documents and translations, and publishes them', async () => {
    await sendModels()
    let open = 0
    const write = createWriteClient('empty-site', {
      writeToken: token,
      fetch: async (url, init) => {
        open += 1
        return fetch(url, init).finally(() => (open -= 1))
      },
      documentAPIEndpoint: service.endpoint,
      assetAPIEndpoint: service.url + writePaths.assets,
      migrationAPIEndpoint: service.url + writePaths.migration,
    })
    const migration = createMigration()
    const picture = migration.createAsset(new File([svg], 'hero.svg'), 'hero.svg', {
      alt: 'A hill',
      tags: ['drawings'],
    })
    const parent = migration.createDocument(
      { type: 'page', uid: 'home', lang: 'en-us', tags: ['start'], data: { name: 'Home' } },
      'Home',
    )
    migration.createDocument(
      {
        type: 'page',
        uid: 'zuhause',
        lang: 'de-de',
        data: {
          name: 'Zuhause',
          picture,
          parent,
          body: [
            { slice_type: 'quote', variation: 'default', primary: { words: 'Ja' }, items: [] },
          ],
        },
      },
      'Zuhause',
      { masterLanguageDocument: parent },
    )
    // It pauses 1.5 s between two writes.
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: Date.now() })
    const ended = new AbortController()
    const run = write
      .migrate(migration)
      .then(() => write.publishMigrationRelease())
      .finally(() => ended.abort())
    while (!ended.signal.aborted) {
      if (open === 0) await vi.advanceTimersByTimeAsync(500)
      await new Promise(setImmediate)
    }
    vi.useRealTimers()
    expect(await run).toEqual({ totalItems: 2 })

    const german = await connect().getByUID('page', 'zuhause', { lang: 'de-de' })
    expect(german).toMatchObject({
      tags: [],
      alternate_languages: [{ lang: 'en-us', uid: 'home', type: 'page' }],
      data: {
        name: 'Zuhause',
        picture: { alt: 'A hill', dimensions: { width: 30, height: 20 } },
        parent: { link_type: 'Document', uid: 'home', lang: 'en-us', isBroken: false },
        body: [{ slice_type: 'quote', version: 'initial', primary: { words: 'Ja' } }],
      },
    })
    const image = await fetch(german.data['picture'].url as string)
    expect([image.headers.get('content-type'), await image.text()]).toEqual(['image/svg+xml', svg])
    const listed = (await send('GET', '/asset-api/assets')).json()
    expect(listed).toMatchObject({ total: 1, items: [{ filename: 'hero.svg', kind: 'image' }] })
    expect(listed.items[0].tags[0].name).toBe('drawings')
  })

  it.each([
    ['Отчёт 2026.pdf', 'Отчёт-2026.pdf', 'document'],
    ['my pic (1)+50%.jpg', 'my-pic-1-50-.jpg', 'image'],
    ['a#b?.PNG', 'a-b-.PNG', 'image'],
    ['cafe\u0301.webp', 'caf\u00e9.webp', 'image'],
    ['תמונה.mp4', 'תמונה.mp4', 'video'],
    ['..%2f..%2fevil.svg', '-2f..-2fevil.svg', 'image'],
  ])('[PAGEBUILDER-11] uploads %j, whose address leads to its bytes', async (name, path, kind) => {
    const asset = await upload(name)
    expect(asset.kind).toBe(kind)
    expect(decodeURIComponent(asset.url).endsWith(`/assets/${asset.id}_${path}`)).toBe(true)
    expect(await (await fetch(asset.url)).text()).toBe('the bytes')
  })

  it('[PAGEBUILDER-11] shortens a name that no disk can hold, and keeps its ending', async () => {
    const { url, filename } = await upload(`${'ж'.repeat(300)}.pdf`)
    expect(filename).toMatch(/^ж{80,}\.pdf$/)
    expect(await (await fetch(url)).text()).toBe('the bytes')
  })

  it('is told what a token or a document lacks', async () => {
    const options = { documentAPIEndpoint: service.endpoint }
    // It pauses between writes to one host.
    const port = new URL(service.url).port
    const at = (host: string) => `http://${host}:${port}${writePaths.migration}`
    const stranger = createWriteClient('other-site', {
      ...options,
      writeToken: token,
      migrationAPIEndpoint: at('localhost'),
    })
    await expect(stranger.publishMigrationRelease()).rejects.toThrow(ForbiddenError)
    const migration = createMigration()
    migration.createDocument({ type: 'nothing', lang: 'en-us', data: {} }, 'Nothing')
    const write = createWriteClient('empty-site', {
      ...options,
      writeToken: token,
      migrationAPIEndpoint: at('0.0.0.0'),
    })
    await expect(write.migrate(migration)).rejects.toThrow(InvalidDataError)
  })
})

describe('documents', () => {
  it('are drafts in a release of their own until they are published', async () => {
    await sendModels()
    const { id } = (await post(newPage('home', { name: 'Draft' }))).json()
    const { refs } = await connect().getRepository()
    expect(refs).toHaveLength(2)
    const draft = await connect().getByUID('page', 'home', { ref: refs[1]!.ref })
    expect([draft.id, draft.data['name']]).toEqual([id, 'Draft'])
    await expect(connect().getByUID('page', 'home')).rejects.toThrow(
      "unexpected field 'my.page.uid'",
    )

    const before = refs[0]!.ref
    expect(await service.writer!.publish()).toMatchObject({ documents: [id] })
    const after = await connect().getRepository()
    expect(after.refs).toHaveLength(1)
    expect(after.refs[0]!.ref).not.toBe(before)
    expect((await connect().getByUID('page', 'home')).data['name']).toBe('Draft')
    expect(
      JSON.parse(await readFile(join(folder, 'documents/en-us/page/home.json'), 'utf8')),
    ).toEqual({
      id,
      uid: 'home',
      type: 'page',
      lang: 'en-us',
      tags: [],
      title: 'home',
      group: id,
      first_publication_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/),
      last_publication_date: expect.any(String),
      data: { name: 'Draft' },
    })
    expect(await readdir(join(folder, 'releases'))).toEqual([])
  })

  it('keep on an update what it leaves out, and relative dates as they are', async () => {
    await sendModels()
    const { id } = (await post(newPage('home', { day: '@today+3d', name: 'One' }))).json()
    await service.writer!.publish()
    const put = await send('PUT', `/migration-api/documents/${id}`, { tags: ['new'] })
    expect([put.status, put.json().id]).toEqual([200, id])
    await service.writer!.publish()
    const stored = JSON.parse(
      await readFile(join(folder, 'documents/en-us/page/home.json'), 'utf8'),
    )
    expect(stored).toMatchObject({ tags: ['new'], data: { day: '@today+3d', name: 'One' } })
    expect((await connect().getByID(id)).data['day']).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('are refused with every part that does not fit, and nothing is written', async () => {
    await sendModels()
    const refused = await post(
      newPage('bad uid', {
        name: 5,
        unknown: 'x',
        picture: { id: 'no-such-asset-00' },
        parent: { link_type: 'Elsewhere' },
        body: [{ slice_type: 'hero' }, { slice_type: 'quote', primary: { words: 7 } }],
      }),
    )
    expect([refused.status, refused.json().details[0].property]).toEqual([400, 'uid'])
    const fields = await post(
      newPage('good-uid', {
        name: 5,
        unknown: 'x',
        picture: { id: 'no-such-asset-00' },
        parent: { link_type: 'Elsewhere' },
        body: [{ slice_type: 'hero' }, { slice_type: 'quote', primary: { words: 7 } }],
      }),
    )
    expect(fields.json().details.map(({ property }: { property: string }) => property)).toEqual([
      'data.name',
      'data.unknown',
      'data.picture',
      'data.parent',
      'data.body[0].slice_type',
      'data.body[1].primary.words',
    ])
    expect(await readdir(folder)).toEqual(['models', 'repository.json'])
  })

  it('are found by the uids they had while they were published, which their files keep', async () => {
    await sendModels()
    const { id } = (await post(newPage('one'))).json()
    const rename = (uid: string) => send('PUT', `/migration-api/documents/${id}`, { uid })
    // Nobody has seen this name.
    await rename('first')
    await service.writer!.publish()
    for (const uid of ['second', 'third']) {
      await rename('between')
      await rename(uid)
      await service.writer!.publish()
    }
    const find = async (uid: string) => (await connect().getByUID('page', uid)).uid
    expect([await find('first'), await find('second'), await find('third')]).toEqual(
      Array(3).fill('third'),
    )
    await expect(find('between')).rejects.toThrow('No documents')
    expect(service.formerUids().map(({ uid }) => uid)).toEqual(['first', 'second'])
    await rename('first')
    await service.writer!.publish()
    expect(service.formerUids().map(({ uid }) => uid)).toEqual(['second', 'third'])
    await service.close()
    service = await start()
    expect(await find('third')).toBe('first')
  })

  it('have a uid of their own, one translation a language, and single types one document', async () => {
    await sendModels()
    await send('POST', '/custom-types-api/customtypes/insert', {
      ...page,
      id: 'footer',
      repeatable: false,
    })
    const { id } = (await post(newPage('home'))).json()
    const answers = [
      await post(newPage('home')),
      await post({ ...newPage('start'), lang: 'de-de', alternate_language_id: id }),
      await post({ ...newPage('begin'), lang: 'de-de', alternate_language_id: id }),
      await post({ type: 'footer', lang: 'en-us', data: {} }),
      await post({ type: 'footer', lang: 'en-us', data: {} }),
      await post({ ...newPage('x'), lang: 'it-it' }),
      await send('PUT', '/migration-api/documents/nothing', { data: {} }),
      await post({ type: 'page', lang: 'en-us', data: 'text' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 201, 400, 201, 400, 400, 404, 400])
    expect(answers[0]!.json().details[0].error).toContain(id)
  })

  it('are all published or none, also when the service stops in between', async () => {
    await sendModels()
    await post(newPage('one'))
    await post(newPage('two'))
    await service.close()
    // The moment it counts, and no file is moved yet.
    await rename(join(folder, 'releases/migration'), join(folder, 'releases/publishing'))
    service = await start()
    await service.writer!.publish()
    const all = await connect().dangerouslyGetAll()
    expect(all.map(({ uid }) => uid).sort()).toEqual(['one', 'two'])
    expect(await readdir(join(folder, 'releases'))).toEqual([])
  })

  it('are drafts again where the disk has no room for all of them', async () => {
    await sendModels()
    const ids = [(await post(newPage('one'))).json().id, (await post(newPage('two'))).json().id]
    const { open } = fileSystem
    const setOpen = (next: typeof open) => {
      fileSystem.open = next
      syncBuiltinESMExports()
    }
    let left = 1
    setOpen(async (...args) => {
      if (args[1] === 'wx' && --left < 0) throw new Error('ENOSPC: no space left on device')
      return open(...args)
    })
    try {
      await expect(service.writer!.publish()).rejects.toThrow('ENOSPC')
    } finally {
      setOpen(open)
    }
    expect(service.writer!.drafts.ids.toSorted()).toEqual(ids.toSorted())
    await service.close()
    service = await start()
    expect((await service.writer!.publish()).documents.toSorted()).toEqual(ids.toSorted())
    const all = await connect().dangerouslyGetAll()
    expect(all.map(({ uid }) => uid).sort()).toEqual(['one', 'two'])
  })

  it('survive a stop as drafts', async () => {
    await sendModels()
    const { id } = (await post(newPage('one'))).json()
    await service.close()
    service = await start()
    expect(service.writer!.drafts.ids).toEqual([id])
    expect((await post(newPage('one'))).status).toBe(400)
  })
})

describe('models', () => {
  it('[PAGEBUILDER-11] are listed, inserted, updated and removed with the answers of the Custom Types API', async () => {
    const api = '/custom-types-api/customtypes'
    expect((await send('POST', `${api}/insert`, page)).status).toBe(201)
    expect((await send('POST', `${api}/insert`, page)).status).toBe(409)
    expect((await send('POST', `${api}/update`, { ...page, label: 'Pages' })).status).toBe(204)
    expect((await send('POST', `${api}/update`, { ...page, id: 'other' })).status).toBe(422)
    expect((await send('GET', api)).json()).toEqual([{ ...page, label: 'Pages' }])
    expect((await send('GET', `${api}/page`)).json().label).toBe('Pages')
    await post(newPage('home'))
    await service.writer!.publish()
    const used = await send('DELETE', `${api}/page`)
    expect([used.status, used.text]).toEqual([400, expect.stringContaining('associated documents')])
    expect((await send('DELETE', `${api}/nothing`)).status).toBe(404)
    await send('POST', '/custom-types-api/slices/insert', quote)
    expect((await send('DELETE', '/custom-types-api/slices/quote')).status).toBe(204)
    expect((await send('GET', '/custom-types-api/slices')).json()).toEqual([])
  })

  it('are refused with what cannot be read', async () => {
    const refused = await send('POST', '/custom-types-api/customtypes/insert', {
      ...page,
      label: 7,
      json: { Main: { odd: { type: 'Hologram' } } },
    })
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringMatching(/"label" must be a text; json\.Main\.odd has no known type/),
    ])
  })
})

describe('who may write, and how often', () => {
  it('is refused without token or with another repository, in the words of each API', async () => {
    const wrong = { authorization: 'Bearer guess' }
    const types = await send('GET', '/custom-types-api/slices', undefined, wrong)
    const assets = await send('GET', '/asset-api/assets', undefined, wrong)
    const migration = await send('PUT', '/migration-api/documents/x', {}, { repository: 'other' })
    expect([types.status, assets.status, migration.status]).toEqual([401, 401, 403])
    expect(types.text).not.toContain('{')
    expect(assets.json()).toHaveProperty('error')
    expect(migration.json()).toHaveProperty('message')
  })

  it('is slowed down with retry-after when a limit is set', async () => {
    await service.close()
    service = await start({ writesPerSecond: 1 })
    const answers = await Promise.all([
      send('POST', '/custom-types-api/customtypes/insert', page),
      send('POST', '/custom-types-api/slices/insert', quote),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429])
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('1')
    expect((await send('GET', '/custom-types-api/slices')).status).toBe(200)
  })

  it('is nobody where writes are not switched on', async () => {
    await service.close()
    service = await startContentService({ folders: [folder] })
    expect((await post(newPage('home'))).status).toBe(405)
  })

  it('says of a malformed address that it is one, before it asks who writes', async () => {
    const answer = await send('DELETE', '/asset-api/assets/%E0%A4%A')
    expect([answer.status, answer.json()]).toEqual([400, { message: 'Malformed address' }])
  })
})

describe('what is deleted', () => {
  it('[PAGEBUILDER-11] is gone at the next ref, with its draft and its file; nothing else is', async () => {
    await sendModels()
    const [kept, gone] = await Promise.all(
      ['kept', 'gone'].map(async (uid) => (await post(newPage(uid, { name: uid }))).json().id),
    )
    await send('POST', '/migration-api/migration-release/publish', {})
    await send('PUT', `/migration-api/documents/${gone}`, { data: { name: 'changed' } })
    expect((await send('DELETE', `/migration-api/documents/${gone}`)).status).toBe(204)
    expect((await connect().getAllByType('page')).map(({ id }) => id)).toEqual([kept])
    expect(await readdir(join(folder, 'documents/en-us/page'))).toEqual(['kept.json'])
    expect(service.writer!.drafts.ids).toEqual([])
    const again = await send('DELETE', `/migration-api/documents/${gone}`)
    expect([again.status, again.json()]).toEqual([404, { message: `There is no document ${gone}` }])
  })

  it('is not a document or a file of a folder that is not written', async () => {
    const base = await mkdtemp(join(tmpdir(), 'base-'))
    const document = { id: 'a', type: 'page', uid: 'a', lang: 'en-us', tags: [], data: {} }
    await mkdir(join(base, 'documents'))
    await mkdir(join(base, 'assets'))
    await writeFile(join(base, 'documents/a.json'), JSON.stringify(document))
    await writeFile(join(base, 'assets/a.svg'), svg)
    await service.close()
    service = await startContentService({ folders: [base, folder], writes: { token } })
    const refused = await send('DELETE', '/migration-api/documents/a')
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(base)])
    const [asset] = (await send('GET', '/asset-api/assets')).json().items
    expect((await send('DELETE', `/asset-api/assets/${asset.id}`)).status).toBe(409)
    expect(await readdir(join(base, 'assets'))).toEqual(['a.svg'])
    await rm(base, { recursive: true })
  })

  it('is a file with what is known of it', async () => {
    const form = new FormData()
    form.append('file', new File([svg], 'a.svg'))
    const answer = await fetch(`${service.url}/asset-api/assets`, {
      method: 'POST',
      headers,
      body: form,
    })
    const { id, url } = (await answer.json()) as { id: string; url: string }
    expect((await send('DELETE', `/asset-api/assets/${id}`)).status).toBe(204)
    expect((await send('GET', '/asset-api/assets')).json().items).toEqual([])
    expect((await fetch(url)).status).toBe(404)
    expect(await readdir(join(folder, 'media'))).toEqual([])
    expect((await send('DELETE', `/asset-api/assets/${id}`)).status).toBe(404)
  })
})

describe('webhooks', () => {
  it('tell in Prismic’s shape of what is published, with the secret, again after a failure', async () => {
    const received: ApiUpdate[] = []
    const statuses = [500, 200]
    const receiver = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        received.push(JSON.parse(body) as ApiUpdate)
        response.writeHead(statuses.shift() ?? 200).end()
        receiver.emit('told', received.length)
      })
    }).listen(0)
    await once(receiver, 'listening')
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
    await service.close()
    service = await start({ webhooks: [{ url, secret: 'shh' }], webhookPauseMs: 1 })
    await sendModels()
    const { id } = (await post({ ...newPage('home'), tags: ['fresh'] })).json()
    const twice = new Promise<void>((resolve) =>
      receiver.on('told', (count: number) => count === 2 && resolve()),
    )
    const { ref } = await service.writer!.publish()
    await twice
    expect(received[1]).toEqual({
      type: 'api-update',
      masterRef: ref,
      domain: 'empty-site',
      apiUrl: `${service.url}/api`,
      secret: 'shh',
      releases: {
        deletion: [
          { id: 'migration', label: 'Migration release', ref: expect.any(String), documents: [id] },
        ],
      },
      masks: {},
      tags: { addition: [{ id: 'fresh' }] },
      documents: [id],
      experiments: {},
    })
    expect(received[0]).toEqual(received[1])
    receiver.close()
  })
})

const inNamespace = ['--user', '--map-root-user', '--mount', 'sh', '-c']

describe('a full disk', () => {
  it.skipIf(!hasSmallDisk)(
    'refuses what does not fit with 507, and keeps what is there',
    async () => {
      const disk = join(folder, 'disk')
      await mkdir(disk)
      const program = `
      import { writeFileSync, readdirSync } from 'node:fs'
      import { createContentService } from '${join(import.meta.dirname, '../content-service.ts')}'
      writeFileSync('repository.json', JSON.stringify({ name: 'empty-site', languages: [{ id: 'en-us', name: 'English' }] }))
      const service = createContentService({ folders: ['.'], writes: { token: 't' } })
      const headers = { authorization: 'Bearer t', repository: 'empty-site' }
      const send = async (path, body) => service.handle(new Request('http://x' + path, { method: 'POST', headers, body: JSON.stringify(body) }))
      await send('/custom-types-api/customtypes/insert', ${JSON.stringify(page)})
      const small = await send('/migration-api/documents', ${JSON.stringify(newPage('small'))})
      const large = await send('/migration-api/documents', { ...${JSON.stringify(newPage('large'))}, data: { name: 'x'.repeat(100000) } })
      console.log(JSON.stringify([small.status, large.status, await large.text(), readdirSync('releases/migration/documents/en-us/page')]))
    `
      const mounted = `mount -t tmpfs -o size=96k tmpfs "${disk}" && cd "${disk}" && "${process.execPath}" --input-type=module -e "$1"`
      const run = spawnSync('unshare', [...inNamespace, mounted, 'sh', program], {
        encoding: 'utf8',
      })
      const [small, large, message, files] = JSON.parse(run.stdout || `"${run.stderr}"`)
      expect([small, large, files]).toEqual([201, 507, ['small.json']])
      expect(message).toContain('disk of the content service is full')
    },
  )
})
