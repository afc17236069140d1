import type { DocumentProblem } from '../../../runtime/model/errors/machine-errors.ts'

export interface MachineProblem extends DocumentProblem {
  rule: string
}
