/** Outlines over elements of the page. The elements themselves stay as they are. */
import { findBox } from './bound-elements.ts'

export interface Lights {
  /** Outlines these, and no others, until it is called again. @param label - beside the first */
  show(elements: readonly Element[], label?: string): void
  /** Outlines these for a moment. */
  flash(elements: readonly Element[]): void
}

/** How long a flash can be seen, in ms. */
const flashTime = 900
/** More boxes than anybody tells apart. */
const most = 60

const isCalm = matchMedia('(prefers-reduced-motion: reduce)')

/** @param root - gets the layer with the outlines, above everything else that is open in the page */
export function createLights(root: ShadowRoot): Lights {
  const layer = document.createElement('div')
  layer.className = 'lights'
  layer.popover = 'manual'
  layer.ariaHidden = 'true'
  root.append(layer)
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
    }
    // The page scrolls, and its parts move.
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
  /** Above dialogs that were opened meanwhile. */
  const raise = () => {
    layer.hidePopover()
    layer.showPopover()
    if (frame === undefined) place()
  }

  return {
    show(elements, label) {
      shown.forEach(remove)
      shown = elements.slice(0, most).map((element) => add(element, 'lit'))
      if (shown.length === 0) return
      const [first] = shown
      if (label) first!.append(Object.assign(document.createElement('b'), { textContent: label }))
      raise()
    },
    flash(elements) {
      if (elements.length === 0) return
      for (const element of elements.slice(0, most)) {
        const box = add(element, 'flash')
        // Without motion it stands, and is gone.
        const steps = isCalm.matches
          ? [{ opacity: 1 }, { opacity: 1 }]
          : [{ opacity: 1 }, { opacity: 0 }]
        void box.animate(steps, flashTime).finished.finally(() => remove(box))
      }
      raise()
    },
  }
}
