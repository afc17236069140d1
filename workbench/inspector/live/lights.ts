/** Draws outlines over elements of the page, without changing the elements. */
import { findBox } from './bound-elements.ts'

export interface Lights {
  /** Outlines only these until it is called again. @param label - beside the first */
  show(elements: readonly Element[], label?: string): void
  /** Outlines these for a moment. */
  flash(elements: readonly Element[]): void
}

/** Milliseconds of a flash. */
const flashTime = 900
/** Most boxes drawn: more cannot be told apart. */
const most = 60

const isCalm = matchMedia('(prefers-reduced-motion: reduce)')

/** @param root - gets the layer with the outlines, above everything open in the page */
export function createLights(root: ShadowRoot): Lights {
  const layer = document.createElement('div')
  layer.className = 'lights'
  layer.popover = 'manual'
  layer.ariaHidden = 'true'
  root.append(layer)
  const words = document.createElement('b')
  const lit = new Map<HTMLElement, Element>()
  let shown: HTMLElement[] = []
  let frame: number | undefined

  const place = () => {
    for (const [box, element] of lit) {
      const rect = findBox(element)
      box.hidden = !rect
      if (!rect) continue
      box.style.translate = `${rect.left}px ${rect.top}px`
      box.style.width = `${rect.width}px`
      box.style.height = `${rect.height}px`
      if (box === shown[0]) placeWords(words, rect)
    }
    // Places them in each frame, since the page scrolls and its parts move.
    frame = lit.size > 0 ? requestAnimationFrame(place) : undefined
    if (lit.size === 0) layer.hidePopover()
  }
  const add = (element: Element, name: string): HTMLElement => {
    const box = document.createElement('div')
    box.className = name
    lit.set(box, element)
    layer.append(box)
    return box
  }
  const remove = (box: HTMLElement) => {
    lit.delete(box)
    box.remove()
  }
  /** Raises the layer above dialogs opened meanwhile. */
  const raise = () => {
    layer.hidePopover()
    layer.showPopover()
    if (frame === undefined) place()
  }

  return {
    show(elements, label = '') {
      shown.forEach(remove)
      shown = elements.slice(0, most).map((element) => add(element, 'lit'))
      words.textContent = label
      words.remove()
      if (shown.length === 0) return
      if (label) layer.append(words)
      raise()
    },
    flash(elements) {
      if (elements.length === 0) return
      for (const element of elements.slice(0, most)) {
        const box = add(element, 'flash')
        // With reduced motion it appears and disappears without fading.
        const steps = isCalm.matches
          ? [{ opacity: 1 }, { opacity: 1 }]
          : [{ opacity: 1 }, { opacity: 0 }]
        void box.animate(steps, flashTime).finished.finally(() => remove(box))
      }
      raise()
    },
  }
}

/** Places the label above the outline, or below if there is no space, and within the window. */
function placeWords(words: HTMLElement, box: DOMRect): void {
  const { width, height } = words.getBoundingClientRect()
  const gap = 6
  const above = box.top - height - gap
  const left = Math.max(0, Math.min(box.left, innerWidth - width))
  words.style.translate = `${left}px ${above < 0 ? box.bottom + gap : above}px`
}
