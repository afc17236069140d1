/** One part of what was sent that cannot be taken. */
export interface FieldFault {
  /** Where: `data.title`, `data.slices[2].primary.image`. */
  property: string
  value: unknown
  error: string
}

/** What was sent cannot be taken; nothing has changed. Each API puts it into words of its own. */
export class WriteRefused extends Error {
  readonly status: number
  readonly details: readonly FieldFault[]

  constructor(status: number, message: string, details: readonly FieldFault[] = []) {
    super(message)
    this.name = 'WriteRefused'
    this.status = status
    this.details = details
  }
}
