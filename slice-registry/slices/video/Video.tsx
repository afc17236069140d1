import type { SliceProps } from '#runtime/slice'
import { Icon } from '#parts/Icon.tsx'
import { Picture } from '#parts/Picture.tsx'
import { hasText, RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import { SectionIntro } from '#parts/SectionIntro.tsx'
import type { VideoFields } from '../../generated/slice-fields.ts'
import css from './Video.module.css'

const HOST = { name: 'Wistia', page: 'https://fast.wistia.net/embed/iframe/' }

/** Nothing but the picture loads before the visitor presses play. */
export function Video({ id, fields, t }: SliceProps<VideoFields>) {
  const { poster, media, wistia_id, duration, caption, transcript } = fields
  return (
    <Section id={id}>
      <SectionIntro fields={fields} align="center" />
      <figure className={css.figure}>
        {media ? (
          <video
            className={css.screen}
            controls
            playsInline
            preload="none"
            poster={poster.src}
            width={poster.width}
            height={poster.height}
            aria-label={poster.alt || caption || media.name}
          >
            <source src={media.href} type={typeOf(media.href)} />
            <a href={media.href}>{media.name}</a>
          </video>
        ) : (
          <div className={css.screen}>
            <Picture image={poster} sizes="(width >= 1200px) 64rem, 92vw" className={css.poster} />
            {wistia_id && (
              <a
                className={css.play}
                href={HOST.page + wistia_id}
                target="_blank"
                rel="noopener noreferrer"
              >
                <span className={css.disc}>
                  <Icon name="play" />
                </span>
                <span className={css.watch}>{t('video.watchOn', { host: HOST.name })}</span>
                {duration && <span className={css.duration}>{duration}</span>}
              </a>
            )}
          </div>
        )}
        {(caption || (media && duration)) && (
          <figcaption className={css.caption}>
            {caption}
            {media && duration && <span>{duration}</span>}
          </figcaption>
        )}
      </figure>
      {hasText(transcript) && (
        <details className={css.transcript}>
          <summary>
            {t('video.transcript')}
            <Icon name="chevron" />
          </summary>
          <RichText field={transcript} topHeading={3} />
        </details>
      )}
    </Section>
  )
}

/** Undefined lets the browser find out by asking the server. */
function typeOf(href: string): string | undefined {
  const extension = /\.(mp4|webm)(?:$|\?)/.exec(href)?.[1]
  return extension && `video/${extension}`
}
