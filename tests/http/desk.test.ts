/**
 * The answers of `/__desk` to its page: drafts, translations, releases, and every way in which
 * saving can fail.
 */
import { once } from 'node:events'
import fileSystem from 'node:fs/promises'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMigration, createWriteClient } from '@prismicio/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateDocument } from '#runtime'
import { listModels } from '#compiler/generate/list-models.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { createDesk, type Desk } from '#workbench/desk'
import { createPrismicSource } from '../../adapters/prismic/index.ts'
import {
  startContentService,
  writePaths,
  type RunningContentService,
} from '../../adapters/prismic/service/index.ts'
import { createTestSite } from '#tests/support/create-test-site.ts'
import type { DeskDocument, DrawnPage, Refusal } from '../../workbench/desk/desk-types.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-http-'))
const writes = { token: 'secret', models: listModels([repositoryRoot]) }
const oldId = 'landingOfBefore1'
/** A section of a version whose text had another name. */
const oldSlice = {
  slice_type: 'rich_text',
  slice_label: null,
  id: 'rich_text$1',
  variation: 'default',
  version: 'initial',
  primary: { words: [{ type: 'paragraph', text: 'Written before', spans: [] }] },
  items: [],
}

let service: RunningContentService
let desk: Desk

beforeAll(async () => {
  mkdirSync(join(folder, 'documents'), { recursive: true })
  const old = {
    id: oldId,
    uid: 'before',
    type: 'landing_page',
    lang: 'en-us',
    tags: [],
    data: {
      category: 'landing-page',
      title: [{ type: 'heading1', text: 'Before', spans: [] }],
      body: [oldSlice],
    },
  }
  writeFileSync(join(folder, 'documents/before.json'), JSON.stringify(old))
  service = await startContentService({
    folders: [join(repositoryRoot, 'content'), folder],
    assetBase: '/media',
    writes,
  })
  desk = openDesk(service.url)
})

/** @param url - of the content service, or of a server in front of it */
function openDesk(url: string, timeoutMs?: number): Desk {
  const { repository, endpoint } = service
  const content = createPrismicSource({ repository, endpoint, sleep: async () => {} })
  return createDesk({
    site: createTestSite({ overrides: { content } }).site,
    roots: [repositoryRoot],
    access: { repository, url, token: writes.token, paths: writePaths, mediaPath: '/media' },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    migrate: (document) =>
      migrateDocument(document, {
        documents: {},
        slices: {
          rich_text: {
            1: ({ primary: { words, ...primary }, ...slice }) => ({
              ...slice,
              primary: { ...primary, content: words },
            }),
          },
        },
      }),
  })
}

/** Starts a server with its own host name: the client pauses between writes to one host. */
async function startHost(host: string, listener: RequestListener) {
  const server = createServer(listener).listen(0, host)
  await once(server, 'listening')
  return { server, url: `http://${host}:${(server.address() as AddressInfo).port}` }
}

afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
})

async function ask<Answer>(
  method: string,
  path: string,
  body?: object,
  answer = desk,
): Promise<Answer> {
  const response = await answer(
    new Request(`http://localhost/__desk/${path}`, {
      method,
      headers: { host: 'localhost', 'x-desk': '1' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
    `/__desk/${path}`,
  )
  return { status: response!.status, ...((await response!.json()) as object) } as Answer
}

type Answered<Value> = Value & { status: number }
const read = (id: string) => ask<Answered<DeskDocument>>('GET', `documents/${id}`)
const draw = (document: DeskDocument) => ask<DrawnPage>('POST', 'pages', document)

let pages = 0
function create(uid = `page-${(pages += 1)}`, more: object = {}) {
  return ask<Answered<DeskDocument & Refusal>>('POST', 'documents', {
    type: 'landing_page',
    lang: 'en-us',
    uid,
    title: uid,
    data: {
      category: 'landing-page',
      title: [{ type: 'heading1', text: 'Made at the desk', spans: [] }],
    },
    ...more,
  })
}

function save(
  { id, uid, tags, data, version }: DeskDocument,
  indicator: string,
  base = version,
  answer = desk,
) {
  const change = { uid, tags, title: 'A page', base, data: { ...data, indicator } }
  return ask<Answered<DeskDocument & Refusal>>('PUT', `documents/${id}`, change, answer)
}

const draftOf = (uid: string) =>
  readFileSync(join(folder, `releases/migration/documents/en-us/landing_page/${uid}.json`), 'utf8')

describe('the desk', () => {
  it('[PAGEBUILDER-11] opens and draws content of earlier versions as content of the present one', async () => {
    const opened = await read(oldId)
    expect(opened.data['body']).toMatchObject([
      { version: 'v2', primary: { content: [{ text: 'Written before' }] } },
    ])
    expect((await draw(opened)).html).toContain('Written before')
    // A draft kept in an editor's browser may be as old.
    const kept = { ...opened, data: { ...opened.data, body: [oldSlice] } }
    const drawn = await draw(kept as unknown as DeskDocument)
    expect(drawn.html).toContain('Written before')
    expect(drawn.issues.filter(({ path }) => path.startsWith('/data/body'))).toEqual([])
  })

  it('tells of a file that was edited by hand', async () => {
    const mine = await read(oldId)
    const file = join(folder, 'documents/before.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"Before"', '"Edited in the file"'))
    service.reload()
    expect(await save(mine, 'Mine')).toMatchObject({
      status: 409,
      current: { data: { title: [{ text: 'Edited in the file' }] } },
    })
  })

  it('writes the bytes that the client of Prismic writes for the same document', async () => {
    const made = await create('same-bytes', { data: { ...(await read(oldId)).data, body: [] } })
    const other = mkdtempSync(join(tmpdir(), 'desk-client-'))
    const plain = await startContentService({
      folders: [join(repositoryRoot, 'content'), other],
      // Its own name: the client pauses between writes to one host.
      host: '127.0.0.2',
      writes,
    })
    try {
      const migration = createMigration()
      const { type, lang, uid, tags, data } = made
      migration.createDocument({ type, lang, uid, tags, data } as never, 'same-bytes')
      const { repository, endpoint, url } = plain
      const client = createWriteClient(repository, {
        writeToken: writes.token,
        documentAPIEndpoint: endpoint,
        migrationAPIEndpoint: `${url}${writePaths.migration}`,
        assetAPIEndpoint: `${url}${writePaths.assets}`,
      })
      await client.migrate(migration)
      const path = 'releases/migration/documents/en-us/landing_page/same-bytes.json'
      const withoutId = (text: string) => text.replaceAll(/"(id|group)": "[^"]+",\n/g, '')
      expect(withoutId(draftOf('same-bytes'))).toBe(
        withoutId(readFileSync(join(other, path), 'utf8')),
      )
    } finally {
      await plain.close()
      rmSync(other, { recursive: true })
    }
  })

  it('holds translations beside each other, and publishes them in one release', async () => {
    const english = await create('two-languages')
    const german = await create('zwei-sprachen', { lang: 'de-de', translates: english.id })
    expect(german.alternates).toEqual([{ id: english.id, lang: 'en-us' }])
    expect((await read(english.id)).alternates).toEqual([{ id: german.id, lang: 'de-de' }])
    const drawn = await draw(german)
    expect(drawn.path).toBe('/de/lp/zwei-sprachen/')
    expect(drawn.html).toContain('<html lang="de-DE"')
    const isThere = async () => {
      const api = (await fetch(service.endpoint).then((answer) => answer.json())) as {
        refs: { ref: string; isMasterRef: boolean }[]
      }
      const { ref } = api.refs.find(({ isMasterRef }) => isMasterRef)!
      const query = new URLSearchParams({ ref, lang: '*', q: `[[at(document.id,"${german.id}")]]` })
      const answer = await fetch(`${service.endpoint}/documents/search?${query}`)
      return ((await answer.json()) as { results: unknown[] }).results.length === 1
    }
    expect(await isThere()).toBe(false)
    const { published } = await ask<{ published: number }>('POST', 'publish', {})
    expect(published).toBeGreaterThanOrEqual(2)
    expect(await isThere()).toBe(true)
  })

  it('tells of a change made elsewhere with both versions, and overwrites when asked', async () => {
    const mine = await read(oldId)
    await save(mine, 'Of another tab')
    const refused = await save(mine, 'Mine')
    expect(refused).toMatchObject({
      status: 409,
      current: { data: { indicator: 'Of another tab' } },
    })
    expect((await read(oldId)).data['indicator']).toBe('Of another tab')
    const saved = await save(mine, 'Mine', refused.current!.version)
    expect(saved).toMatchObject({ status: 200, data: { indicator: 'Mine' } })
  })

  it('that saved, and did not hear so, saves again without a conflict', async () => {
    const before = await read(oldId)
    const deaf = await startHost('127.0.0.3', async (incoming, outgoing) => {
      const { method = 'GET', url } = incoming
      const body = method === 'GET' ? undefined : await text(incoming)
      const headers = new Headers(incoming.headers as Record<string, string>)
      const answer = await fetch(service.url + url, { method, headers, body: body ?? null })
      if (method === 'PUT') incoming.socket.destroy()
      else outgoing.end(await answer.text())
    })
    const refused = await save(before, 'Said twice', before.version, openDesk(deaf.url))
    expect(refused).toMatchObject({ status: 503, error: expect.stringContaining('save it again') })
    deaf.server.close()
    const again = await save(before, 'Said twice')
    expect(again).toMatchObject({ status: 200, data: { indicator: 'Said twice' } })
  })

  it('says what to do while the service does not answer, or hangs', async () => {
    const before = await read(oldId)
    const hanging = await startHost('127.0.0.4', () => {})
    const late = await save(before, 'Late', before.version, openDesk(hanging.url, 200))
    expect(late).toMatchObject({
      status: 503,
      error: expect.stringContaining('not answered in time'),
    })
    hanging.server.closeAllConnections()
    hanging.server.close()
    const gone = await save(before, 'Gone', before.version, openDesk(hanging.url))
    expect(gone).toMatchObject({ status: 503, error: expect.stringContaining('does not answer') })
    expect((await read(oldId)).version).toBe(before.version)
  })

  it('says that the disk is full; the draft of before stays whole', async () => {
    const before = await save(await read(oldId), 'Room')
    const draft = readFileSync(join(folder, 'releases/migration/documents/before.json'), 'utf8')
    const { open } = fileSystem
    const setOpen = (next: typeof open) => {
      fileSystem.open = next
      syncBuiltinESMExports()
    }
    setOpen(async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    })
    try {
      const refused = await save(before, 'No room')
      expect(refused).toMatchObject({ status: 502, error: expect.stringContaining('disk') })
    } finally {
      setOpen(open)
    }
    expect(readFileSync(join(folder, 'releases/migration/documents/before.json'), 'utf8')).toBe(
      draft,
    )
    expect(await save(before, 'More room')).toMatchObject({ status: 200 })
  })
})
