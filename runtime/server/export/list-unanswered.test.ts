import { expect, it } from 'vitest'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { listUnanswered } from './list-unanswered.ts'

const { site } = createTestSite()

it('lists everything that the shipped site asks of its functions', () => {
  expect(listUnanswered(site)).toEqual([
    'forms',
    'receipts',
    'assessments',
    'mailPreferences',
    'codes',
  ])
})

const without = {
  forms: new Map(),
  behaviours: { actors: site.behaviours.actors.filter(({ machine }) => machine !== 'receipts') },
  kinds: {
    ...site.kinds,
    slices: Object.fromEntries(
      Object.entries(site.kinds.slices).filter(([, { machine }]) => machine !== 'assessment'),
    ),
  },
  pageTypes: new Map(
    [...site.pageTypes].filter(([, pageType]) =>
      [pageType, ...pageType.routes].every(({ personal }) => personal === undefined),
    ),
  ),
}

it.each([
  ['forms', { forms: without.forms }],
  ['receipts', { behaviours: without.behaviours }],
  ['assessments', { kinds: without.kinds }],
])('does not name %s where the site has none', (name, overrides) => {
  expect(listUnanswered({ ...site, ...overrides })).not.toContain(name)
})

it('names neither mails nor codes where no page is for one visitor', () => {
  const { pageTypes } = without
  expect(listUnanswered({ ...site, pageTypes })).toEqual(['forms', 'receipts', 'assessments'])
})

it('lists nothing of a site that asks for nothing', () => {
  expect(listUnanswered(without)).toEqual([])
})
