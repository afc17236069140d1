import { join } from 'node:path'
import type { ContentSource, Site } from '#runtime'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { createTestSite } from './create-test-site.ts'
import { openContent } from './open-content.ts'

let shipped: ContentSource | undefined

/** The shipped site over the shipped content, which is opened once for all callers. */
export function openShippedSite(): Site {
  shipped ??= openContent([join(repositoryRoot, 'content')])
  return createTestSite({ overrides: { content: shipped } }).site
}
