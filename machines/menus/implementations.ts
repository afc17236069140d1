import { fromCallback } from 'xstate'
import type { DisclosureTarget, EventOf, OwnImplementations } from '#runtime/machines'

/** Milliseconds after hovering has opened a menu in which a click was still meant to open it. */
const lateClick = 500

export const implementations: OwnImplementations<'disclosures'> = ({ clock, disclosures }) => {
  const { go, hide, show } = disclosures

  const gestures = fromCallback(({ sendBack }) => {
    const send = (
      type: 'menus.enter' | 'menus.leave' | 'menus.closed' | 'menus.opened' | 'menus.meant',
      id: string,
    ) => {
      const event: EventOf<'menus'> = { type, id }
      sendBack(event)
    }
    let pointed: string | undefined
    let openedAt = -Infinity
    return disclosures.listen({
      point(id = '') {
        pointed = id
        send(id ? 'menus.enter' : 'menus.leave', id)
      },
      toggle(id, isOpening) {
        if (!isOpening) send('menus.closed', id)
        else if (id === pointed) {
          openedAt = clock.now()
          send('menus.opened', id)
        }
      },
      click(id) {
        if (clock.now() - openedAt >= lateClick) return false
        send('menus.meant', id)
        return true
      },
      leave: (id) => hide(id),
      key(press) {
        const event: EventOf<'menus'> = { type: 'menus.press', ...press }
        sendBack(event)
      },
    })
  })

  return {
    actions: {
      'menus.go': (_: unknown, { to }: { to: DisclosureTarget }) => go(to),
      'menus.show': (_: unknown, { id }: { id: string }) => show(id),
      'menus.hide': (_: unknown, { id }: { id: string }) => hide(id, true),
    },
    actors: { 'menus.gestures': gestures },
  }
}
