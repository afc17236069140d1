/** Previews and releases of the embedded service, as Prismic's own client uses them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, PreviewTokenExpiredError, type Client } from '@prismicio/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startContentService, type RunningContentService } from './start-content-service.ts'

let folder: string
let service: RunningContentService
let client: Client

const page = (id: string, uid: string, title: string) => ({
  id,
  uid,
  type: 'page',
  lang: 'en-us',
  data: { title },
})

function write(path: string, value: object): void {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), JSON.stringify(value))
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'previews-'))
  write('repository.json', { name: 'room', languages: [{ id: 'en-us', name: 'English' }] })
  write('documents/en-us/page/home.json', page('home-id', 'home', 'Published'))
  write('documents/en-us/page/other.json', page('other-id', 'other', 'Unchanged'))
  write('releases/spring/release.json', { label: 'Spring', scheduledAt: '2027-03-01T09:00:00Z' })
  write('releases/spring/documents/en-us/page/home.json', page('home-id', 'home', 'In spring'))
  service = await startContentService({ folders: [folder] })
  client = createClient('room', { documentAPIEndpoint: service.endpoint })
})

afterEach(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
})

const titles = async (options = {}) =>
  (await client.getAllByType('page', options)).map(({ data }) => data['title'] as string).sort()

describe('[PREVIEW-03] a preview', () => {
  it('shows drafts in the place of what they are versions of, and is resolved to its address', async () => {
    const previewToken = service.previews.open([
      page('home-id', 'home', 'Draft'),
      page('new-id', 'new', 'New'),
    ])
    expect(await titles({ ref: previewToken })).toEqual(['Draft', 'New', 'Unchanged'])
    expect(await titles()).toEqual(['Published', 'Unchanged'])
    const linkResolver = ({ uid }: { uid?: string }) => `/${uid}`
    const resolve = (documentID: string) =>
      client.resolvePreviewURL({ linkResolver, defaultURL: '/', documentID, previewToken })
    expect(await resolve('new-id')).toBe('/new')
    expect(await client.getByID('new-id', { ref: previewToken })).toMatchObject({
      first_publication_date: null,
    })
    service.previews.change(previewToken, [page('new-id', 'newer', 'Newer')])
    expect(await resolve('new-id')).toBe('/newer')
  })

  it('is found in the cookie, plain and as the toolbar writes it; another repository’s is not', async () => {
    const token = service.previews.open([page('home-id', 'home', 'Draft')])
    const values = {
      Draft: [token, JSON.stringify({ _tracker: 'a', 'room.prismic.io': { preview: token } })],
      Published: [JSON.stringify({ 'other.prismic.io': { preview: token } })],
    }
    for (const [title, cookies] of Object.entries(values)) {
      for (const value of cookies) {
        const cookie = `io.prismic.preview=${encodeURIComponent(value)}`
        client.enableAutoPreviewsFromReq({ headers: { cookie } } as never)
        expect(await titles()).toContain(title)
      }
    }
  })

  it('expires, by time or when it is closed, and says so', async () => {
    const old = service.previews.open([], { lifetimeMs: -1 })
    const closed = service.previews.open([])
    service.previews.close(closed)
    for (const ref of [old, closed])
      await expect(titles({ ref })).rejects.toBeInstanceOf(PreviewTokenExpiredError)
  })
})

it('lists releases, and shows each over what is published now', async () => {
  const [, release] = await client.getRefs()
  expect(release).toMatchObject({ id: 'spring', label: 'Spring', scheduledAt: 1_803_891_600_000 })
  expect(await titles({ ref: release!.ref })).toEqual(['In spring', 'Unchanged'])
  write('documents/en-us/page/other.json', page('other-id', 'other', 'Changed'))
  service.reload()
  expect(await titles({ ref: release!.ref })).toEqual(['Changed', 'In spring'])
  client.queryContentFromReleaseByLabel('Spring')
  expect(await titles()).toContain('In spring')
})
