import type { KeyboardEvent } from 'react'
import { keyAlong } from '#runtime/slice'
import ctaCss from '#parts/Cta.module.css'
import headingCss from '#parts/Heading.module.css'
import { Drawing } from '#parts/Drawing.tsx'
import { arrow, check } from '#parts/icons.tsx'
import type { AssessmentThemesLevelsItem } from '../../generated/slice-fields.ts'
import { levelOf, type PartProps } from './part.ts'
import css from './Choice.module.css'

const steps: Record<string, 1 | -1 | undefined> = { ArrowRight: 1, ArrowLeft: -1 }

/** One theme at a time, with its five sentences. */
export function Choice(part: PartProps) {
  const { id, props, state, send, t } = part
  const { selectedThemeIndex } = state.context
  const press = (event: KeyboardEvent) => {
    const by = steps[keyAlong(event.key, event.currentTarget)]
    if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    send({ type: 'theme.step', by })
  }
  return (
    <div className={css['choice']}>
      <nav className={css['themes']} aria-label={t('assessment.themes')} data-themes>
        <ol role="list">
          {props.themes.map(({ title }, index) => (
            <li key={index}>
              <button
                type="button"
                id={`${id}-tab-${index}`}
                className={css['tab']}
                aria-current={index === selectedThemeIndex ? 'step' : undefined}
                onClick={() => send({ type: 'theme.select', themeIndex: index })}
                onKeyDown={press}
              >
                <span className={css['mark']} aria-hidden="true">
                  {(index + 1).toLocaleString(props.locale)}
                  {levelOf(part, index) !== undefined && (
                    <span className={css['done']}>
                      <Drawing of={check} />
                    </span>
                  )}
                </span>
                <span className={css['tabName']}>{title}</span>
                {levelOf(part, index) !== undefined && (
                  <span className="visually-hidden">{t('assessment.answered')}</span>
                )}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css['stage']} data-stage>
        <Theme key={selectedThemeIndex} {...part} />
      </div>
    </div>
  )
}

/** The current theme. */
function Theme(part: PartProps) {
  const { id, props, state, send, t } = part
  const index = state.context.selectedThemeIndex
  const theme = props.themes[index]
  if (!theme) return null
  const themeId = `${id}-theme-${index}`
  const say = (number: number) => number.toLocaleString(props.locale)
  const isAnswered = levelOf(part, index) !== undefined
  return (
    <section
      id={themeId}
      className={css['theme']}
      aria-labelledby={`${themeId}-title`}
      tabIndex={-1}
    >
      <p className={css['position']}>
        {t('assessment.position', { number: say(index + 1), total: say(props.themes.length) })}
      </p>
      <h3 id={`${themeId}-title`} className={`${headingCss['heading']} ${css['title']}`}>
        {theme.title}
      </h3>
      <fieldset className={css['levels']}>
        <legend className={css['legend']}>
          {theme.question && <span className={css['question']}>{theme.question}</span>}{' '}
          {props.texts.question}
        </legend>
        {theme.levels.map((level, levelIndex) => (
          <Level key={levelIndex} {...part} level={level} levelIndex={levelIndex} />
        ))}
      </fieldset>
      <div className={css['ways']}>
        {index > 0 && (
          <button
            type="button"
            className={ctaCss['cta']}
            data-look="ghost"
            onClick={() => send({ type: 'theme.select', themeIndex: index - 1 })}
          >
            <span>{t('form.back')}</span>
          </button>
        )}
        <button
          type="button"
          className={ctaCss['cta']}
          data-look="primary"
          disabled={!isAnswered}
          onClick={() => send({ type: 'assessment.next' })}
        >
          <span>{t(state.hasTag('finished') ? 'assessment.toResult' : 'assessment.next')}</span>
          {isAnswered && <Drawing of={arrow} />}
        </button>
      </div>
    </section>
  )
}

interface LevelProps extends PartProps {
  level: AssessmentThemesLevelsItem
  levelIndex: number
}

function Level({ level, levelIndex, ...part }: LevelProps) {
  const { id, props, state, send } = part
  const index = state.context.selectedThemeIndex
  const name = `${id}-theme-${index}`
  const levelId = `${name}-${levelIndex}`
  return (
    <div className={css['level']}>
      <input
        type="radio"
        id={levelId}
        name={name}
        value={levelIndex}
        aria-describedby={`${levelId}-text`}
        checked={levelOf(part, index) === levelIndex}
        onChange={() => send({ type: 'level.select', levelIndex })}
      />
      <label htmlFor={levelId}>
        <span className={css['levelLabel']}>{props.labels[levelIndex]}</span>{' '}
        <span className={css['levelTitle']}>{level.title}</span>
      </label>
      <p id={`${levelId}-text`} className={css['text']}>
        {level.text}
        {level.kpi && (
          <span className={css['kpi']}>
            {' '}
            <strong>{props.texts.kpi}</strong> {level.kpi}
          </span>
        )}
      </p>
      {props.texts.select && (
        <span className={css['select']} aria-hidden="true">
          {props.texts.select}
        </span>
      )}
    </div>
  )
}
