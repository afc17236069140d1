import type { Locale } from '../../../model/config/site-config.ts'
import type { Site } from '../../../model/site.ts'
import type { IssueReporter } from '../../validate/issue-reporter.ts'

/** The context for resolving one document's fields. */
export interface ResolveContext {
  site: Site
  locale: Locale
  report: IssueReporter
  /**
   * Path of the page that is resolved; absent for content that pages share: frame, cards, shared
   * content.
   */
  path?: string | undefined
  /** Told when the page has to be made anew, in ms since 1970. */
  noteMoment?(time: number): void
}
