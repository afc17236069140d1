import type { SliceProps } from '#runtime/slice'
import { Icon } from '#parts/Icon.tsx'
import { Portrait } from '#parts/Portrait.tsx'
import type { EventHeaderFields } from '../../generated/slice-fields.ts'
import css from './EventHeader.module.css'

/** Facts of an event: date, duration, place and speakers. */
export function EventFacts({ fields, t }: Pick<SliceProps<EventHeaderFields>, 'fields' | 't'>) {
  const { starts_at, date, duration, location, speakers } = fields
  return (
    <dl className={css['facts']}>
      {date && (
        <div>
          <dt>
            <Icon name="calendar" />
            <span className="visually-hidden">{t('event.date')}</span>
          </dt>
          <dd>
            <time dateTime={starts_at}>{date}</time>
          </dd>
        </div>
      )}
      {duration && (
        <div>
          <dt>
            <Icon name="clock" />
            <span className="visually-hidden">{t('event.duration')}</span>
          </dt>
          <dd>{duration}</dd>
        </div>
      )}
      {location && (
        <div>
          <dt>
            <Icon name="pin" />
            <span className="visually-hidden">{t('event.place')}</span>
          </dt>
          <dd>{location}</dd>
        </div>
      )}
      {speakers && speakers.length > 0 && (
        <div>
          <dt>
            <Icon name="people" />
            <span className="visually-hidden">{t('event.speakers')}</span>
          </dt>
          <dd>
            <ul role="list" className={css['speakers']}>
              {speakers.map(({ name, job, portrait }, index) => (
                <li key={index}>
                  <Portrait image={portrait} name={name} sizes="3rem" className={css['portrait']} />
                  <span>
                    <strong>{name}</strong>
                    {job && <span className={css['job']}>{job}</span>}
                  </span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  )
}
