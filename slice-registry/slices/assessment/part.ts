import type { SliceProps } from '#runtime/slice'
import type { AssessmentFields } from '../../generated/slice-fields.ts'

/** What all parts of the slice are given. */
export interface PartProps extends SliceProps<AssessmentFields> {
  /** Names of the five levels, the lowest first. */
  labels: readonly string[]
  kpiLabel: string
}
