/** The front door for checks of the content: schema conformance and editorial rules. */
export { checkConformance } from './conformance.ts'
export { conformanceRules } from './inspect/conformance-rules.ts'
export {
  isClean,
  type Finding,
  type Place,
  type QualityReport,
  type Rule,
} from './inspect/finding.ts'
export { inspectSite, type Inspection, type Progress } from './inspect/inspect-site.ts'
export { lintChecks, lintContent } from './lint-content.ts'
export { toHtmlReport } from './report/html-report.ts'
export type { Locate } from './report/location.ts'
export { toSarif } from './report/sarif.ts'
export { toSummary, toTable } from './report/table.ts'
