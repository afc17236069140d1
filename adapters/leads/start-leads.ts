import {
  noTracer,
  type Environment,
  type LearningPlatform,
  type Logger,
  type SiteConfig,
  type StoredMail,
  type Tracer,
} from '#runtime'
import { findMailSender, startMailWorker, type ComposedMail } from './send-mails.ts'
import { createForwards, findDestinations, findTold } from './forwards.ts'
import { openPeopleStores, type PeopleStores } from './open-lead-store.ts'
import { traceAccepted, traceForwards } from './trace-leads.ts'
import { startLeadWorker } from './worker.ts'

export interface LeadsOptions {
  environment: Environment
  /** Absolute. */
  dataDir: string
  learningPlatform: LearningPlatform
  config: Pick<SiteConfig, 'leads'>
  /** Writes a mail to a visitor; undefined when nobody is to get it. */
  compose(mail: StoredMail, stores: PeopleStores): Promise<ComposedMail | undefined>
  log: Logger
  tracer?: Tracer | undefined
}

/** Those of `site.schema.json`, for sites that set none; in days. */
const usualRetention = { delivered: 90, undelivered: 365 }

/** The leads of a running site, which passes them on as long as it runs. */
export async function startLeads({
  environment,
  dataDir,
  learningPlatform,
  config,
  compose,
  log,
  tracer = noTracer,
}: LeadsOptions): Promise<PeopleStores & { stop(): Promise<void> }> {
  const stores = await openPeopleStores({
    dataDir,
    databaseUrl: environment.leadDatabaseUrl,
    destinations: findDestinations(environment),
    told: findTold(environment),
  })
  const worker = startLeadWorker({
    store: stores.leads,
    forwards: traceForwards(await createForwards(environment, learningPlatform), tracer),
    retention: { ...usualRetention, ...config.leads?.retention },
    log,
  })
  const mailWorker = startMailWorker({
    ...stores,
    compose: (mail) => compose(mail, stores),
    send: await findMailSender(environment),
    log,
  })
  return {
    ...stores,
    leads: traceAccepted(stores.leads, tracer),
    async stop() {
      await Promise.all([worker.stop(), mailWorker.stop()])
      await stores.leads.close()
    },
  }
}
