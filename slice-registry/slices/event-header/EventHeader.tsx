import type { SliceProps } from '#runtime/slice'
import ctaCss from '#parts/Cta.module.css'
import { OpeningHeading } from '#parts/Heading.tsx'
import { Icon } from '#parts/Icon.tsx'
import { Indicator } from '#parts/Indicator.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { LogoRow } from '#parts/LogoRow.tsx'
import { Picture } from '#parts/Picture.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import { VideoScreen } from '#parts/VideoScreen.tsx'
import type { EventHeaderFields } from '../../generated/slice-fields.ts'
import css from './EventHeader.module.css'
import { EventFacts } from './EventFacts.tsx'

/** There is a calendar entry only for a future event, and only then can visitors register. */
export function EventHeader({ id, fields, t }: SliceProps<EventHeaderFields>) {
  const { indicator, title, text, color, link, link_label, calendar, logos } = fields
  const isAhead = calendar !== undefined
  return (
    <Section id={id} color={color ?? 'light'} className={css['header']}>
      <div className={css['layout']}>
        <div className={css['words']}>
          <Indicator text={indicator} />
          <OpeningHeading field={title} />
          <RichText field={text} className={css['text']} />
          <EventFacts fields={fields} t={t} />
          {isAhead ? (
            <div className={css['actions']}>
              {link && (
                <LinkTo link={link} className={ctaCss['cta']}>
                  <span>{link_label ?? t('event.register')}</span>
                </LinkTo>
              )}
              <a href={calendar.href} download className={ctaCss['cta']} data-look="secondary">
                <Icon name="calendar" />
                <span>{t('event.addToCalendar')}</span>
              </a>
            </div>
          ) : (
            <p className={css['over']}>{t('event.over')}</p>
          )}
        </div>
        <Stage id={id} fields={fields} t={t} />
      </div>
      {logos && logos.length > 0 && (
        <div className={css['logos']}>
          <p>{t('event.with')}</p>
          <LogoRow logos={logos} />
        </div>
      )}
    </Section>
  )
}

/** The recording, once there is one; else the picture. The calendar leaf hangs over its corner. */
function Stage({ id, fields, t }: Pick<SliceProps<EventHeaderFields>, 'id' | 'fields' | 't'>) {
  const { image, day, month, calendar, media, wistia_id, duration } = fields
  const sizes = '(width >= 51.875rem) 42vw, 92vw'
  const isRecorded = calendar === undefined && (media || wistia_id)
  if (!image && !isRecorded && !day) return null
  return (
    <div className={css['stage']} data-empty={(!image && !isRecorded) || undefined}>
      {isRecorded ? (
        <VideoScreen
          sliceId={id}
          poster={image}
          media={media}
          wistiaId={wistia_id}
          duration={duration}
          label={t('event.recording')}
          sizes={sizes}
          t={t}
        />
      ) : (
        image && <Picture image={image} sizes={sizes} className={css['image']} />
      )}
      {day && month && !isRecorded && (
        <p className={css['leaf']} aria-hidden="true">
          <span>{month}</span>
          <strong>{day}</strong>
        </p>
      )}
    </div>
  )
}
