import type { KeyboardEvent } from 'react'
import { keyAlong, Slot, type IslandProps } from '#runtime/slice'
import { Section } from '#parts/Section.tsx'
import css from './Tabs.module.css'

export interface TabsProps {
  labels: string[]
}

interface TabsContext {
  selected: number
}

type TabsEvent =
  | { type: 'tab.select'; index: number }
  | { type: 'tab.next' | 'tab.previous' | 'tab.first' | 'tab.last' }

const KEYS: Record<string, TabsEvent> = {
  ArrowRight: { type: 'tab.next' },
  ArrowLeft: { type: 'tab.previous' },
  Home: { type: 'tab.first' },
  End: { type: 'tab.last' },
}

/** The tabs pattern of ARIA with automatic selection: one tab stop, arrows move and select. */
export function Tabs({ id, props, state, send }: IslandProps<TabsProps, TabsContext, TabsEvent>) {
  const { selected } = state.context
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const answer = KEYS[keyAlong(event.key, event.currentTarget)]
    if (!answer) return
    event.preventDefault()
    const list = event.currentTarget
    send(answer)
    // React has rendered the new selection by the next frame; then the focus moves to it.
    requestAnimationFrame(() =>
      list.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus(),
    )
  }
  return (
    <Section id={id}>
      <Slot name="intro" />
      <div role="tablist" className={css.list} onKeyDown={move}>
        {props.labels.map((label, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={css.tab}
            aria-selected={index === selected}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => send({ type: 'tab.select', index })}
          >
            {label}
          </button>
        ))}
      </div>
      {props.labels.map((_, index) => (
        <div
          key={index}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          className={css.panel}
          aria-labelledby={`${id}-tab-${index}`}
          data-selected={index === selected}
          tabIndex={0}
        >
          <Slot name={`panel-${index}`} />
        </div>
      ))}
    </Section>
  )
}
