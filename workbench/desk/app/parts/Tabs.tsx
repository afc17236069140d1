import type { KeyboardEvent } from 'react'

interface TabsProps {
  /** Names the tabs for assistive technology. */
  label: string
  /** Id of the panel that the tabs control. */
  panel: string
  tabs: readonly { id: string; words: string }[]
  chosen: string
  onChoose(id: string): void
}

export function Tabs({ label, panel, tabs, chosen, onChoose }: TabsProps) {
  function press({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
    if (step === undefined) return
    const at = tabs.findIndex(({ id }) => id === chosen)
    const next = (at + step + tabs.length) % tabs.length
    onChoose(tabs[next]!.id)
    ;(currentTarget.children[next] as HTMLElement).focus()
  }
  return (
    <div role="tablist" aria-label={label} className="tabs" onKeyDown={press}>
      {tabs.map(({ id, words }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === chosen}
          aria-controls={panel}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {words}
        </button>
      ))}
    </div>
  )
}
