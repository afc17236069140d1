/** Pixels. */
const gap = 6
const leastHeight = 180
const greatestHeight = 352
const leastWidth = 288

/**
 * Keeps the list next to its field, within the part of the page that a phone's keyboard leaves
 * visible, whatever scrolls. Returns a function that stops it.
 */
export function placeList(list: HTMLElement, field: HTMLElement): () => void {
  const view = field.ownerDocument.defaultView!
  const { visualViewport } = view
  const ended = new AbortController()
  const place = () => {
    const { top, bottom, left, width } = field.getBoundingClientRect()
    const { clientWidth, clientHeight } = field.ownerDocument.documentElement
    const from = visualViewport?.offsetTop ?? 0
    const to = from + (visualViewport?.height ?? view.innerHeight)
    const [above, below] = [top - from - 2 * gap, to - bottom - 2 * gap]
    const isAbove = below < leastHeight && above > below
    const wide = Math.min(Math.max(width, leastWidth), clientWidth - 2 * gap)
    Object.assign(list.style, {
      inlineSize: `${wide}px`,
      maxBlockSize: `${Math.min(Math.max(isAbove ? above : below, 0), greatestHeight)}px`,
      left: `${Math.max(gap, Math.min(left, clientWidth - gap - wide))}px`,
      top: isAbove ? 'auto' : `${bottom + gap}px`,
      bottom: isAbove ? `${clientHeight - top + gap}px` : 'auto',
    })
  }
  place()
  const { signal } = ended
  view.addEventListener('scroll', place, { capture: true, passive: true, signal })
  view.addEventListener('resize', place, { signal })
  for (const type of ['scroll', 'resize']) visualViewport?.addEventListener(type, place, { signal })
  return () => ended.abort()
}
