import ctaCss from '#parts/Cta.module.css'
import { Icon } from '#parts/Icon.tsx'
import type { PartProps } from './part.ts'
import { toReportTexts } from './report-texts.ts'
import css from './Report.module.css'

/** The machine makes the report of what is here and of the answers. */
export function Report(parts: PartProps) {
  const { id, t } = parts
  return (
    <div
      id={`${id}-report`}
      className={css.report}
      role="group"
      aria-labelledby={`${id}-report-title`}
      tabIndex={-1}
      data-report={JSON.stringify(toReportTexts(parts))}
    >
      <h3 id={`${id}-report-title`} className={css.title}>
        {t('assessment.report')}
      </h3>
      <p data-follow="self !unlocked">{t('assessment.report.locked')}</p>
      <p data-follow="self unlocked" hidden>
        {t('assessment.report.unlocked')}
      </p>
      <div className={css.ways} data-follow="self unlocked" hidden>
        <button
          type="button"
          className={ctaCss.cta}
          data-look="primary"
          data-send="self report.download"
          data-follow="self !building"
        >
          <Icon name="download" />
          <span>{t('assessment.report.download')}</span>
        </button>
        <div className={css.building} data-follow="self building" hidden>
          <span id={`${id}-share-text`} className={css.share} data-share="0">
            {t('assessment.report.building')}
          </span>
          <progress
            id={`${id}-share`}
            aria-label={t('assessment.report.building')}
            max={100}
            value={0}
          />
        </div>
      </div>
      <div role="status">
        <p className="visually-hidden" data-follow="self building" hidden>
          {t('assessment.report.building')}
        </p>
        <p data-follow="self downloaded" hidden>
          {t('assessment.report.downloaded')}
        </p>
        <p data-follow="self buildFailed" hidden>
          {t('assessment.report.buildFailed')}
        </p>
        <p data-follow="self uploadFailed" hidden>
          {t('assessment.report.uploadFailed')}
        </p>
      </div>
      <button
        type="button"
        className={ctaCss.cta}
        data-look="secondary"
        data-small
        data-send="self report.upload"
        data-follow="self uploadFailed"
        hidden
      >
        <span>{t('assessment.retry')}</span>
      </button>
      <p data-follow="self context.url" hidden>
        <a id={`${id}-report-link`} href={`#${id}-report`} data-nav="off">
          {t('assessment.report.link')}
        </a>
      </p>
    </div>
  )
}
