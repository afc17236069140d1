import type { Document, Fields, Slice } from '../documents/document.ts'
import type { ResolveContext } from './context.ts'
import { resolveFields } from './resolve-fields.ts'

/** A slice whose fields are ready for its component. */
export interface ResolvedSlice {
  id: string
  type: string
  variation: string
  fields: Fields
  documentId: string
  at: string
  /** Part of the page frame: its component receives the page's facts. */
  isFrame: boolean
}

export function resolveSlice(slice: Slice, document: Document, context: ResolveContext): ResolvedSlice {
  const kinds = context.site.kinds.slices[slice.type]!
  return {
    id: slice.id,
    type: slice.type,
    variation: slice.variation,
    fields: resolveFields(slice.fields, kinds.fields, slice.fieldsAt, context),
    documentId: document.id,
    at: slice.at,
    isFrame: kinds.frame ?? false,
  }
}

