/** What the gallery shows of a slice: the files of its folder. */
export interface GalleryEntry {
  /** `header_with_social_proofs`. */
  type: string
  schema: { title: string; description: string; 'x-variations': Record<string, string> }
  wiring: object
  mocks: Readonly<Record<string, Mock>>
}

export interface Mock {
  variation: string
  /** In the content service's form. */
  fields: Record<string, unknown>
}

/** Bytes after gzip -9. Script is undefined where nothing has been built. */
export interface ByteCost {
  html: number
  css: number
  /** 0 for a slice that ships none; what pages load anyway does not count. */
  script: number | undefined
}

/** In CSS pixels: a phone, a tablet, a desktop. */
export const galleryWidths = [375, 830, 1440] as const

export const mockKey = (type: string, mock: string) => `${type}/${mock}`
