/** The fonts of a report, as a build hands them over. */
export type Purpose = 'text' | 'strong' | 'heading'

export interface ReportTypeface {
  /** TrueType as base64. A letter is drawn by the first file that has it. */
  files: readonly string[]
  /** CSS: the typefaces of the system for all other letters. */
  family: string
  /** CSS. */
  weight: number
}

export type ReportFonts = Readonly<Record<Purpose, ReportTypeface>>
