/**
 * Opens folders of content as a source: the embedded content service, called without a socket, with
 * the caches of production.
 */
import { cacheSingles, recordSource, type ContentSource } from '#runtime'
import { createPrismicSource } from '../../adapters/prismic/index.ts'
import { createContentService } from '../../adapters/prismic/service/index.ts'

/** @param folders - later ones add to the earlier ones, or replace by path; nothing in them may change */
export function openContent(folders: readonly string[], now?: () => number): ContentSource {
  const service = createContentService({ folders, assetBase: '/media' })
  const content = createPrismicSource({
    repository: service.repository,
    endpoint: 'https://content.test/api/v2',
    fetch: (input, init) => service.handle(new Request(input, init)),
    sleep: async () => {},
  })
  return recordSource(cacheSingles(content, now))
}
