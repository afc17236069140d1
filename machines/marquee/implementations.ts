import { fromCallback } from 'xstate'
import type { Implementations } from '#runtime/machines'

const motion = fromCallback(({ sendBack }) => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const tell = () => calm.matches && sendBack({ type: 'marquee.calm' })
  tell()
  calm.addEventListener('change', tell)
  return () => calm.removeEventListener('change', tell)
})

export const implementations = {
  actors: { 'marquee.motion': motion },
} satisfies Implementations
