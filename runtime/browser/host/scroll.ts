import type { ScrollPort, ScrollPosition } from '../../machines/host-ports.ts'

export const scroll: ScrollPort = {
  position,
  watch(scrolled) {
    let frame = 0
    const tell = () => {
      frame = 0
      scrolled(position())
    }
    const heard = () => {
      frame ||= requestAnimationFrame(tell)
    }
    addEventListener('scroll', heard, { passive: true })
    return () => {
      removeEventListener('scroll', heard)
      cancelAnimationFrame(frame)
    }
  },
}

function position(): ScrollPosition {
  const { scrollHeight, clientHeight } = document.documentElement
  return { top: scrollY, scrollable: scrollHeight - clientHeight, viewport: clientHeight }
}
