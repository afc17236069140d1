/** What a host gives the functions, with embedded services behind them. */
import { readEnvironment, type FunctionPlatform } from '#runtime'
import { createUpstreams } from '../../adapters/upstreams/index.ts'
import { createTestSite } from './create-test-site.ts'
import { createMemoryFiles } from './memory-files.ts'
import { createMemoryLeads } from './memory-leads.ts'

export type TestPlatform = Omit<FunctionPlatform, 'address' | 'country'>

export function createTestPlatform(given: Partial<TestPlatform> = {}): TestPlatform {
  const { site } = given.site ? { site: given.site } : createTestSite()
  const { files = createMemoryFiles(), environment = readEnvironment({}) } = given
  const upstreams = createUpstreams({ environment, files, slug: site.config.brand.slug })
  return {
    site,
    files,
    environment,
    log: site.log,
    now: Date.now,
    leads: given.leads ?? createMemoryLeads(),
    ...upstreams,
    ...given,
  }
}
