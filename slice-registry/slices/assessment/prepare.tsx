import type { Prepare } from '#runtime/slice'
import { Heading } from '#parts/Heading.tsx'
import { Icon } from '#parts/Icon.tsx'
import { RichText } from '#parts/RichText.tsx'
import type { AssessmentFields, AssessmentThemesItem } from '../../generated/slice-fields.ts'
import css from './Assessment.module.css'
import type { AssessmentProps } from './part.ts'
import { toReportTexts } from './report-texts.ts'

/** Keeps the model's text in the page, and passes the choices to the island as well. */
export const prepare: Prepare<AssessmentFields, AssessmentProps> = (slice) => {
  const { fields, locale, t } = slice
  const { title, intro, themes } = fields
  const labels = [1, 2, 3, 4, 5].map(
    (number) =>
      fields[`level_label_${number}` as 'level_label_1'] ?? t('assessment.level', { number }),
  )
  const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 })
  const kpi = fields.kpi_label ?? t('assessment.kpi')
  return {
    props: {
      locale,
      themes,
      labels,
      texts: {
        kpi,
        question: fields.select_your_level,
        select: fields.select_label,
        overallLevel: fields.your_overall_level ?? t('assessment.result'),
        nextStep: fields.next_step,
        sample: fields.sample_label ?? t('assessment.sample'),
        sampleNote: fields.sample_note,
      },
      sampleLevels: themes.map(({ sample_level }) =>
        sample_level === undefined ? '' : numbers.format(sample_level),
      ),
      report: fields.pdf_file_name ? toReportTexts(slice, labels, kpi) : undefined,
    },
    slots: {
      title: <Heading field={title ?? t('assessment.title')} className={css['title']} />,
      intro: <RichText field={intro} topHeading={3} className={css['text']} />,
      scale: <Scale labels={labels} locale={locale} />,
      themes: themes.map((theme, index) => (
        <ThemeText key={index} theme={theme} labels={labels} kpi={kpi} isOpen={index === 0} />
      )),
    },
  }
}

function Scale({ labels, locale }: { labels: readonly string[]; locale: string }) {
  return (
    <ol role="list" className={css['scale']}>
      {labels.map((label, index) => (
        <li key={index}>
          <span aria-hidden="true">{(index + 1).toLocaleString(locale)}</span>
          {label}
        </li>
      ))}
    </ol>
  )
}

interface ThemeTextProps {
  theme: AssessmentThemesItem
  labels: readonly string[]
  kpi: string
  isOpen: boolean
}

function ThemeText({ theme, labels, kpi, isOpen }: ThemeTextProps) {
  return (
    <details className={css['theme']} open={isOpen}>
      <summary className={css['summary']}>
        <Heading level={3} field={theme.title} className={css['name']} />
        <Icon name="chevron" />
        {theme.question && <span className={css['question']}>{theme.question}</span>}
      </summary>
      <ol role="list" className={css['levels']}>
        {theme.levels.map((level, index) => (
          <li key={index} className={css['level']}>
            <p className={css['label']}>{labels[index]}</p>
            <Heading level={4} field={level.title} className={css['levelTitle']} />
            <p>{level.text}</p>
            {level.kpi && (
              <p className={css['kpi']}>
                <strong>{kpi}</strong> {level.kpi}
              </p>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
