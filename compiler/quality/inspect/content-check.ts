import type { Finding, Rule } from './finding.ts'
import type { Inspection, Survey } from './inspect-site.ts'

/** Finds violations of one or more rules in a whole repository. */
export interface ContentCheck {
  rules: readonly Rule[]
  run(inspection: Inspection): Iterable<Finding>
}

/** A check that needs neither the documents nor the pages, so that they need not be kept. */
export interface SurveyCheck extends ContentCheck {
  run(survey: Survey): Iterable<Finding>
}
