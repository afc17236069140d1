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
export {
  inspectSite,
  surveySite,
  type Inspection,
  type SiteFacts,
  type Survey,
} from './inspect/inspect-site.ts'
export { lintChecks, lintContent } from './lint-content.ts'
export { toHtmlReport } from './report/html-report.ts'
export type { Locate } from './report/location.ts'
export { toSarif } from './report/sarif.ts'
export { toSummary, toTable } from './report/table.ts'
export { usedKinds, type UsedKind } from './usage/find-uses.ts'
export { reportUsage } from './report-usage.ts'
export { findThing, type UsageReport, type UsedThing } from './report/used-things.ts'
export { nameDocument, type Use, type UsageIndex } from './usage/usage-index.ts'
export { toUsageHtml } from './report/usage-html.ts'
export { toThingJson, toUsageJson, toUseJson } from './report/usage-json.ts'
export { toThingText, toUsageText, toUsesText } from './report/usage-text.ts'
