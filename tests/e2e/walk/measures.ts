/** Positions on a page, to the pixel. */
import type { Locator, Page } from '@playwright/test'

/** Words of more than three letters that are split over two lines. */
export function findBroken(page: Page, within: string): Promise<string[]> {
  return page.locator(within).evaluate(async (root) => {
    await document.fonts.ready
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const broken: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { 0: word, index } of text.data.matchAll(/\p{L}{4,}/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) broken.push(word)
      }
    }
    return broken
  })
}

/** Pixels of the focus ring that are cut off by the window or by a clipping ancestor. */
export function measureCut(page: Page): Promise<number> {
  return page.evaluate(() => {
    const focused = document.activeElement!
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused)
    if (outlineStyle === 'none') throw new Error('No ring.')
    const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset)
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    let cut = Math.max(reach - left, right + reach - innerWidth)
    for (let at = focused.parentElement!; at !== document.body; at = at.parentElement!) {
      const { overflowX, overflowY } = getComputedStyle(at)
      const box = at.getBoundingClientRect()
      if (overflowX !== 'visible')
        cut = Math.max(cut, box.left - left + reach, right + reach - box.right)
      if (overflowY !== 'visible')
        cut = Math.max(cut, box.top - top + reach, bottom + reach - box.bottom)
    }
    return cut
  })
}

/** The position of the words, not of their box. */
export const wordsAt = (element: Locator) =>
  element.evaluate((found) => {
    const range = document.createRange()
    range.selectNodeContents(found)
    return range.getBoundingClientRect().left
  })

/** Numbers of distinct left and top edges. */
export const countEdges = (all: Locator) =>
  all.evaluateAll((found) => {
    const boxes = found.map((element) => element.getBoundingClientRect())
    const count = (edges: number[]) => new Set(edges.map(Math.round)).size
    return {
      columns: count(boxes.map(({ left }) => left)),
      rows: count(boxes.map(({ top }) => top)),
    }
  })
