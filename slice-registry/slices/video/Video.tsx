import type { SliceProps } from '#runtime/slice'
import { Icon } from '#parts/Icon.tsx'
import { hasText, RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import { SectionIntro } from '#parts/SectionIntro.tsx'
import { VideoScreen } from '#parts/VideoScreen.tsx'
import type { VideoFields } from '../../generated/slice-fields.ts'
import css from './Video.module.css'

export function Video({ id, fields, t }: SliceProps<VideoFields>) {
  const { poster, media, wistia_id, duration, caption, transcript } = fields
  return (
    <Section id={id}>
      <SectionIntro fields={fields} align="center" />
      <figure className={css['figure']}>
        <VideoScreen
          sliceId={id}
          poster={poster}
          media={media}
          wistiaId={wistia_id}
          duration={duration}
          label={poster.alt ? undefined : caption}
          sizes="(width >= 75rem) 64rem, 92vw"
          t={t}
        />
        {(caption || (media && duration)) && (
          <figcaption className={css['caption']}>
            {caption}
            {media && duration && <span>{duration}</span>}
          </figcaption>
        )}
      </figure>
      {hasText(transcript) && (
        <details className={css['transcript']}>
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
