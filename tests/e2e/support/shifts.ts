/** Detects elements that move by themselves. */
import type { Page } from './test.ts'

interface Watching {
  startWatch(): Promise<void>
  /** Parts of the page from top to bottom, on and off screen. */
  parts(): Element[]
  heights: number[]
  shifts: string[]
}

/**
 * Watches every page opened from now on, once its fonts have loaded: a late font does not count as
 * motion.
 * @returns a function that lists the movements on the current page: visible shifts, `0.0080:
 *   SECTION.hero 560 to 587`, except within half a second of a gesture or of a resize, as the
 *   Layout Instability specification says; and each part of the page whose height has changed,
 *   `SECTION#section-0: 488 to 515 high`. Parts that wait for another to end are left out; tests
 *   without script cover those.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const watching: Watching = {
      heights: [],
      shifts: [],
      async startWatch() {
        const measure = () => watching.parts().map((part) => part.getBoundingClientRect().height)
        // Fonts are requested when their text is first measured.
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
    // A browser short of CPU may draw nothing for a long time.
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
