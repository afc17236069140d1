/**
 * The visitor's acts before the machines run: they wake them, wait, and are handed over in order.
 */
export interface EarlyActs {
  /** Stops listening. */
  take(): {
    /**
     * Elements clicked (`data-send`) or submitted, once each: an impatient second click is dropped.
     */
    senders: HTMLElement[]
    gestures: Event[]
  }
}

/** Events that are gestures: a pointer moves over the page, focus, a key, a click. */
export const gestures = ['pointermove', 'focusin', 'keydown', 'click', 'auxclick']

/** A pointer resting where a page appears is reported as moved, by nothing. */
export function isGesture(event: Event): boolean {
  const { movementX, movementY } = event as PointerEvent
  return event.type !== 'pointermove' || movementX !== 0 || movementY !== 0
}

/** Other signs of a visitor who is there. */
const signs = ['pointerdown', 'wheel', 'scroll', 'toggle']

/**
 * @param wake - called when somebody waits for an answer
 * @param sense - called when somebody is there, more than once
 */
export function catchEarlyActs(wake: () => void, sense: () => void): EarlyActs {
  const ending = new AbortController()
  const listen = (types: readonly string[], listener: (event: Event) => void, capture = false) => {
    const options = { capture, passive: capture, signal: ending.signal }
    for (const type of types) document.addEventListener(type, listener, options)
  }
  const senders = new Set<HTMLElement>()
  listen(['click', 'submit'], (event) => {
    const sender = findSender(event)
    if (!sender) return
    if (event.type === 'submit') event.preventDefault()
    senders.add(sender)
    wake()
  })
  const made: Event[] = []
  listen(gestures, (event) => isGesture(event) && made.push(event) && sense(), true)
  listen(signs, sense, true)

  return {
    take() {
      ending.abort()
      const waiting = [...senders].filter((sender) => sender.isConnected)
      senders.clear()
      return { senders: waiting, gestures: made.splice(0) }
    },
  }
}

/** The element that declares what a click or a submit sends; a form answers to submits only. */
export function findSender(event: Event): HTMLElement | undefined {
  const target = event.target as Element
  const selector = event.type === 'submit' ? 'form[data-send]' : '[data-send]:not(form)'
  return target.closest<HTMLElement>(selector) ?? undefined
}
