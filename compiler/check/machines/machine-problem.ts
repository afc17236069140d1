import type { DocumentProblem } from '../../../runtime/model/errors/machine-errors.ts'

export interface MachineProblem extends DocumentProblem {
  rule: string
  /** What to do about it, where the message does not say it. */
  hint?: string
}
