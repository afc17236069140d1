import { completeImages, type ImageConfig, type ImageSource, type Site } from '#runtime'
import { createNetlifyImages } from '../../adapters/netlify/index.ts'
import { createFileImages } from '../../adapters/node/index.ts'
import { allowPictureHost, createPrismicImages } from '../../adapters/prismic/index.ts'

export interface Pictures extends Pick<Site, 'images' | 'imageSources'> {
  /** Hosts whose pictures the endpoint fetches. */
  imageHosts: string[]
}

/**
 * The sources of a page's pictures, by the site's `images.through`. The content security policy
 * allows the hosts of `images.hosts`, and that of the content service where one is used: vector
 * pictures always come from there.
 */
export function composePictures(
  settings: Site['config']['images'],
  { isStatic = false, isRemote = false }: { isStatic?: boolean; isRemote?: boolean } = {},
): Pictures {
  const own = completeImages(settings)
  const images = isRemote ? allowPictureHost(own) : own
  const endpoint = isStatic ? createFileImages(images) : createNetlifyImages(images)
  const imageSources = chooseSources(images.through, endpoint)
  const isFetched = (host: string) =>
    imageSources.find(({ accepts }) => accepts(`https://${host}/`)) === endpoint
  return { images, imageSources, imageHosts: images.hosts.filter(isFetched) }
}

function chooseSources(through: ImageConfig['through'], endpoint: ImageSource): ImageSource[] {
  switch (through) {
    case 'endpoint':
      return [endpoint]
    case 'original':
      return [createPrismicImages()]
    default:
      // The CDN transforms its own pictures; the endpoint would have to fetch them first.
      return [createPrismicImages(), endpoint]
  }
}
