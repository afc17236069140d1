/** What moves by itself. */
import type { Page } from './test.ts'

interface Watching {
  startWatch(): Promise<void>
  /** From top to bottom, in and out of sight. */
  parts(): Element[]
  heights: number[]
  shifts: string[]
}

/**
 * Watches every page opened from now on, from when its fonts are there: a font that comes after the first paint is no
 * motion.
 * @returns reads what has moved on the page that is open: what was seen to move, `0.0080: SECTION.hero 560 to 587`, none of
 * it within half a second of a gesture or of another size of the window, as the Layout Instability specification has
 * it; and each part of the page that has another height than at first, `SECTION#section-0: 488 to 515 high`. Not the
 * parts that wait for another to end, which are seen where nothing else is done: without script.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const watching: Watching = {
      heights: [],
      shifts: [],
      async startWatch() {
        const measure = () => watching.parts().map((part) => part.getBoundingClientRect().height)
        // Fonts are asked for when what they are for is measured first.
        await nextFrame()
        measure()
        await document.fonts.ready
        await nextFrame()
        if (watching.heights.length > 0) return
        from = performance.now()
        watching.heights = measure()
      },
      parts: () => [...document.querySelectorAll('main > :not(sw-island), main > sw-island > *')],
    }
    let from = Infinity
    // A browser that is short of a core may draw nothing for long.
    const nextFrame = () =>
      new Promise((done) => {
        requestAnimationFrame(done)
        setTimeout(done, 1000)
      })
    document.addEventListener('DOMContentLoaded', watching.startWatch)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput || entry.startTime < from) continue
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.nodeName}.${node.className}` : '?'
          return `${name} ${previousRect.y} to ${currentRect.y}`
        })
        watching.shifts.push(`${entry.value.toFixed(4)}: ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { watching })
  })
  return () =>
    page.evaluate(async () => {
      const { watching } = window as unknown as { watching: Watching }
      await watching.startWatch()
      const grown = watching.parts().flatMap((part, index) => {
        const [before, now] = [watching.heights[index]!, part.getBoundingClientRect().height]
        if (part.closest('[hidden]')) return []
        const name = `${part.nodeName}#${part.id}`
        return Math.abs(before - now) < 0.5 ? [] : `${name}: ${before} to ${now} high`
      })
      return [...watching.shifts, ...grown]
    })
}

/** https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
