import type { Image } from '#runtime/slice'
import { chooseSources } from './choose-sources.ts'
import css from './Picture.module.css'

const DECODING = ['async', 'auto', 'sync'] as const
const LOADING = ['lazy', 'eager'] as const
const CROSS_ORIGIN = ['anonymous', 'use-credentials', '', true, false] as const

interface PictureProps {
  image: Image
  /** The displayed width, as the `sizes` attribute, which chooses the file. */
  sizes?: string
  className?: string | undefined
  /** Replaces the editor's text: `""` where the text beside the picture says the same. */
  alt?: string
  decoding?: (typeof DECODING)[number]
  crossOrigin?: (typeof CROSS_ORIGIN)[number]
}

/**
 * A picture that never shifts the page: its size is always known. With a placeholder it covers a
 * blurred version of itself until it has loaded (IMG-03). For the first pictures of a page, which
 * the blurred version must not compete with, it loads only if the picture is late. The version
 * itself is blurred: a CSS filter would be painted again when the picture arrives.
 * @throws on a value the platform would silently replace by a default (IMG-01).
 */
export function Picture({
  image,
  sizes = '100vw',
  className,
  alt = image.alt,
  decoding = 'async',
  crossOrigin = false,
}: PictureProps) {
  allow('loading', image.loading, LOADING)
  allow('decoding', decoding, DECODING)
  allow('crossOrigin', crossOrigin, CROSS_ORIGIN)
  const isEager = image.loading === 'eager'
  const { src, srcSet } = chooseSources(image, sizes)
  const cors = crossOrigin === true ? 'anonymous' : crossOrigin === false ? undefined : crossOrigin
  const picture = (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={image.loading}
      decoding={decoding}
      fetchPriority={isEager ? 'high' : undefined}
      crossOrigin={cors}
      className={image.placeholder ? css['picture'] : className}
    />
  )
  if (!image.placeholder) return picture
  const placeholder = (
    <img
      src={image.placeholder}
      width={image.width}
      height={image.height}
      alt=""
      aria-hidden="true"
      loading="lazy"
      decoding="async"
      className={isEager ? `${css['placeholder']} ${css['late']}` : css['placeholder']}
    />
  )
  return (
    <span className={className ? `${css['frame']} ${className}` : css['frame']}>
      {image.isSeeThrough ? (
        <span className={css['passing']}>
          {placeholder}
          <img
            src={src}
            srcSet={srcSet}
            sizes={srcSet && sizes}
            alt=""
            aria-hidden="true"
            loading="lazy"
            decoding="async"
            crossOrigin={cors}
            className={css['arrival']}
          />
        </span>
      ) : (
        placeholder
      )}
      {picture}
    </span>
  )
}

function allow<Value>(attribute: string, value: Value, allowed: readonly Value[]) {
  if (allowed.includes(value)) return
  const values = allowed.map((one) => JSON.stringify(one)).join(', ')
  throw new Error(`Picture: ${attribute} is ${JSON.stringify(value)}; use one of ${values}.`)
}
