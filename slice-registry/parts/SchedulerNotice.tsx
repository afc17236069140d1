import type { Translate } from '#runtime/slice'
import ctaCss from './Cta.module.css'
import css from './SchedulerNotice.module.css'

/**
 * Offers to schedule an appointment once the form was sent, for visitors without consent, and for
 * those who closed the scheduler. The actor `<slice>-scheduler` shows it.
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
