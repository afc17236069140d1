import ctaCss from '#parts/Cta.module.css'
import headingCss from '#parts/Heading.module.css'
import { Drawing } from '#parts/Drawing.tsx'
import { arrow } from '#parts/icons.tsx'
import type { AssessmentThemesItem } from '../../generated/slice-fields.ts'
import { levelOf, type PartProps } from './part.ts'
import { fewestThemes, Radar } from './Radar.tsx'
import { Report } from './Report.tsx'
import css from './Result.module.css'

/** Renders the top first, and the rest once the top is painted. */
export function Result(part: PartProps) {
  const { id, props, state } = part
  const { themes, labels, locale, texts } = props
  const level = state.context.overallLevel
  return (
    <div
      id={`${id}-result`}
      className={css['result']}
      role="group"
      aria-labelledby={`${id}-result-title`}
      tabIndex={-1}
    >
      <div className={css['summary']}>
        <div className={css['overall']}>
          <h3 id={`${id}-result-title`} className={css['overallTitle']}>
            {texts.overallLevel}
          </h3>
          {level !== null && (
            <p className={css['grade']}>
              <span className={css['number']}>{level.toLocaleString(locale)}</span>
              <span>{labels[level - 1]}</span>
            </p>
          )}
          <Levels {...part} />
          {texts.sampleNote && <p className={css['note']}>{texts.sampleNote}</p>}
        </div>
        {themes.length >= fewestThemes && <Radar {...part} />}
      </div>
      {!state.hasTag('settling') && <Rest {...part} />}
    </div>
  )
}

/** The chart's data in numbers. */
function Levels(part: PartProps) {
  const { themes, labels, locale, texts, sampleLevels } = part.props
  const hasSample = sampleLevels.some(Boolean)
  return (
    <table className={css['levels']}>
      <thead>
        <tr>
          <th scope="col">{part.t('assessment.theme')}</th>
          <th scope="col" data-key="own">
            {part.t('assessment.you')}
          </th>
          {hasSample && (
            <th scope="col" data-key="sample">
              {texts.sample}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {themes.map(({ title }, theme) => {
          const level = levelOf(part, theme)
          return (
            <tr key={theme}>
              <th scope="row">{title}</th>
              <td>
                {level !== undefined && (
                  <span>
                    {(level + 1).toLocaleString(locale)}{' '}
                    <span className={css['label']}>{labels[level]}</span>
                  </span>
                )}
              </td>
              {hasSample && <td>{sampleLevels[theme]}</td>}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Rest(part: PartProps) {
  const { props, state, send, t } = part
  return (
    <div className={css['rest']}>
      <ol role="list" className={css['themes']}>
        {props.themes.map((theme, index) => (
          <Theme key={index} theme={theme} index={index} {...part} />
        ))}
      </ol>
      {props.report && <Report {...part} />}
      <div className={css['foot']}>
        <button
          type="button"
          className={`${ctaCss['cta']} ${css['restart']}`}
          data-look="ghost"
          onClick={() => send({ type: 'assessment.restart' })}
        >
          <span>{t('assessment.restart')}</span>
        </button>
        <div role="status">
          {state.hasTag('postFailed') && (
            <div className={css['failure']}>
              <p>{t('assessment.postFailed')}</p>
              <button
                type="button"
                className={ctaCss['cta']}
                data-look="secondary"
                data-small
                onClick={() => send({ type: 'assessment.post' })}
              >
                <span>{t('assessment.retry')}</span>
              </button>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

interface ThemeProps extends PartProps {
  theme: AssessmentThemesItem
  index: number
}

/**
 * The chosen level, and the usual next step: the level's advice, else the text of the next level.
 */
function Theme({ theme, index, ...part }: ThemeProps) {
  const { props, send, t } = part
  const chosen = levelOf(part, index)
  const level = chosen === undefined ? undefined : theme.levels[chosen]
  const next = level?.next_step ?? theme.levels[(chosen ?? theme.levels.length) + 1]?.text
  return (
    <li className={css['theme']}>
      <h4 className={`${headingCss['heading']} ${css['name']}`}>{theme.title}</h4>
      {level && (
        <div>
          <p className={css['chosen']}>
            <span className={css['chip']}>{props.labels[chosen!]}</span> {level.title}
          </p>
          {next && (
            <p className={css['step']}>
              {props.texts.nextStep && <strong>{props.texts.nextStep}</strong>} {next}
            </p>
          )}
        </div>
      )}
      <button
        type="button"
        className={css['change']}
        onClick={() => send({ type: 'theme.select', themeIndex: index })}
      >
        {t('assessment.change', { theme: theme.title })}
        <Drawing of={arrow} />
      </button>
    </li>
  )
}
