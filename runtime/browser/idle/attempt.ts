import { toReason } from '../../model/errors/to-reason.ts'
import { report } from '../early/report.ts'
import { SitePartFailed } from './site-part-failed.ts'

/** Runs a part of the site's script. One that fails is reported, and the parts after it run. */
export function attempt(part: string, run: () => void): void {
  try {
    run()
  } catch (cause) {
    reportFailed(part, cause)
  }
}

export function reportFailed(part: string, cause: unknown): void {
  report(SitePartFailed, [part, toReason(cause)], { cause })
}
