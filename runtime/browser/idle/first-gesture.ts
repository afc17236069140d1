import { reportFailed } from './attempt.ts'

/** What a first gesture can be: a pointer that moves over the page, the focus, a key, a click. */
const gestures = ['pointerover', 'focusin', 'keydown', 'click', 'auxclick']

/**
 * Loads code that only responds to gestures when the visitor makes the first one. Gestures until it is
 * loaded are queued and handed over. A failed load is tried again with the next gesture.
 */
export function awaitGesture(load: () => Promise<(early: readonly Event[]) => void>): void {
  let early: Event[] = []
  const heard = (event: Event) => {
    if (early.push(event) === 1) void begin()
  }
  const begin = async () => {
    try {
      const start = await load()
      for (const type of gestures) document.removeEventListener(type, heard, true)
      start(early)
    } catch (cause) {
      early = []
      reportFailed('gestures', cause)
    }
  }
  for (const type of gestures) document.addEventListener(type, heard, true)
}
