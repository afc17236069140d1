/** Pictures that documents name by an address of elsewhere, on their way into a repository that takes no addresses. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startContentService, type RunningContentService } from '../service/index.ts'
import {
  createRepositoryApi,
  createRepositoryReader,
  openPushJournal,
  pushContent,
  readContentFolders,
} from './index.ts'

let folder: string
let service: RunningContentService
let pictures: Server
let origin: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'web-files-'))
  const remote = join(folder, 'remote')
  mkdirSync(remote)
  const languages = [{ id: 'en-us', name: 'English' }]
  writeFileSync(join(remote, 'repository.json'), JSON.stringify({ name: 'mine', languages }))
  const writes = { token: 't' }
  service = await startContentService({ folders: [remote], writes })
  pictures = createServer((request, response) => {
    response.writeHead(request.url?.startsWith('/boat') ? 200 : 404).end('GIF89a')
  })
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`
})
afterEach(async () => {
  await service.close()
  pictures.close()
  rmSync(folder, { recursive: true })
})

async function push(...urls: string[]) {
  const content = join(folder, 'content')
  mkdirSync(join(content, 'documents'), { recursive: true })
  for (const [index, url] of urls.entries()) {
    const photo = { url, id: 'elsewhere', dimensions: { width: 1, height: 1 } }
    const document = { id: `p${index}`, uid: `p${index}`, type: 'page', lang: 'en-us' }
    const text = JSON.stringify({ ...document, data: { photo } })
    writeFileSync(join(content, `documents/p${index}.json`), text)
  }
  const access = { repository: 'mine', token: 't' }
  const api = createRepositoryApi({ ...access, endpoint: service.url })
  if ((await api.listModels('customtypes')).length === 0)
    await api.insertModel('customtypes', {
      id: 'page',
      label: 'Page',
      repeatable: true,
      status: true,
      json: { Main: { uid: { type: 'UID' }, photo: { type: 'Image' } } },
    })
  const journal = openPushJournal(join(folder, 'journal.jsonl'))
  try {
    return await pushContent({
      content: readContentFolders([content]),
      api: { ...api, takesAddresses: false },
      reader: createRepositoryReader({ ...access, endpoint: service.endpoint }),
      journal,
    })
  } finally {
    journal.close()
  }
}

it('[PAGEBUILDER-11] they become files of the repository, each once', async () => {
  const urls = [`${origin}/boat.gif?w=100`, `${origin}/boat.gif?w=200`]
  expect(await push(...urls)).toMatchObject({ uploaded: 1, created: 2, updated: 2 })
  expect(await push(...urls)).toMatchObject({ uploaded: 0, created: 0, updated: 0 })
})

it('[PAGEBUILDER-11] one that cannot be had is named before anything is written', async () => {
  await expect(push(`${origin}/boat.gif`, `${origin}/gone.gif`)).rejects.toThrow(
    `it lacks ${origin}/gone.gif, which cannot be read: status 404`,
  )
  const api = createRepositoryApi({ repository: 'mine', token: 't', endpoint: service.url })
  expect(await api.listAssets()).toEqual([])
})
