import type { ViewsPort } from '../../machines/host-ports.ts'

const steps = 20

export const views: ViewsPort = {
  watch(sliceId, changed) {
    const box = findBox(document.querySelector(`sw-island[data-id="${sliceId}"]`))
    if (!box) return () => {}
    let wasInView = false
    const observer = new IntersectionObserver(
      (entries) => {
        const { intersectionRatio, intersectionRect } = entries.at(-1)!
        // Half of a section that is taller than the window may never be in view at once.
        const isInView = intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2
        if (isInView !== wasInView) changed(isInView)
        wasInView = isInView
      },
      { threshold: Array.from({ length: steps + 1 }, (_, step) => step / steps) },
    )
    observer.observe(box)
    return () => observer.disconnect()
  },
}

/** Host elements have no box: takes that of their content. */
function findBox(element: Element | null): Element | undefined {
  if (element?.localName !== 'sw-island') return element ?? undefined
  return findBox(element.firstElementChild)
}
