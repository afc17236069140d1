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
    const list = host.element(input.id)?.querySelector<HTMLElement>('[role="tablist"]')
    const answer = (pressed: KeyboardEvent) => {
      const type = events[keyAlong(pressed.key, list!)]
      if (!type) return
      pressed.preventDefault()
      sendBack({ type })
      list!.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
    }
    list?.addEventListener('keydown', answer)
    return () => list?.removeEventListener('keydown', answer)
  })

export const implementations: OwnImplementations<'host'> = (ports) => ({
  actors: { 'tabs.keys': keys(ports) },
})
