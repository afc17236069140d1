/** The picture of a page in social networks (HEAD-07). */
import { validateShared, type DocumentRef } from '../../load/load-document.ts'
import type { Document } from '../../../model/documents/document.ts'
import { getAt } from '../../../model/documents/pointer.ts'
import { isContentError } from '../../../model/errors/site-error.ts'
import { allowLink, notAllowed } from '../fields/allow-link.ts'
import type { BindContext } from '../fields/bind-section.ts'
import { findFile } from '../fields/find-file.ts'
import type { ImageField } from '../fields/resolve-image.ts'
import { absolute } from '../fields/absolute.ts'

export interface SharingImage {
  /** Absolute where the site has a base URL. */
  url: string
  width: number
  height: number
  alt: string
}

/** The first picture that is not a vector; else the default one of the language (HEAD-07). */
export async function findSharingImage(
  document: Document,
  ref: DocumentRef,
  context: BindContext,
): Promise<SharingImage | undefined> {
  const { image } = ref.pageType.head
  const own = (typeof image === 'string' ? [image] : (image ?? [])).find((pointer) =>
    isShareable(getAt(document, pointer) as ImageField | undefined, pointer, context),
  )
  const field = own ? (getAt(document, own) as ImageField) : await loadDefaultImage(context)
  if (!field) return undefined
  return {
    url: absolute(field.url, context.site),
    width: field.dimensions.width,
    height: field.dimensions.height,
    alt: field.alt ?? '',
  }
}

function isShareable(field: ImageField | undefined, at: string, context: BindContext): boolean {
  if (!field) return false
  const isAllowed = allowLink(field.url) !== undefined
  if (!isAllowed) context.report.brokenLink(`${at}/url`, notAllowed(field.url))
  if (!isAllowed || /\.svgz?(?:[?#]|$)/i.test(field.url)) return false
  return findFile(field.url, `${at}/url`, context) !== 'missing'
}

async function loadDefaultImage({ site, locale }: BindContext): Promise<ImageField | undefined> {
  const type = site.config.sharingImage
  if (type === undefined) return undefined
  try {
    const document = validateShared(
      await site.content.single(type, { lang: locale.language }),
      site,
    )
    const image = document.data['image'] as ImageField | undefined
    return image && allowLink(image.url) && site.media?.find(image.url) !== 'missing'
      ? image
      : undefined
  } catch (error) {
    if (!isContentError(error)) {
      site.log.warn('SHARING_IMAGE_NOT_LOADED', { lang: locale.language, message: String(error) })
    }
    return undefined
  }
}
