/**
 * Composes the part of the functions' platform that is the same on every host; stores are the
 * host's.
 */
import type { Environment, FileStore, FunctionPlatform, Logger, Site } from '#runtime'
import { createAssessmentStore, findSignedLinks } from '../../adapters/node/index.ts'
import type { startLeads } from '../../adapters/leads/index.ts'
import { createRateLimiter, openRedis } from '../../adapters/redis/index.ts'
import { createUpstreams } from '../../adapters/upstreams/index.ts'
import { composeMail } from '../../functions/index.ts'

/** The platform without the facts of one request, and without the server's own pages. */
export type ComposedPlatform = Omit<FunctionPlatform, 'address' | 'country' | 'publications'>

type LeadsOptions = Parameters<typeof startLeads>[0]
type PeopleStores = Omit<Awaited<ReturnType<typeof startLeads>>, 'stop'>

export async function composeServices(
  environment: Environment,
  site: Site,
  files: FileStore,
  log: Logger,
) {
  const { redisUrl } = environment
  const redis = redisUrl === undefined ? undefined : await openRedis(redisUrl, log)
  const rates = createRateLimiter(redis, redisUrl)
  const upstreams = createUpstreams({ environment, files, slug: site.config.brand.slug })
  const links = findSignedLinks(environment)
  const assessments = createAssessmentStore(files, Date.now, site.config.assessments?.megabytes)
  const leads: Omit<LeadsOptions, 'dataDir'> = {
    environment,
    learningPlatform: upstreams.learningPlatform,
    config: site.config,
    compose: (mail, known) => composeMail(mail, { ...known, environment, links, site }),
    log,
  }
  const toPlatform = (stores: PeopleStores): ComposedPlatform => ({
    assessments,
    files,
    rates,
    ...upstreams,
    ...stores,
    links,
    environment,
    site,
    log,
    now: Date.now,
  })
  return { redis, assessments, leads, toPlatform }
}
