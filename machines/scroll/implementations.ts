import { fromCallback } from 'xstate'
import type { Implementations } from '#runtime/machines'

const watch = fromCallback(({ sendBack }) => {
  let told = scrollY
  let frame = 0
  const tell = () => {
    frame = 0
    if (scrollY === told) return
    told = scrollY
    const { scrollHeight, clientHeight } = document.documentElement
    sendBack({
      type: 'scroll.moved',
      top: scrollY,
      scrollable: scrollHeight - clientHeight,
      viewport: clientHeight,
    } as never)
  }
  const heard = () => {
    frame ||= requestAnimationFrame(tell)
  }
  addEventListener('scroll', heard, { passive: true })
  return () => {
    removeEventListener('scroll', heard)
    cancelAnimationFrame(frame)
  }
})

export const implementations = {
  actors: { 'scroll.watch': watch },
} satisfies Implementations
