import type { RichText, SliceProps } from '#runtime/slice'
import type { AssessmentFields, AssessmentThemesItem } from '../../generated/slice-fields.ts'

/** Texts of a report besides its themes, in the form that `machines/assessment` reads. */
export type ReportTexts = ReturnType<typeof toReportTexts>

export function toReportTexts(
  { fields, locale, t }: SliceProps<AssessmentFields>,
  labels: readonly string[],
  kpiLabel: string,
) {
  return {
    locale,
    texts: {
      fileName: fields.pdf_file_name,
      headerTitle: fields.pdf_header_title ?? '',
      headerIntroPage: fields.pdf_header_intro_page ?? '',
      headerPageNumber: fields.pdf_header_page_number ?? '',
      headerResourcesPage: fields.pdf_header_resources_page ?? '',
      title: fields.pdf_title ?? fields.title ?? t('assessment.title'),
      subtitle: fields.pdf_subtitle ?? '',
      introduction: toParagraphs(fields.pdf_introduction),
      yourOverallLevel: fields.your_overall_level ?? t('assessment.result'),
      kpiLabel,
      currentLevelLabel: fields.current_level ?? t('assessment.you'),
      nextLevelLabel: fields.next_level ?? '',
      nextStepLabel: fields.next_step ?? '',
      leaveAloneLabel: fields.leave_alone ?? '',
      sampleLabel: fields.sample_label ?? t('assessment.sample'),
      sampleNote: fields.sample_note ?? '',
    },
    levelLabels: labels,
    resourcesIntroduction: fields.pdf_resources_introduction,
    resources: (fields.pdf_resources ?? []).flatMap(({ kind, title, link }) =>
      link ? [{ kindLabel: fields[`pdf_label_${kind}`] ?? '', title, url: link.href }] : [],
    ),
  }
}

export function toReportThemes(themes: readonly AssessmentThemesItem[]) {
  return themes.map(({ title, question, sample_level, leave_alone, levels }) => ({
    title,
    question,
    sampleLevel: sample_level,
    leaveAlone: leave_alone,
    levels: levels.map(({ title, text, kpi, next_step }) => ({
      title,
      text,
      kpi,
      advice: next_step,
    })),
  }))
}

function toParagraphs(text: RichText | undefined): string[] {
  return (text ?? []).flatMap((node) => ('text' in node && node.text ? [node.text] : []))
}
