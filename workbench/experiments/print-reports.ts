import type { ExperimentReport } from './experiment-report.ts'
import { headings, listConclusions, toCells } from './words.ts'

/** Formats reports for a terminal. */
export function printReports(reports: readonly ExperimentReport[]): string {
  return reports.map(printReport).join('\n\n')
}

function printReport(report: ExperimentReport): string {
  const { name, experiment, goals } = report
  const tables = goals.map(
    ({ goal, variants }) => `${goal}\n${printTable([[...headings], ...variants.map(toCells)])}`,
  )
  const title = `${experiment.title} (${name})`
  return [title, experiment.question, '', tables.join('\n\n'), '', ...listConclusions(report)].join(
    '\n',
  )
}

function printTable(rows: readonly string[][]): string {
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      `  ${row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}`.trimEnd(),
    )
    .join('\n')
}
