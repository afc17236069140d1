/** Composes the functions' platform from the environment, alike in production and development. */
import { resolve } from 'node:path'
import type { Environment, Logger, Site } from '#runtime'
import { askThread, createFileStore } from '../../adapters/node/index.ts'
import type { RedisConnection } from '../../adapters/redis/index.ts'
import { startLeads } from '../../adapters/leads/index.ts'
import { composeServices, type ComposedPlatform } from './services.server.ts'

/** Starts to pass on leads and mails, until `close`. */
export async function composePlatform(
  environment: Environment,
  site: Site,
  log: Logger,
): Promise<{
  platform: ComposedPlatform
  /** Undefined without Redis. */
  redis: RedisConnection | undefined
  close(): Promise<void>
}> {
  const dataDir = resolve(environment.dataDir)
  const services = await composeServices(environment, site, createFileStore(dataDir), log)
  const { redis } = services
  const { stop, ...stores } = await startLeads({
    ...services.leads,
    dataDir,
    askThread,
    tracer: site.tracer,
  })
  return {
    platform: services.toPlatform(stores),
    redis,
    async close() {
      redis?.close()
      await stop()
    },
  }
}
