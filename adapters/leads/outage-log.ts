/** Logs outages of the store of leads, or of mails. */
import type { Logger } from '#runtime'
import { isSiteError, toReason } from '#runtime/errors'
import { toStoreCode } from '#runtime/leads'

/** Milliseconds between log entries for a lasting lock: alerts look back five minutes. */
const againMs = 60_000

/**
 * Logs once that the store fails, once a minute that somebody holds it, and once that it is back.
 * @param failed - the code of a failure other than a lock
 */
export function createOutageLog(
  { log, now = Date.now }: { log: Logger; now?: () => number },
  failed: 'LEAD_STORE_FAILED' | 'OUTBOX_FAILED',
): (error: unknown) => void {
  let reported: { code: string; at: number } | undefined
  return (error) => {
    if (error === undefined) {
      if (reported) log.info('LEAD_STORE_BACK')
      reported = undefined
      return
    }
    const isLocked = toStoreCode(error) === 'LEAD_STORE_LOCKED'
    const code = isLocked ? 'LEAD_STORE_LOCKED' : failed
    const isOld = isLocked && reported && now() - reported.at >= againMs
    if (reported?.code === code && !isOld) return
    reported = { code, at: now() }
    log.error(code, { error: isSiteError(error) ? error.text : toReason(error) })
  }
}
