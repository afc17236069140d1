import type { SliceProps } from '#runtime/slice'
import { Heading } from '#parts/Heading.tsx'
import { Icon } from '#parts/Icon.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import type { AssessmentFields, AssessmentThemesItem } from '../../generated/slice-fields.ts'
import css from './Assessment.module.css'

/** The whole model as text: it can be read, searched and printed without a script. */
export function Assessment({ id, fields, t }: SliceProps<AssessmentFields>) {
  const { title, intro, themes, kpi_label } = fields
  const labels = [1, 2, 3, 4, 5].map(
    (number) =>
      fields[`level_label_${number}` as 'level_label_1'] ?? t('assessment.level', { number }),
  )
  return (
    <Section id={id}>
      <div className={css.opening}>
        <div className={css.intro}>
          <Heading field={title ?? t('assessment.title')} />
          <RichText field={intro} topHeading={3} className={css.text} />
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
        <Theme
          key={index}
          theme={theme}
          labels={labels}
          kpiLabel={kpi_label ?? t('assessment.kpi')}
          isOpen={index === 0}
        />
      ))}
    </Section>
  )
}

interface ThemeProps {
  theme: AssessmentThemesItem
  labels: readonly string[]
  kpiLabel: string
  isOpen: boolean
}

function Theme({ theme, labels, kpiLabel, isOpen }: ThemeProps) {
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
