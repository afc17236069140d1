/**
 * Sources of a picture: widths of the fixed ladder up to its own size, from the host's image endpoint
 * or the content service's CDN (IMG-04..06). Vector images are used as they are.
 */
import { LRUCache } from 'lru-cache'
import type { ImageSource } from '../../../model/ports/image-source.ts'
import type { Site } from '../../../model/site.ts'
import { allowLink, notAllowed } from './allow-link.ts'
import type { ResolveContext } from './context.ts'
import { toPlaceholder, toWidth } from './image-transforms.ts'
import type { Image } from '../../../model/slice/resolved-fields.ts'

export interface ImageField {
  url: string
  alt?: string | null
  dimensions: { width: number; height: number }
}

/** A picture whose address is not allowed becomes undefined and an issue. */
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
  const { width, height } = field.dimensions
  return {
    ...findSources(site.mediaVersions?.toLasting(field.url) ?? field.url, Math.round(width), site),
    width: Math.round(width),
    height: Math.round(height),
    alt: field.alt ?? '',
    loading: 'lazy',
  }
}

type Sources = Pick<Image, 'src' | 'srcSet' | 'shownOn' | 'placeholder'>

/** By site, then by address and width: the same pictures are on many pages, and addresses are slow to build. */
const known = new WeakMap<readonly ImageSource[], LRUCache<string, Sources>>()

function findSources(url: string, width: number, site: Site): Sources {
  let sources = known.get(site.imageSources)
  if (!sources) known.set(site.imageSources, (sources = new LRUCache({ max: 5000 })))
  const key = `${width} ${url}`
  const found = sources.get(key) ?? buildSources(url, width, site)
  sources.set(key, found)
  return found
}

function buildSources(url: string, ownWidth: number, { images, imageSources }: Site): Sources {
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
    ...(isOpaque(url) ? { placeholder: source.build(url, toPlaceholder(images)) } : {}),
  }
}

function isVector(url: string): boolean {
  return /\.svgz?(?:[?#]|$)/i.test(url)
}

/**
 * A blurred version behind a picture with transparency would show through it, and only of these does the
 * address say that nothing does. The others come onto the ground that their section gives them.
 */
function isOpaque(url: string): boolean {
  return /\.jpe?g(?:[?#]|$)/i.test(url)
}
