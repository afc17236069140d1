import {
  noTracer,
  type Environment,
  type LearningPlatform,
  type Logger,
  type SiteConfig,
  type StoredMail,
  type Tracer,
} from '#runtime'
import {
  findMailSender,
  passOnMails,
  startMailWorker,
  type MailWorkerOptions,
} from './send-mails.ts'
import { createForwards, findDestinations, findTold } from './forwards.ts'
import type { ComposedMail } from './smtp-sender.ts'
import { openPeopleStores, type LeadStorePlace, type PeopleStores } from './open-lead-store.ts'
import { traceAccepted, traceForwards } from './trace-leads.ts'
import { passOnLeads, startLeadWorker, type LeadWorkerOptions } from './worker.ts'

export interface LeadsOptions extends Pick<LeadStorePlace, 'askThread' | 'carried'> {
  environment: Environment
  /** Absolute path. */
  dataDir: string
  learningPlatform: LearningPlatform
  config: Pick<SiteConfig, 'leads'>
  /** Writes a mail to a visitor; undefined when nobody should get it. */
  compose(mail: StoredMail, stores: PeopleStores): Promise<ComposedMail | undefined>
  log: Logger
  tracer?: Tracer | undefined
}

/** The defaults of `site.schema.json`, in days. */
const usualRetention = { delivered: 90, undelivered: 365 }

interface OpenLeads {
  stores: PeopleStores
  leadWork: LeadWorkerOptions
  mailWork: MailWorkerOptions
}

async function openLeads({
  environment,
  dataDir,
  carried,
  askThread,
  learningPlatform,
  config,
  compose,
  log,
  tracer = noTracer,
}: LeadsOptions): Promise<OpenLeads> {
  const stores = await openPeopleStores({
    dataDir,
    databaseUrl: environment.leadDatabaseUrl,
    ...(carried && { carried }),
    ...(askThread && { askThread }),
    destinations: findDestinations(environment),
    told: findTold(environment),
  })
  return {
    stores: { ...stores, leads: traceAccepted(stores.leads, tracer) },
    leadWork: {
      store: stores.leads,
      forwards: traceForwards(
        await createForwards(environment, learningPlatform, stores.outbox),
        tracer,
      ),
      retention: { ...usualRetention, ...config.leads?.retention },
      log,
    },
    mailWork: {
      ...stores,
      compose: (mail) => compose(mail, stores),
      send: await findMailSender(environment),
      log,
    },
  }
}

/** Milliseconds of delay after a start, so that first pages come first. */
const restMs = 500

/** Opens the leads of a running site, and passes them on as long as it runs. */
export async function startLeads(
  options: LeadsOptions,
): Promise<PeopleStores & { stop(): Promise<void> }> {
  const { stores, leadWork, mailWork } = await openLeads(options)
  const workers: { stop(): Promise<void> }[] = []
  const starting = setTimeout(
    () => workers.push(startLeadWorker(leadWork), startMailWorker(mailWork)),
    restMs,
  )
  return {
    ...stores,
    async stop() {
      clearTimeout(starting)
      await Promise.all(workers.map((worker) => worker.stop()))
      await stores.leads.close()
    },
  }
}

export interface LeadsByCall extends PeopleStores {
  /** Passes on due leads and mails, each once. @param signal - ends it between two batches */
  passOn(signal: AbortSignal): Promise<void>
}

/** Opens the leads of a site that runs only per request: they are passed on when called for. */
export async function openLeadsByCall(options: LeadsOptions): Promise<LeadsByCall> {
  const { stores, leadWork, mailWork } = await openLeads(options)
  return {
    ...stores,
    async passOn(signal) {
      await Promise.all([passOnLeads(leadWork, signal), passOnMails(mailWork, signal)])
    },
  }
}
