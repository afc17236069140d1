/** What the gallery shows of a slice: the files of its folder. */
import type { SliceSchema, Wiring } from '#schemas/schema-types.ts'

export interface GalleryEntry {
  /** Like `header_with_social_proofs`. */
  type: string
  /** Absolute path. */
  folder: string
  schema: Pick<SliceSchema, 'title' | 'description' | 'x-variations'>
  wiring: Wiring
  mocks: Readonly<Record<string, Mock>>
}

export interface Mock {
  variation: string
  /** In the content service's form. */
  fields: Record<string, unknown>
}

/** Widths in CSS pixels: a phone, a tablet, a desktop. */
export const galleryWidths = [375, 830, 1440] as const
