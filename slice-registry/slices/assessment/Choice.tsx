import ctaCss from '#parts/Cta.module.css'
import { Heading } from '#parts/Heading.tsx'
import { Icon } from '#parts/Icon.tsx'
import type { AssessmentThemesItem } from '../../generated/slice-fields.ts'
import type { PartProps } from './part.ts'
import css from './Choice.module.css'

/** One theme at a time, with its five sentences. */
export function Choice(parts: PartProps) {
  const { id, fields, t } = parts
  return (
    <div className={css.choice} data-follow="self choosing" hidden>
      <nav className={css.themes} aria-label={t('assessment.themes')} data-themes>
        <ol role="list">
          {fields.themes.map(({ title }, index) => (
            <li key={index}>
              <button
                type="button"
                id={`${id}-tab-${index}`}
                className={css.tab}
                data-send="self theme.select"
                data-value={JSON.stringify({ themeIndex: index })}
                aria-current={index === 0 ? 'step' : undefined}
              >
                <span className={css.mark} aria-hidden="true">
                  {index + 1}
                  <span className={css.done} data-follow={hasLevel(index)} hidden>
                    <Icon name="check" />
                  </span>
                </span>
                <span className={css.tabName}>{title}</span>
                <span className="visually-hidden" data-follow={hasLevel(index)} hidden>
                  {t('assessment.answered')}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.stage} data-stage>
        {fields.themes.map((theme, index) => (
          <Theme key={index} theme={theme} index={index} {...parts} />
        ))}
      </div>
    </div>
  )
}

/** A level of 0 is a level: the condition asks for the text of it. */
const hasNoLevel = (theme: number) => `self context.themes.${theme}.selectedLevelIndex=`
const hasLevel = (theme: number) => hasNoLevel(theme).replace(' ', ' !')

interface ThemeProps extends PartProps {
  theme: AssessmentThemesItem
  index: number
}

function Theme({ id, fields, theme, index, labels, kpiLabel, t }: ThemeProps) {
  const themeId = `${id}-theme-${index}`
  const total = fields.themes.length
  return (
    <section
      id={themeId}
      className={css.theme}
      aria-labelledby={`${themeId}-title`}
      tabIndex={-1}
      data-follow={`self context.selectedThemeIndex=${index}`}
      hidden={index > 0}
    >
      <p className={css.position}>{t('assessment.position', { number: index + 1, total })}</p>
      <Heading level={3} id={`${themeId}-title`} field={theme.title} className={css.title} />
      <fieldset className={css.levels}>
        <legend className={css.legend}>
          {theme.question && <span className={css.question}>{theme.question}</span>}{' '}
          {fields.select_your_level}
        </legend>
        {theme.levels.map((level, levelIndex) => {
          const levelId = `${themeId}-${levelIndex}`
          return (
            <div key={levelIndex} className={css.level}>
              <input
                type="radio"
                id={levelId}
                name={themeId}
                value={levelIndex}
                aria-describedby={`${levelId}-text`}
                data-send="self level.select"
                data-value={JSON.stringify({ levelIndex })}
                data-checked={`self context.themes.${index}.selectedLevelIndex=${levelIndex}`}
              />
              <label htmlFor={levelId}>
                <span className={css.levelLabel}>{labels[levelIndex]}</span>{' '}
                <span className={css.levelTitle}>{level.title}</span>
              </label>
              <p id={`${levelId}-text`} className={css.text}>
                {level.text}
                {level.kpi && (
                  <span className={css.kpi}>
                    {' '}
                    <strong>{kpiLabel}</strong> {level.kpi}
                  </span>
                )}
              </p>
              {fields.select_label && (
                <span className={css.select} aria-hidden="true">
                  {fields.select_label}
                </span>
              )}
            </div>
          )
        })}
      </fieldset>
      <div className={css.ways}>
        {index > 0 && (
          <button
            type="button"
            className={ctaCss.cta}
            data-look="ghost"
            data-send="self theme.select"
            data-value={JSON.stringify({ themeIndex: index - 1 })}
          >
            <span>{t('form.back')}</span>
          </button>
        )}
        <button
          type="button"
          className={ctaCss.cta}
          data-look="primary"
          data-follow={hasNoLevel(index)}
          disabled
        >
          <span>{t('assessment.next')}</span>
        </button>
        <button
          type="button"
          className={ctaCss.cta}
          data-look="primary"
          data-send="self assessment.next"
          data-follow={hasLevel(index)}
          hidden
        >
          <span data-follow="self !finished">{t('assessment.next')}</span>
          <span data-follow="self finished" hidden>
            {t('assessment.toResult')}
          </span>
          <Icon name="arrow" />
        </button>
      </div>
    </section>
  )
}
