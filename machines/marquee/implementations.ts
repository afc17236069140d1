import { fromCallback } from 'xstate'
import type { OwnImplementations, OwnPorts } from '#runtime/machines'

const motion = ({ dom }: OwnPorts) =>
  fromCallback(({ sendBack }) => {
    const tell = () => calm.matches && sendBack({ type: 'marquee.calm' })
    const calm = dom.media('(prefers-reduced-motion: reduce)', tell)
    tell()
    return calm.stop
  })

export const implementations: OwnImplementations = (ports) => ({
  actors: { 'marquee.motion': motion(ports) },
})
