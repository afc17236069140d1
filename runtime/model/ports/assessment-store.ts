/** Answers to an assessment. They name nobody. */
export interface Assessment {
  lang: string
  /** Both count from 0; each theme occurs once. */
  levels: { themeIndex: number; levelIndex: number }[]
  /** Counts from 1. */
  overallLevel: number
}

/** The PDF made of an assessment. */
export interface AssessmentReport {
  /** Without a path; ends with `.pdf`. */
  fileName: string
  data: Uint8Array<ArrayBuffer>
}

export interface StoredReport extends AssessmentReport {
  /** Milliseconds since the epoch. */
  storedAt: number
}

/**
 * Assessments and their reports. Several processes may share one store. Every method throws SiteError
 * AssessmentStoreUnavailable, of kind `outage`; nothing is stored in part then.
 */
export interface AssessmentStore {
  /**
   * Stored on the disk when this resolves.
   * @returns its id: random digits, `a` to `f` and a hyphen
   */
  add(assessment: Assessment): Promise<string>
  /**
   * Adds the only report of an assessment: the first stays. `unknown` without such an assessment,
   * `other` where another report is stored.
   */
  addReport(id: string, report: AssessmentReport): Promise<StoredReport | 'other' | 'unknown'>
  findReport(id: string): Promise<StoredReport | undefined>
  /**
   * Erases assessments with their reports.
   * @param before - a moment: those added on earlier days go
   */
  purge(before: number): Promise<{ days: number }>
}
