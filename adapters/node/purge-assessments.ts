/** Erases assessments past the site's retention, as long as the site runs. */
import type { AssessmentStore, Logger, SiteConfig } from '#runtime'
import { isSiteError, toReason } from '#runtime/errors'

const hour = 3_600_000
const day = 24 * hour

/** The default of `site.schema.json`, in days. */
const usualRetention = 180

export interface PurgeOptions {
  assessments: AssessmentStore
  config: Pick<SiteConfig, 'assessments'>
  log: Logger
  now?: () => number
}

/** Purges at once, then every hour. */
export function startPurge(options: PurgeOptions): { stop(): void } {
  const timer = setInterval(() => void purgeAssessments(options), hour)
  // A process that has nothing else to do may end.
  timer.unref()
  void purgeAssessments(options)
  return { stop: () => clearInterval(timer) }
}

/** Purges once. Failures are logged. */
export async function purgeAssessments({
  assessments,
  config,
  log,
  now = Date.now,
}: PurgeOptions): Promise<void> {
  const retention = config.assessments?.retention ?? usualRetention
  try {
    const { days } = await assessments.purge(now() - retention * day)
    if (days > 0) log.info('ASSESSMENTS_PURGED', { days })
  } catch (error) {
    const reason = isSiteError(error) ? error.text : toReason(error)
    log.error('ASSESSMENTS_NOT_PURGED', { error: reason })
  }
}
