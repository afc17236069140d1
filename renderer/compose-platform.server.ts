/** What functions work with, by the environment: the same in production and in development. */
import { resolve } from 'node:path'
import type { Environment, FunctionPlatform, Logger, Site } from '#runtime'
import { createAssessmentStore, createFileStore, findSignedLinks } from '../adapters/node/index.ts'
import { createRateLimiter } from '../adapters/rate-limits/index.ts'
import { startLeads } from '../adapters/leads/index.ts'
import { createUpstreams } from '../adapters/upstreams/index.ts'
import { composeMail } from '../functions/index.ts'

/** Without what a server knows of one request, and of its own pages. */
type ComposedPlatform = Omit<FunctionPlatform, 'address' | 'country' | 'publications'>

/** From then on, leads and mails are passed on, until `close`. */
export async function composePlatform(
  environment: Environment,
  site: Site,
  log: Logger,
): Promise<{ platform: ComposedPlatform; close(): Promise<void> }> {
  const dataDir = resolve(environment.dataDir)
  const files = createFileStore(dataDir)
  const rates = await createRateLimiter({ environment, log })
  const upstreams = createUpstreams({ environment, files, slug: site.config.brand.slug })
  const links = findSignedLinks(environment)
  const { stop, ...stores } = await startLeads({
    environment,
    dataDir,
    learningPlatform: upstreams.learningPlatform,
    config: site.config,
    compose: (mail, known) => composeMail(mail, { ...known, environment, links, site }),
    log,
    tracer: site.tracer,
  })
  return {
    platform: {
      assessments: createAssessmentStore(files),
      files,
      rates,
      ...upstreams,
      ...stores,
      links,
      environment,
      site,
      log,
      now: Date.now,
    },
    async close() {
      await rates.close()
      await stop()
    },
  }
}
