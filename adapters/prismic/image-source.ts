import type { ImageConfig, ImageSource, ImageTransform } from '#runtime'

/** Of every repository. */
const pictureHost = 'images.prismic.io'

/** Vector pictures come from there whatever is set. */
export function allowPictureHost(images: ImageConfig): ImageConfig {
  return { ...images, hosts: [...new Set([...images.hosts, pictureHost])] }
}

/** Pictures of Prismic's CDN, which is imgix: https://docs.imgix.com/en-US/apis/rendering */
export function createPrismicImages(): ImageSource {
  return { accepts: (url) => URL.canParse(url) && new URL(url).host === pictureHost, build }
}

const fits: Record<string, string> = { contain: 'max', cover: 'crop', fill: 'scale' }

function build(url: string, transform: ImageTransform): string {
  const { width, height, fit, position, format, quality, blur } = transform
  const built = new URL(url)
  const parameters = {
    w: width,
    h: height,
    fit: fit && fits[fit],
    crop: position,
    fm: format,
    q: quality,
    blur,
  }
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) built.searchParams.set(name, String(value))
  }
  // "auto=format" would override the requested format.
  if (format !== undefined) built.searchParams.delete('auto')
  return built.href
}
