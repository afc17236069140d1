/** The front door for checks of the content: schema conformance and editorial rules. */
export { checkConformance, conformanceRules } from './quality/conformance.ts'
export { isClean, type Finding, type QualityReport, type Rule } from './quality/finding.ts'
export { inspectSite, type Inspection, type Progress } from './quality/inspect-site.ts'
export { lintChecks, lintContent } from './quality/lint-content.ts'
export { toHtmlReport } from './quality/report/html-report.ts'
export type { Locate, Location } from './quality/report/location.ts'
export { toSarif } from './quality/report/sarif.ts'
export { toSummary, toTable } from './quality/report/table.ts'
