import type { SliceProps } from '#runtime/slice'
import { Heading } from '#parts/Heading.tsx'
import { Section } from '#parts/Section.tsx'
import { innerLevel, SectionIntro } from '#parts/SectionIntro.tsx'
import { VideoScreen } from '#parts/VideoScreen.tsx'
import type { VideoListFields } from '../../generated/slice-fields.ts'
import css from './VideoList.module.css'

export function VideoList({ id, fields, t }: SliceProps<VideoListFields>) {
  const videos = fields.list.fields.videos
  const level = innerLevel(fields.title)
  if (!videos || videos.length === 0) return null
  return (
    <Section id={id}>
      <SectionIntro fields={fields} />
      <ul role="list" className={css['videos']} data-odd={videos.length % 2 === 1 || undefined}>
        {videos.map((video, index) => (
          <li key={index} className={css['video']}>
            <VideoScreen
              sliceId={id}
              index={index}
              poster={video.poster}
              media={video.media}
              wistiaId={video.wistia_id}
              label={video.title}
              sizes="(width >= 51.875rem) 46rem, 92vw"
              t={t}
            />
            <div className={css['words']}>
              <Heading level={level} field={video.title} className={css['title']} />
              {video.duration && <p className={css['duration']}>{video.duration}</p>}
              {video.description && <p className={css['text']}>{video.description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
