import { describe, expect, it } from 'vitest'
import { linkAssets } from '../link-assets.ts'
import { reduceHistory, startHistory } from './history.ts'
import { translateData } from './translate-data.ts'

const draft = (name: string) => ({ uid: null, tags: [], data: { name } })
const type = (history: ReturnType<typeof startHistory>, name: string, at: number, place = '/a') =>
  reduceHistory(history, { type: 'change', draft: draft(name), place, at })

describe('the steps that can be undone', () => {
  it('are pauses and places, not letters', () => {
    let history = startHistory(draft(''))
    history = type(history, 'a', 5000)
    history = type(history, 'ab', 5100)
    history = type(history, 'ab', 5200, '/b')
    history = type(history, 'abc', 9000, '/b')
    expect(history.past.map(({ data }) => data['name'])).toEqual(['', 'ab', 'ab'])
    history = reduceHistory(history, { type: 'undo' })
    expect(history.now.data['name']).toBe('ab')
    history = reduceHistory(history, { type: 'redo' })
    expect(history.now.data['name']).toBe('abc')
    expect(reduceHistory(history, { type: 'redo' })).toBe(history)
  })
})

describe('what a translation begins with', () => {
  it('leads to translations where there are any', () => {
    const summary = {
      title: '',
      published: null,
      text: '',
      sections: [],
      isDraft: false,
      type: 'page',
    }
    const documents = [
      { ...summary, id: 'en', uid: 'a', lang: 'en-us', alternates: [{ id: 'de', lang: 'de-de' }] },
      { ...summary, id: 'de', uid: 'b', lang: 'de-de', alternates: [] },
      { ...summary, id: 'alone', uid: 'c', lang: 'en-us', alternates: [] },
    ]
    const link = { link_type: 'Document', type: 'page', lang: 'en-us', text: 'Go' }
    const data = {
      links: [
        { ...link, id: 'en', uid: 'a' },
        { ...link, id: 'alone', uid: 'c' },
      ],
    }
    expect(translateData(data, 'de-de', documents)).toEqual({
      links: [
        { ...link, id: 'de', uid: 'b', lang: 'de-de' },
        { ...link, id: 'alone', uid: 'c' },
      ],
    })
  })
})

describe('linkAssets', () => {
  it('names the asset of pictures and files, of nothing else', () => {
    const ids = new Map([['/media/a.png', 'asset']])
    const picture = { url: '/media/a.png', dimensions: { width: 1, height: 1 } }
    const web = { link_type: 'Web', url: '/media/a.png' }
    const file = { link_type: 'Media', url: '/media/a.png' }
    expect(linkAssets({ all: [picture, web, file, { ...picture, id: 'own' }] }, ids)).toEqual({
      all: [{ ...picture, id: 'asset' }, web, { ...file, id: 'asset' }, { ...picture, id: 'own' }],
    })
  })
})
