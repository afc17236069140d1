import type { SliceProps } from '#runtime/slice'
import { Icon } from '#parts/Icon.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import { innerLevel, SectionIntro } from '#parts/SectionIntro.tsx'
import type { FaqFields } from '../../generated/slice-fields.ts'
import css from './Faq.module.css'

/**
 * Native `details`, so questions open without scripts and the browser's search finds their content.
 * The machine, which loads with the visitor's first touch, learns which are open.
 */
export function Faq({ id, fields }: SliceProps<FaqFields>) {
  const Question = `h${innerLevel(fields.title)}` as const
  return (
    <Section id={id}>
      <div className={css['layout']}>
        <div className={css['intro']}>
          <SectionIntro fields={fields} />
        </div>
        <div className={css['questions']}>
          {fields.questions.map(({ question, answer }, index) => (
            <details
              key={index}
              className={css['item']}
              open={fields.open_first && index === 0}
              data-follow={`self context.open=${index}`}
              data-opened="panel.toggle"
              data-closed="panel.toggle"
              data-value={JSON.stringify({ index })}
            >
              <summary className={css['question']}>
                <Question>{question}</Question>
                <span className={css['sign']}>
                  <Icon name="plus" />
                </span>
              </summary>
              <div className={css['answer']}>
                <RichText field={answer} topHeading={4} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
