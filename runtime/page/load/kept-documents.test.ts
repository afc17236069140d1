import { describe, expect, it } from 'vitest'
import { createDocument } from '#tests/support/documents.ts'
import type { RawDocument } from '../../model/ports/content-source.ts'
import { createKeptDocuments } from './kept-documents.ts'
import { createLinkTargets } from './link-targets.ts'

const links = ['author.name', 'author.company', 'company.name']

const toAuthor = (id = 'author.anna') => ({ link_type: 'Document', id, type: 'author' })

const article = createDocument('article', { author: toAuthor() }, { uid: 'news' })
const company = createDocument('company', { name: 'Colloquy' }, { uid: 'colloquy' })
const author = createDocument(
  'author',
  { name: 'Anna', company: { link_type: 'Document', id: company.id, type: 'company' } },
  { id: 'author.anna', uid: 'anna' },
)

function create(...documents: RawDocument[]) {
  const stored = new Map(documents.map((document) => [document.id, document]))
  let reads = 0
  const store = {
    find(type: string, lang: string, uid?: string) {
      reads += 1
      const found = [...stored.values()].find(
        (one) => one.type === type && one.lang === lang && one.uid === uid,
      )
      return structuredClone(found)
    },
    byIds(ids: readonly string[]) {
      reads += 1
      return ids.flatMap((id) => structuredClone(stored.get(id)) ?? [])
    },
  }
  const targets = createLinkTargets(store)
  const kept = createKeptDocuments(store, targets, 3)
  /** As a replica writes: the store first, then whoever keeps something is told of both states. */
  function write(next: RawDocument): void {
    const before = stored.get(next.id)
    stored.set(next.id, next)
    for (const one of before ? [before, next] : [next]) tell(one)
  }
  function remove(document: RawDocument): void {
    stored.delete(document.id)
    tell(document)
  }
  function tell(document: RawDocument): void {
    targets.forget(document.id)
    kept.forget(document)
  }
  const find = (uid = 'news', wanted: readonly string[] = links) =>
    kept.find('article', 'en-us', uid, wanted)
  return { kept, find, write, remove, countReads: () => reads }
}

describe('createKeptDocuments', () => {
  it('hands out the same object by uid and by id, and reads it once', () => {
    const { kept, find, countReads } = create(article, author, company)
    const first = find()
    const reads = countReads()
    expect(find()).toBe(first)
    expect(kept.byIds([article.id, article.id], links)).toEqual([first])
    expect(kept.byIds([article.id], links)[0]).toBe(first)
    expect(countReads()).toBe(reads)
    expect(first!.data).toMatchObject({
      author: { data: { name: 'Anna', company: { data: { name: 'Colloquy' } } } },
    })
  })

  it('keeps apart what is asked for with other linked fields', () => {
    const { find } = create(article, author)
    expect(find('news', [])!.data).toEqual(article.data)
    expect(find('news', ['author.name'])!.data).toMatchObject({
      author: { data: { name: 'Anna' } },
    })
  })

  it.each<[string, RawDocument]>([
    ['itself', { ...article, data: {} }],
    ['a document it links to', { ...author, data: { name: 'Bea' } }],
    ['a document that one links to', { ...company, data: { name: 'Another' } }],
  ])('reads it again after a change of %s', (_, changed) => {
    const { find, write } = create(article, author, company)
    const before = find()
    write(changed)
    expect(find()).not.toEqual(before)
  })

  it('goes on with the same object after a change of any other document', () => {
    const { find, write } = create(article, author, company)
    const before = find()
    write({ ...author, id: 'author.bea', uid: 'bea' })
    expect(find()).toBe(before)
  })

  it('fills in a linked document that was missing once it is there, and leaves out one that is gone', () => {
    const { find, write, remove } = create(article)
    expect(find()!.data).toEqual(article.data)
    write(author)
    expect(find()!.data).toMatchObject({ author: { data: { name: 'Anna' } } })
    remove(author)
    expect(find()!.data).toEqual(article.data)
  })

  it('finds a document by its uid of now alone, and another that took its place', () => {
    const { find, write, remove } = create(article, author)
    find()
    write({ ...article, uid: 'later' })
    expect(find()).toBeUndefined()
    expect(find('later')!.id).toBe(article.id)
    write({ ...article, id: 'other', uid: 'news' })
    expect(find()!.id).toBe('other')
    remove({ ...article, id: 'other', uid: 'news' })
    expect(find()).toBeUndefined()
  })

  it('lets go of those that were not asked for lately, and of all when anything may have changed', () => {
    const others = ['a', 'b', 'c'].map((uid) => ({ ...article, id: uid, uid }))
    const { kept, find, countReads } = create(article, ...others)
    find()
    for (const { uid } of others) find(uid)
    let reads = countReads()
    find('c')
    expect(countReads()).toBe(reads)
    find()
    expect(countReads()).toBeGreaterThan(reads)
    kept.clear()
    reads = countReads()
    find()
    expect(countReads()).toBeGreaterThan(reads)
  })
})
