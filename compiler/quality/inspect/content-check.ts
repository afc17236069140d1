import type { Finding, Rule } from './finding.ts'
import type { Inspection, Survey } from './inspect-site.ts'

/** One or more rules and what they find in a whole repository. */
export interface ContentCheck {
  rules: readonly Rule[]
  run(inspection: Inspection): Iterable<Finding>
}

/** One that needs neither the documents nor the pages themselves, so that they need not be kept. */
export interface SurveyCheck extends ContentCheck {
  run(survey: Survey): Iterable<Finding>
}
