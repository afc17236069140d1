import type { Locale } from '../../../model/config/site-config.ts'
import type { Site } from '../../../model/site.ts'
import type { IssueReporter } from '../../validate/issue-reporter.ts'

/** What resolving one document's fields may use. */
export interface ResolveContext {
  site: Site
  locale: Locale
  report: IssueReporter
  /** Of the page that is resolved; absent for what several pages share: frame, cards, shared content. */
  path?: string | undefined
}
