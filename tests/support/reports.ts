/** Reports of the shipped site's assessment, in three languages, and longer and shorter ones. */
import { readFileSync } from 'node:fs'
import type { Palette } from '../../runtime/pdf/sheet/palette.ts'
import type { ReportInput } from '../../runtime/pdf/pages/report-input.ts'

/** Colours of the shipped theme, on white. */
export const shippedPalette: Palette = {
  dark: '#14213d',
  'dark-soft': '#22325a',
  paper: '#faf6ef',
  light: '#ffffff',
  highlight: '#ff6b4a',
  'highlight-deep': '#b93a1a',
  'positive-deep': '#14523f',
  'tint-1': '#e6e0fa',
  'tint-2': '#d9e9fb',
  'tint-3': '#f3e7d3',
  'tint-4': '#d5eee1',
  'tint-5': '#ffded4',
  muted: '#4c5873',
  'muted-on-dark': '#b9c3da',
  line: '#d9dbe0',
}

export const reportLocales = ['en', 'de', 'fr'] as const

export function readReport(locale: (typeof reportLocales)[number]): ReportInput {
  const file = new URL(`../fixtures/maturity-reports/${locale}.json`, import.meta.url)
  const report = JSON.parse(readFileSync(file, 'utf8')) as Omit<ReportInput, 'colours'>
  return { ...report, colours: shippedPalette }
}
