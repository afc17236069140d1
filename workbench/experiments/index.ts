/** The front door of reports on experiments. */
export { parseEvents, toEvents } from './read-events.ts'
export { toExperimentReport } from './experiment-report.ts'
export { drawReports } from './draw-reports.ts'
export { printReports } from './print-reports.ts'
