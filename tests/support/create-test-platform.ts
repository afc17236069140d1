/** The platform that a host gives the functions, with embedded services behind it. */
import { readEnvironment, type FunctionPlatform } from '#runtime'
import { createAssessmentStore } from '../../adapters/node/assessment-store.ts'
import { createMemoryLimiter } from '../../adapters/redis/index.ts'
import { createUpstreams } from '../../adapters/upstreams/index.ts'
import { createTestSite } from './create-test-site.ts'
import { createMemoryFiles } from './memory-files.ts'
import { createMemoryStores } from './memory-leads.ts'
import { createSignedLinks } from '../../adapters/node/signed-links.ts'

export type TestPlatform = Omit<FunctionPlatform, 'address' | 'country'>

export const testSecret = 'a secret of the tests, long enough'

export function createTestPlatform(given: Partial<TestPlatform> = {}): TestPlatform {
  const { site } = given.site ? { site: given.site } : createTestSite()
  const { files = createMemoryFiles(), environment = readEnvironment({}) } = given
  const upstreams = createUpstreams({ environment, files, slug: site.config.brand.slug })
  const rates = createMemoryLimiter()
  const now = given.now ?? Date.now
  return {
    site,
    assessments: createAssessmentStore(files, now),
    files,
    environment,
    log: site.log,
    now,
    rates,
    publications: undefined,
    ...createMemoryStores({ now }),
    links: createSignedLinks({ secrets: [testSecret], now }),
    ...upstreams,
    ...given,
  }
}
