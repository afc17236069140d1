import ctaCss from '#parts/Cta.module.css'
import { Heading } from '#parts/Heading.tsx'
import { Icon } from '#parts/Icon.tsx'
import type { AssessmentThemesItem } from '../../generated/slice-fields.ts'
import type { PartProps } from './part.ts'
import { fewestThemes, Radar } from './Radar.tsx'
import { Report } from './Report.tsx'
import css from './Result.module.css'

/** Everything that can come of it is in the markup; the state shows what did. */
export function Result(parts: PartProps) {
  const { id, fields, labels, t } = parts
  return (
    <div
      id={`${id}-result`}
      className={css.result}
      role="group"
      aria-labelledby={`${id}-result-title`}
      tabIndex={-1}
      data-follow="self completed"
      hidden
    >
      <div className={css.summary}>
        <div className={css.overall}>
          <h3 id={`${id}-result-title`} className={css.overallTitle}>
            {fields.your_overall_level ?? t('assessment.result')}
          </h3>
          {labels.map((label, index) => (
            <p
              key={index}
              className={css.grade}
              data-follow={`self context.overallLevel=${index + 1}`}
              hidden
            >
              <span className={css.number}>{index + 1}</span>
              <span>{label}</span>
            </p>
          ))}
          <Levels {...parts} />
          {fields.sample_note && <p className={css.note}>{fields.sample_note}</p>}
        </div>
        {fields.themes.length >= fewestThemes && <Radar {...parts} />}
      </div>
      <div className={css.rest} data-follow="self !settling">
        <ol role="list" className={css.themes}>
          {fields.themes.map((theme, index) => (
            <Theme key={index} theme={theme} index={index} {...parts} />
          ))}
        </ol>
        {fields.pdf_file_name && <Report {...parts} />}
        <div className={css.foot}>
          <button
            type="button"
            className={`${ctaCss.cta} ${css.restart}`}
            data-look="ghost"
            data-send="self assessment.restart"
          >
            <span>{t('assessment.restart')}</span>
          </button>
          <div role="status">
            <div className={css.failure} data-follow="self postFailed" hidden>
              <p>{t('assessment.postFailed')}</p>
              <button
                type="button"
                className={ctaCss.cta}
                data-look="secondary"
                data-small
                data-send="self assessment.post"
              >
                <span>{t('assessment.retry')}</span>
              </button>
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

/** What the chart shows, in numbers. */
function Levels({ fields, labels, locale, t }: PartProps) {
  const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 })
  const hasSample = fields.themes.some(({ sample_level }) => sample_level !== undefined)
  return (
    <table className={css.levels}>
      <thead>
        <tr>
          <th scope="col">{t('assessment.theme')}</th>
          <th scope="col" data-key="own">
            {t('assessment.you')}
          </th>
          {hasSample && (
            <th scope="col" data-key="sample">
              {fields.sample_label ?? t('assessment.sample')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {fields.themes.map(({ title, sample_level }, theme) => (
          <tr key={theme}>
            <th scope="row">{title}</th>
            <td>
              {labels.map((label, index) => (
                <span key={index} data-follow={isAt(theme, index)} hidden>
                  {index + 1} <span className={css.label}>{label}</span>
                </span>
              ))}
            </td>
            {hasSample && <td>{sample_level === undefined ? '' : numbers.format(sample_level)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ThemeProps extends PartProps {
  theme: AssessmentThemesItem
  index: number
}

function Theme({ fields, theme, index, labels, t }: ThemeProps) {
  return (
    <li className={css.theme}>
      <Heading level={4} field={theme.title} className={css.name} />
      {theme.levels.map((level, levelIndex) => (
        <div key={levelIndex} data-follow={isAt(index, levelIndex)} hidden>
          <p className={css.chosen}>
            <span className={css.chip}>{labels[levelIndex]}</span> {level.title}
          </p>
          <NextStep
            label={fields.next_step}
            text={level.next_step ?? theme.levels[levelIndex + 1]?.text}
          />
        </div>
      ))}
      <button
        type="button"
        className={css.change}
        data-send="self theme.select"
        data-value={JSON.stringify({ themeIndex: index })}
      >
        {t('assessment.change', { theme: theme.title })}
        <Icon name="arrow" />
      </button>
    </li>
  )
}

function NextStep({ label, text }: { label: string | undefined; text: string | undefined }) {
  if (!text) return null
  return (
    <p className={css.step}>
      {label && <strong>{label}</strong>} {text}
    </p>
  )
}

function isAt(theme: number, level: number): string {
  return `self context.themes.${theme}.selectedLevelIndex=${level}`
}
