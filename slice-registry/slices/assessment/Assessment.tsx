import type { SliceProps } from '#runtime/slice'
import ctaCss from '#parts/Cta.module.css'
import { Heading } from '#parts/Heading.tsx'
import { Icon } from '#parts/Icon.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import type { AssessmentFields, AssessmentThemesItem } from '../../generated/slice-fields.ts'
import css from './Assessment.module.css'
import { Choice } from './Choice.tsx'
import type { PartProps } from './part.ts'
import { Result } from './Result.tsx'

/**
 * The whole model is text: it can be read, searched and printed without a script. With one, the
 * visitor goes through the same themes one by one, and sees a result.
 */
export function Assessment(slice: SliceProps<AssessmentFields>) {
  const { id, fields, t } = slice
  const { title, intro, themes } = fields
  const labels = [1, 2, 3, 4, 5].map(
    (number) =>
      fields[`level_label_${number}` as 'level_label_1'] ?? t('assessment.level', { number }),
  )
  const parts = { ...slice, labels, kpiLabel: fields.kpi_label ?? t('assessment.kpi') }
  return (
    <Section id={id}>
      <Heading field={title ?? t('assessment.title')} className={css.title} />
      <div data-follow="self reading">
        <div className={css.opening}>
          <div className={css.intro}>
            <RichText field={intro} topHeading={3} className={css.text} />
            <button
              type="button"
              id={`${id}-start`}
              className={`${ctaCss.cta} ${css.script}`}
              data-look="primary"
              data-send="self assessment.open"
            >
              <span>{t('assessment.start')}</span>
              <Icon name="arrow" />
            </button>
          </div>
          <ol role="list" className={css.scale}>
            {labels.map((label, index) => (
              <li key={index}>
                <span aria-hidden="true">{index + 1}</span>
                {label}
              </li>
            ))}
          </ol>
        </div>
        {themes.map((theme, index) => (
          <ThemeText key={index} theme={theme} isOpen={index === 0} {...parts} />
        ))}
      </div>
      <Choice {...parts} />
      <Result {...parts} />
    </Section>
  )
}

interface ThemeTextProps extends PartProps {
  theme: AssessmentThemesItem
  isOpen: boolean
}

function ThemeText({ theme, labels, kpiLabel, isOpen }: ThemeTextProps) {
  return (
    <details className={css.theme} open={isOpen}>
      <summary className={css.summary}>
        <Heading level={3} field={theme.title} className={css.name} />
        <Icon name="chevron" />
        {theme.question && <span className={css.question}>{theme.question}</span>}
      </summary>
      <ol role="list" className={css.levels}>
        {theme.levels.map((level, index) => (
          <li key={index} className={css.level}>
            <p className={css.label}>{labels[index]}</p>
            <Heading level={4} field={level.title} className={css.levelTitle} />
            <p>{level.text}</p>
            {level.kpi && (
              <p className={css.kpi}>
                <strong>{kpiLabel}</strong> {level.kpi}
              </p>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
