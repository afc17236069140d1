import type { ToggleEvent } from 'react'
import { Slot, type IslandProps } from '#runtime/slice'
import { Icon } from '#parts/Icon.tsx'
import { Section } from '#parts/Section.tsx'
import css from './Faq.module.css'

export interface FaqProps {
  questions: string[]
  level: 2 | 3
}

interface AccordionContext {
  /** Indices of the open panels. */
  open: number[]
}

/**
 * Native `details`, so questions open without scripts and the browser's search finds what is in
 * them. Once hydrated, at the visitor's first touch, the machine says which are open.
 */
export function Faq({
  id,
  props,
  state,
  send,
}: IslandProps<FaqProps, AccordionContext, { type: 'panel.toggle'; index: number }>) {
  const Question = `h${props.level}` as const
  const isOpen = (index: number) => state.context.open.includes(index)
  // Clicks, keys, the browser's own search and the island's start end in this event; so do the machine's changes.
  const notice = (event: ToggleEvent<HTMLDetailsElement>, index: number) => {
    if (event.currentTarget.open !== isOpen(index)) send({ type: 'panel.toggle', index })
  }
  return (
    <Section id={id}>
      <div className={css.layout}>
        <div className={css.intro}>
          <Slot name="intro" />
        </div>
        <div className={css.questions}>
          {props.questions.map((question, index) => (
            <details
              key={index}
              className={css.item}
              open={isOpen(index)}
              onToggle={(event) => notice(event, index)}
            >
              <summary className={css.question}>
                <Question>{question}</Question>
                <span className={css.sign}>
                  <Icon name="plus" />
                </span>
              </summary>
              <div className={css.answer}>
                <Slot name={`answer-${index}`} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
