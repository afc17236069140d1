import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findRoots, repositoryRoot } from '#compiler/read/roots.ts'
import { leaveOutEngines } from './leave-out-engines.ts'

const site = (name: string) => findRoots(join(repositoryRoot, 'tests/fixtures/sites', name))
const finding = (id: string, documentType: string) => ({
  rule: { id, level: 'warning' as const, title: '', reason: '' },
  message: '',
  hint: '',
  documentId: '',
  documentType,
  lang: '',
  uid: null,
  path: '',
  editorUrl: '',
})
const report = {
  findings: [
    finding('dead-variation', 'quote'),
    finding('dead-slice', 'quote'),
    finding('dead-variation', 'recipe_header'),
    finding('alt-text', 'quote'),
  ],
}

it.each(['qalam', 'bakery'])(
  '[PAGEBUILDER-10] the site “%s” is not told of variations that the engine lends it',
  (name) => {
    const { findings } = leaveOutEngines(report, site(name))
    expect(findings.map(({ rule, documentType }) => `${rule.id} ${documentType}`)).toEqual([
      'dead-slice quote',
      'dead-variation recipe_header',
      'alt-text quote',
    ])
  },
)

it('[PAGEBUILDER-10] a site is told of those of its own slices, and the engine of all of its', () => {
  const own = { findings: [finding('dead-variation', 'recipe_header')] }
  expect(leaveOutEngines(own, site('cookery'))).toEqual(own)
  expect(leaveOutEngines(report, [repositoryRoot])).toEqual(report)
})
