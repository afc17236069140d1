import type { Palette } from '../sheet/palette.ts'

/** What a report says: everything that is on its pages, and nothing that is not. */
export interface ReportInput {
  /** BCP 47, as of the page: `en`, `de`, `fr`. */
  locale: string
  /** Pages are mirrored then. */
  isFromRightToLeft?: true
  siteName: string
  colours: Palette
  texts: ReportTexts
  /** Of the levels, the lowest first. */
  levelLabels: readonly string[]
  /** From 1. */
  overallLevel: number
  themes: readonly ReportTheme[]
  resourcesIntroduction?: string
  resources: readonly ReportResource[]
  /** ISO date of the day it was made, so that the same input makes the same bytes. */
  date: string
}

export interface ReportTexts {
  /** Without an extension. */
  fileName: string
  headerTitle: string
  /** Header of the page that says how to read the report. */
  headerIntroPage: string
  /** Stands before the number: `Page`. */
  headerPageNumber: string
  headerResourcesPage: string
  title: string
  subtitle: string
  /** Paragraphs. */
  introduction: readonly string[]
  yourOverallLevel: string
  kpiLabel: string
  currentLevelLabel: string
  /** Above the level after the chosen one. */
  nextLevelLabel: string
  /** Above the advice: what usually comes next. */
  nextStepLabel: string
  /** Above what to leave alone for now. */
  leaveAloneLabel: string
  /** Of the sample in a chart. */
  sampleLabel: string
  /** Where the sample comes from, and what it is not. */
  sampleNote: string
}

export interface ReportTheme {
  title: string
  question?: string
  /** From 0. */
  levelIndex: number
  levels: readonly { title?: string; text: string; kpi?: string }[]
  /** What usually comes next, from the chosen level. */
  advice?: string
  /** What is better left alone for now. */
  leaveAlone?: string
  /** Mean of the sample, from 1, with a fraction. */
  sampleLevel?: number
}

export interface ReportResource {
  kindLabel: string
  title: string
  /** Absolute. */
  url: string
}
