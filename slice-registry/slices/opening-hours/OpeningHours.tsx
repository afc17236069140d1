import type { SliceProps } from '#runtime/slice'
import { Section } from '#parts/Section.tsx'
import { innerLevel, SectionIntro } from '#parts/SectionIntro.tsx'
import type { OpeningHoursFields } from '../../generated/slice-fields.ts'
import { listSayings, toDate, toDays, toSpan, type Span } from './opening-times.ts'
import css from './OpeningHours.module.css'

/** Whether it is open now, the days of a week with their hours, then the days that differ. */
export function OpeningHours({ id, fields, locale, t }: SliceProps<OpeningHoursFields>) {
  const { hours, exceptions = [], address } = fields
  const Title = `h${innerLevel(fields.title, fields.heading)}` as const
  return (
    <Section id={id}>
      <div className={css['layout']}>
        <SectionIntro fields={fields} />
        <div className={css['card']}>
          <p className={css['now']}>
            {[
              { says: 'open', text: t('hours.open') },
              { says: 'closed', text: t('hours.closed') },
              ...listSayings(hours, exceptions, locale).map(({ says, day, time }) => ({
                says,
                text: day ? t('hours.closedUntil', { day, time }) : t('hours.openUntil', { time }),
              })),
            ].map(({ says, text }) => (
              <span key={says} data-follow={`self context.says=${says}`} hidden>
                {text}
              </span>
            ))}
          </p>
          <dl className={css['days']}>
            {toDays(hours, locale).map(({ name, spans }) => (
              <div key={name} data-closed={spans.length === 0 || undefined}>
                <dt>{name}</dt>
                <dd>
                  <Spans spans={spans} locale={locale} closed={t('hours.closed')} />
                </dd>
              </div>
            ))}
          </dl>
          {exceptions.length > 0 && (
            <>
              <Title className={css['title']}>{t('hours.exceptions')}</Title>
              <dl className={css['days']}>
                {exceptions.map(({ date, until, opens, closes, note }, index) => (
                  <div key={index} data-closed={!(opens && closes) || undefined}>
                    <dt>
                      {/* No element names a range of days. */}
                      <time dateTime={date}>
                        {toDate({ date, ...(until && { until }) }, locale)}
                      </time>
                      {note && <span className={css['note']}>{note}</span>}
                    </dt>
                    <dd>
                      <Spans
                        spans={opens && closes ? [{ opens, closes }] : []}
                        locale={locale}
                        closed={t('hours.closed')}
                      />
                    </dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          {address && <p className={css['address']}>{address}</p>}
        </div>
      </div>
    </Section>
  )
}

function Spans({ spans, locale, closed }: { spans: Span[]; locale: string; closed: string }) {
  if (spans.length === 0) return closed
  return (
    <ul role="list">
      {spans.map((span) => (
        <li key={span.opens}>{toSpan(span, locale)}</li>
      ))}
    </ul>
  )
}
