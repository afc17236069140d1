/** What a visitor did before the machines run: it wakes them, waits, and is then handed over in order. */
export interface EarlyActs {
  /** Stops listening. */
  take(): {
    /** What was clicked (`data-send`) or submitted, once each: an impatient second click is dropped. */
    senders: HTMLElement[]
    gestures: Event[]
  }
}

/** What a gesture can be: a pointer that moves over the page, the focus, a key, a click. */
export const gestures = ['pointermove', 'focusin', 'keydown', 'click', 'auxclick']

/** A pointer that rests where a page appears is told of as one that moved, by nothing. */
export function isGesture(event: Event): boolean {
  const { movementX, movementY } = event as PointerEvent
  return event.type !== 'pointermove' || movementX !== 0 || movementY !== 0
}

/** What else tells of a visitor who is there. */
const signs = ['pointerdown', 'wheel', 'scroll', 'toggle']

/**
 * @param wake - an answer is waited for
 * @param sense - somebody is there; called more than once
 */
export function catchEarlyActs(wake: () => void, sense: () => void): EarlyActs {
  const ending = new AbortController()
  const listen = (types: readonly string[], heard: (event: Event) => void, capture = false) => {
    const options = { capture, passive: capture, signal: ending.signal }
    for (const type of types) document.addEventListener(type, heard, options)
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
