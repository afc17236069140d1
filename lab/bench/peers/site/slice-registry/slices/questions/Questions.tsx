import type { SliceProps } from '#runtime/slice'
import { RichText } from '#parts/RichText.tsx'
import type { QuestionsFields } from '../../generated/slice-fields.ts'
import css from './Questions.module.css'

export function Questions({ id, fields }: SliceProps<QuestionsFields>) {
  return (
    <section id={id} className={css['questions']}>
      <h2>{fields.title}</h2>
      {fields.questions.map(({ question, answer }, index) => (
        <details key={index} name={id} className={css['question']}>
          <summary className={css['questionTitle']}>{question}</summary>
          <RichText field={answer} />
        </details>
      ))}
    </section>
  )
}
