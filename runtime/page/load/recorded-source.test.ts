import { expect, it } from 'vitest'
import { listLinkTags } from './recorded-source.ts'

const link = (id: string, type: string, data?: object) => ({
  link_type: 'Document',
  id,
  type,
  ...(data && { data }),
})
const links = ['author.name', 'author.photo.url', 'category.title']

it('[CONTENT-07] of a linked document counts where it is, and each field that was asked for, there or not', () => {
  const value = {
    items: [{ by: link('a', 'author', { name: 'Ann' }) }, { see: link('l', 'legal') }],
  }
  expect(listLinkTags(value, links)).toEqual([
    'link:a:@',
    'link:a:name',
    'link:a:photo',
    'link:l:@',
  ])
})

it('[CONTENT-07] links in the fields that were loaded count as well', () => {
  const value = link('a', 'author', { name: [{ of: link('c', 'category') }] })
  expect(listLinkTags(value, links)).toContain('link:c:title')
})
