/** Reports of the shipped site's assessment, in three languages, and longer and shorter ones. */
import { readFileSync } from 'node:fs'
import type { ReportInput } from '../../machines/assessment/report/report-input.ts'

export const reportLocales = ['en', 'de', 'fr'] as const

export function readReport(locale: (typeof reportLocales)[number]): ReportInput {
  const file = new URL(`../fixtures/maturity-reports/${locale}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as ReportInput
}
