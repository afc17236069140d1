import { fromCallback } from 'xstate'
import { keyAlong } from '#runtime/bound'
import type { OwnImplementations, OwnPorts } from '#runtime/machines'

const events: Readonly<Record<string, string>> = {
  ArrowRight: 'tab.next',
  ArrowLeft: 'tab.previous',
  Home: 'tab.first',
  End: 'tab.last',
}

const keys = ({ host }: OwnPorts<'host'>) =>
  fromCallback<{ type: string }, { id: string }>(({ input, sendBack }) => {
    // A component that handles keys itself has done so before they bubble up to here.
    const element = host.element(input.id)
    const answer = (pressed: KeyboardEvent) => {
      const list = (pressed.target as Element).closest<HTMLElement>('[role="tablist"]')
      const type = list && events[keyAlong(pressed.key, list)]
      if (!type || pressed.defaultPrevented) return
      pressed.preventDefault()
      sendBack({ type })
      list.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
    }
    element?.addEventListener('keydown', answer)
    return () => element?.removeEventListener('keydown', answer)
  })

export const implementations: OwnImplementations<'host'> = (ports) => ({
  actors: { 'tabs.keys': keys(ports) },
})
