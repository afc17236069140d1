import type { Environment, LeadStore, LearningPlatform, Logger, SiteConfig } from '#runtime'
import { createForwards, findDestinations } from './forwards.ts'
import { openLeadStore } from './open-lead-store.ts'
import { startLeadWorker } from './worker.ts'

export interface LeadsOptions {
  environment: Environment
  /** Absolute. */
  dataDir: string
  learningPlatform: LearningPlatform
  config: Pick<SiteConfig, 'leads'>
  log: Logger
}

/** Those of `site.schema.json`, for sites that set none; in days. */
const usualRetention = { delivered: 90, undelivered: 365 }

/** The leads of a running site, which passes them on as long as it runs. */
export async function startLeads({
  environment,
  dataDir,
  learningPlatform,
  config,
  log,
}: LeadsOptions): Promise<{ leads: LeadStore; stop(): Promise<void> }> {
  const store = await openLeadStore({
    dataDir,
    databaseUrl: environment.leadDatabaseUrl,
    destinations: findDestinations(environment),
  })
  const worker = startLeadWorker({
    store,
    forwards: await createForwards(environment, learningPlatform),
    retention: { ...usualRetention, ...config.leads?.retention },
    log,
  })
  return {
    leads: store,
    async stop() {
      await worker.stop()
      await store.close()
    },
  }
}
