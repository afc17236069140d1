/**
 * Sources of a picture: widths of the fixed ladder up to its own size, from the host's image endpoint
 * or the content service's CDN (IMG-04..06). Vector images are used as they are.
 */
import { allowLink, notAllowed } from './allow-link.ts'
import type { ResolveContext } from './context.ts'
import type { Image } from './resolved-fields.ts'

export interface ImageField {
  url: string
  alt?: string | null
  dimensions: { width: number; height: number }
}

/** A picture whose address is not allowed becomes undefined and an issue. */
export function resolveImage(field: ImageField, at: string, context: ResolveContext): Image | undefined {
  const { site, report } = context
  if (!allowLink(field.url)) {
    report.brokenLink(`${at}/url`, notAllowed(field.url))
    return undefined
  }
  const image: Image = {
    src: field.url,
    width: Math.round(field.dimensions.width),
    height: Math.round(field.dimensions.height),
    alt: field.alt ?? '',
    loading: 'lazy',
  }
  const source = isVector(field.url) ? undefined : site.imageSources.find((s) => s.accepts(field.url))
  if (!source) return image
  const { widths, format, quality, placeholder } = site.images
  const build = (width: number) => source.build(field.url, { width, format, quality })
  const steps = widths.filter((width) => width <= image.width)
  if (steps.length === 0) steps.push(widths[0]!)
  image.src = build(steps.findLast((width) => width <= 1200) ?? steps[0]!)
  if (steps.length > 1) image.srcSet = steps.map((width) => `${build(width)} ${width}w`).join(', ')
  if (isOpaque(field.url)) image.placeholder = source.build(field.url, { ...placeholder, format })
  return image
}

function isVector(url: string): boolean {
  return /\.svgz?(?:[?#]|$)/i.test(url)
}

/** A blurred version behind a picture with transparency would show through it. */
function isOpaque(url: string): boolean {
  return /\.jpe?g(?:[?#]|$)/i.test(url)
}
