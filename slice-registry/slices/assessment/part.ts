import type { MachineProps } from '#runtime/slice'
import type { AssessmentThemesItem } from '../../generated/slice-fields.ts'
import type { ReportTexts } from './report-texts.ts'

export interface AssessmentProps {
  /** Language tag of the page. */
  locale: string
  themes: readonly AssessmentThemesItem[]
  /** Names of the five levels, the lowest first. */
  labels: readonly string[]
  texts: {
    kpi: string
    question?: string | undefined
    select?: string | undefined
    overallLevel: string
    nextStep?: string | undefined
    sample: string
    sampleNote?: string | undefined
  }
  /** The sample's levels, formatted in the page's language; empty where a theme has none. */
  sampleLevels: readonly string[]
  /** Absent if no report is offered. */
  report?: ReportTexts | undefined
}

/** Props of every part of the island. */
export type PartProps = MachineProps<'assessment', AssessmentProps>

/** The level chosen for a theme, from 0; undefined while there is none. */
export function levelOf({ state }: PartProps, theme: number): number | undefined {
  return state.context.themes[theme]?.selectedLevelIndex ?? undefined
}
