/** The shipped content through a repository and back. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listModels } from '#compiler/generate/list-models.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { startContentService } from '../service/index.ts'
import type { RunningContentService } from '../service/index.ts'
import {
  createRepositoryApi,
  createRepositoryReader,
  openPullRecord,
  openPushJournal,
  pullContent,
  pushContent,
  readContentFolders,
} from './index.ts'

const content = join(repositoryRoot, 'content')
const models = listModels([repositoryRoot])
/** Its single documents have `"uid": null`, as those of a new site do. */
const conference = join(repositoryRoot, 'tests/fixtures/sites/conference')

/** In memory where there is such a folder: thousands of files are synced one by one. */
const disk = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

let folder: string
let service: RunningContentService

beforeEach(async () => {
  folder = mkdtempSync(join(disk, 'round-trip-'))
  const remote = join(folder, 'remote')
  cpSync(join(content, 'repository.json'), join(remote, 'repository.json'))
  service = await startContentService({ folders: [remote], writes: { token: 't', models } })
})
afterEach(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
})

const open = () => ({
  repository: 'colloquy',
  api: createRepositoryApi({ repository: 'colloquy', token: 't', endpoint: service.url }),
  reader: createRepositoryReader({ repository: 'colloquy', endpoint: service.endpoint }),
})

const read = (root: string, path: string) => readFileSync(join(root, path), 'latin1')

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}

it('[PAGEBUILDER-11] the shipped site, pushed to an empty repository and pulled, is the same to the byte', async () => {
  const base = readContentFolders([content])
  const journal = openPushJournal(join(folder, 'journal.jsonl'))
  const pushed = await pushContent({ ...open(), content: base, journal })
  expect(pushed).toEqual({
    uploaded: base.assets.size,
    created: base.documents.size,
    updated: base.documents.size,
    unchanged: 0,
    foreign: 0,
  })
  expect(await open().api.publish()).toBe(base.documents.size)

  const pulled = join(folder, 'pulled')
  const record = openPullRecord(join(folder, 'record.jsonl'), pulled)
  await pullContent({ ...open(), folder: pulled, base, journal, record })
  expect(listFiles(pulled)).toEqual(listFiles(content))
  const differing = listFiles(content).filter(
    (path) => !readFileSync(join(content, path)).equals(readFileSync(join(pulled, path))),
  )
  expect(differing).toEqual([])

  // Without journal and files: the ids are the repository's, all else is there.
  const blind = join(folder, 'blind')
  const nothing = { documents: new Map(), assets: new Map() }
  await pullContent({ ...open(), folder: blind, base: nothing, journal: nothing })
  expect(listFiles(join(blind, 'assets'))).toEqual(listFiles(join(content, 'assets')))
  expect(readContentFolders([blind]).documents.size).toBe(base.documents.size)
  const own = base.documents.get('ZvPvcx8Pl2xeWkS4')!.document
  const other = JSON.parse(
    readFileSync(join(blind, 'documents/en-us/landing_page/onboarding.json'), 'utf8'),
  )
  expect(other).toEqual({
    ...own,
    id: journal.documents.get(own.id)!.id,
    first_publication_date: expect.any(String),
    last_publication_date: expect.any(String),
  })

  // What an editor changes is all that a pull changes; the file keeps its words, and its relative dates.
  const webinar = [...base.documents.values()].find(({ text }) => text.includes('@today+'))!
  const { id } = journal.documents.get(webinar.document.id)!
  const changed = {
    ...(await open().reader.all()).find((one) => one.id === id)!.data,
    meta_title: 'Changed',
  }
  await open().api.updateDocument(id, { tags: [], data: changed }, 'it')
  await open().api.publish()
  const { written } = await pullContent({ ...open(), folder: pulled, base, journal })
  expect(written).toEqual([webinar.path])
  const { last_publication_date: _, ...after } = JSON.parse(
    readFileSync(join(pulled, webinar.path), 'utf8'),
  )
  const { last_publication_date: __, ...before } = webinar.document
  expect(after).toEqual({ ...before, data: { ...before.data, meta_title: 'Changed' } })

  // Nothing is sent that has not changed since, but for what the editor's change has been sent over.
  const again = await pushContent({ ...open(), content: base, journal })
  expect(again).toMatchObject({ uploaded: 0, created: 0, updated: 0 })

  // What is deleted in the repository goes from the folder, and nothing else changes in it.
  const files = new Map(listFiles(pulled).map((path) => [path, read(pulled, path)]))
  const gone = [...base.documents.values()].find(
    ({ document }) => document.type === 'redemption_code_page',
  )!
  await open().api.removeDocument(journal.documents.get(gone.document.id)!.id)
  const cleaned = await pullContent({ ...open(), folder: pulled, base, journal, record })
  expect(cleaned).toMatchObject({ removed: [gone.path], kept: [], written: [] })
  files.delete(gone.path)
  expect(listFiles(pulled)).toEqual([...files.keys()])
  expect([...files].filter(([path, text]) => read(pulled, path) !== text)).toEqual([])
  record.close()
  journal.close()
})

it('[PAGEBUILDER-11] documents without a uid are sent and come back as they are', async () => {
  const own = join(conference, 'content')
  const remote = join(folder, 'conference')
  cpSync(join(own, 'repository.json'), join(remote, 'repository.json'))
  const other = await startContentService({
    folders: [remote],
    writes: { token: 't', models: listModels([conference]) },
  })
  try {
    const repository = 'contrepoincon'
    const open = () => ({
      repository,
      api: createRepositoryApi({ repository, token: 't', endpoint: other.url }),
      reader: createRepositoryReader({ repository, endpoint: other.endpoint }),
    })
    const base = readContentFolders([own])
    const journal = openPushJournal(join(folder, 'conference.jsonl'))
    const pushed = await pushContent({ ...open(), content: base, journal })
    expect(pushed).toMatchObject({ created: base.documents.size, updated: base.documents.size })
    expect(await open().api.publish()).toBe(base.documents.size)
    const again = await pushContent({ ...open(), content: base, journal })
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: base.documents.size })
    const pulled = join(folder, 'conference-pulled')
    await pullContent({ ...open(), folder: pulled, base, journal })
    const files = listFiles(own).filter((path) => path.startsWith('documents/'))
    expect(files.length).toBe(base.documents.size)
    expect(files.filter((path) => read(own, path) !== read(pulled, path))).toEqual([])
    journal.close()
  } finally {
    await other.close()
  }
})
