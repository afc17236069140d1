/** The shipped content uses everything that the shipped site has, and leads somewhere. */
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { surveySite, reportUsage } from '#compiler/quality'
import { createTestSite, siteFiles } from '#tests/support/create-test-site.ts'
import { createPrismicSource } from '../../adapters/prismic/index.ts'
import { startContentService } from '../../adapters/prismic/service/index.ts'
import { listAssets } from '../../cli/content-files.ts'

const folder = join(repositoryRoot, 'content')
const service = await startContentService({ folders: [folder], assetBase: '/media' })
afterAll(() => service.close())

it('[PAGEBUILDER-10] every slice, variation, machine, form and file of the shipped site is used', async () => {
  const content = createPrismicSource({ repository: 'colloquy', endpoint: service.endpoint })
  const { site } = createTestSite({ frame: [], overrides: { content } })
  const files = listAssets([folder])
  const started = new Set(siteFiles.behaviours.actors.map(({ machine }) => machine))
  // Pages are drawn by the crawl; the documents alone are asked about.
  const survey = await surveySite(site, { files, started, withoutPages: true })
  const { things, findings, counts } = reportUsage(survey)
  const lengths = Object.entries(things).map(([kind, all]) => `${all.length} ${kind}s`)
  console.log(`${counts[0]!.value} documents; ${lengths.join(', ')}`)
  expect(things.slice.length).toBe(Object.keys(site.kinds.slices).length)
  expect(things.asset.length).toBe(files.size)
  expect(survey.usage.documents.size).toBeGreaterThan(500)
  expect(findings.map(({ message }) => message)).toEqual([])
})
