import type { Finding, Rule } from './finding.ts'
import type { Inspection } from './inspect-site.ts'

/** One or more rules and what they find in a whole repository. */
export interface ContentCheck {
  rules: readonly Rule[]
  run(inspection: Inspection): Iterable<Finding>
}
