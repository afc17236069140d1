import type { RawDocument } from '../ports/content-source.ts'
import type { Source } from './source.ts'

export type { RawDocument } from '../ports/content-source.ts'

declare const validated: unique symbol

/**
 * A document whose envelope and data satisfy its schema: every required field is present, every invalid
 * optional one removed, and slice zones contain only valid slices. Only `validateDocument` makes one.
 */
export interface Document extends Omit<RawDocument, 'data'> {
  data: Fields
  [validated]: true
}

/** Field values in the content service's format, empties removed. */
export type Fields = Record<string, unknown>

/** Finds the source of a field's value; called only when there is something to tell an editor. */
export type FieldSources = (field: string) => Source

/** A valid slice of a zone, or one fed from a template. */
export interface Slice {
  /** Unique on its page. */
  id: string
  type: string
  variation: string
  fields: Fields
  /** Pointer of the slice in its document, for issues and the editor. */
  at: string
  /** Pointer to the parent of its fields: `<at>/primary` in a zone. */
  fieldsAt: string
  /** Set for a slice fed from a template. */
  sources?: FieldSources
  exposure?: Exposure
}

/** The variant of an experiment that a visitor has seen once they have seen the slice. */
export interface Exposure {
  experiment: string
  variant: string
}
