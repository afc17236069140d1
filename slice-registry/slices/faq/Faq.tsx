import { useEffect, useRef } from 'react'
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
  const list = useRef<HTMLDivElement>(null)
  const notice = ({ open }: HTMLDetailsElement, index: number) => {
    if (open !== isOpen(index)) send({ type: 'panel.toggle', index })
  }
  // What was opened before the machine ran made an event that nobody heard.
  useEffect(() => {
    for (const [index, panel] of [...list.current!.children].entries())
      notice(panel as HTMLDetailsElement, index)
  })
  return (
    <Section id={id}>
      <div className={css.layout}>
        <div className={css.intro}>
          <Slot name="intro" />
        </div>
        <div ref={list} className={css.questions}>
          {props.questions.map((question, index) => (
            <details
              key={index}
              className={css.item}
              open={isOpen(index)}
              // Clicks, keys and the browser's own search all end in this event; so do the machine's changes.
              onToggle={(event) => notice(event.currentTarget, index)}
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
