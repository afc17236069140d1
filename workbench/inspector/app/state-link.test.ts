import { describe, expect, it } from 'vitest'
import { readHash, toStateLink } from './state-link.ts'

describe('toStateLink', () => {
  it('[PAGEBUILDER-08] is read again as the same place', () => {
    const context = { name: 'a+b & c=d #1 %', list: [1, null], deep: { ä: '"' } }
    const link = toStateLink('http://x', 'consent', 'whole', {
      states: 'banner.shown,modal.open',
      context,
    })
    const { pathname, searchParams, hash } = new URL(link)
    expect([pathname, `${searchParams}`]).toEqual(['/__machines', 'machine=consent&part=whole'])
    expect(hash).toContain('#state=banner.shown,modal.open&context=')
    const read = readHash(hash)
    expect(read.state).toBe('banner.shown,modal.open')
    expect(JSON.parse(read.context!)).toEqual(context)
  })

  it('leaves out a context that says nothing, and tells the first state from none', () => {
    const link = toStateLink('http://x', 'spy', null, { states: '', context: {} })
    expect(link).toBe('http://x/__machines?machine=spy#state=')
    expect(readHash(new URL(link).hash)).toEqual({ state: '', context: undefined })
    expect(readHash('')).toEqual({ state: undefined, context: undefined })
  })
})
