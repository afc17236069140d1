import { describe, expect, it } from 'vitest'
import { createFooter } from '#tests/support/documents.ts'
import { createMemoryContent } from '#tests/support/memory-content.ts'
import { cacheHour, cacheSingles } from './cached-source.ts'

function create() {
  let now = 1_000_000
  const content = createMemoryContent([createFooter('en-us'), createFooter('de-de')])
  const source = cacheSingles(content, () => now)
  return { content, source, wait: (ms: number) => void (now += ms) }
}
const english = { lang: 'en-us' }

describe('cacheSingles', () => {
  it('[CONTENT-06] [OP42] the cache hour is 3,600,000 ms', () => {
    expect(cacheHour).toBe(3_600_000)
  })

  it('[CONTENT-05] reads a single once for each type and language, for an hour', async () => {
    const { content, source, wait } = create()
    await source.single('footer', english)
    wait(cacheHour - 1)
    expect(await source.single('footer', english)).toBe(await source.single('footer', english))
    await source.single('footer', { lang: 'de-de' })
    expect(content.queries).toEqual(['single footer en-us', 'single footer de-de'])
    wait(1)
    await source.single('footer', english)
    expect(content.queries).toHaveLength(3)
  })

  it('[CONTENT-05] reads it anew as soon as something is published', async () => {
    const { content, source } = create()
    await source.single('footer', english)
    content.publish({ ...createFooter('en-us'), data: { copyright: 'New' } })
    expect((await source.single('footer', english)).data).toEqual({ copyright: 'New' })
  })

  it('callers at the same time share one request', async () => {
    const { content, source } = create()
    await Promise.all([1, 2, 3].map(() => source.single('footer', english)))
    expect(content.queries).toHaveLength(1)
  })

  it('keeps no failure', async () => {
    const { content, source } = create()
    content.fail('footer', new Error('gone'))
    await expect(source.single('footer', english)).rejects.toThrow('gone')
    content.fail('footer', undefined)
    expect((await source.single('footer', english)).type).toBe('footer')
  })

  it('asks once for a document that does not exist, until something is published', async () => {
    const { content, source } = create()
    for (let i = 0; i < 3; i++) {
      await expect(source.byUid('footer', 'none', english)).rejects.toThrow('does not exist')
      await expect(source.single('navbar', english)).rejects.toThrow('does not exist')
    }
    expect(content.queries).toEqual(['uid footer none en-us', 'single navbar en-us'])
    content.publish({ ...createFooter('en-us'), id: 'late', uid: 'none' })
    expect((await source.byUid('footer', 'none', english)).id).toBe('late')
    await expect(
      source.byUid('footer', 'none', { ...english, ref: 'draft' }),
    ).resolves.toBeDefined()
    expect(content.queries).toHaveLength(4)
  })

  it('forgets some of very many documents that do not exist: there is no end of addresses', async () => {
    const { content, source } = create()
    for (let i = 0; i < 10_050; i++) await source.byUid('footer', `x${i}`, english).catch(() => {})
    expect(content.queries).toHaveLength(10_050)
    await source.byUid('footer', 'x10049', english).catch(() => {})
    expect(content.queries).toHaveLength(10_050)
    await source.byUid('footer', 'x0', english).catch(() => {})
    expect(content.queries).toHaveLength(10_051)
  })

  it('keeps apart what was asked for with other linked fields, and never keeps a preview', async () => {
    const { content, source } = create()
    await source.single('footer', { ...english, links: ['landing_page.category'] })
    await source.single('footer', english)
    await source.single('footer', { ...english, ref: 'preview' })
    await source.single('footer', { ...english, ref: 'preview' })
    expect(content.queries).toHaveLength(4)
  })

  it('hands everything else through', async () => {
    const { content, source } = create()
    expect(source.repository).toBe(content.repository)
    expect(await source.ref()).toBe('ref-1')
    expect(await source.byIds(['footer.en-us', 'none'])).toHaveLength(1)
    expect(await source.all('footer', english)).toHaveLength(1)
    await expect(source.byUid('footer', 'x', english)).rejects.toThrow(
      'Document footer - UID x does not exist for locale en-us',
    )
  })

  it('[CONTENT-05] reads all documents of a type once, until something is published', async () => {
    const { content, source, wait } = create()
    const [first] = await Promise.all([1, 2].map(() => source.all('footer', english)))
    wait(cacheHour * 2)
    expect(await source.all('footer', english)).toBe(first)
    expect(content.queries).toEqual(['all footer en-us'])
    content.publish(createFooter('en-us'))
    expect(await source.all('footer', english)).not.toBe(first)
  })

  it('keeps apart lists in other orders, and never keeps those of a preview', async () => {
    const { content, source } = create()
    const orderings = [{ field: 'document.first_publication_date', direction: 'desc' as const }]
    await source.all('footer', { ...english, orderings })
    await source.all('footer', english)
    await source.all('footer', { ...english, ref: 'preview' })
    await source.all('footer', { ...english, ref: 'preview' })
    expect(content.queries).toHaveLength(4)
  })

  it('lets go of what was read before a publication, asked for again or not', async () => {
    const { content, source } = create()
    const old = await source.single('footer', english)
    content.publish(createFooter('de-de'))
    await source.all('footer', english)
    expect(await source.single('footer', english)).not.toBe(old)
  })
})
