/** What functions work with, by the environment: the same in production and in development. */
import { resolve } from 'node:path'
import type { Environment, FunctionPlatform, Logger, Site } from '#runtime'
import { createAssessmentStore, createFileStore, findSignedLinks } from '../adapters/node/index.ts'
import { createRateLimiter, openRedis, type RedisConnection } from '../adapters/redis/index.ts'
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
): Promise<{
  platform: ComposedPlatform
  /** Undefined where there is none. */
  redis: RedisConnection | undefined
  close(): Promise<void>
}> {
  const dataDir = resolve(environment.dataDir)
  const files = createFileStore(dataDir)
  const { redisUrl } = environment
  const redis = redisUrl === undefined ? undefined : await openRedis(redisUrl, log)
  const rates = createRateLimiter(redis, redisUrl)
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
    redis,
    async close() {
      redis?.close()
      await stop()
    },
  }
}
