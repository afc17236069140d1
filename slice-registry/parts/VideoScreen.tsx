import type { Image, MediaLink, Translate } from '#runtime/slice'
import { Arcs } from './Arcs.tsx'
import ctaCss from './Cta.module.css'
import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'
import css from './VideoScreen.module.css'

const HOST = { name: 'Wistia', page: 'https://fast.wistia.net/embed/iframe/' }

interface VideoScreenProps {
  /** Id of the slice, whose machine is `video`; with `index` it forms the id of the screen. */
  sliceId: string
  index?: number
  /** Without one, an illustration is shown. */
  poster: Image | undefined
  media: MediaLink | undefined
  /** Used when there is no file. */
  wistiaId: string | undefined
  duration?: string | undefined
  /** Describes the video, when the poster does not. */
  label?: string | undefined
  sizes: string
  t: Translate
}

/** A video behind its picture. Nothing but the picture loads before the visitor presses play. */
export function VideoScreen(props: VideoScreenProps) {
  const { sliceId, index = 0, poster, media, wistiaId, label, sizes } = props
  const id = `${sliceId}-video-${index}`
  const title = label || poster?.alt || media?.name || ''
  if (media) return <FileScreen id={id} title={title} media={media} poster={poster} />
  if (wistiaId) return <HostedScreen {...props} id={id} title={title} wistiaId={wistiaId} />
  return (
    <div className={css['screen']}>
      {poster && <Picture image={poster} sizes={sizes} className={css['poster']} />}
    </div>
  )
}

interface FileScreenProps {
  id: string
  title: string
  media: MediaLink
  poster: Image | undefined
}

function FileScreen({ id, title, media, poster }: FileScreenProps) {
  const size = { width: poster?.width, height: poster?.height }
  return (
    <>
      <video
        id={id}
        className={css['screen']}
        controls
        playsInline
        preload="none"
        poster={poster?.src}
        {...size}
        aria-label={title}
        data-video={JSON.stringify({ id: media.href, title, isHosted: false })}
      >
        <source src={media.href} type={typeOf(media.href)} />
        <a href={media.href}>{media.name}</a>
      </video>
      {/* Browsers print no frame of a video. */}
      {poster && (
        <img src={poster.src} {...size} alt={title} loading="lazy" className={css['printed']} />
      )}
      <PrintedLink href={media.href} words={media.name} />
    </>
  )
}

/** The video's address, for readers on paper. */
function PrintedLink({ href, words }: { href: string; words: string }) {
  return (
    <a href={href} className={css['printed']}>
      {words}
    </a>
  )
}

/** The media type; undefined lets the browser find out from the server. */
function typeOf(href: string): string | undefined {
  const extension = /\.(mp4|webm)(?:$|\?)/.exec(href)?.[1]
  return extension && `video/${extension}`
}

interface HostedScreenProps extends VideoScreenProps {
  id: string
  title: string
  wistiaId: string
}

/**
 * Shows each part while the screen's actor, which starts with the first gesture, is in its state.
 */
function HostedScreen({ id, title, wistiaId, poster, duration, sizes, t }: HostedScreenProps) {
  const page = HOST.page + wistiaId
  const face = (words: string) => (
    <>
      <span className={css['disc']}>
        <Icon name="play" />
      </span>
      <span className={css['watch']}>
        {words}
        {title && <span className="visually-hidden">: {title}</span>}
      </span>
      {duration && <span className={css['duration']}>{duration}</span>}
    </>
  )
  return (
    <>
      <div
        id={id}
        className={`${css['screen']} ${css['hosted']}`}
        data-video={JSON.stringify({ id: wistiaId, title, isHosted: true })}
      >
        {poster ? <Picture image={poster} sizes={sizes} className={css['poster']} /> : <Arcs />}
        <button
          type="button"
          className={css['play']}
          data-send="self video.choose"
          data-value={JSON.stringify({ screen: id })}
          data-follow={`${id} poster`}
        >
          {face(t('video.play'))}
        </button>
        <noscript>
          <a className={css['play']} href={page} target="_blank" rel="noopener noreferrer">
            {face(t('video.watchOn', { host: HOST.name }))}
          </a>
        </noscript>
        <div
          className={css['stage']}
          role="group"
          aria-label={title || t('video.play')}
          tabIndex={-1}
          data-part="player"
          data-follow={`${id} player`}
          hidden
        />
        <Waiting id={id} t={t} />
        <Notice id={id} t={t} />
        <Failure id={id} page={page} t={t} />
      </div>
      <PrintedLink href={page} words={t('video.watchOn', { host: HOST.name })} />
    </>
  )
}

interface PanelProps {
  id: string
  t: Translate
}

function Waiting({ id, t }: PanelProps) {
  return (
    <div
      className={css['waiting']}
      role="group"
      aria-label={t('video.loading')}
      tabIndex={-1}
      data-part="waiting"
      data-follow={`${id} waiting`}
      hidden
    >
      <span className={css['disc']} />
      <p className={css['watch']} role="status">
        <span data-follow={`${id} slow`} hidden>
          {t('video.slow')}
        </span>
      </p>
    </div>
  )
}

function Notice({ id, t }: PanelProps) {
  return (
    <div
      className={css['panel']}
      data-color="dark"
      role="group"
      aria-labelledby={`${id}-notice`}
      tabIndex={-1}
      data-part="notice"
      data-follow={`${id} notice`}
      hidden
    >
      <p id={`${id}-notice`} className={css['title']}>
        {t('video.notice.title', { host: HOST.name })}
      </p>
      <p>{t('video.notice.text', { host: HOST.name })}</p>
      <div className={css['actions']}>
        <button type="button" className={ctaCss['cta']} data-small data-send={`${id} video.once`}>
          <span>{t('video.notice.once')}</span>
        </button>
        <button
          type="button"
          className={ctaCss['cta']}
          data-look="secondary"
          data-small
          data-send={`${id} video.settings`}
        >
          <span>{t('video.notice.settings')}</span>
        </button>
      </div>
    </div>
  )
}

function Failure({ id, page, t }: PanelProps & { page: string }) {
  return (
    <div
      className={css['panel']}
      data-color="dark"
      role="group"
      aria-labelledby={`${id}-failed`}
      tabIndex={-1}
      data-part="failed"
      data-follow={`${id} failed`}
      hidden
    >
      <p id={`${id}-failed`} className={css['title']}>
        {t('video.failed.title')}
      </p>
      <p>{t('video.failed.text', { host: HOST.name })}</p>
      <div className={css['actions']}>
        <button type="button" className={ctaCss['cta']} data-small data-send={`${id} video.open`}>
          <span>{t('video.failed.retry')}</span>
        </button>
        <a href={page} target="_blank" rel="noopener noreferrer">
          {t('video.watchOn', { host: HOST.name })}
        </a>
      </div>
    </div>
  )
}
