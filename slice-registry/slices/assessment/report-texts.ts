import type { RichText } from '#runtime/slice'
import type { PartProps } from './part.ts'

/** What a report can say, in the form in which `machines/assessment` reads it. */
export function toReportTexts({ fields, labels, kpiLabel, locale, t }: PartProps): object {
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
    themes: fields.themes.map(({ title, question, sample_level, leave_alone, levels }) => ({
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
    })),
    resourcesIntroduction: fields.pdf_resources_introduction,
    resources: (fields.pdf_resources ?? []).flatMap(({ kind, title, link }) =>
      link ? [{ kindLabel: fields[`pdf_label_${kind}`] ?? '', title, url: link.href }] : [],
    ),
  }
}

function toParagraphs(text: RichText | undefined): string[] {
  return (text ?? []).flatMap((node) => ('text' in node && node.text ? [node.text] : []))
}
