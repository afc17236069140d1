import { expect, it } from 'vitest'
import { didYouMean } from './fault.ts'

const known = ['hero', 'logo_wall', 'rich_text']

it('proposes the name that a slip of the keyboard would explain', () => {
  expect(didYouMean('heroo', known)).toBe('Did you mean "hero"?')
  expect(didYouMean('logoWall', known)).toBe('Did you mean "logo_wall"?')
  expect(didYouMean('rich-txt', known)).toBe('Did you mean "rich_text"?')
})

it('lists what is known when no name is near', () => {
  expect(didYouMean('accordion', known)).toBe('Known: hero, logo_wall, rich_text.')
  expect(didYouMean('hero', [])).toBe('None exists yet.')
})
