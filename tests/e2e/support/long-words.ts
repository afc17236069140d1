/** Replaces every text by an endless word, which must break without running off the screen. */
import type { Page } from '@playwright/test'

const word = 'unzertrennlich'.repeat(15).slice(0, 200)

/** The original texts of a page, for `restoreTexts`. */
interface Replaced {
  texts?: [text: Text, said: string][]
}

/** @returns the number of texts; the site's name is part of its logo and stays */
export function replaceTexts(page: Page): Promise<number> {
  return page.evaluate((word) => {
    const kept = 'script, style, svg, noscript, option'
    const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')!.content
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const said = text.data.trim()
      if (said && said !== site && !text.parentElement!.closest(kept)) texts.push(text)
    }
    ;(window as Replaced).texts = texts.map((text) => [text, text.data])
    for (const text of texts) text.data = word
    return texts.length
  }, word)
}

export function restoreTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const [text, said] of (window as Replaced).texts ?? []) text.data = said
  })
}

/**
 * The document where it scrolls sideways, and every text that is cut: beyond the edge of the
 * window, or of an element that hides its overflow. Elements that scroll by themselves (a table,
 * code) cut nothing.
 */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const found =
      scrollWidth > clientWidth ? [`the document is ${scrollWidth} of ${clientWidth} wide`] : []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const parent = text.parentElement!
      if (!text.data.trim() || parent.closest('script, style, svg, noscript')) continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      const edges = findEdges(parent)
      if (!edges) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const isCut = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 0 && (left < edges.left - 1 || right > edges.right + 1),
      )
      if (isCut) found.push(`cut: ${parent.tagName} ${parent.className} in ${edges.of}`)
    }
    return [...new Set(found)]

    /** Undefined for text only for screen readers, and inside elements that scroll. */
    function findEdges(element: Element): { left: number; right: number; of: string } | undefined {
      let left = 0
      let right = clientWidth
      let of = 'the window'
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, position } = getComputedStyle(at)
        const box = at.getBoundingClientRect()
        if (overflowX === 'hidden' && position === 'absolute' && box.width <= 1) return undefined
        if ((overflowX === 'auto' || overflowX === 'scroll') && at !== document.body)
          return undefined
        if (overflowX === 'visible' || at === document.documentElement) continue
        if (box.left > left) [left, of] = [box.left, at.className]
        if (box.right < right) [right, of] = [box.right, at.className]
      }
      return { left, right, of }
    }
  })
}
