import type { Locale } from '../../../model/config/site-config.ts'
import type { Site } from '../../../model/site.ts'
import type { IssueReporter } from '../../validate/issue-reporter.ts'

/** What resolving one document's fields may use and must note down. */
export interface ResolveContext {
  site: Site
  locale: Locale
  report: IssueReporter
  /** Everything that was read: `document:<id>`, `single:<type>:<lang>`. */
  dependencies: Set<string>
  /** Of the page that is resolved; absent for what several pages share: frame, cards, shared content. */
  path?: string | undefined
}
