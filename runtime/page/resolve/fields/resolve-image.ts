/**
 * Sources of a picture: widths of the fixed ladder up to its own size, from the host's image endpoint
 * or the content service's CDN (IMG-04..06). Vector images are used as they are.
 */
import { LRUCache } from 'lru-cache'
import type { MediaFile } from '../../../model/ports/media-files.ts'
import type { ImageSource } from '../../../model/ports/image-source.ts'
import type { Site } from '../../../model/site.ts'
import { allowLink, notAllowed } from './allow-link.ts'
import type { ResolveContext } from './context.ts'
import { findFile } from './find-file.ts'
import { toPlaceholder, toWidth } from './image-transforms.ts'
import type { Image } from '../../../model/slice/resolved-fields.ts'

export interface ImageField {
  url: string
  alt?: string | null
  dimensions: { width: number; height: number }
}

/** A picture that is missing, or whose address is not allowed, becomes undefined and an issue. */
export function resolveImage(
  field: ImageField,
  at: string,
  context: ResolveContext,
): Image | undefined {
  const { site, report } = context
  if (!allowLink(field.url)) {
    report.brokenLink(`${at}/url`, notAllowed(field.url))
    return undefined
  }
  const file = findFile(field.url, `${at}/url`, context)
  if (file === 'missing') return undefined
  const { width, height } = toShownSize(field.dimensions, file?.turned)
  const isOpaque = file?.isOpaque ?? isJpeg(field.url)
  const url = file?.address ?? field.url
  const motion = file ? file.motion : isGif(url) ? 'kept' : undefined
  const isConverted = motion !== 'lost' && (motion !== 'kept' || site.images.format === 'webp')
  return {
    ...(isConverted ? findSources(url, Math.round(width), isOpaque, site) : { src: url }),
    width: Math.round(width),
    height: Math.round(height),
    alt: field.alt ?? '',
    loading: 'lazy',
  }
}

/** Swaps the sides of a photograph stored on its side, whose content gives the size as stored. */
function toShownSize(
  { width, height }: ImageField['dimensions'],
  turned: MediaFile['turned'],
): ImageField['dimensions'] {
  const isOnSide = turned && turned.width < turned.height !== width < height
  return isOnSide ? { width: height, height: width } : { width, height }
}

type Sources = Pick<Image, 'src' | 'srcSet' | 'shownOn' | 'placeholder' | 'isSeeThrough'>

/** By site, then by address and width: pages share pictures, and addresses are slow to build. */
const known = new WeakMap<readonly ImageSource[], LRUCache<string, Sources>>()

function findSources(url: string, width: number, isOpaque: boolean, site: Site): Sources {
  let sources = known.get(site.imageSources)
  if (!sources) known.set(site.imageSources, (sources = new LRUCache({ max: 5000 })))
  const key = `${width} ${isOpaque} ${url}`
  const found = sources.get(key) ?? buildSources(url, width, isOpaque, site)
  sources.set(key, found)
  return found
}

function buildSources(
  url: string,
  ownWidth: number,
  isOpaque: boolean,
  { images, imageSources }: Site,
): Sources {
  const source = isVector(url)
    ? undefined
    : imageSources.find((candidate) => candidate.accepts(url))
  if (!source) return { src: url }
  const { widths, screens, densities } = images
  const build = (width: number) => source.build(url, toWidth(width, images))
  const steps = widths.filter((width) => width <= ownWidth)
  if (steps.length === 0) steps.push(widths[0]!)
  return {
    src: build(steps.findLast((width) => width <= 1200) ?? steps[0]!),
    ...(steps.length > 1
      ? {
          srcSet: steps.map((width) => `${build(width)} ${width}w`).join(', '),
          shownOn: { screens: [...new Set(Object.values(screens))], densities },
        }
      : {}),
    placeholder: source.build(url, toPlaceholder(images)),
    ...(isOpaque ? {} : { isSeeThrough: true }),
  }
}

function isVector(url: string): boolean {
  return /\.svgz?(?:[?#]|$)/i.test(url)
}

/** Whether it may move: all that is known of pictures elsewhere. */
function isGif(url: string): boolean {
  return /\.gif(?:[?#]|$)/i.test(url)
}

/**
 * Whether the address alone tells that a picture is opaque: all that is known of pictures
 * elsewhere.
 */
function isJpeg(url: string): boolean {
  return /\.jpe?g(?:[?#]|$)/i.test(url)
}
