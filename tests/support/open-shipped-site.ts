/** The shipped site over the shipped content, as the embedded content service serves it. */
import { join } from 'node:path'
import type { Site } from '#runtime'
import { repositoryRoot } from '#schemas/roots.ts'
import { createPrismicSource } from '../../adapters/prismic/index.ts'
import { startContentService } from '../../adapters/prismic/service/index.ts'
import { createTestSite } from './create-test-site.ts'

export async function openShippedSite(): Promise<{ site: Site; close(): Promise<void> }> {
  const folders = [join(repositoryRoot, 'content')]
  const service = await startContentService({ folders, assetBase: '/media' })
  const { repository, endpoint } = service
  const content = createPrismicSource({ repository, endpoint })
  const { site } = createTestSite({ overrides: { content } })
  return { site, close: () => service.close() }
}
