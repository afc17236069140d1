import type { ImageConfig } from '../../../model/config/site-config.ts'
import type { ImageTransform } from '../../../model/ports/image-source.ts'

/** Every version of a picture that pages name. An endpoint makes these and no others. */
export function listImageTransforms(images: ImageConfig): ImageTransform[] {
  return [...images.widths.map((width) => toWidth(width, images)), toPlaceholder(images)]
}

export function toWidth(width: number, { format, quality }: ImageConfig): ImageTransform {
  return { width, format, quality }
}

export function toPlaceholder({ placeholder, format }: ImageConfig): ImageTransform {
  return { ...placeholder, format }
}
