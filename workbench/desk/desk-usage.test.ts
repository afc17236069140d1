/** Tests usage at the desk, over the embedded service: drafts count, and used content stays. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listModels } from '#compiler/generate/list-models.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { createTestSite } from '#tests/support/create-test-site.ts'
import {
  startContentService,
  writePaths,
  type RunningContentService,
} from '../../adapters/prismic/service/index.ts'
import { createDesk, type Desk } from './index.ts'

const portrait = { url: 'asset:a.svg', alt: 'A', dimensions: { width: 1, height: 1 } }
const link = { link_type: 'Document', type: 'author', uid: 'ada' }

const models = listModels([repositoryRoot])

let folder: string
let service: RunningContentService
let desk: Desk

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-usage-'))
  const write = (path: string, value: object | string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), typeof value === 'string' ? value : JSON.stringify(value))
  }
  const document = (type: string, uid: string, data: object, at = '') =>
    write(`${at}documents/en-us/${type}/${uid}.json`, { id: uid, uid, type, lang: 'en-us', data })
  write('repository.json', { name: 'colloquy', languages: [{ id: 'en-us', name: 'English' }] })
  write('assets/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
  write('assets/b.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
  document('author', 'ada', { name: 'Ada', portrait })
  document('blog_article', 'news', { title: [], author: link })
  // Not published yet.
  document('blog_article', 'draft', { title: [], author: link }, 'releases/migration/')
  const token = 'secret'
  service = await startContentService({
    folders: [folder],
    assetBase: '/media',
    writes: { token, models },
  })
  const access = {
    repository: 'colloquy',
    url: service.url,
    token,
    paths: writePaths,
    mediaPath: '/media',
  }
  desk = createDesk({ site: createTestSite().site, roots: [repositoryRoot], access })
})
afterEach(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
})

async function ask(method: string, path: string) {
  const headers = { host: 'localhost', 'x-desk': '1' }
  const request = new Request(`http://localhost/__desk/${path}`, { method, headers })
  const answer = await desk(request, new URL(request.url).pathname)!
  return { status: answer.status, value: await answer.json() }
}

describe('[PAGEBUILDER-11] usage at the desk', () => {
  it('tells who uses a document, drafts included, and what it uses', async () => {
    const { value } = await ask('GET', 'usage/ada')
    expect(value.users).toMatchObject([
      { by: { id: 'news' }, path: '/data/author', times: 1 },
      { by: { id: 'draft' }, path: '/data/author' },
    ])
    expect(value.uses).toMatchObject([{ kind: 'asset', words: '/media/a.svg' }])
    const { value: news } = await ask('GET', 'usage/news')
    expect(news.uses).toMatchObject([{ kind: 'document', words: 'author ada en-us', id: 'ada' }])
    expect((await ask('GET', 'usage/nobody')).status).toBe(404)
  })

  it('tells of the whole site what nobody uses', async () => {
    const { value } = await ask('GET', 'usage')
    const messages = value.findings.map((finding: { message: string }) => finding.message)
    expect(messages).toContain('No document uses the file /media/b.svg.')
    expect(messages).not.toContain('No document uses the file /media/a.svg.')
    expect(value.things).toContainEqual(
      expect.objectContaining({ kind: 'asset', name: '/media/a.svg', documents: 1 }),
    )
  })

  it('deletes nothing that is used, unless it is forced to', async () => {
    const file = join(folder, 'documents/en-us/author/ada.json')
    const refused = await ask('DELETE', 'documents/ada')
    expect([refused.status, refused.value.error]).toEqual([
      409,
      'author ada en-us is used by\n  blog_article news en-us /data/author\n  blog_article draft en-us /data/author',
    ])
    expect((await ask('DELETE', 'assets?address=/media/a.svg')).status).toBe(409)
    expect(existsSync(file)).toBe(true)
    expect(await ask('DELETE', 'documents/ada?force=1')).toMatchObject({ status: 200 })
    expect(existsSync(file)).toBe(false)
    const { value } = await ask('GET', 'usage')
    const messages = value.findings.map((finding: { message: string }) => finding.message)
    expect(messages.join('\n')).toMatch(/leads to author ada, which is not there/)
    expect((await ask('DELETE', 'documents/ada')).status).toBe(404)
  })

  it('deletes what nobody uses', async () => {
    expect(await ask('DELETE', 'documents/draft')).toMatchObject({ value: { removed: 'draft' } })
    expect((await ask('DELETE', 'assets?address=/media/b.svg')).status).toBe(200)
    expect(existsSync(join(folder, 'assets/b.svg'))).toBe(false)
    expect((await ask('DELETE', 'assets?address=/media/none.svg')).status).toBe(404)
    expect((await ask('DELETE', 'assets')).status).toBe(400)
  })
})
