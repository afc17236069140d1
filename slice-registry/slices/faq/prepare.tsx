import type { Prepare } from '#runtime/slice'
import { RichText } from '#parts/RichText.tsx'
import { innerLevel, SectionIntro } from '#parts/SectionIntro.tsx'
import type { FaqFields } from '../../generated/slice-fields.ts'
import type { FaqProps } from './Faq.tsx'

/** The answers are the bulk of the slice: they stay on the server and in the page. */
export const prepare: Prepare<FaqFields, FaqProps> = ({ fields }) => ({
  props: {
    questions: fields.questions.map((entry) => entry.question),
    level: innerLevel(fields.title),
  },
  slots: {
    intro: <SectionIntro fields={fields} />,
    ...Object.fromEntries(
      fields.questions.map((entry, index) => [
        `answer-${index}`,
        <RichText key={index} field={entry.answer} topHeading={4} />,
      ]),
    ),
  },
})
