import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { View } from './View.tsx'

export interface Tab {
  name: string
  content: ReactNode
}

export interface TabsProps {
  tabs: readonly Tab[]
  /** Index of the shown tab. */
  index: number
  show: (index: number) => void
}

export function Tabs({ tabs, index, show }: TabsProps) {
  const id = useId()
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const next = (index + step + tabs.length) % tabs.length
    show(next)
    ;(event.currentTarget.children[next] as HTMLElement | undefined)?.focus()
  }
  return (
    <div className="tabs">
      <div role="tablist" tabIndex={-1} aria-label="Details" onKeyDown={move}>
        {tabs.map(({ name }, at) => (
          <button
            key={at}
            type="button"
            role="tab"
            id={`${id}-tab-${at}`}
            aria-controls={`${id}-panel`}
            aria-selected={at === index}
            tabIndex={at === index ? 0 : -1}
            onClick={() => show(at)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${index}`}
        tabIndex={0}
        className="panel"
      >
        <View key={index} name={`“${tabs[index]?.name}”`}>
          {tabs[index]?.content}
        </View>
      </div>
    </div>
  )
}
