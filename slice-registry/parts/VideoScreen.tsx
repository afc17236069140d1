import type { Image, MediaLink, Translate } from '#runtime/slice'
import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'
import css from './VideoScreen.module.css'

const HOST = { name: 'Wistia', page: 'https://fast.wistia.net/embed/iframe/' }

interface VideoScreenProps {
  /** Without one the screen is dark until the video plays. */
  poster: Image | undefined
  media: MediaLink | undefined
  /** Used when there is no file. */
  wistiaId: string | undefined
  duration?: string | undefined
  /** What the video shows, when the poster does not say it. */
  label?: string | undefined
  sizes: string
  t: Translate
}

/** A video behind its picture. Nothing but the picture loads before the visitor presses play. */
export function VideoScreen(props: VideoScreenProps) {
  const { poster, media, wistiaId, duration, label, sizes, t } = props
  if (media) {
    return (
      <video
        className={css.screen}
        controls
        playsInline
        preload="none"
        poster={poster?.src}
        width={poster?.width}
        height={poster?.height}
        aria-label={label || poster?.alt || media.name}
      >
        <source src={media.href} type={typeOf(media.href)} />
        <a href={media.href}>{media.name}</a>
      </video>
    )
  }
  return (
    <div className={css.screen}>
      {poster && <Picture image={poster} sizes={sizes} className={css.poster} />}
      {wistiaId && (
        <a
          className={css.play}
          href={HOST.page + wistiaId}
          target="_blank"
          rel="noopener noreferrer"
        >
          <span className={css.disc}>
            <Icon name="play" />
          </span>
          <span className={css.watch}>
            {t('video.watchOn', { host: HOST.name })}
            {label && <span className="visually-hidden">: {label}</span>}
          </span>
          {duration && <span className={css.duration}>{duration}</span>}
        </a>
      )}
    </div>
  )
}

/** Undefined lets the browser find out by asking the server. */
function typeOf(href: string): string | undefined {
  const extension = /\.(mp4|webm)(?:$|\?)/.exec(href)?.[1]
  return extension && `video/${extension}`
}
