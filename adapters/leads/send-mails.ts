/** Sends the mails of the outbox, each at least once; all attempts share a Message-ID. */
import { setTimeout as wait } from 'node:timers/promises'
import type {
  Environment,
  Logger,
  MailOutcome,
  MailPreferences,
  Outbox,
  StoredMail,
} from '#runtime'
import { toReason } from '#runtime/errors'
import { createOutageLog } from './outage-log.ts'
import type { ComposedMail, SendMail } from './smtp-sender.ts'
import { toPause } from './worker.ts'

export interface MailWorkerOptions {
  outbox: Outbox
  mailPreferences: MailPreferences
  /** Undefined when nobody should get it. */
  compose(mail: StoredMail): Promise<ComposedMail | undefined>
  /** Without a mail server mails are stored, for operators to read, and sent once there is one. */
  send: SendMail | undefined
  log: Logger
  /** Milliseconds. */
  poll?: number
  now?: () => number
}

const batch = 8
const leaseMs = 60_000
const firstRetry = 10_000
const longestRetry = 3_600_000
/** Attempts; they take about a day. */
const attempts = 30

const hour = 3_600_000
/** Retention of mails, and of people who never confirmed. */
const keptFor = 30 * 24 * hour
/**
 * Age limit of mails stored without a mail server: later, people have forgotten what they asked
 * for.
 */
const sentAfter = 7 * 24 * hour

export function startMailWorker(options: MailWorkerOptions): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const sleep = (ms: number) => wait(ms, undefined, { signal: stopped.signal }).catch(() => {})
  const running = run(options, sleep, stopped.signal)
  return {
    async stop() {
      stopped.abort()
      await running
    },
  }
}

/** Sends due mails, and resolves when none is left, like `passOnLeads`. */
export async function passOnMails(options: MailWorkerOptions, signal: AbortSignal): Promise<void> {
  const idle = new AbortController()
  await run(options, async () => idle.abort(), AbortSignal.any([idle.signal, signal]))
}

async function run(
  { poll = 1000, ...options }: MailWorkerOptions,
  sleep: (ms: number) => Promise<unknown>,
  stopped: AbortSignal,
): Promise<void> {
  let purgedAt = 0
  const { outbox, mailPreferences, send, log, now = Date.now } = options
  const storeFailed = createOutageLog(options, 'OUTBOX_FAILED')
  while (!stopped.aborted) {
    let taken = 0
    try {
      const mails = await outbox.take({ limit: batch, leaseMs })
      taken = mails.length
      await Promise.all(mails.map((mail) => deliver(mail, options)))
      if (now() - purgedAt > hour) {
        purgedAt = now()
        await outbox.purge(now() - keptFor)
        await mailPreferences.purge(now() - keptFor)
        const resumed = send ? await outbox.resume(now() - sentAfter) : 0
        if (resumed > 0) log.info('MAILS_RESUMED', { mails: resumed })
      }
      storeFailed(undefined)
    } catch (error) {
      storeFailed(error)
    }
    if (taken < batch) await sleep(poll)
  }
}

async function deliver(
  mail: StoredMail & { lease: string },
  options: MailWorkerOptions,
): Promise<void> {
  const { outbox, log } = options
  const outcome = await attempt(mail, options)
  const facts = { mail: mail.id, kind: mail.kind, attempt: mail.attempts }
  if (outcome.state === 'sent') log.info('MAIL_SENT', facts)
  if (outcome.state === 'kept') {
    log.warn('MAIL_KEPT', {
      ...facts,
      hint: 'SMTP_URL is not set. Set within a week, it still sends this mail. npx slicewright mails list',
    })
  }
  if ('reason' in outcome) {
    const code = outcome.state === 'dead' ? 'MAIL_DEAD' : 'MAIL_NOT_SENT'
    log[outcome.state === 'dead' ? 'error' : 'warn'](code, { ...facts, reason: outcome.reason })
  }
  await outbox.settle(mail, outcome)
}

async function attempt(mail: StoredMail, options: MailWorkerOptions): Promise<MailOutcome> {
  const { compose, send, now = Date.now } = options
  try {
    const letter = await compose(mail)
    if (!letter) return { state: 'gone' }
    if (!send) return { state: 'kept', text: `${letter.subject}\n\n${letter.text}` }
    await send({ ...letter, messageId: mail.id })
    return { state: 'sent' }
  } catch (error) {
    const { isFinal, reason } = toFailure(error)
    if (isFinal || mail.attempts >= attempts) return { state: 'dead', reason }
    return {
      state: 'waiting',
      reason,
      dueAt: now() + toPause(firstRetry, longestRetry, mail.attempts),
    }
  }
}

/** Reports only codes, since servers repeat addresses in their answers. */
function toFailure(error: unknown): { isFinal: boolean; reason: string } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  if (typeof responseCode === 'number') {
    // The mailbox does not exist, or the mail itself is refused.
    const isFinal = [550, 551, 552, 553, 554].includes(responseCode)
    return { isFinal, reason: `the mail server answered with ${responseCode}` }
  }
  if (typeof code === 'string')
    return { isFinal: false, reason: `no connection to the mail server (${code})` }
  return { isFinal: false, reason: toReason(error) }
}

/** Undefined without a mail server. Loads only what the site uses. */
export async function findMailSender({
  smtpUrl,
  leadMailFrom: from,
}: Pick<Environment, 'leadMailFrom' | 'smtpUrl'>): Promise<SendMail | undefined> {
  if (smtpUrl === undefined || from === undefined) return undefined
  const { createMailSender } = await import('./smtp-sender.ts')
  return createMailSender(smtpUrl, from)
}
