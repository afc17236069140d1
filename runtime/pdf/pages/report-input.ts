import type { Palette } from '../sheet/palette.ts'

/** The content of a report: everything on its pages, and nothing else. */
export interface ReportInput {
  /** BCP 47, the page's: `en`, `de`, `fr`. */
  locale: string
  /** Mirrors the pages. */
  isFromRightToLeft?: true
  siteName: string
  colours: Palette
  texts: ReportTexts
  /** Labels of the levels, lowest first. */
  levelLabels: readonly string[]
  /** From 1. */
  overallLevel: number
  themes: readonly ReportTheme[]
  resourcesIntroduction?: string
  resources: readonly ReportResource[]
  /** ISO date of the day it was made: a day, so that the same input makes the same bytes. */
  date: string
}

export interface ReportTexts {
  /** Without an extension. */
  fileName: string
  headerTitle: string
  /** Header of the page that explains how to read the report. */
  headerIntroPage: string
  /** Precedes the number: `Page`. */
  headerPageNumber: string
  headerResourcesPage: string
  title: string
  subtitle: string
  /** Paragraphs. */
  introduction: readonly string[]
  yourOverallLevel: string
  kpiLabel: string
  currentLevelLabel: string
  /** Heading of the level after the chosen one. */
  nextLevelLabel: string
  /** Heading of the advice on the next step. */
  nextStepLabel: string
  /** Heading of what to leave alone for now. */
  leaveAloneLabel: string
  /** Name of the sample in a chart. */
  sampleLabel: string
  /** The origin of the sample, and its limits. */
  sampleNote: string
}

export interface ReportTheme {
  title: string
  question?: string
  /** From 0. */
  levelIndex: number
  levels: readonly { title?: string; text: string; kpi?: string }[]
  /** The usual next step from the chosen level. */
  advice?: string
  /** Things better left alone for now. */
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
