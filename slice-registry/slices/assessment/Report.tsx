import ctaCss from '#parts/Cta.module.css'
import { Drawing } from '#parts/Drawing.tsx'
import { download } from '#parts/icons.tsx'
import type { PartProps } from './part.ts'
import { toReportThemes } from './report-texts.ts'
import css from './Report.module.css'

/** Offers the report, which the machine builds from `data-report` and the answers. */
export function Report({ id, props, state, send, t }: PartProps) {
  const { share, url } = state.context
  const isUnlocked = state.hasTag('unlocked')
  return (
    <div
      id={`${id}-report`}
      className={css['report']}
      role="group"
      aria-labelledby={`${id}-report-title`}
      tabIndex={-1}
      data-report={JSON.stringify({ ...props.report, themes: toReportThemes(props.themes) })}
    >
      <h3 id={`${id}-report-title`} className={css['title']}>
        {t('assessment.report')}
      </h3>
      <p>{t(isUnlocked ? 'assessment.report.unlocked' : 'assessment.report.locked')}</p>
      {isUnlocked && (
        <div className={css['ways']}>
          {state.hasTag('building') ? (
            <div className={css['building']}>
              <span className={css['share']} data-share={share}>
                {t('assessment.report.building')}
              </span>
              <progress aria-label={t('assessment.report.building')} max={100} value={share} />
            </div>
          ) : (
            <button
              type="button"
              className={ctaCss['cta']}
              data-look="primary"
              onClick={() => send({ type: 'report.download' })}
            >
              <Drawing of={download} />
              <span>{t('assessment.report.download')}</span>
            </button>
          )}
        </div>
      )}
      <div role="status">
        {state.hasTag('building') && (
          <p className="visually-hidden">{t('assessment.report.building')}</p>
        )}
        {state.hasTag('downloaded') && <p>{t('assessment.report.downloaded')}</p>}
        {state.hasTag('buildFailed') && <p>{t('assessment.report.buildFailed')}</p>}
        {state.hasTag('uploadFailed') && <p>{t('assessment.report.uploadFailed')}</p>}
      </div>
      {state.hasTag('uploadFailed') && (
        <button
          type="button"
          className={ctaCss['cta']}
          data-look="secondary"
          data-small
          onClick={() => send({ type: 'report.upload' })}
        >
          <span>{t('assessment.retry')}</span>
        </button>
      )}
      {url && (
        <p>
          <a href={url} data-nav="off">
            {t('assessment.report.link')}
          </a>
        </p>
      )}
    </div>
  )
}
