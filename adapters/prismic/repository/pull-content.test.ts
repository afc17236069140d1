import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PrismicDocument } from '@prismicio/client'
import { pullContent } from './index.ts'
import { readContentFolders, type ContentFolders } from './read-content-folders.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pull-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const nothing = { documents: new Map(), assets: new Map() }

function pull(documents: object[], isDryRun: boolean, base: ContentFolders = nothing) {
  return pullContent({
    folder,
    repository: 'my-site',
    reader: {
      languages: async () => [{ id: 'en-us', name: 'English' }],
      all: async () => documents as PrismicDocument[],
    },
    api: undefined,
    journal: nothing,
    base,
    isDryRun,
  })
}

const document = (uid: string, data: object = {}) => ({
  id: 'aaaaaaaaaaaaaaaa',
  uid,
  type: 'page',
  lang: 'en-us',
  tags: [],
  alternate_languages: [],
  data,
})

it('[PAGEBUILDER-11] no name of a repository leads out of the folder', async () => {
  const url = 'https://images.prismic.io/my-site/..%2F..%2Fevil.svg'
  const image = { id: 'a', url, dimensions: { width: 1, height: 1 } }
  const { written } = await pull([document('../../../evil', { image })], true)
  expect(written).toEqual([
    'repository.json',
    'documents/en-us/page/_.-..-..-evil.json',
    'assets/_.-2F..-2Fevil.svg',
  ])
  expect(readdirSync(folder)).toEqual([])
})

it.each([
  ['a1_%D0%9E%D1%82%D1%87%D1%91%D1%82%202026.pdf', 'a1_Отчёт-2026.pdf'],
  ['a2_日本語.webp', 'a2_日本語.webp'],
  ['a3_50%.jpg', 'a3_50-.jpg'],
])('[PAGEBUILDER-11] a file called %s keeps its letters', async (name, path) => {
  const url = `https://images.prismic.io/my-site/${name}`
  const image = { id: 'a', url, dimensions: { width: 1, height: 1 } }
  const { written } = await pull([document('home', { image })], true)
  expect(written).toContain(`assets/${path}`)
})

it('a file that cannot be loaded is named, with the reason and what to do', async () => {
  const url = 'http://127.0.0.1:9/assets/a.svg'
  const image = { id: 'a', url, dimensions: { width: 1, height: 1 } }
  await expect(pull([document('home', { image })], false)).rejects.toMatchObject({
    code: 'AssetUnavailable',
    text: expect.stringMatching(/a\.svg cannot be read: .+ Run the command again/),
  })
  expect(readdirSync(join(folder, 'documents/en-us/page'))).toEqual(['home.json'])
})

it('[ROUTE-42] a file keeps the uids that its document had', async () => {
  const read = () => JSON.parse(readFileSync(join(folder, 'documents/en-us/page/one.json'), 'utf8'))
  for (const uid of ['one', 'two', 'three', 'one']) {
    await pull([document(uid)], false, readContentFolders([folder]))
    expect(read().uid).toBe(uid)
  }
  expect(read().former_uids).toEqual(['two', 'three'])
})
