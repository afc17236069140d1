/** Who is who in the content that is shipped. */
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { inspectSite, lintContent } from '#tools/quality'
import { repositoryRoot } from '#schemas/roots.ts'
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
}, 60_000)
