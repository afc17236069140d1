/** Content of earlier versions is of the present one wherever it is read. */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { migrateDocument } from '#runtime'
import { createPrismicSource } from './index.ts'
import { createContentService } from './service/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'migrated-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('[PAGEBUILDER-11] documents are migrated when they are read: alone, in lists, and for the replica', async () => {
  mkdirSync(join(folder, 'documents'))
  const languages = [{ id: 'en-us', name: 'English' }]
  writeFileSync(join(folder, 'repository.json'), JSON.stringify({ name: 'my-site', languages }))
  const body = [
    {
      slice_type: 'hero',
      variation: 'default',
      version: 'initial',
      primary: { title: 'A' },
      items: [],
    },
  ]
  const page = { id: 'aaaaaaaaaaaaaaaa', uid: 'home', type: 'page', lang: 'en-us', data: { body } }
  writeFileSync(join(folder, 'documents/home.json'), JSON.stringify(page))
  const service = createContentService({ folders: [folder] })
  const source = createPrismicSource({
    repository: 'my-site',
    endpoint: 'http://content.test/api/v2',
    fetch: (url, init) => service.handle(new Request(url, init)),
    migrate: (document) =>
      migrateDocument(document, {
        documents: {},
        slices: {
          hero: { 1: (slice) => ({ ...slice, primary: { headline: slice.primary['title'] } }) },
        },
      }),
  })
  const migrated = { body: [{ ...body[0], version: 'v2', primary: { headline: 'A' } }] }
  expect((await source.byUid('page', 'home', { lang: 'en-us' })).data).toEqual(migrated)
  expect((await source.all('page', { lang: 'en-us' })).map(({ data }) => data)).toEqual([migrated])
  const fed: unknown[] = []
  for await (const { documents } of source.feed.everything(await source.ref())) {
    fed.push(...documents.map(({ data }) => data))
  }
  expect(fed).toEqual([migrated])
})
