import { describe, expect, it } from 'vitest'
import { readListAddress, toListAddress } from './list-address.ts'

const onFiles = { isStatic: true }

describe('the address of a list', () => {
  it('has its state in the query', () => {
    expect(toListAddress('/blog', { page: '2', category: 'a b' }, {})).toBe(
      '/blog?category=a+b&page=2',
    )
  })

  it('has it in the path where only files are served, in the same order', () => {
    expect(toListAddress('/blog', {}, onFiles)).toBe('/blog')
    expect(toListAddress('/blog', { page: '2', category: 'news' }, onFiles)).toBe(
      '/blog/category=news/page=2',
    )
    expect(toListAddress('/', { page: '2' }, onFiles)).toBe('/page=2')
  })

  it('is read again, whatever was chosen', () => {
    for (const path of ['/', '/de/blog']) {
      const states: Record<string, string>[] = [
        { topic: 'a/b ü?&' },
        { page: '3', type: 'x' },
        { q: 'a=b' },
      ]
      for (const chosen of states) {
        expect(readListAddress(toListAddress(path, chosen, onFiles), path)).toEqual(chosen)
      }
    }
    expect(readListAddress('/blog/article', '/blog')).toBeUndefined()
    expect(readListAddress('/pricing', '/blog')).toBeUndefined()
  })
})
