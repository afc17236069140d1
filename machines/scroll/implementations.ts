import { fromCallback } from 'xstate'
import type { OwnImplementations, OwnPorts } from '#runtime/machines'

const watch = ({ scroll }: OwnPorts<'scroll'>) =>
  fromCallback(({ sendBack }) => {
    let lastTop = scroll.position().top
    return scroll.watch((position) => {
      if (position.top === lastTop) return
      lastTop = position.top
      sendBack({ ...position, type: 'scroll.moved' } as never)
    })
  })

export const implementations: OwnImplementations<'scroll'> = (ports) => ({
  actors: { 'scroll.watch': watch(ports) },
})
