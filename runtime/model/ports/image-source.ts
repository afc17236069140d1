/**
 * One source of pictures: the image endpoint of the host, or the content service's CDN (IMG-05).
 */
export interface ImageSource {
  /** Whether this source can transform the picture at `url`. */
  accepts(url: string): boolean
  /** URL of a transformed version. */
  build(url: string, transform: ImageTransform): string
}

export interface ImageTransform {
  /** Pixels. */
  width: number
  height?: number
  format?: string
  /** 1 to 100. */
  quality?: number
  fit?: 'contain' | 'cover' | 'fill'
  position?: string
  blur?: number
}
