/** Refusals of the desk, with messages for the editor. */
import type { Refusal } from './desk-types.ts'

export class DeskRefusal extends Error {
  readonly status: number
  readonly refusal: Refusal

  constructor(status: number, refusal: Refusal) {
    super(refusal.error)
    this.name = 'DeskRefusal'
    this.status = status
    this.refusal = refusal
  }
}
