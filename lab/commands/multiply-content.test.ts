import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@prismicio/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { hasSmallDisk, smallDisk } from '../../tests/support/small-disk.ts'
import { startContentService } from '../../adapters/prismic/service/index.ts'
import { copyDocument, multiplyContent, type StoredDocument } from './multiply-content.ts'

const article: StoredDocument = {
  id: 'ZArticle00000001',
  uid: 'a-question',
  type: 'blog_article',
  lang: 'en-us',
  group: 'a-question',
  first_publication_date: '2026-03-02T08:30:00+0000',
  data: {
    title: [{ type: 'heading1', text: 'A question', spans: [] }],
    publication_datetime: '2026-03-02T08:30:00+0000',
    author: { link_type: 'Document', type: 'author', uid: 'ada' },
    related_articles: [
      { article: { link_type: 'Document', type: 'blog_article', uid: 'an-answer' } },
    ],
  },
}

describe('copyDocument', () => {
  const copy = copyDocument(article, 7, new Set(['blog_article']))

  it('gives the copy an id, a uid, a group, a title and dates of its own', () => {
    expect(copy.id).toMatch(/^Z[A-Za-z0-9]{15}$/)
    expect(copy.id).not.toBe(article.id)
    expect(copy).toMatchObject({
      uid: 'a-question-7',
      group: 'a-question-7',
      first_publication_date: '2026-02-23T08:30:00+0000',
      data: {
        title: [{ text: 'A question (7)' }],
        publication_datetime: '2026-02-23T08:30:00+0000',
      },
    })
  })

  it('links to the same copy of what is copied, and to the one document of what is not', () => {
    expect(copy.data).toMatchObject({
      author: { uid: 'ada' },
      related_articles: [{ article: { uid: 'an-answer-7' } }],
    })
  })

  it('makes the same copy every time, and leaves the document as it was', () => {
    expect(copyDocument(article, 7, new Set(['blog_article']))).toEqual(copy)
    expect(article.uid).toBe('a-question')
  })
})

describe.skipIf(!hasSmallDisk)('content:multiply on a full disk', () => {
  it('says where there is no room, and leaves no documents, which it would refuse', () => {
    const disk = mkdtempSync(join(tmpdir(), 'large-'))
    const script = `"$0" lab/commands/multiply-content.ts 2 ${disk}/large; ls -A ${disk}/large`
    const { stdout, stderr } = spawnSync(
      'unshare',
      [...smallDisk(64, disk, script), process.execPath],
      { cwd: repositoryRoot, encoding: 'utf8' },
    )
    rmdirSync(disk)
    expect(stderr).toMatch(/^\S+\/large could not be written: ENOSPC/)
    expect(stdout).toBe('')
  })
})

describe('multiplyContent', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'large-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  it('makes a repository that the content service serves without a broken link', async () => {
    const content = join(repositoryRoot, 'content')
    const articles = readdirSync(join(content, 'documents/en-us/blog_article')).length
    multiplyContent(content, folder, 3)
    const service = await startContentService({ folders: [folder] })
    try {
      const client = createClient(service.repository, {
        documentAPIEndpoint: service.endpoint,
      })
      const copies = await client.getAllByType('blog_article', { lang: 'en-us' })
      expect(copies).toHaveLength(articles * 3)
      expect(new Set(copies.map(({ id }) => id)).size).toBe(copies.length)
      const broken = JSON.stringify(copies).match(/"uid":"[^"]*","id":"_+broken_+"/g)
      expect(broken).toBeNull()
    } finally {
      await service.close()
    }
  })
})
