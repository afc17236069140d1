import { describe, expect, it } from 'vitest'
import { createContext } from '../../../../tests/support/create-context.ts'
import { resolveFrame } from './resolve-frame.ts'

describe('resolveFrame', () => {
  const layout = {
    name: 'twice',
    before: [{ slice: 'website_navbar', single: 'website_navbar' }],
    after: [
      { slice: 'footer', single: 'website_navbar' },
      { slice: 'website_navbar', single: 'website_navbar' },
    ],
  }

  it('feeds several slices from one single document, each with its own fields', async () => {
    const { context } = createContext({ overrides: { layouts: new Map([['twice', layout]]) } })
    const { before, after } = await resolveFrame('twice', context)
    expect([...before, ...after].map(({ type }) => type)).toEqual([
      'website_navbar',
      'footer',
      'website_navbar',
    ])
    expect(before[0]?.fields).toHaveProperty('menus')
    expect(after[0]?.fields).not.toHaveProperty('menus')
  })

  it('resolves a part once for all pages', async () => {
    const { context } = createContext({ overrides: { layouts: new Map([['twice', layout]]) } })
    const first = await resolveFrame('twice', context)
    const second = await resolveFrame('twice', { ...context })
    expect(second.before[0]).toBe(first.before[0])
  })
})
