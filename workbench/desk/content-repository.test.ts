import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listModels } from '#compiler/generate/list-models.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import {
  startContentService,
  writePaths,
  type RunningContentService,
} from '../../adapters/prismic/service/index.ts'
import { createContentRepository, type ContentRepository } from './content-repository.ts'

const picture = {
  url: 'asset:photos/a.svg',
  alt: 'A',
  dimensions: { width: 10, height: 10 },
}

let folder: string
let service: RunningContentService
let repository: ContentRepository

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-'))
  const write = (path: string, value: unknown) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), typeof value === 'string' ? value : JSON.stringify(value))
  }
  write('repository.json', {
    name: 'colloquy',
    languages: [
      { id: 'en-us', name: 'English' },
      { id: 'de-de', name: 'German' },
    ],
  })
  write('assets/photos/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
  write('documents/en-us/author/ada.json', {
    id: 'authorAda0000000',
    uid: 'ada',
    type: 'author',
    lang: 'en-us',
    tags: [],
    data: { name: 'Ada', portrait: picture },
  })
  const token = 'secret'
  service = await startContentService({
    folders: [folder],
    assetBase: '/media',
    writes: { token, models: listModels([repositoryRoot]) },
  })
  repository = createContentRepository({
    repository: 'colloquy',
    url: service.url,
    token,
    paths: writePaths,
    mediaPath: '/media',
  })
})

afterEach(async () => {
  await service.close()
  chmodSync(folder, 0o700)
  rmSync(folder, { recursive: true, force: true })
})

const id = 'authorAda0000000'

async function rename(name: string) {
  const { uid, tags, data, version } = await repository.read(id)
  const change = { uid, tags, data: { ...data, name }, title: name }
  return repository.save(id, version, change)
}

describe('createContentRepository', () => {
  it('[PAGEBUILDER-11] writes drafts through the Migration API alone, and publishes them', async () => {
    const saved = await rename('Ada Lovelace')
    expect(saved.data).toMatchObject({
      name: 'Ada Lovelace',
      portrait: { url: '/media/photos/a.svg' },
    })
    expect(await repository.list()).toMatchObject([{ id, title: 'Ada Lovelace', isDraft: true }])
    const master = await fetch(`${service.endpoint}`).then((answer) => answer.json())
    expect((master as { refs: unknown[] }).refs).toHaveLength(2)
    expect(await repository.publish()).toBe(1)
    expect(await repository.list()).toMatchObject([{ id, title: 'Ada Lovelace', isDraft: false }])
    expect(service.requests.every((url) => !url.includes('secret'))).toBe(true)
  })

  it('reads as many documents as are asked for, which the API gives in pages', async () => {
    const ids = Array.from({ length: 203 }, (_, at) => `author${String(at).padStart(10, '0')}`)
    for (const [at, uid] of ids.entries()) {
      const document = {
        id: uid,
        uid,
        type: 'author',
        lang: 'en-us',
        tags: [],
        data: { name: uid },
      }
      writeFileSync(join(folder, `documents/en-us/author/${at}.json`), JSON.stringify(document))
    }
    service.reload()
    const found = await repository.readAll([...ids, ...ids, 'nobody'])
    expect(found.map((one) => one.id).sort()).toEqual(ids)
  })

  it('says in the words of the API what cannot be taken, and where', async () => {
    const { uid, tags, data, version } = await repository.read(id)
    const change = { uid, tags, data: { ...data, shoe: 44 }, title: 'Ada' }
    await expect(repository.save(id, version, change)).rejects.toMatchObject({
      status: 422,
      refusal: { details: [{ property: 'data.shoe', error: expect.any(String) }] },
    })
  })

  it('makes translations, and keeps the files of documents written by hand', async () => {
    const { data } = await repository.read(id)
    const twin = await repository.create({
      type: 'author',
      lang: 'de-de',
      uid: 'ada',
      title: 'Ada',
      data,
      translates: id,
    })
    expect(twin.alternates).toEqual([{ id, lang: 'en-us' }])
    const [asset] = await repository.listAssets('')
    expect(twin.data['portrait']).toMatchObject({ id: asset!.id, url: '/media/photos/a.svg' })
  })

  it.each([null, undefined])(
    'saves and translates a document whose file says of its uid: %s',
    async (uid) => {
      const lost = {
        id: 'notFound00000000',
        uid,
        type: 'not_found_page',
        lang: 'en-us',
        tags: [],
        data: {},
      }
      mkdirSync(join(folder, 'documents/en-us/not_found_page'))
      writeFileSync(join(folder, 'documents/en-us/not_found_page/lost.json'), JSON.stringify(lost))
      service.reload()
      const { version, ...document } = await repository.read(lost.id)
      const change = { ...document, tags: ['saved'], title: 'Lost' }
      expect(await repository.save(lost.id, version, change)).toMatchObject({ tags: ['saved'] })
      const twin = { ...document, lang: 'de-de', title: 'Lost', translates: lost.id }
      expect(await repository.create(twin)).toMatchObject({ uid: null })
    },
  )

  it('knows more files than the API lists at once, so that a document keeps its own', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    for (let index = 0; index < 120; index += 1)
      writeFileSync(join(folder, `assets/photos/newer-${index}.svg`), svg)
    expect(await repository.listAssets('')).toHaveLength(121)
    await rename('Ada Lovelace')
    const file = join(folder, 'releases/migration/documents/en-us/author/ada.json')
    const { data } = JSON.parse(readFileSync(file, 'utf8'))
    expect(data.portrait.url).toBe('asset:photos/a.svg')
  })

  it('takes files, and finds them again', async () => {
    const file = new File(
      ['<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'],
      'b.svg',
    )
    const asset = await repository.upload(file, 'B')
    expect(asset).toMatchObject({ kind: 'image', width: 4, height: 3, alt: 'B' })
    expect(await repository.listAssets('b.svg')).toEqual([asset])
  })
})
