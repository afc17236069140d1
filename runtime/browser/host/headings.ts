import type { HeadingsPort } from '../../machines/host-ports.ts'

export const headings: HeadingsPort = {
  watch(ids, line, crossed) {
    const elements = ids.flatMap((id) => document.getElementById(id) ?? [])
    const look = () =>
      crossed(
        elements.map((element) => ({
          id: element.id,
          isAbove: element.getBoundingClientRect().top < innerHeight * line,
        })),
      )
    // Elements crossing the line are all that matters: scrolling itself costs nothing.
    const below = Math.floor((1 - line) * 100)
    const observer = new IntersectionObserver(look, { rootMargin: `0px 0px -${below}% 0px` })
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  },
}
