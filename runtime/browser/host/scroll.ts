import type { ScrollPort, ScrollPosition } from '../../machines/host-ports.ts'

export const scroll: ScrollPort = {
  position,
  watch(scrolled) {
    let frame = 0
    const report = () => {
      frame = 0
      scrolled(position())
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(report)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  },
}

function position(): ScrollPosition {
  const { scrollHeight, clientHeight } = document.documentElement
  return { top: scrollY, scrollable: scrollHeight - clientHeight, viewport: clientHeight }
}
