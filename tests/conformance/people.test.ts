/** Who is who in the content that is shipped. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { inspectSite, lintContent } from '#compiler/quality'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { readFacts } from '../../compiler/build/modules/site-files.ts'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { createPrismicSource } from '../../adapters/prismic/index.ts'
import { startContentService } from '../../adapters/prismic/service/index.ts'

const service = await startContentService({ folders: [join(repositoryRoot, 'content')] })
afterAll(() => service.close())

it('everybody in the shipped content has one role, and a face of their own', async () => {
  const content = createPrismicSource({ repository: 'colloquy', endpoint: service.endpoint })
  // Without page types nothing is drawn: the documents alone are asked about.
  const { site } = createTestSite({ frame: [], pageTypes: [], overrides: { content } })
  const inspection = await inspectSite(site)
  const portraits = JSON.stringify(inspection.documents).match(/portraits\/[\w-]+\.svg/g)
  expect(new Set(portraits).size).toBeGreaterThan(5)
  const { findings } = lintContent(inspection)
  expect(
    findings
      .filter(({ rule }) => rule.id === 'one-role' || rule.id === 'one-face')
      .map(({ message, lang }) => `${lang}: ${message}`),
  ).toEqual([])
})

it('texts of the shipped content agree about the facts of its list', async () => {
  const content = createPrismicSource({ repository: 'colloquy', endpoint: service.endpoint })
  const { site } = createTestSite({ frame: [], pageTypes: [], overrides: { content } })
  const stated = readFacts([repositoryRoot])
  expect(stated.length).toBeGreaterThan(3)
  const { findings } = lintContent(await inspectSite(site, { stated }))
  expect(
    findings
      .filter(({ rule }) => rule.id.endsWith('-fact'))
      .map(({ message, lang, uid, documentType }) => `${lang} ${uid ?? documentType}: ${message}`),
  ).toEqual([])
})

interface Role {
  person: string
  lang: string
  role: string
}

/** Where a role is a joke about the person, by document type. */
const playful = new Set(['collaborative_learning_movement', 'ld_next'])

const folder = join(repositoryRoot, 'content/documents')
const roles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => {
    const { type, lang, data } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      type: string
      lang: string
      data: unknown
    }
    return playful.has(type) ? [] : listRoles(data, lang)
  })

function listRoles(value: unknown, lang: string): Role[] {
  if (typeof value !== 'object' || value === null) return []
  const fields = value as Record<string, unknown>
  const person = fields['author_name'] ?? fields['name'] ?? fields['author']
  const role = fields['author_job'] ?? fields['job']
  const own = typeof person === 'string' && typeof role === 'string' ? [{ person, lang, role }] : []
  return [...own, ...Object.values(fields).flatMap((field) => listRoles(field, lang))]
}

/** Pages of others name the house, and what somebody does on the day. */
const toRole = (role: string) => role.replace(/, Colloquy$| \(.*\)$/, '').toLowerCase()

function findChanging(found: readonly Role[]): string[] {
  const people = Map.groupBy(found, ({ person, lang }) => `${lang}: ${person}`)
  return [...people].flatMap(([person, ofPerson]) => {
    const different = new Set(ofPerson.map(({ role }) => toRole(role)))
    return different.size > 1 ? [`${person}: ${[...different].join(' | ')}`] : []
  })
}

it(`is the same person, with the same role, at each of ${roles.length} mentions`, () => {
  expect(roles.length).toBeGreaterThan(200)
  expect(findChanging(roles)).toEqual([])
  const [first] = roles
  expect(findChanging([...roles, { ...first!, role: 'Somebody else' }])).toHaveLength(1)
})
