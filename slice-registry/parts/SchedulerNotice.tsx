import type { Translate } from '#runtime/slice'
import ctaCss from './Cta.module.css'
import css from './SchedulerNotice.module.css'

/**
 * Once the form was sent: a way to a time for an appointment, for those who let nobody measure, and for
 * those who have closed the times. The actor `<slice>-scheduler` shows it.
 */
export function SchedulerNotice({ id, t }: { id: string; t: Translate }) {
  const actor = `${id}-scheduler`
  return (
    <>
      <div className={css['notice']} data-follow={`${actor} offered`} hidden>
        <p>{t('scheduler.offer')}</p>
        <button
          type="button"
          className={ctaCss['cta']}
          data-look="secondary"
          data-send={`${actor} scheduler.choose`}
        >
          <span>{t('scheduler.choose')}</span>
        </button>
      </div>
      <p role="status" className={css['status']}>
        <span data-follow={`${actor} opening`} hidden>
          {t('scheduler.opening')}
        </span>
        <span data-follow={`${actor} booked`} hidden>
          {t('scheduler.booked')}
        </span>
      </p>
    </>
  )
}
