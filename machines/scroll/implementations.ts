import { fromCallback } from 'xstate'
import type { OwnImplementations, OwnPorts, SendTo } from '#runtime/machines'

const watch = ({ scroll }: OwnPorts<'scroll'>) =>
  fromCallback(({ sendBack }) => {
    const send: SendTo<'scroll'> = sendBack
    let lastTop = scroll.position().top
    return scroll.watch((position) => {
      if (position.top === lastTop) return
      lastTop = position.top
      send({ ...position, type: 'scroll.moved' })
    })
  })

export const implementations: OwnImplementations<'scroll'> = (ports) => ({
  actors: { 'scroll.watch': watch(ports) },
})
